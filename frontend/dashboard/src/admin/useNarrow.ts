import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is narrower than the console's tables need: its lists are drawn as cards then. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 899px)', { noSsr: true });
}
