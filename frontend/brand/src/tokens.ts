/**
 * The colours, shapes and type of Chalkline as values, for places where CSS variables cannot reach: MUI themes,
 * e-mails, generated pictures. tokens.css states the values that style sheets use; a test keeps the two equal.
 */
export interface Palette {
  /** The line, links, primary buttons, focus. */
  chalk: string;
  /** Chalk under the pointer. */
  chalkStrong: string;
  /** Text on chalk. */
  onChalk: string;
  /** A tint of chalk for grounds: the visitor's bubble, a selected row. */
  chalkSoft: string;
  ink: string;
  /** Secondary text. */
  muted: string;
  /** The ground. */
  paper: string;
  /** Cards and tables. */
  board: string;
  /** A ground one shade away from paper: bands, table heads, code. */
  sunken: string;
  /** Hairlines; never the only border of a control. */
  edge: string;
  /** Borders of controls, 3:1 on every ground. */
  edgeStrong: string;
  /** Second accent: money, past jobs. */
  timber: string;
  timberSoft: string;
  moss: string;
  mossSoft: string;
  brick: string;
  brickSoft: string;
  /** Text on a filled brick or moss button. */
  onSignal: string;
  amber: string;
  amberSoft: string;
}

export const light: Palette = {
  chalk: '#1F5FBF',
  chalkStrong: '#174A97',
  onChalk: '#FFFFFF',
  chalkSoft: '#E6EFFB',
  ink: '#16202B',
  muted: '#52606E',
  paper: '#FBFAF7',
  board: '#FFFFFF',
  sunken: '#F3F0E9',
  edge: '#E3DFD6',
  edgeStrong: '#807D75',
  timber: '#9A5B1E',
  timberSoft: '#F8ECDD',
  moss: '#2B7549',
  mossSoft: '#E3F2E8',
  brick: '#B3382C',
  brickSoft: '#FBE9E6',
  onSignal: '#FFFFFF',
  amber: '#8C5E00',
  amberSoft: '#FBF0D6',
};

export const dark: Palette = {
  chalk: '#7DB0FF',
  chalkStrong: '#A5C8FF',
  onChalk: '#0F151C',
  chalkSoft: '#1B2D47',
  ink: '#E9EEF4',
  muted: '#9FB0C0',
  paper: '#0F151C',
  board: '#18212B',
  sunken: '#131B24',
  edge: '#2A3542',
  edgeStrong: '#748292',
  timber: '#E0A869',
  timberSoft: '#33281C',
  moss: '#6CC08B',
  mossSoft: '#1B3226',
  brick: '#F28B7D',
  brickSoft: '#3A2220',
  onSignal: '#0F151C',
  amber: '#E3B341',
  amberSoft: '#352B15',
};

export const palettes = { light, dark };

/** Pixels. Spacing is a multiple of `grid`. */
export const shape = { grid: 8, card: 10, control: 8, touchTarget: 44 } as const;

export const type = {
  heading: "'Bricolage Grotesque', 'Bricolage Fallback', system-ui, sans-serif",
  text: "'Inter', 'Inter Fallback', system-ui, sans-serif",
} as const;

/** The one soft shadow. */
export const shadow = {
  light: '0 1px 2px rgb(22 32 43 / 6%), 0 8px 24px rgb(22 32 43 / 7%)',
  dark: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 32%)',
} as const;
