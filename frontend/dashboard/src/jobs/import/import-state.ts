import type { ImportReport } from '@chalkline/api';
import type { ColumnMapping } from '../../data/owner-calls.ts';

/** A list of jobs, and which of its columns is which. Each try at reading it has an object of its own. */
export interface ChosenList {
  file: File;
  mapping: ColumnMapping;
}

/** What is known of a list: its columns are empty before they were read, and where it has none. */
interface Listed {
  list: ChosenList;
  columns: string[];
}

/** Where an import stands. */
export type ImportState =
  | { step: 'choosing' }
  /** The server tries the list. What it said of the one before stays in sight until it has answered. */
  | ({ step: 'reading'; report: ImportReport | null } & Listed)
  /** `report` is what an import would do. */
  | ({ step: 'ready'; report: ImportReport } & Listed)
  /** The jobs are on their way in: nothing stops them any more, and the list cannot be changed. */
  | ({ step: 'importing'; report: ImportReport } & Listed)
  /** The list could not be read or not be imported. */
  | ({ step: 'failed'; failure: string } & Listed)
  /** `report` is what the import did. */
  | { step: 'done'; report: ImportReport };

export type ImportEvent =
  /** No list is there any more. */
  | { type: 'emptied' }
  | { type: 'chosen'; list: ChosenList }
  /** The same file with other columns. */
  | { type: 'remapped'; list: ChosenList }
  | { type: 'read'; list: ChosenList; report: ImportReport }
  /** `mapping` holds the columns that the server knew in spite of it. */
  | { type: 'refused'; list: ChosenList; failure: string; columns: string[]; mapping: ColumnMapping }
  | { type: 'started' }
  | { type: 'imported'; report: ImportReport }
  | { type: 'importFailed'; failure: string };

/** @param list that of rows which were pasted earlier and never imported; null where none wait */
export const firstState = (list: ChosenList | null): ImportState =>
  list === null ? { step: 'choosing' } : { step: 'reading', list, columns: [], report: null };

/** What is known of the list, before it was imported; null where none is chosen. */
export const listedIn = (state: ImportState): Listed | null =>
  state.step === 'choosing' || state.step === 'done' ? null : state;

/** What an import would do; null where that is not known. */
export const previewIn = (state: ImportState): ImportReport | null =>
  state.step === 'reading' || state.step === 'ready' || state.step === 'importing' ? state.report : null;

/** Whether the list can be changed: while it is imported, and afterwards, it cannot. */
export const isOpen = (state: ImportState): boolean => state.step !== 'importing' && state.step !== 'done';

/** The state after an event. One that comes too late, or where it cannot be, changes nothing. */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'emptied':
      return isOpen(state) ? { step: 'choosing' } : state;
    case 'chosen':
      return isOpen(state) ? { step: 'reading', list: event.list, columns: [], report: previewIn(state) } : state;
    case 'remapped': {
      const listed = listedIn(state);
      if (!isOpen(state) || listed === null) return state;
      return { step: 'reading', list: event.list, columns: listed.columns, report: previewIn(state) };
    }
    case 'read': {
      if (!isAwaited(state, event.list)) return state;
      const { columns, mapping } = event.report;
      return { step: 'ready', list: { ...event.list, mapping }, columns, report: event.report };
    }
    case 'refused': {
      if (!isAwaited(state, event.list)) return state;
      const { columns, mapping, failure } = event;
      return { step: 'failed', list: { ...event.list, mapping }, columns, failure };
    }
    case 'started':
      return state.step === 'ready' ? { ...state, step: 'importing' } : state;
    case 'imported':
      return state.step === 'importing' ? { step: 'done', report: event.report } : state;
    case 'importFailed':
      if (state.step !== 'importing') return state;
      return { step: 'failed', list: state.list, columns: state.columns, failure: event.failure };
  }
}

/** Not of a list that is not there any more, or of columns that were changed meanwhile. */
const isAwaited = (state: ImportState, list: ChosenList): boolean => state.step === 'reading' && state.list === list;
