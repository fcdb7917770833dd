import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { TOO_LONG } from './account.dto.js';

export class ChangePasswordInput {
  @ApiPropertyOptional({ type: String, nullable: true, description: 'Not needed while a reset is pending.' })
  @IsOptional()
  @MaxLength(1000, { message: TOO_LONG })
  @IsString({ message: 'Current password must be text' })
  currentPassword?: string | null;

  @ApiProperty({ minLength: 8, maxLength: 72 })
  @MaxLength(72, { message: TOO_LONG })
  @MinLength(8, { message: 'New password must be at least 8 characters' })
  newPassword: string;
}
