import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { Email } from '../../common/index.js';
import { TokenField } from '../token-field.js';
import { NewPassword, NotANovel } from './password-fields.js';

export class ForgotPasswordInput {
  @Email() email: string;
}

export class ResetPasswordInput {
  @TokenField('Token', 200, 'From the link in the mail.') token: string;
  @NewPassword() newPassword: string;
}

export class ChangePasswordInput {
  @ApiPropertyOptional({ type: String, nullable: true, description: 'Not needed while a reset is pending.' })
  @IsOptional()
  @NotANovel()
  @IsString({ message: 'Current password must be text' })
  currentPassword?: string | null;

  @NewPassword({ least: 8, name: 'New password' }) newPassword: string;
}
