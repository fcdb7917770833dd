import { readFileSync } from 'node:fs';
import { contrast } from './contrast';
import { palettes, type Palette } from './tokens';

const GROUNDS: (keyof Palette)[] = ['paper', 'board', 'sunken'];
const WORDS: (keyof Palette)[] = ['ink', 'muted', 'chalk', 'chalkStrong', 'timber', 'moss', 'brick', 'amber'];

/** Every pair of text and ground that the screens use. */
const TEXT_PAIRS: [keyof Palette, keyof Palette][] = [
  ...GROUNDS.flatMap((ground) => WORDS.map((word): [keyof Palette, keyof Palette] => [word, ground])),
  ['onChalk', 'chalk'],
  ['onChalk', 'chalkStrong'],
  ['onSignal', 'brick'],
  ['onSignal', 'moss'],
  ['ink', 'chalkSoft'],
  ['muted', 'chalkSoft'],
  ['chalk', 'chalkSoft'],
  ['ink', 'timberSoft'],
  ['timber', 'timberSoft'],
  ['ink', 'mossSoft'],
  ['moss', 'mossSoft'],
  ['ink', 'brickSoft'],
  ['brick', 'brickSoft'],
  ['ink', 'amberSoft'],
  ['amber', 'amberSoft'],
];

describe.each(Object.entries(palettes))('%s palette', (_name, palette) => {
  it.each(TEXT_PAIRS)('%s on %s reads at 4.5:1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('borders of controls show on %s at 3:1', (ground) => {
    expect(contrast(palette.edgeStrong, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

/** What style sheets draw nothing with: text on a filled signal is MUI's alone. */
const NOT_IN_CSS = new Set(['onSignal']);

describe('tokens.css', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').toLowerCase();
  const blocks = {
    light: [css.slice(0, css.indexOf('@media'))],
    dark: css.split('color-scheme: dark;').slice(1),
  };

  it.each(Object.entries(palettes))('states the %s palette of tokens.ts', (name, palette) => {
    const parts = blocks[name as keyof typeof blocks];
    expect(parts).toHaveLength(name === 'light' ? 1 : 2);
    for (const [token, value] of Object.entries(palette)) {
      if (NOT_IN_CSS.has(token)) continue;
      const property = `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${String(value).toLowerCase()};`;
      for (const part of parts) expect(part).toContain(property);
    }
  });
});
