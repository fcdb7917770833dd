import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsNotEmpty, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Trimmed } from '../common/index.js';
import type { Job } from './job.entity.js';

const MAX_TITLE = 300;
const MAX_DESCRIPTION = 100_000;
const MAX_PRICE = 100_000_000;

/** What an owner sends for a job. */
export class JobInput {
  @ApiProperty({ maxLength: MAX_TITLE })
  @Trimmed()
  @MaxLength(MAX_TITLE, { message: `Title must be at most ${MAX_TITLE} characters` })
  @IsNotEmpty({ message: 'Title is required' })
  @IsString({ message: 'Title is required' })
  title: string;

  @ApiProperty({ maxLength: MAX_DESCRIPTION })
  @Trimmed()
  @MaxLength(MAX_DESCRIPTION, { message: `Description must be at most ${MAX_DESCRIPTION} characters` })
  @IsNotEmpty({ message: 'Description is required' })
  @IsString({ message: 'Description is required' })
  description: string;

  @ApiProperty({ description: 'Final price in dollars.' })
  @Max(MAX_PRICE, { message: 'Price must be 100,000,000 or less' })
  @Min(0, { message: 'Price must be 0 or greater' })
  @IsNumber({}, { message: 'Price must be 0 or greater' })
  price: number;

  @ApiPropertyOptional({ type: String, nullable: true, format: 'date' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'Date must look like 2026-03-31' })
  completedAt?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'updatedAt of the job as it was loaded; refuses the save when it has changed since.',
  })
  @IsOptional()
  @IsISO8601({}, { message: 'updatedAt must be a date and time' })
  updatedAt?: string;
}

/** A job on the wire. */
export class JobDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) businessId: string;
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty({ description: 'Dollars.' }) price: number;
  @ApiProperty({ type: String, nullable: true, format: 'date' }) completedAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) updatedAt: string;
}

export const jobDto = (job: Job): JobDto => ({
  id: job.id,
  businessId: job.businessId,
  title: job.title,
  description: job.description,
  price: job.priceCents / 100,
  completedAt: job.completedAt,
  createdAt: job.createdAt.toISOString(),
  updatedAt: job.updatedAt.toISOString(),
});
