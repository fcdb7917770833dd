import { ApiError, messageOf, type ImportReport } from '@chalkline/api';
import { useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import type { ColumnMapping } from '../../data/owner-calls.ts';
import { useOwnerCalls } from '../../data/useOwnerCalls.ts';
import { headerOf } from './header.ts';

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

  const send = async (chosen: File, columnsToUse: ColumnMapping, dryRun: boolean): Promise<void> => {
    const turn = ++latest.current;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await calls.importJobs(chosen, columnsToUse, dryRun);
      if (turn !== latest.current) return;
      if (dryRun) {
        setReport(answer);
        setColumns(answer.columns);
        setMapping(answer.mapping);
      } else {
        setDone(answer);
        refresh();
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

  const take = (chosen: File | null, text: string): void => {
    setFile(chosen);
    setPasted(text);
    setColumns([]);
    setMapping({});
    if (chosen !== null) {
      void send(chosen, {}, true);
      return;
    }
    // What is still under way was of rows that are not there any more.
    latest.current += 1;
    setReport(null);
    setFailure(null);
    setBusy(false);
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
    choose: (chosen) => take(chosen, ''),
    // Rows go the way of a file.
    paste: (text) =>
      take(
        text.trim() === '' ? null : new File([text], 'pasted.csv', { type: 'text/csv' }),
        text.trim() === '' ? '' : text,
      ),
    remap: (changed) => {
      setMapping(changed);
      if (file !== null) void send(file, changed, true);
    },
    run: () => {
      if (file !== null && !busy) void send(file, mapping, false);
    },
  };
}
