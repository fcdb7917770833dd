/**
 * The brand's colours for what leaves as a mail or is shown of one: mail programs know no custom properties. A test keeps
 * them equal to those of the screens.
 */
export const LIGHT = {
  ink: '#16202b',
  muted: '#52606e',
  chalk: '#1f5fbf',
  onChalk: '#ffffff',
  paper: '#fbfaf7',
  board: '#ffffff',
  edge: '#e3dfd6',
};

export const DARK: typeof LIGHT = {
  ink: '#e9eef4',
  muted: '#9fb0c0',
  chalk: '#7db0ff',
  onChalk: '#0f151c',
  paper: '#0f151c',
  board: '#18212b',
  edge: '#2a3542',
};
