import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { WidgetSettings } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { DraftNote } from '../form/DraftNote.tsx';
import { useDraft } from '../form/useDraft.ts';
import { useSending } from '../form/useSending.ts';
import { useTell } from '../shell/useTell.ts';
import { ColorField } from './ColorField.tsx';
import { linesOf } from './lines.ts';

const PRICES: [WidgetSettings['priceVisibility'], string][] = [
  ['at_once', 'At once, as a range'],
  ['after_contact', 'After they leave contact details'],
  ['never', 'Never; you answer yourself'],
];

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
      onSubmit={(event) => {
        event.preventDefault();
        void send(save);
      }}
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
      <FormControl>
        <FormLabel id="price-visibility">When is a price shown?</FormLabel>
        <RadioGroup
          aria-labelledby="price-visibility"
          value={form.priceVisibility}
          onChange={(_, value) => set({ priceVisibility: value as WidgetSettings['priceVisibility'] })}
        >
          {PRICES.map(([value, label]) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <ColorField color={form.color} onChange={(color) => set({ color })} error={errors.color} />
        <FormControl>
          <FormLabel id="position">Which corner?</FormLabel>
          <RadioGroup
            row
            aria-labelledby="position"
            value={form.position}
            onChange={(_, value) => set({ position: value === 'left' ? 'left' : 'right' })}
          >
            <FormControlLabel value="right" control={<Radio />} label="Bottom right" />
            <FormControlLabel value="left" control={<Radio />} label="Bottom left" />
          </RadioGroup>
        </FormControl>
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
