import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField, openForm } from '../common/index.js';

const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** A photo that has begun to arrive. */
export interface PhotoUpload {
  /** As it was sent before the photo; empty when it was not. */
  chatId: string;
  /** @throws DomainError invalid or too_large */
  read: () => Promise<Buffer>;
  /** Lets the rest pass by. */
  skip: () => void;
}

const tooLarge = () => new DomainError('too_large', 'photo_too_large', 'This photo is over 10 MB. Send a smaller one.');

/**
 * Reads the form as far as the photo: the field chatId, then one file.
 * @throws DomainError unsupported, invalid
 */
export async function receivePhoto(request: FastifyRequest): Promise<PhotoUpload> {
  const { fields, read, skip } = await openForm(request, { bytes: MAX_PHOTO_BYTES, tooLarge });
  return {
    chatId: fields['chatId'] ?? '',
    read: async () => {
      const content = await read();
      if (content === null || content.length === 0) throw invalidField('file', 'Choose a photo');
      return content;
    },
    skip,
  };
}
