import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { WidgetSettings } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { Choice } from '../form/Choice.tsx';
import { DraftNote } from '../form/DraftNote.tsx';
import { submits } from '../form/submits.ts';
import { useDraft } from '../form/useDraft.ts';
import { useSending } from '../form/useSending.ts';
import { useTell } from '../shell/useTell.ts';
import { ColorField } from './ColorField.tsx';
import { linesOf } from './lines.ts';

const PRICES = [
  ['at_once', 'At once, as a range'],
  ['after_contact', 'After they leave contact details'],
  ['never', 'Never; you answer yourself'],
] as const;
const CORNERS = [
  ['right', 'Bottom right'],
  ['left', 'Bottom left'],
] as const;

interface WidgetForm extends Pick<WidgetSettings, 'greeting' | 'color' | 'position' | 'priceVisibility'> {
  /** Allowed websites, one a line. */
  origins: string;
}

const formOf = ({ greeting, color, position, priceVisibility, allowedOrigins }: WidgetSettings): WidgetForm => ({
  greeting,
  color,
  position,
  priceVisibility,
  origins: allowedOrigins.join('\n'),
});

/** Greeting, colour, side, allowed websites and when a price is shown. */
export function WidgetSettingsForm({ settings, onSaved }: { settings: WidgetSettings; onSaved: () => void }) {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const tell = useTell();
  const { values: form, change, restored, show } = useDraft('widget', () => formOf(settings));
  const { ref, busy, failure, errors, send } = useSending('The settings could not be saved');
  const set = (some: Partial<WidgetForm>): void => change(() => some);

  const save = async (): Promise<void> => {
    const { origins, ...values } = form;
    const saved = await calls.saveWidgetSettings({ ...settings, ...values, allowedOrigins: linesOf(origins) });
    queries.setQueryData(['settings', 'widget'], saved);
    show(formOf(saved));
    tell.done('Widget settings saved');
    onSaved();
  };

  return (
    <Box
      component="form"
      ref={ref}
      noValidate
      onSubmit={submits(() => send(save))}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}
    >
      <DraftNote restored={restored} onDiscard={() => show(formOf(settings))} />
      <TextField
        label="Greeting"
        multiline
        minRows={3}
        value={form.greeting}
        onChange={(event) => set({ greeting: event.target.value })}
        error={Boolean(errors.greeting)}
        helperText={errors.greeting ?? 'The first thing a visitor reads'}
      />
      <TextField
        label="Allowed websites"
        multiline
        minRows={3}
        value={form.origins}
        onChange={(event) => set({ origins: event.target.value })}
        error={Boolean(errors.allowedOrigins)}
        helperText={errors.allowedOrigins ?? 'One per line, like https://www.yourdomain.com. Empty allows all.'}
      />
      <Choice
        label="When is a price shown?"
        options={PRICES}
        value={form.priceVisibility}
        onChoose={(priceVisibility) => set({ priceVisibility })}
      />
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <ColorField color={form.color} onChange={(color) => set({ color })} error={errors.color} />
        <Choice
          label="Which corner?"
          options={CORNERS}
          value={form.position}
          onChoose={(position) => set({ position })}
          row
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, justifyItems: 'start' }}>
        {failure === null ? null : <Alert severity="error">{failure}</Alert>}
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Saving...' : 'Save Changes'}
        </Button>
      </Box>
    </Box>
  );
}
