import Typography from '@mui/material/Typography';
import type { ChatMessage } from '@chalkline/api';

/** Every message, in order. */
export function Transcript({ messages }: { messages: ChatMessage[] }) {
  if (messages.length === 0) return <Typography color="text.secondary">No messages.</Typography>;
  return (
    <ol className="transcript">
      {messages.map((message, index) => (
        <li key={index} className={`from-${message.role}`}>
          <b>{message.role === 'user' ? 'Customer' : 'Assistant'}</b>
          <span dir="auto">{message.content}</span>
        </li>
      ))}
    </ol>
  );
}
