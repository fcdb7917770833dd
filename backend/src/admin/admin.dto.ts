import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import type { AuditEntry } from '../auth/index.js';
import type { BusinessFigures, SignupRow } from './admin.repository.js';

export class SignupDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() email: string;
  @ApiProperty() businessName: string;
  @ApiProperty() industry: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty() viewed: boolean;
  @ApiProperty() needsPasswordChange: boolean;
}

export const signupDto = ({ createdAt, ...row }: SignupRow): SignupDto => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export class TemporaryPasswordInput {
  @ApiProperty({ example: 'Welcome4821', minLength: 6, maxLength: 72 })
  @MaxLength(72, { message: 'Password must be less than 72 characters' })
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @IsNotEmpty({ message: 'Temporary password is required' })
  @IsString({ message: 'Temporary password is required' })
  temporaryPassword: string;
}

export class SightingDto {
  @ApiProperty() origin: string;
  @ApiProperty({ format: 'date-time' }) at: string;
}

export class OverviewDto {
  @ApiProperty() jobs: number;
  @ApiProperty() rules: number;
  @ApiProperty() leads: number;
  @ApiProperty({ type: SightingDto, nullable: true }) lastWidgetSighting: SightingDto | null;
}

export const overviewDto = ({ jobs, rules, leads, sightingOrigin, sightingAt }: BusinessFigures): OverviewDto => ({
  jobs,
  rules,
  leads,
  lastWidgetSighting:
    sightingOrigin !== null && sightingAt !== null ? { origin: sightingOrigin, at: sightingAt.toISOString() } : null,
});

export class AuditPageQuery {
  @ApiProperty({ required: false, default: 0, minimum: 0, type: Number })
  @Transform(({ value }: { value: unknown }) => (value === undefined || value === '' ? '0' : value))
  @Matches(/^\d{1,5}$/, { message: 'page must be a whole number from 0 to 99999' })
  page: string = '0';
}

export class AuditEntryDto {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty() actor: string;
  @ApiProperty() action: string;
  @ApiProperty() subject: string;
  @ApiProperty() ip: string;
}

export class AuditPageDto {
  @ApiProperty({ type: [AuditEntryDto] }) entries: AuditEntryDto[];
  @ApiProperty() page: number;
  @ApiProperty() hasMore: boolean;
}

export const auditEntryDto = ({ at, ...entry }: AuditEntry): AuditEntryDto => ({ ...entry, at: at.toISOString() });
