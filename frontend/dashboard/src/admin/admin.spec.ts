import { expect, it } from '@jest/globals';
import { eachOnce } from '../data/each-once.ts';
import { actionWords, subjectWords } from './audit-words.ts';
import { inOrder } from './signup-order.ts';
import { temporaryPassword } from './temporary-password.ts';

it('lists unviewed sign-ups first, then the newest', () => {
  const signup = (id: string, viewed: boolean, createdAt: string) => ({
    id,
    viewed,
    createdAt,
    email: '',
    businessName: '',
    industry: '',
    needsPasswordChange: false,
  });
  const list = [signup('a', true, '2026-03'), signup('b', false, '2026-01'), signup('c', false, '2026-02')];
  expect(inOrder(list).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

it('lists a row once that two pages hold, where it came first', () => {
  expect(eachOnce([{ id: 1 }, { id: 2 }, { id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

it('makes temporary passwords of the agreed shape', () => {
  for (let turn = 0; turn < 200; turn += 1) expect(temporaryPassword()).toMatch(/^Welcome\d{1,4}$/);
});

it.each([
  ['job_deleted', '3f2a91bc-8b86-4d01-b42d-00c04fc964ff', 'Job #3f2a91bc'],
  ['chats_expired', '3f2a91bc-8b86-4d01-b42d-00c04fc964ff: 12', 'Chats of business #3f2a91bc: 12'],
  ['admin_reset_password', 'sam@example.com', 'sam@example.com'],
  [
    'admin_marked_viewed',
    'a-3f2a91bc-8b86-4d01-b42d-00c04fc964ff@example.com',
    'a-3f2a91bc-8b86-4d01-b42d-00c04fc964ff@example.com',
  ],
  ['session_reuse_detected', 'spent 4 s before, successor used', 'spent 4 s before, successor used'],
  ['signed_in', '', ''],
])('an audit entry of %s says what it was done to', (action, subject, words) => {
  expect(subjectWords({ action, subject })).toBe(words);
  expect(actionWords(action)).not.toContain('_');
});
