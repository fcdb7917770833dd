import { isPhoto } from './image.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('isPhoto', () => {
  it.each([
    ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01'],
    ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\r'],
    ['GIF', 'GIF89a\x01\0\x01\0\0\0'],
    ['WebP', 'RIFF\x24\0\0\0WEBP'],
    ['AVIF', '\0\0\0\x1cftypavif'],
  ])('knows %s by its first bytes', (_, head) => expect(isPhoto(bytes(head))).toBe(true));

  it.each([
    ['SVG', '<svg xmlns="http://'],
    ['PDF', '%PDF-1.7\n%\xe2\xe3'],
    ['WAV', 'RIFF\x24\0\0\0WAVE'],
    ['MP4', '\0\0\0\x1cftypisom'],
    ['nothing', ''],
  ])('does not take %s', (_, head) => expect(isPhoto(bytes(head))).toBe(false));
});
