import { ApiError, messageOf } from '@chalkline/api';
import { useRefresh } from 'react-admin';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { ColumnMapping, OwnerCalls } from '../../data/owner-calls.ts';
import { useOwnerCalls } from '../../data/useOwnerCalls.ts';
import { useDraft } from '../../form/useDraft.ts';
import { headerOf } from './header.ts';
import {
  firstState,
  importReducer,
  isOpen,
  listedIn,
  type ImportEvent,
  type ImportState,
  type ChosenList,
} from './import-state.ts';

/** Rows that are typed are read this long after the last key. In milliseconds. */
const PAUSE = 500;

interface Import {
  state: ImportState;
  /** The rows that were pasted instead of a file; "" where there are none. */
  pasted: string;
  choose: (file: File) => void;
  paste: (text: string) => void;
  remap: (mapping: ColumnMapping) => void;
  run: () => Promise<void>;
  /** The rows were pasted earlier and never imported. */
  restored: boolean;
  /** Lets go of the rows, for who leaves by Cancel. */
  drop: () => void;
}

const NO_ROWS = { text: '', mapping: {} as ColumnMapping };
const UNREADABLE = 'The file could not be read';

/** Rows go the way of a file. */
const listOf = ({ text, mapping }: typeof NO_ROWS): ChosenList | null =>
  text.trim() === '' ? null : { file: new File([text], 'pasted.csv', { type: 'text/csv' }), mapping };

/** Every choice is tried on the server first (a dry run), so that the preview is what the import will do. */
export function useImport(): Import {
  const calls = useOwnerCalls();
  const refresh = useRefresh();
  const draft = useDraft('import', () => NO_ROWS);
  const { text: pasted } = draft.values;
  const [state, dispatch] = useReducer(importReducer, draft.values, (kept) => firstState(listOf(kept)));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = async (list: ChosenList, columns: string[]): Promise<void> =>
    dispatch(await tried(calls, list, columns));
  const readWaiting = useEffectEvent(() => {
    if (state.step === 'reading') void read(state.list, state.columns);
  });
  useEffect(() => {
    timer.current = setTimeout(() => readWaiting());
    return () => clearTimeout(timer.current);
  }, []);

  /** Nothing can be imported until the new list is read, in `pause` milliseconds. */
  const take = (list: ChosenList | null, text: string, pause: number): void => {
    if (!isOpen(state)) return;
    clearTimeout(timer.current);
    if (text === '') draft.show(NO_ROWS);
    else draft.change(() => ({ text, mapping: {} }));
    if (list === null) return dispatch({ type: 'emptied' });
    dispatch({ type: 'chosen', list });
    timer.current = setTimeout(() => void read(list, []), pause);
  };

  return {
    state,
    pasted,
    restored: draft.restored,
    drop: draft.drop,
    choose: (file) => take({ file, mapping: {} }, '', 0),
    paste: (text) => take(listOf({ text, mapping: {} }), text, PAUSE),
    remap: (mapping) => {
      const listed = listedIn(state);
      if (!isOpen(state) || listed === null) return;
      const list = { file: listed.list.file, mapping };
      dispatch({ type: 'remapped', list });
      if (pasted !== '') draft.change(() => ({ mapping }));
      void read(list, listed.columns);
    },
    run: async () => {
      if (state.step !== 'ready') return;
      dispatch({ type: 'started' });
      try {
        const report = await calls.importJobs(state.list.file, state.list.mapping, false);
        refresh();
        dispatch({ type: 'imported', report });
        draft.drop();
      } catch (error) {
        dispatch({ type: 'importFailed', failure: messageOf(error, UNREADABLE) });
      }
    },
  };
}

/**
 * What the server says of a list.
 * @param known its columns, as far as they were read before
 */
async function tried(calls: OwnerCalls, list: ChosenList, known: string[]): Promise<ImportEvent> {
  try {
    return { type: 'read', list, report: await calls.importJobs(list.file, list.mapping, true) };
  } catch (error) {
    // Choosing columns mends no file that has none to be read.
    const isUnreadable = error instanceof ApiError && error.code === 'not_a_csv';
    return {
      type: 'refused',
      list,
      failure: messageOf(error, UNREADABLE),
      // A file that was changed on the disk after it was chosen cannot be opened again: `known` is all there is of it.
      columns: isUnreadable ? [] : await headerOf(list.file).catch(() => known),
      // Those that the server knows are chosen: the owner is left with the one that it does not.
      mapping: error instanceof ApiError ? { ...list.mapping, ...error.found } : list.mapping,
    };
  }
}
