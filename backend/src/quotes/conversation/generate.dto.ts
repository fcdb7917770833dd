import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { ChatMessageDto } from '../../chats/index.js';
import { Optional, Trimmed } from '../../common/index.js';
import { EstimateDto } from '../../estimates/index.js';
import type { NoEstimateReason } from '../../pricing/index.js';

const LONGEST_MESSAGE = 4_000;
/**
 * Empty, or an address with its ending. In a field nothing is made up for what was not typed, as it is of what was said.
 * Bounded, as it is also tried on what is too long for an address.
 */
const WHOLE_ADDRESS = /^\s*$|^[^]{0,320}?\S@\S{1,320}\.\S\S/;

/** The one reason for a missing estimate that is not told in words alone. */
const HIDDEN = ['hidden_by_owner'] as const;
type Hidden = Extract<NoEstimateReason, (typeof HIDDEN)[number]>;

export class ContactInput {
  @ApiPropertyOptional() @IsOptional() @MaxLength(200) @IsString() name?: string;
  @ApiPropertyOptional()
  @IsOptional()
  @MaxLength(320)
  @Matches(WHOLE_ADDRESS, { message: 'Enter a complete email address.' })
  @IsString()
  email?: string;

  @ApiPropertyOptional() @IsOptional() @MaxLength(60) @IsString() phone?: string;
}

export class GenerateInput {
  @ApiProperty({ maxLength: LONGEST_MESSAGE })
  @Trimmed()
  @MaxLength(LONGEST_MESSAGE, {
    message: `A message can have at most ${LONGEST_MESSAGE.toLocaleString('en-US')} characters`,
  })
  @IsNotEmpty({ message: 'Message is required' })
  @IsString({ message: 'Message is required' })
  message: string;

  @ApiProperty()
  @MaxLength(100)
  @IsString({ message: 'businessId is required' })
  businessId: string;

  @ApiPropertyOptional({ default: false, description: "The owner's own preview; needs the owner's access token." })
  @Optional()
  @IsBoolean({ message: 'isPreview must be true or false' })
  isPreview?: boolean;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'From the first answer on.' })
  @IsOptional()
  @MaxLength(100)
  @IsString({ message: 'chatId must be text' })
  chatId?: string | null;

  @ApiPropertyOptional({
    type: [Object],
    description: 'Accepted and not read: the server keeps the transcript of previews, too.',
  })
  @IsOptional()
  messages?: unknown;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Chosen by the sender; a repeat with the same one gets the stored answer.',
  })
  @IsOptional()
  @MaxLength(100)
  @IsString({ message: 'clientMessageId must be text' })
  clientMessageId?: string | null;

  @ApiPropertyOptional({ type: ContactInput, description: "What the visitor typed into the widget's small form." })
  @IsOptional()
  @ValidateNested()
  @Type(() => ContactInput)
  contact?: ContactInput;

  @ApiPropertyOptional({
    description: 'Left empty by people: no page shows this field. A chat that begins with it is kept as spam.',
  })
  @IsOptional()
  @MaxLength(2_000)
  @IsString()
  website?: string;
}

/**
 * The answer to one message. `estimate` is there when the price is new with this answer, and null with a `reason` while the
 * owner's settings keep the price that there is from the visitor.
 */
export class AnswerDto {
  @ApiProperty() message: string;
  @ApiPropertyOptional({ format: 'uuid' }) chatId?: string;
  @ApiPropertyOptional({ description: 'With the first answer only; goes into X-Visitor-Token from then on.' })
  visitorToken?: string;
  @ApiPropertyOptional({ type: EstimateDto, nullable: true }) estimate?: EstimateDto | null;
  @ApiPropertyOptional({ enum: HIDDEN, description: 'Why there is no estimate.' }) reason?: Hidden;
  @ApiPropertyOptional({ type: [String] }) suggestions?: string[];
  @ApiPropertyOptional() contactRequested?: boolean;
  @ApiPropertyOptional({ description: "The owner's phone number, when it is urgent." }) emergencyPhone?: string;
}

/** Answers are stored as they were sent. */
export const isAnswer = (stored: unknown): stored is AnswerDto =>
  typeof stored === 'object' && stored !== null && 'message' in stored;

/** What was said, with what came with it. */
export class SaidDto extends ChatMessageDto {
  @ApiPropertyOptional({ type: EstimateDto }) estimate?: EstimateDto;
  @ApiPropertyOptional() emergencyPhone?: string;
  @ApiPropertyOptional({ type: [String], description: 'Ids of the photos that came with it.' }) photos?: string[];
}

/** A visitor's own conversation, to resume after a reload. */
export class VisitorChatDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: [SaidDto] }) messages: SaidDto[];
  @ApiProperty({ type: EstimateDto, nullable: true }) estimate: EstimateDto | null;
  @ApiPropertyOptional({ enum: HIDDEN, description: 'Why there is no estimate.' }) reason?: Hidden;
  @ApiProperty({ type: [String] }) suggestions: string[];
  @ApiProperty() contactRequested: boolean;
}
