import type { FormEvent } from 'react';
import type { Conversation } from '../conversation';
import { strings } from '../strings';
import type { Faults } from '../view';

const FIELDS = [
  ['name', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
] as const;
type Field = (typeof FIELDS)[number][0];

/** The small form for name, email and phone; one way to answer is enough. What it sends also stands in the chat. */
export function ContactForm({ chat, faults }: { chat: Conversation; faults: Faults }) {
  const say = strings().contact;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = event.currentTarget.elements as unknown as Record<Field, HTMLInputElement>;
    const [name, email, phone] = FIELDS.map(([field]) => fields[field].value.trim() || undefined);
    // What the server would refuse must not be thanked for.
    const found: Faults = {
      email: email ? !/\S@\S+\.\S\S/.test(email) && say.badEmail : !phone && say.missing,
      phone: phone && !/(\d\D*){7}/.test(phone) && say.badPhone,
    };
    const faulty = found.email ? 'email' : found.phone && 'phone';
    if (faulty) {
      chat.set({ contactForm: found });
      fields[faulty].focus();
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
          {faults[name] && (
            <span className="problem" role="alert">
              {faults[name]}
            </span>
          )}
          <input name={name} type={type} autoComplete={type === 'text' ? name : type} />
        </label>
      ))}
      <div className="actions">
        <button type="submit" className="solid">
          {say.send}
        </button>
        <button type="button" className="plain" onClick={() => chat.set({ contactForm: false })}>
          {strings().cancel}
        </button>
      </div>
    </form>
  );
}
