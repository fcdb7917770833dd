import type { Page } from '@playwright/test';
import { widget } from './fixtures.ts';

/** A JPEG of the given size with a camera's Exif block in it, as a phone would make it. */
export async function jpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w ?? 1, h ?? 1);
      const context = canvas.getContext('2d');
      for (let i = 0; context && i < 400; i++) {
        context.fillStyle = `hsl(${i * 7} 60% 50%)`;
        context.fillRect(
          Math.random() * canvas.width,
          Math.random() * canvas.height,
          canvas.width / 9,
          canvas.height / 9,
        );
      }
      return [
        ...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer()),
      ];
    },
    [width, height],
  );
  const plain = Buffer.from(bytes);
  const exif = Buffer.from('Exif\0\0GPS 48.2082N 16.3738E');
  const block = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
  return Buffer.concat([plain.subarray(0, 2), block, plain.subarray(2)]);
}

/** Picks files as a visitor does. */
export const pick = async (page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> =>
  widget(page)
    .root.locator('input[type=file]')
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })));
