import { ApiError, messageOf, type ImportReport } from '@chalkline/api';
import { useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import type { ColumnMapping } from '../../data/owner-calls.ts';
import { useOwnerCalls } from '../../data/useOwnerCalls.ts';
import { headerOf } from './header.ts';

interface ImportState {
  file: File | null;
  columns: string[];
  mapping: ColumnMapping;
  /** What an import would do. */
  report: ImportReport | null;
  /** What it did. */
  done: ImportReport | null;
  failure: string | null;
  busy: boolean;
  choose: (file: File) => void;
  remap: (mapping: ColumnMapping) => void;
  run: () => void;
}

/** Every choice is tried on the server first (a dry run), so that the preview is what the import will do. */
export function useImport(): ImportState {
  const calls = useOwnerCalls();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
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

  return {
    file,
    columns,
    mapping,
    report,
    done,
    failure,
    busy,
    choose: (chosen) => {
      setFile(chosen);
      setColumns([]);
      setMapping({});
      void send(chosen, {}, true);
    },
    remap: (changed) => {
      setMapping(changed);
      if (file !== null) void send(file, changed, true);
    },
    run: () => {
      if (file !== null && !busy) void send(file, mapping, false);
    },
  };
}
