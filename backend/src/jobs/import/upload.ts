import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField, readForm } from '../../common/index.js';
import { isFields, readJson } from '../../json/index.js';

const MAX_FILE_BYTES = 10 * 1024 * 1024;

export interface Upload {
  content: Buffer;
  /** Field name to header name, when the owner has chosen the columns. */
  mapping: Record<string, string>;
}

const tooLarge = () =>
  new DomainError(
    'too_large',
    'file_too_large',
    'This file is over 10 MB. Split it and import the parts one after the other.',
  );

/**
 * Reads the form: one file, and the mapping of its columns.
 * @throws DomainError unsupported, invalid (no file) or too_large
 */
export async function receiveUpload(request: FastifyRequest): Promise<Upload> {
  const { file, fields } = await readForm(request, { bytes: MAX_FILE_BYTES, tooLarge });
  const mapping = fields['mapping'] === undefined ? {} : readMapping(fields['mapping']);
  if (file === null) throw invalidField('file', 'Choose a CSV file');
  return { content: file, mapping };
}

function readMapping(text: string): Record<string, string> {
  try {
    const parsed = readJson(text);
    if (isFields(parsed)) {
      return Object.fromEntries(
        Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    }
  } catch {
    // Falls through to the one message for everything that is not an object.
  }
  throw invalidField('mapping', 'The mapping must be an object such as {"title":"Job name"}');
}
