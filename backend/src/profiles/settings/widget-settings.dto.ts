import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { Optional, Text } from '../../common/index.js';
import type { PriceVisibility, Profile, WidgetPosition } from '../profile.entity.js';
import { isOriginAllowed } from '../widget/origins.js';
import type { LastSightings, Sighting } from '../widget/sighting.repository.js';
import { DEFAULT_GREETING } from '../widget/widget.dto.js';

const POSITIONS = ['left', 'right'] as const satisfies WidgetPosition[];
const VISIBILITIES = ['at_once', 'after_contact', 'never'] as const satisfies PriceVisibility[];

/** Fields that are left out stay as they are. */
export class WidgetSettingsInput {
  @Text('Greeting', 300, { optional: true, empty: true }, { description: 'Empty brings the default back.' })
  greeting?: string;

  @ApiPropertyOptional({ example: '#1F5FBF' })
  @Optional()
  @Matches(/^#[0-9a-f]{6}$/i, { message: 'Colour must look like #1F5FBF' })
  color?: string;

  @ApiPropertyOptional({ enum: POSITIONS })
  @Optional()
  @IsIn(POSITIONS, { message: 'Position must be left or right' })
  position?: WidgetPosition;

  @ApiPropertyOptional({ type: [String], description: 'Websites that may show the widget; empty for any.' })
  @Optional()
  @ArrayMaxSize(50, { message: 'List at most 50 websites' })
  @MaxLength(300, { each: true, message: 'A website address must be at most 300 characters' })
  @IsString({ each: true, message: 'Websites must be a list of addresses' })
  @IsArray({ message: 'Websites must be a list of addresses' })
  allowedOrigins?: string[];

  @ApiPropertyOptional({ enum: VISIBILITIES })
  @Optional()
  @IsIn(VISIBILITIES, { message: `Price setting must be one of ${VISIBILITIES.join(', ')}` })
  priceVisibility?: PriceVisibility;
}

export class LastSeenDto {
  @ApiProperty() origin: string;
  @ApiProperty({ format: 'date-time' }) at: string;
}

export class WidgetSettingsDto {
  @ApiProperty() greeting: string;
  @ApiProperty() color: string;
  @ApiProperty({ enum: POSITIONS }) position: WidgetPosition;
  @ApiProperty({ type: [String] }) allowedOrigins: string[];
  @ApiProperty({ enum: VISIBILITIES }) priceVisibility: PriceVisibility;
  @ApiProperty({ type: LastSeenDto, nullable: true }) lastSeen: LastSeenDto | null;
  @ApiProperty({
    type: LastSeenDto,
    nullable: true,
    description: 'Where the widget was asked for last and is not allowed.',
  })
  lastRefused: LastSeenDto | null;
}

export const widgetSettingsDto = (profile: Profile, { seen, refused }: LastSightings): WidgetSettingsDto => ({
  greeting: profile.widgetGreeting || DEFAULT_GREETING,
  color: profile.widgetColor,
  position: profile.widgetPosition,
  allowedOrigins: profile.allowedOrigins,
  priceVisibility: profile.priceVisibility,
  lastSeen: seen && sightingDto(seen),
  // Not where it is allowed by now.
  lastRefused: refused && !isOriginAllowed(profile.allowedOrigins, refused.origin) ? sightingDto(refused) : null,
});

const sightingDto = ({ origin, at }: Sighting): LastSeenDto => ({ origin, at: at.toISOString() });
