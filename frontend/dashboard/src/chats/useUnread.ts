import { useQuery } from '@tanstack/react-query';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { CHATS, STALE_AFTER } from './chat-cache.ts';

/** How many chats nobody has opened yet, as it is shown: "3", "20+" when older ones were not counted, "" for none. */
export function useUnread(): string {
  const calls = useOwnerCalls();
  const { data = '' } = useQuery({
    queryKey: [CHATS, 'unread'],
    queryFn: async () => {
      const { chats, hasMore } = await calls.chats({ page: 0, q: '', status: '' });
      const unread = chats.filter((chat) => chat.unread).length;
      return unread === 0 ? '' : `${unread}${hasMore && unread === chats.length ? '+' : ''}`;
    },
    staleTime: STALE_AFTER,
  });
  return data;
}
