import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../common/index.js';

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

export interface PhotoUpload {
  chatId: string;
  content: Buffer;
}

/**
 * Reads the form: the field chatId and one file.
 * @throws DomainError unsupported, invalid or too_large
 */
export async function receivePhoto(request: FastifyRequest): Promise<PhotoUpload> {
  if (!request.isMultipart()) {
    throw new DomainError(
      'unsupported',
      'unsupported_media_type',
      'Send the photo as multipart/form-data in the field "file".',
    );
  }
  let chatId = '';
  let content: Buffer | null = null;
  const limits = { fileSize: MAX_PHOTO_BYTES, files: 1, fields: 8, fieldSize: 1000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') content = await contentOf(part);
    else if (part.fieldname === 'chatId' && typeof part.value === 'string') chatId = part.value;
  }
  if (content === null || content.length === 0) throw invalidField('file', 'Choose a photo');
  return { chatId, content };
}

async function contentOf(file: MultipartFile): Promise<Buffer> {
  try {
    return await file.toBuffer();
  } catch (error) {
    if (!file.file.truncated) throw error;
    throw new DomainError('too_large', 'photo_too_large', 'This photo is over 10 MB. Send a smaller one.');
  }
}
