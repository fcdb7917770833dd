import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Optional } from './optional.js';
import { Trimmed } from './trimmed.js';

interface TextRules {
  /** May be left out; null means the same, unless the document calls the field nullable. */
  optional?: boolean;
  /** May hold nothing. */
  empty?: boolean;
}

/** What the API's document says of a field besides its length. */
interface Described {
  description?: string;
  type?: StringConstructor;
  nullable?: boolean;
}

/**
 * A text field of a body: trimmed, and of at most `most` characters. `name` is what its messages call it: "Title is
 * required", "Title must be at most 300 characters".
 */
export function Text(
  name: string,
  most: number,
  { optional = false, empty = false }: TextRules = {},
  described: Described = {},
): PropertyDecorator {
  const missing = optional && empty ? `${name} must be text` : `${name} is required`;
  const tooLong = `${name} must be at most ${most.toLocaleString('en-US')} characters`;
  return applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({ maxLength: most, ...described }),
    Trimmed(),
    IsString({ message: missing }),
    ...(empty ? [] : [IsNotEmpty({ message: missing })]),
    MaxLength(most, { message: tooLong }),
    ...(optional ? [described.nullable ? IsOptional() : Optional()] : []),
  );
}
