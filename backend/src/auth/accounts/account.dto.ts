import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  type ValidationArguments,
} from 'class-validator';
import { Text, Trimmed } from '../../common/index.js';
import { INDUSTRIES } from '../../profiles/index.js';

const MAX_EMAIL = 254;
/** Longer passwords are refused before they are hashed. */
const MAX_PASSWORD = 72;
export const TOO_LONG = 'Password must be less than 72 characters';

/** With neither an address nor a password there is nothing to say about either field. */
const emailMessage = ({ object }: ValidationArguments): string => {
  const { email, password } = object as Partial<LoginInput>;
  const nothing = !email && !password;
  return nothing ? 'You must provide either an email or phone number and a password' : 'Invalid email address';
};

export class LoginInput {
  @ApiProperty({ maxLength: MAX_EMAIL })
  @Trimmed()
  @MaxLength(MAX_EMAIL, { message: emailMessage })
  @IsEmail({}, { message: emailMessage })
  email: string;

  @ApiProperty()
  // Generous: whatever was typed is compared, but nobody sends a novel through the hash.
  @MaxLength(1000, { message: TOO_LONG })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;
}

export class SignupInput {
  @ApiProperty({ maxLength: MAX_EMAIL })
  @Trimmed()
  @MaxLength(MAX_EMAIL, { message: emailMessage })
  @IsEmail({}, { message: emailMessage })
  email: string;

  @ApiProperty({ minLength: 6, maxLength: MAX_PASSWORD })
  @MaxLength(MAX_PASSWORD, { message: TOO_LONG })
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  password: string;

  @Text('Business name', 200) businessName: string;

  @ApiProperty({ enum: INDUSTRIES })
  @IsIn(INDUSTRIES, { message: 'Industry is required' })
  industry: string;

  /** One that is not known is not worth refusing an account for: the default serves. */
  @ApiPropertyOptional({
    type: String,
    example: 'America/New_York',
    description: "The browser's, for daily mails and opening hours.",
  })
  @IsOptional()
  timezone?: unknown;
}

export class DeleteAccountInput {
  @ApiProperty({ description: 'The current one: a window left open is not enough.' })
  @MaxLength(1000, { message: TOO_LONG })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;
}

export class ForgotPasswordInput {
  @ApiProperty({ maxLength: MAX_EMAIL })
  @Trimmed()
  @MaxLength(MAX_EMAIL, { message: 'Invalid email address' })
  @IsEmail({}, { message: 'Invalid email address' })
  email: string;
}

export class ResetPasswordInput {
  @ApiProperty({ description: 'From the link in the mail.' })
  @MaxLength(200, { message: 'Token is not valid' })
  @IsNotEmpty({ message: 'Token is required' })
  @IsString({ message: 'Token is required' })
  token: string;

  @ApiProperty({ minLength: 6, maxLength: MAX_PASSWORD })
  @MaxLength(MAX_PASSWORD, { message: TOO_LONG })
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  newPassword: string;
}
