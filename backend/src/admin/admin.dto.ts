import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageNumber, Trimmed } from '../common/index.js';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '../auth/index.js';
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
  @ApiProperty({ pattern: '^Welcome\\d{1,4}$', example: 'Welcome4821' })
  @Matches(/^Welcome\d{1,4}$/, {
    message: 'Temporary password must be the word Welcome and a number below 10000, like Welcome4821',
  })
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
  @ApiProperty() chats: number;
  @ApiProperty({ description: 'Chats with a phone number or an email address.' }) leads: number;
  @ApiProperty({ type: SightingDto, nullable: true }) lastWidgetSighting: SightingDto | null;
}

export const overviewDto = ({
  jobs,
  rules,
  chats,
  leads,
  sightingOrigin,
  sightingAt,
}: BusinessFigures): OverviewDto => ({
  jobs,
  rules,
  chats,
  leads,
  lastWidgetSighting:
    sightingOrigin !== null && sightingAt !== null ? { origin: sightingOrigin, at: sightingAt.toISOString() } : null,
});

export class AuditPageQuery {
  @PageNumber() page: number = 0;

  @ApiPropertyOptional({ description: 'A part of who did it or of what it was done to.' })
  @IsOptional()
  @Trimmed()
  @MaxLength(200)
  @IsString()
  q: string = '';

  @ApiPropertyOptional({ enum: AUDIT_ACTIONS })
  @IsOptional()
  @IsIn(AUDIT_ACTIONS, { message: `action must be one of ${AUDIT_ACTIONS.join(', ')}` })
  action?: AuditAction;
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
