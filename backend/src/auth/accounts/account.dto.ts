import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, type ValidationArguments } from 'class-validator';
import { Email, Text } from '../../common/index.js';
import { INDUSTRIES } from '../../profiles/index.js';
import { CurrentPassword, NewPassword } from '../passwords/password-fields.js';

/** With neither an address nor a password there is nothing to say about either field. */
const message = ({ object }: ValidationArguments): string => {
  const { email, password } = object as Partial<LoginInput>;
  const nothing = !email && !password;
  return nothing ? 'You must provide either an email or phone number and a password' : 'Invalid email address';
};

export class LoginInput {
  @Email({ message }) email: string;
  @CurrentPassword() password: string;
}

export class SignupInput {
  @Email({ message }) email: string;
  @NewPassword() password: string;
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
  @CurrentPassword('The current one: a window left open is not enough.') password: string;
}
