import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../common/index.js';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export interface Upload {
  content: Buffer;
  /** Field name to header name, when the owner has chosen the columns. */
  mapping: Record<string, string>;
}

/**
 * The one file of a multipart request.
 * @throws DomainError unsupported, invalid (no file) or too_large.
 */
export async function receiveUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new DomainError(
      'unsupported',
      'unsupported_media_type',
      'Send the file as multipart/form-data in the field "file"',
    );
  }
  let content: Buffer | null = null;
  let mapping: Record<string, string> = {};
  for await (const part of request.parts({
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4, fieldSize: 10_000 },
  })) {
    if (part.type === 'file') content = await contentOf(part);
    else if (part.fieldname === 'mapping') mapping = readMapping(part.value);
  }
  if (!content) throw invalidField('file', 'Choose a CSV file');
  return { content, mapping };
}

async function contentOf(file: MultipartFile): Promise<Buffer> {
  try {
    return await file.toBuffer();
  } catch (error) {
    if (!file.file.truncated) throw error;
    throw new DomainError(
      'too_large',
      'file_too_large',
      'This file is over 10 MB. Split it and import the parts one after the other.',
    );
  }
}

function readMapping(value: unknown): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(String(value));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      return Object.fromEntries(
        Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    }
  } catch {
    // Falls through to the one message for everything that is not an object.
  }
  throw invalidField('mapping', 'The mapping must be an object such as {"title":"Job name"}');
}
