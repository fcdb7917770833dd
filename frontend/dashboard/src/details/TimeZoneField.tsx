import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { zonesInOrder, zoneWords } from './time-zones.ts';

interface Props {
  /** As the server keeps it: "America/New_York". */
  value: string;
  /** The one that is saved: its country's zones come first. */
  saved: string;
  fault: string | undefined;
  onChange: (zone: string) => void;
}

/** There are over four hundred: a few letters of the city find one. */
export function TimeZoneField({ value, saved, fault, onChange }: Props) {
  const zones = useMemo(() => zonesInOrder(saved), [saved]);
  return (
    <Autocomplete
      options={zones}
      value={value}
      getOptionLabel={zoneWords}
      onChange={(_, zone) => onChange(zone)}
      disableClearable
      autoHighlight
      noOptionsText="No time zone is called that. Try a large city nearby."
      renderInput={(params) => (
        <TextField {...params} label="Time zone" error={fault !== undefined} helperText={fault ?? 'Type a city'} />
      )}
    />
  );
}
