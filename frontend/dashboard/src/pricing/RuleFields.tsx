import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Effect, Rule } from '@chalkline/api';
import type { RuleInput } from '../data/owner-calls.ts';
import { DraftNote } from '../form/DraftNote.tsx';
import { RecordFormEnd } from '../form/RecordFormEnd.tsx';
import type { RecordProps } from '../form/RecordScreens.tsx';
import { submits } from '../form/submits.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { BackTo } from '../shell/BackTo.tsx';
import { useExamples } from '../shell/examples.ts';
import { PageHead } from '../shell/Page.tsx';
import { Reading } from './Reading.tsx';
import { formOf, type RuleForm } from './rule-form.ts';

const LIST = '/dashboard/pricing';

/** The form of a rule, with the rule as it is understood beside it, or where there is no room, before the button. */
export function RuleFields({ draft, saved, onSave, newest, gone }: RecordProps<Rule, RuleInput>) {
  const examples = useExamples();
  const state = useRecordForm<RuleForm, Rule>({
    draft,
    saved,
    formOf,
    together: ['title', 'description', 'confirmedEffects'],
    save: (form, updatedAt) => onSave({ ...form, ...(updatedAt === undefined ? {} : { updatedAt }) }),
    newest,
    failure: 'An unexpected error occurred. Please try again.',
  });
  const { ref, form, set, errors, busy, submit } = state;
  // Below the button, and on a phone below the bar as well, nobody would look for it.
  const narrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), { noSsr: true });
  const field = (name: 'title' | 'description', example: string) => ({
    required: true,
    value: form[name],
    // A reading that was said yes to was of the words as they stood.
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: event.target.value, confirmedEffects: undefined }),
    error: errors[name] !== undefined,
    helperText: errors[name] ?? `For example: ${example}`,
  });
  const reading = {
    form,
    ruleId: saved?.id,
    onConfirm: (confirmedEffects: Effect[]) => set({ confirmedEffects }),
  };
  const save = saved ? (busy ? 'Saving Changes...' : 'Save Changes') : busy ? 'Creating Rule...' : 'Create Rule';
  return (
    <>
      <BackTo list={LIST}>Back to Rules</BackTo>
      <PageHead
        title={saved ? 'Edit Rule' : 'Add Rule'}
        lead="Write it as you would say it to a new estimator. Customers may be shown its words."
      />
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <form ref={ref} onSubmit={submits(submit)}>
            <Box
              component="fieldset"
              disabled={busy}
              sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 }}
            >
              <DraftNote restored={state.restored} onDiscard={state.startAfresh} />
              <TextField label="Title" {...field('title', examples.ruleTitle)} />
              <TextField
                label="Rule Description"
                multiline
                minRows={4}
                maxRows={14}
                {...field('description', examples.rule)}
              />
              {narrow ? <Reading {...reading} within /> : null}
              <FormControlLabel
                control={
                  <Checkbox checked={form.isActive} onChange={(event) => set({ isActive: event.target.checked })} />
                }
                label="Active: counts in estimates"
              />
              <RecordFormEnd state={state} what="rule" gone={gone} cancel={LIST} save={save} />
            </Box>
          </form>
        </Card>
        {narrow ? null : <Reading {...reading} />}
      </Box>
    </>
  );
}
