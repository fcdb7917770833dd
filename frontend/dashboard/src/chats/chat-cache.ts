import type { Chat, ChatListItem, ChatPage } from '@chalkline/api';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { eachOnce } from '../data/each-once.ts';
import type { ChatNews } from '../data/owner-calls.ts';

export const CHATS = 'chats';
const LISTS = [CHATS, 'list'];
export const STALE_AFTER = 30_000;
export const KEPT_FOR = 300_000;

type Pages = InfiniteData<ChatPage>;

/** Every loaded chat once. */
export function chatsOf(data: Pages | undefined): ChatListItem[] {
  return eachOnce(data?.pages.flatMap((page) => page.chats) ?? []);
}

/** Brings a chat that came or changed into the lists on the screen, without fetching the loaded pages again. */
export function takeIn(queries: QueryClient, news: ChatNews): void {
  if (news.event === 'reconnected') {
    void queries.invalidateQueries({ queryKey: [CHATS] });
    return;
  }
  for (const [key, data] of queries.getQueriesData<Pages>({ queryKey: LISTS })) {
    const [, , q, status] = key;
    if (data)
      queries.setQueryData(key, withChat(data, news.chat, news.event === 'created' && q === '' && status === ''));
  }
  filterAnew(queries);
  void queries.invalidateQueries({ queryKey: [CHATS, 'unread'] });
  void queries.invalidateQueries({ queryKey: [CHATS, 'one', news.chat.id] });
}

/** The pages with `chat` in its place, or on top when it is new and belongs there. */
export function withChat(data: Pages, chat: ChatListItem, addOnTop: boolean): Pages {
  const known = data.pages.some((page) => page.chats.some((other) => other.id === chat.id));
  const pages = data.pages.map((page, index) => {
    if (known)
      return { ...page, chats: page.chats.map((other) => (other.id === chat.id ? { ...other, ...chat } : other)) };
    return addOnTop && index === 0 ? { ...page, chats: [chat, ...page.chats] } : page;
  });
  return { ...data, pages };
}

/** Changes one chat wherever it is kept. */
export function patchChat(queries: QueryClient, id: string, change: Partial<Chat>): void {
  queries.setQueryData<Chat>([CHATS, 'one', id], (chat) => (chat ? { ...chat, ...change } : chat));
  queries.setQueriesData<Pages>({ queryKey: LISTS }, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      chats: page.chats.map((chat) => (chat.id === id ? { ...chat, ...change } : chat)),
    }));
    return { ...data, pages };
  });
  if (change.status !== undefined) filterAnew(queries);
  void queries.invalidateQueries({ queryKey: [CHATS, 'unread'] });
}

/** Which chats a search finds and a status holds is known to the server alone. */
function filterAnew(queries: QueryClient): void {
  void queries.invalidateQueries({
    queryKey: LISTS,
    predicate: ({ queryKey: [, , q, status] }) => q !== '' || status !== '',
  });
}
