import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsTimeZone, Max, Min } from 'class-validator';
import { Optional, Text } from '../../common/index.js';
import type { NoticeMode, Profile } from '../profile.entity.js';

const MODES = ['each', 'digest'] as const satisfies NoticeMode[];

/** Fields that are left out stay as they are; null switches webhook and retention off. */
export class NoticeSettingsInput {
  @ApiPropertyOptional({ enum: MODES })
  @Optional()
  @IsIn(MODES, { message: 'Mode must be each or digest' })
  mode?: NoticeMode;

  @Text('Webhook address', 2000, { optional: true, empty: true }, { type: String, nullable: true })
  webhookUrl?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, minimum: 1, maximum: 3650 })
  @IsOptional()
  @Max(3650, { message: 'Days must be from 1 to 3650' })
  @Min(1, { message: 'Days must be from 1 to 3650' })
  @IsInt({ message: 'Days must be a whole number' })
  retentionDays?: number | null;

  @ApiPropertyOptional({ example: 'America/New_York' })
  @Optional()
  @IsTimeZone({ message: 'Time zone must look like America/New_York' })
  timezone?: string;
}

export class NoticeSettingsDto {
  @ApiProperty({ enum: MODES }) mode: NoticeMode;
  @ApiProperty({ type: String, nullable: true }) webhookUrl: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Signs every call to the webhook; made anew when the webhook is switched on or moves to another origin.',
  })
  webhookSecret: string | null;
  @ApiProperty({ type: Number, nullable: true }) retentionDays: number | null;
  @ApiProperty() timezone: string;
}

export const noticeSettingsDto = (profile: Profile): NoticeSettingsDto => ({
  mode: profile.noticeMode,
  webhookUrl: profile.webhookUrl,
  webhookSecret: profile.webhookUrl === null ? null : profile.webhookSecret,
  retentionDays: profile.retentionDays,
  timezone: profile.timezone,
});
