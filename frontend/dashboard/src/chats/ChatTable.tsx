import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ChatListItem } from '@chalkline/api';
import { memo } from 'react';
import { Link, useNavigate } from 'react-router';
import { dayAndTime } from '../shell/format.ts';
import { Pill } from '../shell/Pill.tsx';
import { shortId, STATUS_TONES, STATUS_WORDS } from './status.ts';
import './chats.css';

export function ChatTable({ chats }: { chats: ChatListItem[] }) {
  return (
    <Table className="chat-table">
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 110 }}>Chat ID</TableCell>
          <TableCell sx={{ width: '15%' }}>Customer</TableCell>
          <TableCell>Summary</TableCell>
          <TableCell sx={{ width: '20%' }}>Contact Details</TableCell>
          <TableCell sx={{ width: 96 }}>Status</TableCell>
          <TableCell sx={{ width: 156 }}>Date</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {chats.map((chat) => (
          <ChatRow key={chat.id} chat={chat} />
        ))}
      </TableBody>
    </Table>
  );
}

const ChatRow = memo(function ChatRow({ chat }: { chat: ChatListItem }) {
  const navigate = useNavigate();
  return (
    <TableRow hover className="chat-row" onClick={() => void navigate(`/dashboard/chats/${chat.id}`)}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {chat.unread ? <span className="unread-dot" role="img" aria-label="Unread" /> : null}
        <Link
          to={`/dashboard/chats/${chat.id}`}
          aria-label={[shortId(chat.id), chat.contact_name].filter(Boolean).join(', ')}
          onClick={(event) => event.stopPropagation()}
        >
          {shortId(chat.id)}
        </Link>
      </TableCell>
      <TableCell sx={{ fontWeight: chat.unread ? 600 : 400, overflowWrap: 'anywhere' }}>
        {chat.contact_name ?? 'Not given yet'}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <span className="chat-summary">{chat.summary}</span>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {[chat.contact_phone, chat.contact_email].filter(Boolean).join(', ') || 'None yet'}
      </TableCell>
      <TableCell>
        <Pill tone={STATUS_TONES[chat.status]}>{STATUS_WORDS[chat.status]}</Pill>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayAndTime(chat.created_at)}</TableCell>
    </TableRow>
  );
});

/** The same on a phone: the whole entry is the link. */
export function ChatCards({ chats }: { chats: ChatListItem[] }) {
  return (
    <ul className="chat-cards">
      {chats.map((chat) => (
        <li key={chat.id}>
          <ChatCard chat={chat} />
        </li>
      ))}
    </ul>
  );
}

function ChatCard({ chat }: { chat: ChatListItem }) {
  // Headed by the first that is known; the second stands below, so that nothing is said twice.
  const [customer, contact] = [chat.contact_name, chat.contact_phone, chat.contact_email].filter(Boolean);
  return (
    <Link to={`/dashboard/chats/${chat.id}`}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {chat.unread ? <span className="unread-dot" role="img" aria-label="Unread" /> : null}
        <Typography component="span" sx={{ fontWeight: chat.unread ? 700 : 500, mr: 'auto' }}>
          {customer ?? 'Not given yet'}
        </Typography>
        <Pill tone={STATUS_TONES[chat.status]}>{STATUS_WORDS[chat.status]}</Pill>
      </Box>
      <Typography variant="body2" component="span" className="chat-summary" sx={{ mt: 0.5 }}>
        {chat.summary}
      </Typography>
      <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block', mt: 0.5 }}>
        {[shortId(chat.id), contact, dayAndTime(chat.created_at)].filter(Boolean).join(' · ')}
      </Typography>
    </Link>
  );
}
