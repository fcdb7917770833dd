import { type Chat, type ChatPhoto, logProblem } from '@chalkline/api';
import { useEffect, useState } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { Part } from './Part.tsx';

/** What the customer sent in pictures. */
export function Photos({ chat }: { chat: Chat }) {
  const { photos } = chat;
  if (photos.length === 0) return null;
  return (
    <Part title="Photos">
      <ul className="chat-photos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Photo chatId={chat.id} photo={photo} number={index + 1} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Pictures need the bearer token, which an img element cannot send: they are fetched and shown from memory. */
function Photo({ chatId, photo, number }: { chatId: string; photo: ChatPhoto; number: number }) {
  const calls = useOwnerCalls();
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    calls
      .chatPhoto(chatId, photo.id)
      .then((blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch((error: unknown) => {
        logProblem('A photo could not be loaded.', error);
        setFailed(true);
      });
    return () => {
      gone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [calls, chatId, photo.id]);
  if (failed) return <span>Photo {number} could not be loaded</span>;
  if (url === null) return <span role="status" aria-label="Loading..." />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} width={photo.width} height={photo.height} alt={`Photo ${number} from the customer`} />
    </a>
  );
}
