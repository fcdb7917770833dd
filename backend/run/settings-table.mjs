import { readFileSync, writeFileSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { path } from './project.mjs';

/** `npm run docs:settings`: writes the README's table of settings from the one place where they are defined. */
await ensureBuilt({ only: ['server'] });
const { SETTINGS } = await import(path('backend/dist/src/config/index.js'));
const README = path('README.md');

const shown = (fallback) =>
  fallback === null || (Array.isArray(fallback) && fallback.length === 0) ? '' : `\`${String(fallback)}\``;
const rows = Object.entries(SETTINGS).map(
  ([name, { fallback, meaning, secret }]) =>
    `| \`${name}\`${secret ? ' (secret)' : ''} | ${shown(fallback)} | ${meaning} |`,
);
const table = ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
const readme = readFileSync(README, 'utf8').replace(
  /(<!-- settings -->)[\s\S]*(<!-- \/settings -->)/,
  `$1\n${table}\n$2`,
);
writeFileSync(README, readme);
