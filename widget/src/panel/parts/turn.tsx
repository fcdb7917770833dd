import { EstimateCard } from '@chalkline/brand/estimate-card';
import { telephone } from '@chalkline/brand/telephone';
import type { Conversation } from '../conversation';
import { strings } from '../strings';
import type { Turn as TurnView } from '../view';
import { Thumbnail } from './thumbnail';

/** One message and what belongs to it: pictures, the estimate, the number to call, why it was not sent. */
export function Turn({ turn, chat }: { turn: TurnView; chat: Conversation }) {
  const { role, content, state, note, estimate, phone, photos = [], final } = turn;
  const say = strings();
  return (
    <div className={`turn ${role}`}>
      {photos.length > 0 && (
        <div className="photos">
          {photos.map((photo) => (
            <Thumbnail key={photo.id} photo={photo} onRetry={() => chat.sendPhotos(turn.key)} />
          ))}
        </div>
      )}
      <p className={`bubble ${state ?? ''}`} dir="auto">
        {content}
      </p>
      {phone && (
        <a className="call" href={telephone(phone)}>
          {say.callNow} <b dir="ltr">{phone}</b>
        </a>
      )}
      {estimate && <EstimateCard estimate={estimate} labels={say.estimate} locale={say.money} />}
      {note && (
        <p className={`note ${state}`}>
          {note}{' '}
          {state === 'failed' && !final && (
            <button type="button" className="link" onClick={() => chat.start()}>
              {say.retry}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
