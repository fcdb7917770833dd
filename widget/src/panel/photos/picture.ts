import type { Photo } from '../view';

export type Refusal = { name: string; why: 'notPicture' } | { name: string; why: 'tooLarge'; megabytes: number };

const LONGEST_SIDE = 1600;
const THUMBNAIL = 112;
const LARGEST_FILE = 25 * 1024 * 1024;

/** Whether the first bytes are those of JPEG, PNG, WebP, GIF, AVIF or HEIC. The name says nothing. */
function looksLikePicture(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG') ||
    text.startsWith('GIF8') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    /^ftyp(avif|hei[cfx]|mif1)/.test(text.slice(4))
  );
}

/** Checks and shrinks one file. Never throws: what cannot be used comes back as a Refusal. */
export async function takePhoto(file: File, id: string): Promise<Photo | Refusal> {
  const { name, size } = file;
  try {
    if (size > LARGEST_FILE) return { name, why: 'tooLarge', megabytes: Math.ceil(size / 1024 / 1024) };
    if (!looksLikePicture(new Uint8Array(await file.slice(0, 16).arrayBuffer()))) return { name, why: 'notPicture' };
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const picture = draw(bitmap, [0, 0, bitmap.width, bitmap.height], bitmap.width * scale, bitmap.height * scale);
    const thumbnail = thumbnailOf(bitmap);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/jpeg', 0.82));
    if (!blob) return { name, why: 'notPicture' };
    return { id, name, blob, thumbnail, state: 'ready', progress: 0 };
  } catch {
    return { name, why: 'notPicture' };
  }
}

/** A picture that the server has, as it is shown again. @throws when it cannot be read */
export async function restoredPhoto(id: string, name: string, blob: Blob): Promise<Photo> {
  const bitmap = await createImageBitmap(blob);
  const thumbnail = thumbnailOf(bitmap);
  bitmap.close();
  return { id, name, blob, thumbnail, state: 'sent', progress: 1 };
}

/** The middle of a picture, square. */
function thumbnailOf(bitmap: ImageBitmap): HTMLCanvasElement {
  const side = Math.min(bitmap.width, bitmap.height);
  return draw(bitmap, [(bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side], THUMBNAIL, THUMBNAIL);
}

type Part = [x: number, y: number, width: number, height: number];

/** A part of a picture on a canvas of its own. */
function draw(source: ImageBitmap, part: Part, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency: what was see-through becomes paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, ...part, 0, 0, canvas.width, canvas.height);
  return canvas;
}
