import type { Conversation } from '../conversation';
import { Thumbnail } from './thumbnail';

/** What the conversation adds above the field: trouble, and the pictures that go out with the next message. */
export function Tray({ chat }: { chat: Conversation }) {
  const { tray, problem, offline } = chat.view;
  const trouble = problem || offline;
  return (
    <>
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
    </>
  );
}
