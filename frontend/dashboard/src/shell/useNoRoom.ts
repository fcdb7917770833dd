import useMediaQuery from '@mui/material/useMediaQuery';

/** From this width on, the sidebar stands beside the page; see shell.css. */
const SIDEBAR_FROM = 900;
const SIDEBAR = 256;
/** What the page leaves free on its two sides, without and with the sidebar. */
const SIDES = { narrow: 32, wide: 64 };

/** Whether the page is narrower than the `width` that a table needs: its list is drawn as cards then. */
export function useNoRoom(width: number): boolean {
  const alone = `(max-width: ${width + SIDES.narrow - 1}px)`;
  const beside = `(min-width: ${SIDEBAR_FROM}px) and (max-width: ${width + SIDEBAR + SIDES.wide - 1}px)`;
  return useMediaQuery(`${alone}, ${beside}`, { noSsr: true });
}
