import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS } from './screens.ts';

/** One page with every screen, to look at them all in a minute. */
export default function contactSheet(): void {
  if (!existsSync(SCREENS)) return;
  const pictures = readdirSync(SCREENS)
    .filter((name) => name.endsWith('.jpg'))
    .sort();
  const figures = pictures.map(
    (name) =>
      `<figure><a href="${name}"><img src="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
  );
  writeFileSync(
    join(SCREENS, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{font:14px system-ui;background:#888;display:flex;flex-wrap:wrap;gap:16px;margin:16px}figure{margin:0}img{height:420px;display:block;background:#fff}</style>
${figures.join('\n')}`,
  );
}
