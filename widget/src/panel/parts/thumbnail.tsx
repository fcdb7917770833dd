import { strings } from '../strings';
import type { Photo } from '../view';
import { CLOSE, RESTART } from '../../icons';
import { Tool } from './icon';

interface Props {
  photo: Photo;
  onRemove?: () => void;
  onRetry?: () => void;
}

/** A picture, small: with its way out of the tray, or with the chalk line as its progress to the server. */
export function Thumbnail({ photo, onRemove, onRetry }: Props) {
  const { name, thumbnail, state, progress } = photo;
  const say = strings();
  const place = (element: HTMLElement | null): void => element?.replaceChildren(thumbnail);
  return (
    <div className={`thumbnail ${state}`}>
      <div ref={place} role="img" aria-label={name} />
      {state === 'sending' && <i style={{ width: `${progress * 100}%` }} />}
      {onRemove && <Tool path={CLOSE} name={say.photos.remove(name)} onClick={onRemove} />}
      {state === 'failed' && <Tool path={RESTART} name={`${name}: ${say.retry}`} onClick={onRetry} />}
    </div>
  );
}
