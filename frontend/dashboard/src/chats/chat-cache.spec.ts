import { expect, it } from '@jest/globals';
import type { ChatListItem, ChatPage } from '@chalkline/api';
import { chatsOf, withChat } from './chat-cache.ts';

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
