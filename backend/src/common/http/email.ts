import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, MaxLength, ValidateIf, type ValidationArguments } from 'class-validator';
import { Trimmed } from './trimmed.js';

/** RFC 5321: what fits between the angle brackets of a mail's envelope. */
const MOST_CHARACTERS = 254;

interface EmailRules {
  message?: string | ((args: ValidationArguments) => string);
  /** May be left out or hold nothing. */
  optional?: boolean;
  /** What the API's description says of it. */
  description?: string;
}

/** A field of a body that holds one e-mail address. */
export const Email = ({
  message = 'Invalid email address',
  optional = false,
  description = optional ? 'Empty for none.' : undefined,
}: EmailRules = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: MOST_CHARACTERS, required: !optional, description }),
    Trimmed(),
    IsEmail({}, { message }),
    MaxLength(MOST_CHARACTERS, { message }),
    ...(optional ? [ValidateIf((_, value) => value !== undefined && value !== null && value !== '')] : []),
  );
