import { telephone } from '@chalkline/brand/telephone';
import { PHONE, RESTART } from '../../icons';
import type { Conversation } from '../conversation';
import { strings } from '../strings';
import { Icon, Tool } from './icon';

/** What the conversation adds to the header: call, and start over. */
export function Tools({ chat }: { chat: Conversation }) {
  const say = strings();
  const { settings, turns, asking } = chat.view;
  const phone = settings?.phone;
  return (
    <>
      {phone && (
        <a className="tool" href={telephone(phone)} aria-label={say.call(phone)}>
          <Icon path={PHONE} />
        </a>
      )}
      {turns.length > 0 && <Tool path={RESTART} name={say.restart} onClick={() => chat.set({ asking: true })} />}
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
    </>
  );
}
