import { expect, it } from '@jest/globals';
import { EventReader } from './events.ts';

const STREAM =
  ': ping\n\nevent: chat.created\ndata: {"id":"1"}\n\nevent: chat.updated\r\ndata: a\r\ndata: b\r\n\r\ndata: plain\n\n';

it.each([1, 2, 7, 1000])('reads the same events from pieces of %i characters', (size) => {
  const reader = new EventReader();
  const events = [];
  for (let at = 0; at < STREAM.length; at += size) events.push(...reader.feed(STREAM.slice(at, at + size)));
  expect(events).toEqual([
    { event: 'chat.created', data: '{"id":"1"}' },
    { event: 'chat.updated', data: 'a\nb' },
    { event: 'message', data: 'plain' },
  ]);
});

it('keeps an unfinished event for later', () => {
  const reader = new EventReader();
  expect(reader.feed('data: half')).toEqual([]);
  expect(reader.feed(' done\n\n')).toEqual([{ event: 'message', data: 'half done' }]);
});
