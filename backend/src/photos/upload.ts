import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField, readForm } from '../common/index.js';

const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

export interface PhotoUpload {
  /** As it was sent; empty when it was not. */
  chatId: string;
  content: Buffer;
}

const tooLarge = () => new DomainError('too_large', 'photo_too_large', 'This photo is over 10 MB. Send a smaller one.');

/**
 * Reads the form: the field chatId and one file.
 * @throws DomainError unsupported, invalid or too_large
 */
export async function receivePhoto(request: FastifyRequest): Promise<PhotoUpload> {
  const { file, fields } = await readForm(request, { bytes: MAX_PHOTO_BYTES, tooLarge });
  if (file === null || file.length === 0) throw invalidField('file', 'Choose a photo');
  return { chatId: fields['chatId'] ?? '', content: file };
}
