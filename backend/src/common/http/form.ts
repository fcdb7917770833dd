import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.js';

/** What a form with one file brought. */
interface Form {
  /** Null when there was none. */
  file: Buffer | null;
  /** The other fields by name, as text. */
  fields: Record<string, string>;
}

/** A form with one file that has begun to arrive. */
interface OpenForm {
  /** What stood before the file. */
  fields: Record<string, string>;
  /** Reads the file to its end; null when there is none. @throws as readForm does */
  read: () => Promise<Buffer | null>;
  /** Lets what is still to come pass by, unread: who sends it sees the answer sooner. */
  skip: () => void;
}

interface FormRules {
  /** Size of the file at most. */
  bytes: number;
  /** What is thrown when it is larger. */
  tooLarge: () => DomainError;
}

/** A file of which nothing comes for so long is given up. */
const IDLE_MS = 10_000;
const MAX_FIELDS = 8;
const MAX_FIELD_BYTES = 10_000;

/**
 * Reads a multipart form with one file.
 * @throws DomainError unsupported, too_large, invalid when it is broken off
 */
export async function readForm(request: FastifyRequest, rules: FormRules): Promise<Form> {
  const form: Form = { file: null, fields: {} };
  return understood(async () => {
    for await (const part of request.parts(optionsOf(request, rules))) {
      if (part.type === 'file') form.file = await contentOf(part, rules.tooLarge);
      else if (typeof part.value === 'string') form.fields[part.fieldname] = part.value;
    }
    return form;
  });
}

/**
 * Reads a multipart form up to its file, which waits: whoever may not send it need not be listened to.
 * @throws DomainError unsupported, invalid when it is broken off
 */
export async function openForm(request: FastifyRequest, rules: FormRules): Promise<OpenForm> {
  const fields: Record<string, string> = {};
  const parts = request.parts(optionsOf(request, rules));
  const file = await understood(async () => {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value;
      if (part.type === 'file') return part;
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
    return null;
  });
  return {
    fields,
    read: async () => file && understood(() => contentOf(file, rules.tooLarge)),
    skip: () => file?.file.resume(),
  };
}

function optionsOf(request: FastifyRequest, { bytes }: FormRules) {
  if (!request.isMultipart()) {
    throw new DomainError(
      'unsupported',
      'unsupported_media_type',
      'Send the file as multipart/form-data in the field "file".',
    );
  }
  return { limits: { fileSize: bytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES } };
}

async function understood<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    // The parser's limits bring a status of their own; everything else it throws is about how the form is written.
    if (error instanceof DomainError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new DomainError('invalid', 'bad_request', 'The form could not be read to its end. Send it again.');
  }
}

async function contentOf({ file }: MultipartFile, tooLarge: () => DomainError): Promise<Buffer> {
  const tooSlow = Object.assign(new Error('nothing more of the file came'), { statusCode: 408 });
  const idle = setTimeout(() => file.destroy(tooSlow), IDLE_MS);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of file) {
      idle.refresh();
      pieces.push(piece as Buffer);
      if (file.truncated) throw tooLarge();
    }
  } finally {
    clearTimeout(idle);
  }
  // The end of a file that is cut off brings no piece.
  if (file.truncated) throw tooLarge();
  return Buffer.concat(pieces);
}
