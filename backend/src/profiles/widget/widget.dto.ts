import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PriceVisibility, Profile, WidgetPosition } from '../profile.entity.js';
import { ASK_FOR_QUOTE } from './launcher-words.js';
import { suggestionsFor } from './suggestions.js';

export const DEFAULT_GREETING = 'Hi! I can help you get an instant quote. Just describe what you need.';
const AI_NOTICE = 'You are talking to an automated assistant. Prices are estimates, not offers.';

/** What the widget needs to draw itself, before a visitor has said anything. */
export class WidgetDto {
  @ApiProperty({ format: 'uuid' }) businessId: string;
  @ApiProperty() businessName: string;
  @ApiProperty() greeting: string;
  @ApiProperty({ example: '#1F5FBF' }) color: string;
  @ApiProperty({ enum: ['left', 'right'] }) position: WidgetPosition;
  @ApiProperty({ description: 'Empty when the business shows none.' }) phone: string;
  @ApiProperty({ type: [String] }) suggestions: string[];
  @ApiProperty({ enum: ['at_once', 'after_contact', 'never'] }) priceVisibility: PriceVisibility;
  @ApiProperty() aiNotice: string;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What the launcher says, by language, where its own words would promise a price that is never shown.',
  })
  launcher?: Record<string, string>;
  @ApiPropertyOptional({
    description: 'There where the browser asks to save data: nothing is fetched before it is used.',
  })
  saveData?: true;
}

export const widgetDto = (profile: Profile): WidgetDto => ({
  businessId: profile.id,
  businessName: profile.businessName,
  greeting: profile.widgetGreeting || DEFAULT_GREETING,
  color: profile.widgetColor,
  position: profile.widgetPosition,
  phone: profile.phone,
  suggestions: suggestionsFor(profile.industry),
  priceVisibility: profile.priceVisibility,
  aiNotice: AI_NOTICE,
  ...(profile.priceVisibility === 'never' ? { launcher: ASK_FOR_QUOTE } : {}),
});
