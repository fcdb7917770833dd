import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { Trimmed } from '../common/index.js';
import { INDUSTRIES } from './industries.js';
import type { Profile } from './profile.entity.js';

/** What the owner says about the business; it is also what the assistant tells visitors. */
export class ProfileDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() businessName: string;
  @ApiProperty({ enum: INDUSTRIES }) industry: string;
  @ApiProperty() name: string;
  @ApiProperty() phone: string;
  @ApiProperty() businessAddress: string;
  @ApiProperty() contactEmail: string;
  @ApiProperty() about: string;
  @ApiProperty({ type: [String] }) services: string[];
}

export const profileDto = (profile: Profile): ProfileDto => ({
  id: profile.id,
  businessName: profile.businessName,
  industry: profile.industry,
  name: profile.name,
  phone: profile.phone,
  businessAddress: profile.businessAddress,
  contactEmail: profile.contactEmail,
  about: profile.about,
  services: profile.services,
});

/** Lines without blank ones and without white space around them. */
const Lines = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((line: unknown) => (typeof line === 'string' ? line.trim() : line)).filter((line) => line !== '')
      : value,
  );

/** Fields that are left out stay as they are. */
export class ProfileInput {
  @ApiPropertyOptional({ maxLength: 200 })
  @IsOptional()
  @Trimmed()
  @MaxLength(200, { message: 'Name must be at most 200 characters' })
  @IsString({ message: 'Name must be text' })
  name?: string;

  @ApiPropertyOptional({ maxLength: 50 })
  @IsOptional()
  @Trimmed()
  @MaxLength(50, { message: 'Phone must be at most 50 characters' })
  @IsString({ message: 'Phone must be text' })
  phone?: string;

  @ApiPropertyOptional({ maxLength: 200 })
  @IsOptional()
  @Trimmed()
  @MaxLength(200, { message: 'Business name must be at most 200 characters' })
  @IsNotEmpty({ message: 'Business name is required' })
  @IsString({ message: 'Business name is required' })
  businessName?: string;

  @ApiPropertyOptional({ maxLength: 500 })
  @IsOptional()
  @Trimmed()
  @MaxLength(500, { message: 'Business address must be at most 500 characters' })
  @IsString({ message: 'Business address must be text' })
  businessAddress?: string;

  @ApiPropertyOptional({ maxLength: 254, description: 'Empty for none.' })
  @ValidateIf(
    (input: ProfileInput) =>
      input.contactEmail !== undefined && input.contactEmail !== null && input.contactEmail !== '',
  )
  @Trimmed()
  @MaxLength(254, { message: 'Invalid email address' })
  @IsEmail({}, { message: 'Invalid email address' })
  contactEmail?: string;

  @ApiPropertyOptional({ enum: INDUSTRIES })
  @IsOptional()
  @IsIn(INDUSTRIES, { message: 'Industry is required' })
  industry?: string;

  @ApiPropertyOptional({ maxLength: 5000 })
  @IsOptional()
  @Trimmed()
  @MaxLength(5000, { message: 'About must be at most 5,000 characters' })
  @IsString({ message: 'About must be text' })
  about?: string;

  @ApiPropertyOptional({ type: [String], maxItems: 100 })
  @IsOptional()
  @Lines()
  @ArrayMaxSize(100, { message: 'List at most 100 services' })
  @MaxLength(200, { each: true, message: 'A service must be at most 200 characters' })
  @IsString({ each: true, message: 'Services must be a list of texts' })
  @IsArray({ message: 'Services must be a list of texts' })
  services?: string[];
}
