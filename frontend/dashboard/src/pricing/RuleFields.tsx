import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { Link } from 'react-router';
import { EditedElsewhere } from '../shell/EditedElsewhere.tsx';
import { useExamples } from '../shell/examples.ts';
import { PageHead } from '../shell/Page.tsx';
import { Reading } from './Reading.tsx';
import { useRuleForm, type RuleFormProps } from './useRuleForm.ts';

/** The form of a rule, with the rule as it is understood beside it. */
export function RuleFields(props: RuleFormProps) {
  const { rule } = props;
  const examples = useExamples();
  const { form, set, busy, failure, clash, submit, takeTheirs, keepMine } = useRuleForm(props);
  const label = rule ? (busy ? 'Saving Changes...' : 'Save Changes') : busy ? 'Creating Rule...' : 'Create Rule';
  return (
    <>
      <Button component={Link} to="/dashboard/pricing" startIcon={<ArrowBackIcon />} sx={{ ml: -2, mb: 1 }}>
        Back to Rules
      </Button>
      <PageHead title={rule ? 'Edit Rule' : 'Add Rule'} lead="Write it as you would say it to a new estimator." />
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <Box
              component="fieldset"
              disabled={busy}
              sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 }}
            >
              <TextField
                label="Title"
                required
                value={form.title}
                onChange={(event) => set({ title: event.target.value })}
                helperText={`For example: ${examples.ruleTitle}`}
              />
              <TextField
                label="Rule Description"
                required
                multiline
                minRows={4}
                maxRows={14}
                value={form.description}
                onChange={(event) => set({ description: event.target.value })}
                helperText={`For example: ${examples.rule}`}
              />
              <FormControlLabel
                control={
                  <Checkbox checked={form.isActive} onChange={(event) => set({ isActive: event.target.checked })} />
                }
                label="Active: counts in estimates"
              />
              {clash ? <EditedElsewhere what="rule" onTakeTheirs={takeTheirs} onKeepMine={keepMine} /> : null}
              {failure === null ? null : <Alert severity="error">{failure}</Alert>}
              <Box sx={{ display: 'flex', gap: 1, flexDirection: { xs: 'column-reverse', sm: 'row' } }}>
                <Button type="submit" variant="contained" disabled={busy} sx={{ order: { sm: -1 } }}>
                  {label}
                </Button>
                <Button component={Link} to="/dashboard/pricing" color="inherit">
                  Cancel
                </Button>
              </Box>
            </Box>
          </form>
        </Card>
        <Reading
          form={form}
          ruleId={rule?.id}
          confirmed={form.confirmedEffects}
          onConfirm={(confirmedEffects) => set({ confirmedEffects })}
        />
      </Box>
    </>
  );
}
