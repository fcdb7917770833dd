import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { light } from '@chalkline/brand/tokens';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { pictures, type PictureName } from '../content/pictures.ts';
import { pages } from '../src/pages.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = 720;
const require = createRequire(import.meta.url);

/** The heading face at one weight. Text becomes outlines, so that the machine's own fonts do not matter. */
async function headingFont(): Promise<fontkit.Font> {
  const file = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
  const characters =
    Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('') + '’“”–';
  const one = await subsetFont(await readFile(require.resolve(file)), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 800 },
  });
  const font = fontkit.create(one);
  if (!('layout' in font)) throw new Error('the heading font is a collection');
  return font;
}

/** One line of text as SVG, its baseline at y. */
function outline(font: fontkit.Font, text: string, size: number, x: number, y: number, color: string): string {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, i) => {
    const at = pen;
    pen += run.positions[i]?.xAdvance ?? 0;
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}

function wrap(font: fontkit.Font, text: string, size: number): string[] {
  const width = (line: string): number => (font.layout(line).advanceWidth / font.unitsPerEm) * size;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`) <= TEXT_WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function drawing(name: PictureName): string {
  const { chalk, timber } = pictures[name];
  return `<g transform="translate(850 170) scale(5.6)" fill="none" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">
    <path stroke="${light.chalk}" d="${chalk.join('')}"/><path stroke="${light.timber}" d="${timber.join('')}"/></g>`;
}

function picture(font: fontkit.Font, mark: string, text: string, name: PictureName): string {
  const size = wrap(font, text, 76).length > 4 ? 62 : 76;
  const lines = wrap(font, text, size);
  const top = 300 - ((lines.length - 1) * size * 1.06) / 2;
  const words = lines.map((line, i) => outline(font, line, size, MARGIN, top + i * size * 1.06, light.ink));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${light.paper}"/>
    ${words.join('')}${drawing(name)}
    <path d="M${MARGIN} 520H${WIDTH - MARGIN}" stroke="${light.chalk}" stroke-width="6" stroke-linecap="round"/>
    <path d="M${MARGIN - 34} 520h24M${WIDTH - MARGIN + 10} 520h24" stroke="${light.chalk}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9"/>
    <svg x="${MARGIN}" y="546" width="48" height="48" viewBox="0 0 32 32">${mark}</svg>
    ${outline(font, 'Chalkline', 34, MARGIN + 64, 582, light.ink)}
  </svg>`;
}

/** The shared picture of every page, 1200 by 630, into og/. */
export async function writePictures(out: string): Promise<void> {
  const folder = join(out, 'og');
  await mkdir(folder, { recursive: true });
  const font = await headingFont();
  const mark = await readFile(require.resolve('@chalkline/brand/logo/mark.svg'), 'utf8');
  const wanted = new Map(pages.map((page) => [page.image, page]));
  for (const [image, page] of wanted) {
    const svg = picture(font, mark, page.imageText, page.picture);
    await sharp(Buffer.from(svg))
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, `${image}.png`));
  }
}
