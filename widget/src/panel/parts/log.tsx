import type { Conversation } from '../conversation';
import { strings } from '../strings';
import { ContactForm } from './contact-form';
import { Turn } from './turn';

/** The conversation, oldest first. */
export function Log({ chat }: { chat: Conversation }) {
  const say = strings();
  const { turns, waiting, suggestions, askContact, settings } = chat.view;
  const answers = turns.length ? suggestions : (settings?.suggestions ?? []);
  return (
    <div className="log" role="log" aria-live="off" aria-label={say.chat} tabIndex={0}>
      <p className="automated">{say.automated}</p>
      <div className="turn assistant">
        <p className="bubble" dir="auto">
          {settings?.greeting || say.greeting}
        </p>
      </div>
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
      {askContact && <ContactForm chat={chat} />}
    </div>
  );
}
