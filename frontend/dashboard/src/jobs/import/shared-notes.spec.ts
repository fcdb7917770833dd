import { expect, it } from '@jest/globals';
import type { ImportRow } from '@chalkline/api';
import { sharedNotes } from './shared-notes.ts';

const row = (line: number, status: ImportRow['status'], message?: string): ImportRow => ({
  line,
  status,
  ...(message === undefined ? {} : { message }),
});

it('says once what many rows have to say, and leaves the rest where it is', () => {
  const pounds = [2, 3, 4, 5].map((line) => row(line, 'new', 'In pounds'));
  const others = [row(6, 'new', 'Check the date'), row(7, 'invalid', 'In pounds'), row(8, 'new')];
  expect(sharedNotes([...pounds, ...others])).toEqual({
    shared: [{ message: 'In pounds', count: 4 }],
    rows: [...[2, 3, 4, 5].map((line) => row(line, 'new')), ...others],
  });
  expect(sharedNotes(pounds.slice(1)).shared).toEqual([]);
});
