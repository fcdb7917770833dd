import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { INDUSTRIES } from '@chalkline/api';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useAuth } from '../account/auth-context.ts';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { DraftNote } from '../form/DraftNote.tsx';
import { submits } from '../form/submits.ts';
import { useDraft } from '../form/useDraft.ts';
import { useSending } from '../form/useSending.ts';
import { SupportNote } from './SupportNote.tsx';
import { detailsOf, formOf, type DetailsForm } from './details-form.ts';

interface FieldSpec {
  name: keyof DetailsForm;
  label: string;
  wide?: boolean;
  rows?: number;
  type?: string;
  hint?: string;
}

const FIELDS: FieldSpec[] = [
  { name: 'name', label: 'Your name' },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    hint: 'Customers call it from the chat; an emergency is sent there at once',
  },
  { name: 'businessName', label: 'Business name' },
  { name: 'industry', label: 'Industry' },
  { name: 'businessAddress', label: 'Business address (optional)' },
  { name: 'contactEmail', label: 'Contact email (optional)', type: 'email' },
  { name: 'about', label: 'About (optional)', wide: true, rows: 4 },
  { name: 'services', label: 'Services (optional)', wide: true, rows: 4, hint: 'One per line' },
];

/** The business as customers are told about it: read-only until Edit Details is pressed. */
export function BusinessDetails() {
  const { user } = useAuth();
  const calls = useOwnerCalls();
  const { values: form, change, restored, show, drop } = useDraft('details', () => formOf(user));
  const [editing, setEditing] = useState(restored);
  const [saved, setSaved] = useState(false);
  const { ref, busy, failure, errors, send, forget } = useSending('Failed to update details');
  useButtonFocus(editing, ref);

  const save = async (): Promise<void> => {
    await calls.saveDetails(detailsOf(form));
    drop();
    setEditing(false);
    setSaved(true);
  };

  const leave = (): void => {
    show(formOf(user));
    forget();
    setEditing(false);
  };

  const edit = (event: MouseEvent): void => {
    // The button gives way to the submit button at the same place: this click must not press that one too.
    event.preventDefault();
    setSaved(false);
    show(formOf(user));
    setEditing(true);
  };

  // Once saved, the server's reading of it is shown.
  const shown = editing ? form : formOf(user);
  return (
    <Card
      component="form"
      ref={ref}
      noValidate
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}
      onSubmit={submits(() => send(save))}
    >
      <DraftNote restored={restored} onDiscard={leave} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {FIELDS.map((field) => (
          <DetailField
            key={field.name}
            field={field}
            value={shown[field.name]}
            error={errors[field.name]}
            readOnly={!editing || busy}
            onChange={(value) => change(() => ({ [field.name]: value }))}
          />
        ))}
        <TextField
          label="Account email"
          value={user?.email ?? ''}
          helperText={<SupportNote email={user?.supportEmail ?? null} />}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </Box>
      {saved ? <Alert severity="success">Details updated successfully</Alert> : null}
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      {editing ? (
        <EditButtons busy={busy} onLeave={leave} />
      ) : (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={edit}>
          Edit Details
        </Button>
      )}
    </Card>
  );
}

/** The buttons of one state give way to those of the other: the focus goes on, and is not lost. */
function useButtonFocus(editing: boolean, ref: RefObject<HTMLFormElement | null>): void {
  const edited = useRef(false);
  useEffect(() => {
    if (editing) ref.current?.querySelector('input')?.focus();
    else if (edited.current) ref.current?.querySelector('button')?.focus();
    edited.current = editing;
  }, [editing, ref]);
}

function EditButtons({ busy, onLeave }: { busy: boolean; onLeave: () => void }) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? 'Saving...' : 'Save Changes'}
      </Button>
      <Button color="inherit" disabled={busy} onClick={onLeave}>
        Cancel
      </Button>
    </Box>
  );
}

interface DetailFieldProps {
  field: FieldSpec;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
}

function DetailField({ field, value, error, readOnly, onChange }: DetailFieldProps) {
  const select = field.name === 'industry' && !readOnly;
  return (
    <TextField
      label={field.label}
      name={field.name}
      type={field.type ?? 'text'}
      select={select}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? field.hint}
      multiline={field.rows !== undefined}
      rows={field.rows}
      sx={field.wide ? { gridColumn: '1 / -1' } : {}}
      slotProps={select ? {} : { htmlInput: { readOnly } }}
    >
      {select
        ? INDUSTRIES.map((industry) => (
            <MenuItem key={industry} value={industry}>
              {industry}
            </MenuItem>
          ))
        : null}
    </TextField>
  );
}
