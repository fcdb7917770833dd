import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

const PAUSE = 250;

/** Searches a moment after the last key. */
export function SearchBox(props: { label: string; value: string; onSearch: (q: string) => void }) {
  const { label, value, onSearch } = props;
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    // The space between two words is searched for by nobody, and is not taken from who is about to type the second.
    if (value !== typed.trim()) setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      type="search"
      placeholder={label}
      value={typed}
      onChange={(event) => {
        const q = event.target.value;
        setTyped(q);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(q.trim()), PAUSE);
      }}
      // Chromium keeps room for the button that clears the field while there is nothing to clear.
      sx={{ maxWidth: 320, '& :placeholder-shown::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
