import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Chat, Quote } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOwnerCalls } from '../../data/useOwnerCalls.ts';
import { DOLLARS } from '../../form/dollars.tsx';
import { DraftNote } from '../../form/DraftNote.tsx';
import { RecordFormEnd } from '../../form/RecordFormEnd.tsx';
import { submits } from '../../form/submits.ts';
import { useRecordForm, type RecordForm } from '../../form/useRecordForm.ts';
import { localDay } from '../../shell/format.ts';
import { addLine, formOf, quoteFaults, textOf, totalWords, type LineForm, type QuoteForm } from './quote-form.ts';
import { draftOf, quoteKey } from './useQuote.ts';

interface Props {
  chat: Chat;
  saved: Quote | undefined;
  onDone: () => void;
}

const today = (): string => localDay(new Date().toISOString());

/** The lines, the words and the day of a quote. What was typed is there again after leaving. */
export function QuoteFields({ chat, saved, onDone }: Props) {
  const state = useQuoteForm({ chat, saved, onDone });
  const { ref, form, set, errors, busy, submit } = state;
  return (
    <form ref={ref} noValidate onSubmit={submits(submit)}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <DraftNote restored={state.restored} onDiscard={state.startAfresh} />
        <Lines state={state} />
        <TextField
          label="Note to the customer"
          multiline
          minRows={2}
          maxRows={10}
          value={form.note}
          onChange={(event) => set({ note: event.target.value })}
          error={errors['note'] !== undefined}
          helperText={errors['note'] ?? 'What is included, what is not, when you can start'}
        />
        <TextField
          label="Valid until"
          type="date"
          name="validUntil"
          value={form.validUntil}
          onChange={(event) => set({ validUntil: event.target.value })}
          error={errors['validUntil'] !== undefined}
          helperText={errors['validUntil'] ?? 'Optional'}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <RecordFormEnd state={state} what="quote" cancel={onDone} save={busy ? 'Saving...' : 'Save quote'} />
      </Box>
    </form>
  );
}

function useQuoteForm({ chat, saved, onDone }: Props): RecordForm<QuoteForm> {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  return useRecordForm<QuoteForm, Quote>({
    draft: draftOf(chat.id),
    saved,
    formOf: (quote) => formOf(quote, chat.estimate, today()),
    check: (form) => quoteFaults(form, today()),
    save: async (form, updatedAt) => {
      queries.setQueryData(quoteKey(chat.id), await calls.saveQuote(chat.id, textOf(form, updatedAt)));
      onDone();
    },
    newest: async () => {
      const newest = await calls.quote(chat.id);
      if (newest === null) throw new Error('The quote is gone');
      return newest;
    },
    failure: 'The quote could not be saved',
  });
}

/** The lines and what they come to. The focus follows a line that is added or removed. */
function Lines({ state: { ref, form, set, errors } }: { state: RecordForm<QuoteForm> }) {
  const { lines } = form;
  // The line to write in, from 0, once one was added or removed.
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current !== null) ref.current?.querySelectorAll<HTMLElement>('[data-line]')[next.current]?.focus();
    next.current = null;
  }, [lines.length, ref]);
  const add = (): void => {
    next.current = lines.length;
    set({ lines: addLine(lines) });
  };
  const remove = (index: number): void => {
    next.current = Math.min(index, lines.length - 2);
    set({ lines: lines.filter((_, at) => at !== index) });
  };
  return (
    <>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          number={index + 1}
          faults={{ label: errors[`lines.${index}.label`], amount: errors[`lines.${index}.amount`] }}
          onChange={(change) => set({ lines: lines.map((one) => (one === line ? { ...line, ...change } : one)) })}
          onRemove={lines.length > 1 ? () => remove(index) : null}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Button startIcon={<AddIcon />} onClick={add}>
          Add line
        </Button>
        <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
          {totalWords(lines)}
        </Typography>
      </Box>
      {errors['lines'] === undefined ? null : (
        <Typography role="alert" color="error">
          {errors['lines']}
        </Typography>
      )}
    </>
  );
}

interface LineProps {
  line: LineForm;
  /** From 1, for who cannot see which line it is. */
  number: number;
  faults: { label: string | undefined; amount: string | undefined };
  onChange: (change: Partial<LineForm>) => void;
  /** Null for the only line. */
  onRemove: (() => void) | null;
}

function LineFields({ line, number, faults, onChange, onRemove }: LineProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr) 40px' }}>
      <TextField
        label={`Line ${number}`}
        multiline
        value={line.label}
        onChange={(event) => onChange({ label: event.target.value })}
        error={faults.label !== undefined}
        helperText={faults.label}
        slotProps={{ htmlInput: { 'data-line': '' } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextField
        label={`Amount ${number}`}
        value={line.amount}
        onChange={(event) => onChange({ amount: event.target.value })}
        error={faults.amount !== undefined}
        helperText={faults.amount}
        slotProps={DOLLARS}
      />
      {onRemove === null ? null : (
        <IconButton onClick={onRemove} aria-label={`Remove line ${number}`} sx={{ mt: 0.5 }}>
          <CloseIcon />
        </IconButton>
      )}
    </Box>
  );
}
