import { useQuery } from '@tanstack/react-query';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { CHATS, STALE_AFTER } from './chat-cache.ts';

/** How many of the newest chats nobody has opened yet. */
export function useUnread(): number {
  const calls = useOwnerCalls();
  const { data = 0 } = useQuery({
    queryKey: [CHATS, 'unread'],
    queryFn: async () => {
      const { chats } = await calls.chats({ page: 0, q: '', status: '' });
      return chats.filter((chat) => chat.unread).length;
    },
    staleTime: STALE_AFTER,
  });
  return data;
}
