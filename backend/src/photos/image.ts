import pLimit from 'p-limit';
import type Sharp from 'sharp';
import { DomainError } from '../common/index.js';

const MAX_SIDE = 2560;
/** A telephone's 48 megapixels fit: JPEG and PNG are read line by line, in 100 MB at most. */
const MAX_PIXELS = 50_000_000;
/** The other formats, and pictures that build up while they load, are unfolded as a whole: up to 20 bytes a pixel. */
const MAX_UNFOLDED_PIXELS = 12_500_000;
const TIMEOUT_SECONDS = 20;

let loaded: Promise<typeof Sharp> | null = null;

/** Loaded with the first photo: many servers never see one, and the library is large. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread for the one photo that is drawn at a time.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** One photo at a time per process: decoding is the only thing here that could eat the memory. */
const oneAtATime = pLimit(1);

export interface PhotoFile {
  content: Buffer;
  contentType: 'image/jpeg' | 'image/webp';
  extension: 'jpg' | 'webp';
  width: number;
  height: number;
}

const tooManyPixels = () =>
  new DomainError('too_large', 'photo_too_large', 'This photo has too many pixels. Send a smaller one.');

const unsupported = () =>
  new DomainError('unsupported', 'unsupported_photo', 'Send the photo as JPEG, PNG, WebP, AVIF or GIF.');

/** What a file is by its first bytes; its name and declared type are only claims. */
export function isPhoto(file: Buffer): boolean {
  const head = file.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8) === 'WEBP') ||
    (head.slice(4, 8) === 'ftyp' && head.slice(8) === 'avif')
  );
}

/**
 * Draws a photo anew: upright, at most 2560 pixels a side, without place, camera or anything else that was written into
 * the file. JPEG, or WebP where something is transparent.
 * @throws DomainError unsupported when it is no picture that can be read
 */
export async function redraw(file: Buffer): Promise<PhotoFile> {
  if (!isPhoto(file)) throw unsupported();
  return oneAtATime(() => draw(file));
}

async function draw(file: Buffer): Promise<PhotoFile> {
  const sharp = await (loaded ??= loadSharp());
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: TIMEOUT_SECONDS });
    const { hasAlpha, format, isProgressive, width: wide, height: high } = await image.metadata();
    const unfolded = isProgressive || !['jpeg', 'png'].includes(format);
    if (unfolded && wide * high > MAX_UNFOLDED_PIXELS) throw tooManyPixels();
    const sized = image.rotate().resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const encoded = hasAlpha ? sized.webp({ quality: 82 }) : sized.jpeg({ quality: 82, progressive: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return hasAlpha
      ? { content: data, contentType: 'image/webp', extension: 'webp', width, height }
      : { content: data, contentType: 'image/jpeg', extension: 'jpg', width, height };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels();
    // Whatever else sharp says about a file, to the visitor it is a file that cannot be read.
    throw new DomainError('unsupported', 'unsupported_photo', 'This photo cannot be read. Send another one.');
  }
}
