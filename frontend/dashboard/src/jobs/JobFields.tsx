import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import type { Job } from '@chalkline/api';
import { useState } from 'react';
import { DOLLARS } from '../form/dollars.tsx';
import { doubtful } from '../form/doubtful.ts';
import { DraftNote } from '../form/DraftNote.tsx';
import { RecordFormEnd } from '../form/RecordFormEnd.tsx';
import type { RecordProps } from '../form/RecordScreens.tsx';
import { submits } from '../form/submits.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { BackTo } from '../shell/BackTo.tsx';
import { useExamples } from '../shell/examples.ts';
import { localDay } from '../shell/format.ts';
import { PageHead } from '../shell/Page.tsx';
import { completionDoubt, formOf, jobFaults, priceDoubt, valuesOf, type JobForm, type JobValues } from './job-form.ts';

const LIST = '/dashboard/jobs';

/** The form of a job, new or old. What was typed stays when a save fails. */
export function JobFields({ draft, saved, onSave, newest, gone }: RecordProps<Job, JobValues>) {
  const { job: example } = useExamples();
  const state = useRecordForm<JobForm, Job>({
    draft,
    saved,
    formOf,
    check: jobFaults,
    save: (form, updatedAt) => onSave(valuesOf(form, updatedAt)),
    newest,
    failure: 'The job could not be saved',
  });
  const { ref, form, set, errors, busy, submit } = state;
  const [today] = useState(() => localDay(new Date().toISOString()));
  const doubt = completionDoubt(form.completedAt, today);
  const free = priceDoubt(form.price);
  const field = (name: keyof JobForm, hint: string) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    error: errors[name] !== undefined,
    helperText: errors[name] ?? hint,
  });
  return (
    <>
      <BackTo list={LIST}>Back to Jobs</BackTo>
      <PageHead
        title={saved ? 'Edit Job' : 'Add Job'}
        lead="Say what was done in your own words. The more it sounds like a customer, the better."
      />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <form ref={ref} noValidate onSubmit={submits(submit)}>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <DraftNote restored={state.restored} onDiscard={state.startAfresh} />
            <TextField label="Title" {...field('title', `For example: ${example}`)} />
            <TextField
              label="Description"
              multiline
              minRows={5}
              maxRows={16}
              {...field('description', 'Size, rooms, storeys, materials, anything that made it harder')}
            />
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <TextField
                label="Final Price"
                {...field('price', free ?? 'What the customer paid, in dollars')}
                slotProps={{ ...DOLLARS, formHelperText: doubtful(free) }}
              />
              <TextField
                label="Completed on"
                type="date"
                name="completedAt"
                {...field('completedAt', doubt ?? 'Optional')}
                slotProps={{
                  inputLabel: { shrink: true },
                  formHelperText: doubtful(doubt),
                }}
              />
            </Box>
            <RecordFormEnd state={state} what="job" gone={gone} cancel={LIST} save={busy ? 'Saving...' : 'Save Job'} />
          </Box>
        </form>
      </Card>
    </>
  );
}
