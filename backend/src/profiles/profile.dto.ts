import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Email, Text } from '../common/index.js';
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
  @Text('Name', 200, { optional: true, empty: true }) name?: string;
  /** Visitors in an emergency are told to call it. */
  @Text('Phone', 50, { optional: true, empty: true })
  @Matches(/^$|(?:\d\D*){3}/, { message: 'Phone must be a number to call' })
  phone?: string;
  @Text('Business name', 200, { optional: true }) businessName?: string;
  @Text('Business address', 500, { optional: true, empty: true }) businessAddress?: string;

  @Email({ optional: true }) contactEmail?: string;

  @ApiPropertyOptional({ enum: INDUSTRIES })
  @IsOptional()
  @IsIn(INDUSTRIES, { message: 'Industry is required' })
  industry?: string;

  @Text('About', 5000, { optional: true, empty: true }) about?: string;

  @ApiPropertyOptional({ type: [String], maxItems: 100 })
  @IsOptional()
  @Lines()
  @ArrayMaxSize(100, { message: 'List at most 100 services' })
  @MaxLength(200, { each: true, message: 'A service must be at most 200 characters' })
  @IsString({ each: true, message: 'Services must be a list of texts' })
  @IsArray({ message: 'Services must be a list of texts' })
  services?: string[];
}
