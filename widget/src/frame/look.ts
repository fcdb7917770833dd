import { contrast, luminance } from '@chalkline/brand/contrast';

const WHITE = '#ffffff';
/** Chalk and board of the brand. */
const LIGHT = { chalk: '#1f5fbf', board: WHITE };
const DARK = { chalk: '#7db0ff', board: '#18212b' };

export type Scheme = 'light' | 'dark';

/** `color` moved towards white or black, away from `ground`, until text in it can be read there (4.5:1). */
function readable(color: string, ground: string): string {
  const target = luminance(ground) < 0.18 ? 255 : 0;
  while (contrast(color, ground) < 4.5) {
    color = color.replace(/\w\w/g, (pair) => {
      const value = parseInt(pair, 16);
      return Math.round(value + (target - value) * 0.08)
        .toString(16)
        .padStart(2, '0');
    });
  }
  return color;
}

/** Colours of the chat: the owner's, corrected for the board they stand on, and the text on them. */
export function chatColors(color: string | null | undefined, scheme: Scheme): { chalk: string; onChalk: string } {
  const { chalk, board } = scheme === 'dark' ? DARK : LIGHT;
  return { chalk: readable(/^#[0-9a-f]{6}$/i.exec(color ?? '')?.[0] ?? chalk, board), onChalk: board };
}

/** The page's scheme where it shows one (`color-scheme`, else the ground it paints), else the system's. */
export function pageScheme(): Scheme {
  const root = getComputedStyle(document.documentElement);
  const light = /light/.test(root.colorScheme);
  const dark = /dark/.test(root.colorScheme);
  if (light !== dark) return dark ? 'dark' : 'light';
  for (const { backgroundColor } of [getComputedStyle(document.body), root]) {
    const [r = 0, g = 0, b = 0, alpha = 1] = backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
    if (alpha > 0.5) return r + 2 * g + b < 440 ? 'dark' : 'light';
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
