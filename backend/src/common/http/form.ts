import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.js';

/** What a form with one file brought. */
export interface Form {
  /** Null when there was none. */
  file: Buffer | null;
  /** The other fields by name, as text. */
  fields: Record<string, string>;
}

interface FormRules {
  /** Size of the file at most. */
  bytes: number;
  /** What is thrown when it is larger. */
  tooLarge: () => DomainError;
}

const MAX_FIELDS = 8;
const MAX_FIELD_BYTES = 10_000;

/**
 * Reads a multipart form with one file.
 * @throws DomainError unsupported, too_large, invalid when it is broken off
 */
export async function readForm(request: FastifyRequest, { bytes, tooLarge }: FormRules): Promise<Form> {
  if (!request.isMultipart()) {
    throw new DomainError(
      'unsupported',
      'unsupported_media_type',
      'Send the file as multipart/form-data in the field "file".',
    );
  }
  const form: Form = { file: null, fields: {} };
  const limits = { fileSize: bytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') form.file = await contentOf(part, tooLarge);
      else if (typeof part.value === 'string') form.fields[part.fieldname] = part.value;
    }
  } catch (error) {
    // The parser's limits bring a status of their own; everything else it throws is about how the form is written.
    if (error instanceof DomainError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new DomainError('invalid', 'bad_request', 'The form could not be read to its end. Send it again.');
  }
  return form;
}

async function contentOf(part: MultipartFile, tooLarge: () => DomainError): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (!part.file.truncated) throw error;
    throw tooLarge();
  }
}
