import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { logProblem, ApiError, messageOf, type Job } from '@chalkline/api';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { EditedElsewhere } from '../shell/EditedElsewhere.tsx';
import { keepDraft, readDraft } from '../form/draft.ts';
import { useExamples } from '../shell/examples.ts';
import { PageHead } from '../shell/Page.tsx';
import { draftOf, formOf, rules, valuesOf, type JobForm, type JobValues } from './job-form.ts';

export type { JobValues } from './job-form.ts';

interface Props {
  title: string;
  /** Where what is typed is kept until it is saved. */
  draft: string;
  job?: Job;
  onSave: (values: JobValues) => Promise<void>;
  /** Loads the job as it is now, for when somebody else has saved it meanwhile. */
  newest?: () => Promise<Job>;
}

/** The form of a job, new or old. What was typed stays when a save fails. */
export function JobFields({ title, draft, job, onSave, newest }: Props) {
  const { job: example } = useExamples();
  const [failure, setFailure] = useState<string | null>(null);
  const [clash, setClash] = useState(false);
  const [seen, setSeen] = useState(job?.updatedAt);
  const { register, handleSubmit, formState, reset, subscribe, setError } = useForm<JobForm>({
    defaultValues: { ...formOf(job), ...readDraft<JobForm>(draft) },
  });
  const { errors, isSubmitting } = formState;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draft, draftOf(values)) }),
    [subscribe, draft],
  );

  const save = async (form: JobForm, updatedAt = seen): Promise<void> => {
    setFailure(null);
    try {
      await onSave(valuesOf(form, updatedAt));
    } catch (error) {
      logProblem('The job could not be saved', error);
      if (error instanceof ApiError && error.code === 'edited_elsewhere') return setClash(true);
      if (error instanceof ApiError) {
        for (const [field, message] of Object.entries(error.body.errors ?? {})) {
          if (field in form) setError(field as keyof JobForm, { message });
        }
      }
      setFailure(messageOf(error, 'The job could not be saved'));
    }
  };

  return (
    <>
      <Button component={Link} to="/dashboard/jobs" startIcon={<ArrowBackIcon />} sx={{ ml: -2, mb: 1 }}>
        Back to Jobs
      </Button>
      <PageHead
        title={title}
        lead="Say what was done in your own words. The more it sounds like a customer, the better."
      />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <form noValidate onSubmit={(event) => void handleSubmit((form) => save(form))(event)}>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <TextField
              label="Title"
              {...register('title', rules.title)}
              error={Boolean(errors.title)}
              helperText={errors.title?.message ?? `For example: ${example}`}
            />
            <TextField
              label="Description"
              multiline
              minRows={5}
              maxRows={16}
              {...register('description', rules.description)}
              error={Boolean(errors.description)}
              helperText={
                errors.description?.message ?? 'Size, rooms, storeys, materials, anything that made it harder'
              }
            />
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <TextField
                label="Final Price"
                inputMode="decimal"
                {...register('price', rules.price)}
                error={Boolean(errors.price)}
                helperText={errors.price?.message ?? 'What the customer paid, in dollars'}
                slotProps={{
                  htmlInput: { inputMode: 'decimal' },
                  input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
                }}
              />
              <TextField
                label="Completed on"
                type="date"
                {...register('completedAt')}
                error={Boolean(errors.completedAt)}
                helperText={errors.completedAt?.message ?? 'Optional'}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            </Box>
            {clash && newest ? (
              <EditedElsewhere
                what="job"
                onTakeTheirs={async () => {
                  const theirs = await newest();
                  reset(formOf(theirs));
                  setSeen(theirs.updatedAt);
                  setClash(false);
                }}
                onKeepMine={async () => {
                  const theirs = await newest();
                  setSeen(theirs.updatedAt);
                  setClash(false);
                  await handleSubmit((form) => save(form, theirs.updatedAt))();
                }}
              />
            ) : null}
            {failure === null ? null : <Alert severity="error">{failure}</Alert>}
            <Box sx={{ display: 'flex', gap: 1, flexDirection: { xs: 'column-reverse', sm: 'row' } }}>
              <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ order: { sm: -1 } }}>
                {isSubmitting ? 'Saving...' : 'Save Job'}
              </Button>
              <Button component={Link} to="/dashboard/jobs" color="inherit">
                Cancel
              </Button>
            </Box>
          </Box>
        </form>
      </Card>
    </>
  );
}
