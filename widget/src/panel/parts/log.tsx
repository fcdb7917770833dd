import type { Conversation } from '../conversation';
import { ContactForm } from './contact-form';
import { Turn } from './turn';

/** The conversation below the greeting, oldest first, and what can be answered by a tap. */
export function Log({ chat }: { chat: Conversation }) {
  const { turns, waiting, suggestions, contactForm, settings } = chat.view;
  const answers = turns.length ? suggestions : (settings?.suggestions ?? []);
  return (
    <>
      {turns.map((turn) => (
        <Turn key={turn.key} turn={turn} chat={chat} />
      ))}
      {waiting && (
        <div className="typing">
          <i />
        </div>
      )}
      {!waiting && answers.length > 0 && (
        <div className="answers">
          {answers.map((answer) => (
            <button key={answer} type="button" dir="auto" onClick={() => chat.send(answer)}>
              {answer}
            </button>
          ))}
        </div>
      )}
      {contactForm && <ContactForm chat={chat} faults={contactForm} />}
    </>
  );
}
