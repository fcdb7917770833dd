import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/index.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** An id that cannot exist is answered like one that does not: 404. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw notFound('Record');
    return value.toLowerCase();
  }
}
