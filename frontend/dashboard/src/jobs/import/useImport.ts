import { ApiError, messageOf, type ImportReport } from '@chalkline/api';
import { useRefresh } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ColumnMapping } from '../../data/owner-calls.ts';
import { useOwnerCalls } from '../../data/useOwnerCalls.ts';
import { useDraft } from '../../form/useDraft.ts';
import { headerOf } from './header.ts';

/** Rows that are typed are read this long after the last key. In milliseconds. */
const PAUSE = 500;

interface ImportState {
  file: File | null;
  /** The rows that were pasted instead of a file; "" where there are none. */
  pasted: string;
  columns: string[];
  mapping: ColumnMapping;
  /** What an import would do. */
  report: ImportReport | null;
  /** What it did. */
  done: ImportReport | null;
  failure: string | null;
  busy: boolean;
  /** The jobs are on their way in: nothing stops them any more, and the list cannot be changed. */
  importing: boolean;
  choose: (file: File) => void;
  paste: (text: string) => void;
  remap: (mapping: ColumnMapping) => void;
  run: () => void;
  /** The rows were pasted earlier and never imported. */
  restored: boolean;
  /** Lets go of the rows, for who leaves by Cancel. */
  drop: () => void;
}

const NO_ROWS = { text: '', mapping: {} as ColumnMapping };

/** Rows go the way of a file. */
const fileOf = (text: string): File | null =>
  text.trim() === '' ? null : new File([text], 'pasted.csv', { type: 'text/csv' });

/** Every choice is tried on the server first (a dry run), so that the preview is what the import will do. */
export function useImport(): ImportState {
  const calls = useOwnerCalls();
  const refresh = useRefresh();
  const draft = useDraft('import', () => NO_ROWS);
  const { text: pasted } = draft.values;
  const [file, setFile] = useState(() => fileOf(pasted));
  const [columns, setColumns] = useState<string[]>([]);
  const [mapping, setMapping] = useState(draft.values.mapping);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [done, setDone] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(file !== null);
  const [importing, setImporting] = useState(false);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = async (chosen: File, columnsToUse: ColumnMapping, dryRun: boolean): Promise<void> => {
    const turn = ++latest.current;
    setBusy(true);
    setImporting(!dryRun);
    setFailure(null);
    try {
      const answer = await calls.importJobs(chosen, columnsToUse, dryRun);
      if (turn !== latest.current) return;
      if (dryRun) {
        setReport(answer);
        setColumns(answer.columns);
        setMapping(answer.mapping);
      } else {
        refresh();
        setDone(answer);
        draft.drop();
      }
    } catch (error) {
      if (turn !== latest.current) return;
      setReport(null);
      setFailure(messageOf(error, 'The file could not be read'));
      // Choosing columns mends no file that has none to be read.
      const isUnreadable = error instanceof ApiError && error.code === 'not_a_csv';
      if (!dryRun) return;
      // Those that the server knows are chosen: the owner is left with the one that it does not.
      if (error instanceof ApiError) setMapping({ ...columnsToUse, ...error.found });
      setColumns(isUnreadable ? [] : await headerOf(chosen));
    } finally {
      if (turn === latest.current) {
        setBusy(false);
        setImporting(false);
      }
    }
  };

  const readWaiting = useEffectEvent(() => {
    if (file !== null) void send(file, mapping, true);
  });
  useEffect(() => {
    timer.current = setTimeout(() => readWaiting());
    return () => clearTimeout(timer.current);
  }, []);

  /** Nothing can be imported until the new list is read, in `pause` milliseconds. */
  const take = (chosen: File | null, text: string, pause: number): void => {
    if (importing) return;
    clearTimeout(timer.current);
    // What is still under way was of a list that is not there any more.
    latest.current += 1;
    setFile(chosen);
    if (text === '') draft.show(NO_ROWS);
    else draft.change(() => ({ text, mapping: {} }));
    setColumns([]);
    setMapping({});
    setFailure(null);
    setBusy(chosen !== null);
    if (chosen === null) setReport(null);
    else timer.current = setTimeout(() => void send(chosen, {}, true), pause);
  };

  return {
    file,
    pasted,
    columns,
    mapping,
    report,
    done,
    failure,
    busy,
    importing,
    restored: draft.restored,
    drop: draft.drop,
    choose: (chosen) => take(chosen, '', 0),
    paste: (text) => take(fileOf(text), text, PAUSE),
    remap: (changed) => {
      if (importing) return;
      setMapping(changed);
      if (pasted !== '') draft.change(() => ({ mapping: changed }));
      if (file !== null) void send(file, changed, true);
    },
    run: () => {
      if (file !== null && !busy) void send(file, mapping, false);
    },
  };
}
