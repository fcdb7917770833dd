import { readFileSync } from 'node:fs';
import { DARK, LIGHT } from './look.js';

const css = readFileSync(new URL('../../../frontend/brand/src/tokens.css', import.meta.url), 'utf8');
const dark = css.indexOf('prefers-color-scheme: dark');

it.each([
  ['light', LIGHT, css.slice(0, dark)],
  ['dark', DARK, css.slice(dark)],
])('mails have the colours of the screens: %s', (_, colors, tokens) => {
  for (const [name, value] of Object.entries(colors)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokens).toContain(`--${property}: ${value};`);
  }
});
