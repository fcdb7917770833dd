import { expect, it } from '@jest/globals';
import { allOf } from './all-of.ts';

it('lists what a union holds, no more and no less', () => {
  expect(allOf<'a' | 'b'>()(['b', 'a'])).toEqual(['b', 'a']);
  // @ts-expect-error: one is missing.
  allOf<'a' | 'b'>()(['a']);
  // @ts-expect-error: one is too many.
  allOf<'a'>()(['a', 'b']);
});
