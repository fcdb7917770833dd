import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Effect, Interpretation } from '@chalkline/api';
import type { ReactNode } from 'react';
import { Pill } from '../shell/Pill.tsx';
import { Impact } from './Impact.tsx';
import { Clashes } from './Clashes.tsx';
import { useReading } from './useReading.ts';
import type { RuleForm } from './rule-form.ts';
import './reading.css';

interface Props {
  form: RuleForm;
  ruleId: string | undefined;
  onConfirm: (effects: Effect[]) => void;
  /** It stands within the form, before the button that saves. */
  within?: boolean;
}

const BESIDE = { p: { xs: 2, sm: 3 }, minHeight: 240 };
/** As high as most readings are, so that the button does not move under the thumb. */
const WITHIN = { p: 2, minHeight: 168, boxShadow: 'none', bgcolor: 'var(--sunken)' };

/** The rule as it was understood: in plain words, with a worked example, conflicts, and what it would change. */
export function Reading({ form, ruleId, onConfirm, within = false }: Props) {
  const { reading, failure, stale } = useReading(form);
  return (
    <Card component="aside" aria-label="How this rule is understood" sx={within ? WITHIN : BESIDE}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        How it is understood
      </Typography>
      <div className="chalk-rule reading-line" key={reading?.explanation} aria-hidden="true" />
      <Box aria-live="polite" sx={{ mt: 2, opacity: stale && reading !== null ? 0.6 : 1 }}>
        {failure !== null ? <Typography color="text.secondary">{failure}</Typography> : null}
        {reading === null && failure === null ? (
          <Typography color="text.secondary">
            Start typing. The rule is read back to you here, with an example.
          </Typography>
        ) : null}
        {reading !== null ? <Understood reading={reading} onConfirm={onConfirm} /> : null}
      </Box>
      {reading?.status === 'priced' ? (
        <>
          <Clashes effects={reading.effects} ruleId={ruleId} />
          <Impact form={form} ruleId={ruleId} />
        </>
      ) : null}
    </Card>
  );
}

function Understood({ reading, onConfirm }: { reading: Interpretation; onConfirm: Props['onConfirm'] }) {
  if (reading.status === 'priced') return <Effects explanation={reading.explanation} example={reading.example} />;
  const { proposed } = reading;
  if (proposed && proposed.effects.length > 0) {
    return (
      <Alert severity="info" icon={false}>
        <Effects explanation={proposed.explanation} example={proposed.example} lead="Did you mean this?" />
        <Button size="small" variant="outlined" sx={{ mt: 1.5 }} onClick={() => onConfirm(proposed.effects)}>
          Yes, read it like this
        </Button>
      </Alert>
    );
  }
  return (
    <>
      <Pill tone="watch">Changes no price</Pill>
      <Typography sx={{ mt: 1 }}>{reading.explanation}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        To change a price, name a figure and when it counts: “20% more for heritage houses”, “$45 per extra outlet”.
      </Typography>
    </>
  );
}

function Effects({ explanation, example, lead }: { explanation: string; example: string; lead?: ReactNode }) {
  return (
    <>
      {lead === undefined ? null : <Typography sx={{ fontWeight: 600 }}>{lead}</Typography>}
      <Typography>{explanation}</Typography>
      {example === '' ? null : <p className="reading-example">{example}</p>}
    </>
  );
}
