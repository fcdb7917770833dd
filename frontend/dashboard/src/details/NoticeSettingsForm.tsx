import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { NoticeSettings } from '@chalkline/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { Failed } from '../shell/Empty.tsx';
import { Rows } from '../shell/Page.tsx';
import { Choice } from '../form/Choice.tsx';
import { DraftNote } from '../form/DraftNote.tsx';
import { submits } from '../form/submits.ts';
import { useDraft } from '../form/useDraft.ts';
import { useSending } from '../form/useSending.ts';
import { useTell } from '../shell/useTell.ts';
import { TimeZoneField } from './TimeZoneField.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

const KEY = ['settings', 'notices'];
const MODES = [
  ['each', 'For each new lead'],
  ['digest', 'Once a day'],
] as const;
const KEEP = [30, 90, 180, 365, 730];

/** Loads the settings and gives them to the form. */
export function NoticeSettingsForm() {
  const calls = useOwnerCalls();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => calls.noticeSettings() });
  if (error && !data) return <Failed message={error.message} onRetry={() => void refetch()} />;
  return data ? <Form settings={data} /> : <Rows count={4} />;
}

type NoticeForm = Omit<NoticeSettings, 'webhookSecret'>;

const formOf = ({ mode, webhookUrl, retentionDays, timezone }: NoticeSettings): NoticeForm => ({
  mode,
  webhookUrl,
  retentionDays,
  timezone,
});

function Form({ settings }: { settings: NoticeSettings }) {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const tell = useTell();
  const { values: form, change, restored, show } = useDraft('notices', () => formOf(settings));
  const { ref, busy, failure, errors, send } = useSending('The settings could not be saved');
  const set = (some: Partial<NoticeForm>): void => change(() => some);
  const kept = form.retentionDays === null ? KEEP : [...new Set([...KEEP, form.retentionDays])].sort((a, b) => a - b);

  const save = async (): Promise<void> => {
    const saved = await calls.saveNoticeSettings({ ...settings, ...form });
    queries.setQueryData(KEY, saved);
    show(formOf(saved));
    const { webhookSecret: before } = settings;
    const renewed = before !== null && saved.webhookSecret !== null && saved.webhookSecret !== before;
    tell.done(renewed ? 'Notice settings saved. The webhook has a new secret' : 'Notice settings saved');
  };

  return (
    <Box
      component="form"
      ref={ref}
      noValidate
      onSubmit={submits(() => send(save))}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      <DraftNote restored={restored} onDiscard={() => show(formOf(settings))} />
      <Choice label="Email me" options={MODES} value={form.mode} onChoose={(mode) => set({ mode })} row wide />
      <TimeZoneField
        value={form.timezone}
        saved={settings.timezone}
        fault={errors.timezone}
        onChange={(timezone) => set({ timezone })}
      />
      <TextField
        select
        label="Erase chats after"
        value={form.retentionDays ?? ''}
        onChange={(event) => set({ retentionDays: event.target.value === '' ? null : Number(event.target.value) })}
        error={Boolean(errors.retentionDays)}
        helperText={errors.retentionDays ?? 'For good, with contact details and photos'}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Never</MenuItem>
        {kept.map((days) => (
          <MenuItem key={days} value={days}>
            {days} days
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Webhook address (optional)"
        type="url"
        value={form.webhookUrl ?? ''}
        onChange={(event) => set({ webhookUrl: event.target.value.trim() === '' ? null : event.target.value.trim() })}
        error={Boolean(errors.webhookUrl)}
        helperText={errors.webhookUrl ?? 'Each lead is also posted there, signed'}
        sx={{ gridColumn: '1 / -1' }}
      />
      {settings.webhookSecret ? (
        <WebhookSecret
          secret={settings.webhookSecret}
          renew={async () => {
            queries.setQueryData(KEY, await calls.renewWebhookSecret());
          }}
        />
      ) : null}
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, justifyItems: 'start' }}>
        {failure === null ? null : <Alert severity="error">{failure}</Alert>}
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Saving...' : 'Save notices'}
        </Button>
      </Box>
    </Box>
  );
}
