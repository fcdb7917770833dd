import { describe, expect, it } from '@jest/globals';
import type { ImportReport } from '@chalkline/api';
import {
  firstState,
  importReducer,
  isOpen,
  listedIn,
  previewIn,
  type ChosenList,
  type ImportEvent,
  type ImportState,
} from './import-state.ts';

const listNamed = (name: string): ChosenList => ({ file: new File(['Title,Price\nPorch,900\n'], name), mapping: {} });
const A = listNamed('a.csv');
const B = listNamed('b.csv');
const COLUMNS = ['Title', 'Price'];
const REPORT: ImportReport = {
  total: 1,
  imported: 0,
  skipped: 0,
  columns: COLUMNS,
  mapping: { title: 'Title', price: 'Price' },
  notes: [],
  rows: [{ line: 2, status: 'new' }],
};
const NOTHING: ImportState = { step: 'choosing' };

const after = (...events: ImportEvent[]): ImportState => events.reduce(importReducer, NOTHING);
const chosen = (list: ChosenList): ImportEvent => ({ type: 'chosen', list });
const read = (list: ChosenList): ImportEvent => ({ type: 'read', list, report: REPORT });
const refused = (list: ChosenList, columns = ['Work', 'Paid']): ImportEvent => ({
  type: 'refused',
  list,
  failure: 'There is no column for the title',
  columns,
  mapping: { price: 'Paid' },
});
const READY = after(chosen(A), read(A));
const IMPORTING = importReducer(READY, { type: 'started' });
const DONE = importReducer(IMPORTING, { type: 'imported', report: { ...REPORT, imported: 1 } });

describe('the state of an import', () => {
  it('begins with rows that wait, where some do', () => {
    expect(firstState(null)).toEqual(NOTHING);
    expect(firstState(A)).toEqual({ step: 'reading', list: A, columns: [], report: null });
  });

  it('is ready with the columns that the server chose', () => {
    expect(READY).toEqual({
      step: 'ready',
      list: { file: A.file, mapping: REPORT.mapping },
      columns: COLUMNS,
      report: REPORT,
    });
  });

  it('shows what the server said of the list before until the next one is read', () => {
    const next = importReducer(READY, chosen(B));
    expect(next).toEqual({ step: 'reading', list: B, columns: [], report: REPORT });
    expect(previewIn(importReducer(next, refused(B)))).toBeNull();
  });

  it('keeps the names of the columns while others are tried', () => {
    const list = { file: A.file, mapping: { title: 'Price' } };
    expect(importReducer(READY, { type: 'remapped', list })).toEqual({
      step: 'reading',
      list,
      columns: COLUMNS,
      report: REPORT,
    });
  });

  it('drops the answer to a list, or to columns, that are not there any more', () => {
    const changed = { file: A.file, mapping: { title: 'Price' } };
    for (const now of [
      after(chosen(A), chosen(B)),
      after(chosen(A), chosen({ ...A })),
      after(chosen(A), { type: 'remapped', list: changed }),
      after(chosen(A), { type: 'emptied' }),
      READY,
    ]) {
      expect(importReducer(now, read(A))).toBe(now);
      expect(importReducer(now, refused(A))).toBe(now);
    }
  });

  it('leaves what the server knew of a list that it refused, to choose the rest', () => {
    const failed = after(chosen(A), refused(A));
    expect(failed).toEqual({
      step: 'failed',
      list: { file: A.file, mapping: { price: 'Paid' } },
      columns: ['Work', 'Paid'],
      failure: 'There is no column for the title',
    });
    const list = { file: A.file, mapping: { price: 'Paid', title: 'Work' } };
    const again = importReducer(failed, { type: 'remapped', list });
    expect(again).toEqual({ step: 'reading', list, columns: ['Work', 'Paid'], report: null });
    expect(importReducer(again, read(list)).step).toBe('ready');
  });

  it('imports only what is ready', () => {
    for (const state of [NOTHING, firstState(A), after(chosen(A), refused(A)), IMPORTING, DONE])
      expect(importReducer(state, { type: 'started' })).toBe(state);
    expect(IMPORTING).toEqual({ ...READY, step: 'importing' });
  });

  it('cannot be changed while it runs, nor afterwards', () => {
    const events: ImportEvent[] = [
      { type: 'emptied' },
      chosen(B),
      { type: 'remapped', list: B },
      read(A),
      refused(A),
      { type: 'started' },
    ];
    for (const state of [IMPORTING, DONE]) {
      expect(isOpen(state)).toBe(false);
      for (const event of events) expect(importReducer(state, event)).toBe(state);
    }
  });

  it('tells what it did, and shows no preview any more', () => {
    expect(DONE).toEqual({ step: 'done', report: { ...REPORT, imported: 1 } });
    expect(previewIn(DONE)).toBeNull();
    expect(listedIn(DONE)).toBeNull();
  });

  it('can be tried again from its list when it fails', () => {
    const failed = importReducer(IMPORTING, { type: 'importFailed', failure: 'The server is busy' });
    expect(failed).toEqual({
      step: 'failed',
      list: { file: A.file, mapping: REPORT.mapping },
      columns: COLUMNS,
      failure: 'The server is busy',
    });
    expect(isOpen(failed)).toBe(true);
    expect(importReducer(failed, chosen(B)).step).toBe('reading');
  });

  it('ends an import only where one runs', () => {
    for (const state of [NOTHING, READY, DONE]) {
      expect(importReducer(state, { type: 'imported', report: REPORT })).toBe(state);
      expect(importReducer(state, { type: 'importFailed', failure: 'no' })).toBe(state);
    }
  });
});
