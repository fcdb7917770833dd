import { useQuery } from '@tanstack/react-query';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { CHATS, STALE_AFTER } from './chat-cache.ts';

/** Where the server stops counting. */
const MANY = 100;

/** How many chats nobody has opened yet, as it is shown: "3", "99+", "" for none. */
export function useUnread(): string {
  const calls = useOwnerCalls();
  const { data = 0 } = useQuery({
    queryKey: [CHATS, 'unread'],
    queryFn: () => calls.unreadChats(),
    staleTime: STALE_AFTER,
  });
  if (data === 0) return '';
  return data < MANY ? String(data) : `${MANY - 1}+`;
}
