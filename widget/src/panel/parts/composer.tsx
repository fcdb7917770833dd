import type { ChangeEvent, FormEvent, KeyboardEvent } from 'react';
import type { Conversation } from '../conversation';
import { strings } from '../strings';
import { Icon, Tool } from './icon';
import { Thumbnail } from './thumbnail';

/** Where the visitor writes: Enter sends, Shift+Enter breaks the line. */
export function Composer({ chat }: { chat: Conversation }) {
  const say = strings();
  const { draft, tray, problem, offline } = chat.view;

  const send = (event: FormEvent): void => {
    event.preventDefault();
    chat.send(draft);
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // While a word is being composed (Japanese, Chinese, Korean), Enter belongs to the composition.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    void chat.addPhotos([...(event.currentTarget.files ?? [])]);
    event.currentTarget.value = '';
  };
  const trouble = problem || (offline && say.offline);
  return (
    <form className="composer" onSubmit={send}>
      {trouble && <p className="problem">{trouble}</p>}
      {tray.length > 0 && (
        <div className="photos">
          {tray.map((photo) => (
            <Thumbnail
              key={photo.id}
              photo={photo}
              onRemove={() => chat.set({ tray: tray.filter((other) => other !== photo) })}
            />
          ))}
        </div>
      )}
      <div className="row">
        <Tool
          icon="photo"
          name={say.photos.add}
          onClick={(event) => event.currentTarget.parentElement?.querySelector('input')?.click()}
        />
        <input
          className="unseen"
          type="file"
          accept="image/*"
          multiple
          tabIndex={-1}
          aria-hidden="true"
          onChange={pick}
        />
        <textarea
          rows={1}
          dir="auto"
          value={draft}
          aria-label={say.placeholder}
          placeholder={say.placeholder}
          enterKeyHint="send"
          onInput={(event) => chat.write(event.currentTarget.value)}
          onKeyDown={keyDown}
        />
        <button type="submit" className="tool send" aria-label={say.send} disabled={!draft.trim() && !tray.length}>
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}
