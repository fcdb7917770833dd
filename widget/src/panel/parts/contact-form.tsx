import type { FormEvent } from 'react';
import type { Conversation } from '../conversation';
import { strings } from '../strings';

const FIELDS = [
  ['name', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
] as const;
type Field = (typeof FIELDS)[number][0];

/** The small form for name, email and phone; one way to answer is enough. What it sends also stands in the chat. */
export function ContactForm({ chat }: { chat: Conversation }) {
  const say = strings().contact;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = event.currentTarget.elements as unknown as Record<Field, HTMLInputElement>;
    const [name, email, phone] = FIELDS.map(([field]) => fields[field].value.trim() || undefined);
    // As much as the server takes for a way to reach somebody: what it would drop must not be thanked for.
    const isWhole = email ? /^\S+@\S+\.\S\S+$/.test(email) : phone;
    const contactFault = isWhole ? phone && !/(\d\D*){7}/.test(phone) && 'phone' : 'email';
    if (contactFault) {
      chat.set({ contactFault });
      fields[contactFault].focus();
    } else {
      chat.send([name, email, phone].filter(Boolean).join(', '), undefined, { name, email, phone });
    }
  };
  return (
    <form className="contact" noValidate onSubmit={submit}>
      <b>{say.title}</b>
      {FIELDS.map(([name, type]) => (
        <label key={name}>
          {say[name]}
          {name === chat.view.contactFault && (
            <span className="problem" role="alert">
              {say.missing}
            </span>
          )}
          <input name={name} type={type} autoComplete={name === 'phone' ? 'tel' : name} />
        </label>
      ))}
      <div className="actions">
        <button type="submit" className="solid">
          {say.send}
        </button>
        <button type="button" className="plain" onClick={() => chat.set({ askContact: false })}>
          {strings().cancel}
        </button>
      </div>
    </form>
  );
}
