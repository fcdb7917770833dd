import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { light } from '@chalkline/brand/tokens';
import sharp from 'sharp';

const mark = createRequire(import.meta.url).resolve('@chalkline/brand/logo/mark.svg');

async function png(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file with one PNG in it: a 6-byte header, one 16-byte entry, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, picture]);
}

/** Favicons and the web manifest, all from the one mark. */
export async function writeIcons(out: string): Promise<void> {
  const svg = await readFile(mark);
  // Phones cut their own shape: the corners are filled and the drawing keeps its distance from them.
  const square = Buffer.from(svg.toString().replace('rx="8"', 'rx="0"'));
  const manifest = {
    name: 'Chalkline',
    short_name: 'Chalkline',
    description: 'Instant estimates for trade businesses, from their own rules and past jobs.',
    start_url: '/',
    display: 'minimal-ui',
    background_color: light.paper,
    theme_color: light.chalk,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  await Promise.all([
    writeFile(join(out, 'icon.svg'), svg),
    writeFile(join(out, 'favicon.ico'), ico(await png(svg, 32), 32)),
    writeFile(join(out, 'apple-touch-icon.png'), await png(square, 180)),
    writeFile(join(out, 'icon-192.png'), await png(square, 192)),
    writeFile(join(out, 'icon-512.png'), await png(square, 512)),
    writeFile(join(out, 'site.webmanifest'), JSON.stringify(manifest)),
  ]);
}
