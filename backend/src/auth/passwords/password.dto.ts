import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Email } from '../../common/index.js';
import { NewPassword, NotANovel } from './password-fields.js';

export class ForgotPasswordInput {
  @Email() email: string;
}

export class ResetPasswordInput {
  @ApiProperty({ description: 'From the link in the mail.' })
  @MaxLength(200, { message: 'Token is not valid' })
  @IsNotEmpty({ message: 'Token is required' })
  @IsString({ message: 'Token is required' })
  token: string;

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
