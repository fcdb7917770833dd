import { ApiError, messageOf, type ImportReport } from '@chalkline/api';
import { useRefresh } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ColumnMapping } from '../../data/owner-calls.ts';
import { useOwnerCalls } from '../../data/useOwnerCalls.ts';
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
  choose: (file: File) => void;
  paste: (text: string) => void;
  remap: (mapping: ColumnMapping) => void;
  run: () => void;
}

/** Every choice is tried on the server first (a dry run), so that the preview is what the import will do. */
export function useImport(): ImportState {
  const calls = useOwnerCalls();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [columns, setColumns] = useState<string[]>([]);
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [report, setReport] = useState<ImportReport | null>(null);
  const [done, setDone] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (chosen: File, columnsToUse: ColumnMapping, dryRun: boolean): Promise<void> => {
    const turn = ++latest.current;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await calls.importJobs(chosen, columnsToUse, dryRun);
      // The jobs are in, whatever was chosen meanwhile.
      if (!dryRun) refresh();
      if (turn !== latest.current) return;
      if (dryRun) {
        setReport(answer);
        setColumns(answer.columns);
        setMapping(answer.mapping);
      } else {
        setDone(answer);
      }
    } catch (error) {
      if (turn !== latest.current) return;
      setReport(null);
      setFailure(messageOf(error, 'The file could not be read'));
      // Choosing columns mends no file that has none to be read.
      const isUnreadable = error instanceof ApiError && error.code === 'not_a_csv';
      if (dryRun) setColumns(isUnreadable ? [] : await headerOf(chosen));
    } finally {
      if (turn === latest.current) setBusy(false);
    }
  };

  /** Nothing can be imported until the new list is read, in `pause` milliseconds. */
  const take = (chosen: File | null, text: string, pause: number): void => {
    clearTimeout(timer.current);
    // What is still under way was of a list that is not there any more.
    latest.current += 1;
    setFile(chosen);
    setPasted(text);
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
    choose: (chosen) => take(chosen, '', 0),
    // Rows go the way of a file.
    paste: (text) =>
      take(text.trim() === '' ? null : new File([text], 'pasted.csv', { type: 'text/csv' }), text, PAUSE),
    remap: (changed) => {
      setMapping(changed);
      if (file !== null) void send(file, changed, true);
    },
    run: () => {
      if (file !== null && !busy) void send(file, mapping, false);
    },
  };
}
