import type { FormEvent } from 'react';
import type { Conversation } from '../conversation';
import { strings } from '../strings';

const FIELDS = [
  ['name', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
] as const;
type Field = (typeof FIELDS)[number][0] | 'unseen';

/** The small form for name, email and phone; one way to answer is enough. What it sends also stands in the chat. */
export function ContactForm({ chat }: { chat: Conversation }) {
  const say = strings().contact;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = event.currentTarget.elements as unknown as Record<Field, HTMLInputElement>;
    const read = (name: Field): string | undefined => fields[name].value.trim() || undefined;
    const contact = { name: read('name'), email: read('email'), phone: read('phone') };
    const { name, email, phone } = contact;
    if (email ? !/^\S+@\S+\.\S+$/.test(email) : !phone) {
      chat.set({ contactProblem: say.missing });
      fields.email.focus();
    } else chat.send([name, email, phone].filter(Boolean).join(', '), { contact, website: read('unseen') });
  };
  return (
    <form className="contact" noValidate onSubmit={submit}>
      <b>{say.title}</b>
      {FIELDS.map(([name, type]) => (
        <label key={name}>
          {say[name]}
          {name === 'email' && chat.view.contactProblem && (
            <span className="problem" role="alert">
              {chat.view.contactProblem}
            </span>
          )}
          <input name={name} type={type} autoComplete={name === 'phone' ? 'tel' : name} />
        </label>
      ))}
      {/* Only bots fill it in; browsers know nothing to fill in under such a name. */}
      <input className="unseen" name="unseen" tabIndex={-1} autoComplete="off" aria-hidden="true" />
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
