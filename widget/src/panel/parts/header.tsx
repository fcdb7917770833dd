import type { Conversation } from '../conversation';
import { strings } from '../strings';
import { Icon, Tool } from './icon';

interface Props {
  chat: Conversation;
  /** Left out where the chat cannot be closed, in the dashboard's preview. */
  onClose?: () => void;
}

/** `tel:` address of a number as people write it. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Who the visitor talks to, and the ways out: call, start over, close. */
export function Header({ chat, onClose }: Props) {
  const say = strings();
  const { settings, turns, asking } = chat.view;
  const phone = settings?.phone;
  return (
    <header>
      <div className="bar">
        <h2>{settings?.businessName || say.chat}</h2>
        {phone && (
          <a className="tool" href={telephone(phone)} aria-label={say.call(phone)}>
            <Icon name="phone" />
          </a>
        )}
        {turns.length > 0 && <Tool icon="restart" name={say.restart} onClick={() => chat.set({ asking: true })} />}
        {onClose && <Tool icon="close" name={say.close} onClick={onClose} />}
      </div>
      {asking && (
        <div className="ask" role="alert">
          <p>{say.restartAsk}</p>
          <button type="button" className="plain" onClick={() => chat.set({ asking: false })}>
            {say.cancel}
          </button>
          <button type="button" className="solid" onClick={chat.restart}>
            {say.restart}
          </button>
        </div>
      )}
    </header>
  );
}
