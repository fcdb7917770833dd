import { describe, expect, it } from '@jest/globals';
import type { ChatListItem, ChatPage } from '@chalkline/api';
import { QueryClient } from '@tanstack/react-query';
import { chatsOf, patchChat, takeIn, withChat } from './chat-cache.ts';

const chat = (id: string, status: ChatListItem['status'] = 'new'): ChatListItem => ({
  id,
  status,
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  summary: '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  unread: true,
  details: null,
  estimate: null,
});
const page = (number: number, ...ids: string[]): ChatPage => ({
  chats: ids.map((id) => chat(id)),
  page: number,
  hasMore: true,
});
const loaded = { pages: [page(0, 'c', 'b'), page(1, 'b', 'a')], pageParams: [0, 1] };

it('shows a chat once although a new lead shifted the pages', () => {
  expect(chatsOf(loaded).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(chatsOf(undefined)).toEqual([]);
});

it('puts a new chat on top, once', () => {
  const once = withChat(loaded, chat('d'), true);
  expect(chatsOf(withChat(once, chat('d'), true)).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});

it('changes a known chat where it stands and leaves unknown ones out', () => {
  const changed = chatsOf(withChat(loaded, chat('a', 'won'), false));
  expect(changed.map(({ id, status }) => `${id} ${status}`)).toEqual(['c new', 'b new', 'a won']);
  expect(chatsOf(withChat(loaded, chat('z'), false))).toHaveLength(3);
});

describe('of the lists on the screen', () => {
  const whole = ['chats', 'list', '', ''];
  const found = ['chats', 'list', 'porch', ''];
  const open = ['chats', 'list', '', 'new'];

  /** Which of them the server is asked for again. */
  function askedAgain(work: (queries: QueryClient) => void): string[][] {
    const queries = new QueryClient();
    for (const key of [whole, found, open]) queries.setQueryData(key, loaded);
    work(queries);
    return [whole, found, open].filter((key) => queries.getQueryState(key)?.isInvalidated);
  }

  it.each(['created', 'updated'] as const)('those that are filtered are filtered anew when a chat is %s', (event) => {
    expect(askedAgain((queries) => takeIn(queries, { event, chat: chat('d') }))).toEqual([found, open]);
  });

  it('those that are filtered are filtered anew when the owner changes a status, not when a chat is read', () => {
    expect(askedAgain((queries) => patchChat(queries, 'c', { status: 'won' }))).toEqual([found, open]);
    expect(askedAgain((queries) => patchChat(queries, 'c', { unread: false }))).toEqual([]);
  });
});
