import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';

/** Longer passwords are refused before they are hashed. */
const MOST_CHARACTERS = 72;
const TOO_LONG = 'Password must be less than 72 characters';

interface PasswordRules {
  least?: number;
  /** What the messages call it when it is too short. */
  name?: string;
}

/** A field that holds a password somebody chooses now. */
export const NewPassword = ({ least = 6, name = 'Password' }: PasswordRules = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: least, maxLength: MOST_CHARACTERS }),
    MinLength(least, { message: `${name} must be at least ${least} characters` }),
    MaxLength(MOST_CHARACTERS, { message: TOO_LONG }),
  );

/** Generous: whatever was typed is compared, but nobody sends a novel through the hash. */
export const NotANovel = (): PropertyDecorator => MaxLength(1000, { message: TOO_LONG });

/** A field that holds the password somebody has, to be compared. */
export const CurrentPassword = (description?: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty(description === undefined ? {} : { description }),
    IsString({ message: 'Password is required' }),
    IsNotEmpty({ message: 'Password is required' }),
    NotANovel(),
  );
