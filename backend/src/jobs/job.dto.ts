import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsDay, IsMoment, Text, toDollars } from '../common/index.js';
import type { Job } from './job.entity.js';
import { MAX_DESCRIPTION, MAX_TITLE, Price } from './job-limits.js';

/** What an owner sends for a job. */
export class JobInput {
  @Text('Title', MAX_TITLE) title: string;
  @Text('Description', MAX_DESCRIPTION) description: string;

  @ApiProperty({ description: 'Final price in dollars.' })
  @Price()
  price: number;

  @ApiPropertyOptional({ type: String, nullable: true, format: 'date', description: 'Left out, it stays as it is.' })
  @IsOptional()
  @IsDay('Date must look like 2026-03-31')
  completedAt?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'updatedAt of the job as it was loaded; refuses the save when it has changed since.',
  })
  @IsOptional()
  @IsMoment('updatedAt must be a date and time')
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
  price: toDollars(job.priceCents),
  completedAt: job.completedAt,
  createdAt: job.createdAt.toISOString(),
  updatedAt: job.updatedAt.toISOString(),
});
