/**
 * Cuts the two families down to what the three builds need, and prints the metrics of the fallback faces.
 * Run with `npm run fonts -w @chalkline/brand`; the results in fonts/ are committed, so that no build depends on it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Basic Latin and Latin-1 (names and places of customers), and the punctuation that our texts use. */
function charactersKept(): string {
  const ranges: [number, number][] = [
    [0x20, 0x7e],
    [0xa0, 0xff],
  ];
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
  );
  return letters.join('') + 'ŒœŠšŽžŸ–—‘’“”…•€™←→↑↓−×';
}

/** Letter frequencies of English text, spaces included: what the average width is weighed by. */
const SAMPLE =
  'Tell us what needs doing and how big it is. The price comes from your own rules and the jobs you have finished, ' +
  'so a customer at nine in the evening gets the number that you would have said.';

interface Face {
  family: string;
  source: string;
  file: string;
  weights: [number, number];
  /** The weight most seen, and Arial's average width over SAMPLE beside it, in em (regular and bold; measured on the metric-equal Liberation Sans). */
  usual: number;
  arialWidth: number;
}

const FACES: Face[] = [
  {
    family: 'Bricolage Grotesque',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    file: 'bricolage-grotesque.woff2',
    weights: [600, 800],
    usual: 700,
    arialWidth: 0.4816,
  },
  {
    family: 'Inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    file: 'inter.woff2',
    weights: [400, 700],
    usual: 400,
    arialWidth: 0.4467,
  },
];

function openFont(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if (!('layout' in font)) throw new Error(`not one font: ${font.type}`);
  return font;
}

function averageWidth(font: fontkit.Font): number {
  return font.layout(SAMPLE).advanceWidth / SAMPLE.length / font.unitsPerEm;
}

for (const face of FACES) {
  const source = readFileSync(require.resolve(face.source));
  const [min, max] = face.weights;
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: ['kern', 'tnum', 'ccmp', 'mark', 'locl'],
  } as const;
  const subset = await subsetFont(source, charactersKept(), options);
  writeFileSync(new URL(`../fonts/${face.file}`, import.meta.url), subset);
  const oneWeight = { targetFormat: 'sfnt', variationAxes: { wght: face.usual } } as const;
  const font = openFont(await subsetFont(source, charactersKept(), oneWeight));
  const adjust = averageWidth(font) / face.arialWidth;
  const share = (units: number): string => `${((units / font.unitsPerEm / adjust) * 100).toFixed(2)}%`;
  process.stdout.write(
    `${face.family}: ${(source.length / 1024).toFixed(1)} -> ${(subset.length / 1024).toFixed(1)} kB\n` +
      `  size-adjust: ${(adjust * 100).toFixed(2)}%; ascent-override: ${share(font.ascent)}; ` +
      `descent-override: ${share(-font.descent)}; line-gap-override: ${share(font.lineGap)};\n`,
  );
}
