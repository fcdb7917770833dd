import { expect, it } from '@jest/globals';
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

it('makes temporary passwords of the agreed shape', () => {
  for (let turn = 0; turn < 200; turn += 1) expect(temporaryPassword()).toMatch(/^Welcome\d{1,4}$/);
});
