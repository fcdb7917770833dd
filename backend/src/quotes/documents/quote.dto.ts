import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsNumber, IsOptional, Max, Min } from 'class-validator';
import {
  Email,
  IsDay,
  IsMoment,
  Optional,
  Records,
  Text,
  invalidField,
  toCents,
  toDollars,
} from '../../common/index.js';
import { type Quote, type QuoteText, totalCents } from './quote.js';

const MAX_LINES = 50;
/** Dollars, of a line and of the whole. */
const MAX_AMOUNT = 100_000_000;
const NO_LINES = 'A quote needs at least one line';
const NO_LINE = 'Each line needs its words and an amount';
const NO_AMOUNT = 'Amount must be a number between -100,000,000 and 100,000,000';

export class QuoteLineDto {
  @Text('Line', 300) label: string;

  @ApiProperty({ description: 'Dollars; negative for a discount.' })
  @IsNumber({}, { message: NO_AMOUNT })
  @Min(-MAX_AMOUNT, { message: NO_AMOUNT })
  @Max(MAX_AMOUNT, { message: NO_AMOUNT })
  amount: number;
}

/** What an owner sends for a quote. */
export class QuoteInput {
  @ApiProperty({ type: [QuoteLineDto] })
  @ArrayMinSize(1, { message: NO_LINES })
  @ArrayMaxSize(MAX_LINES, { message: `A quote may have at most ${MAX_LINES} lines` })
  @Records(() => QuoteLineDto, NO_LINES, NO_LINE)
  lines: QuoteLineDto[];

  @Text('Note', 4_000, { optional: true, empty: true })
  note?: string;

  @ApiPropertyOptional({ type: String, nullable: true, format: 'date' })
  @IsOptional()
  @IsDay('Valid until must look like 2026-03-31')
  validUntil?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    format: 'date-time',
    description:
      'updatedAt of the quote as it was loaded, null where there was none; refuses the save when it has changed since.',
  })
  @IsOptional()
  @IsMoment('updatedAt must be a date and time')
  updatedAt?: string | null;
}

/** What an owner says of the quote that is to be mailed. */
export class SendQuoteInput {
  @ApiPropertyOptional({
    format: 'date-time',
    description: 'updatedAt of the quote as it was shown; refuses to send one that was changed since.',
  })
  @Optional()
  @IsMoment('updatedAt must be a date and time')
  updatedAt?: string;

  /** The address that the customer left may be mistyped. */
  @Email({ optional: true, description: 'Where it goes; left out or empty, to the address that the customer left.' })
  to?: string;
}

/** A quote on the wire. */
export class QuoteDto {
  @ApiProperty({ type: [QuoteLineDto] }) lines: QuoteLineDto[];
  @ApiProperty({ description: 'Dollars: what the lines come to.' }) total: number;
  @ApiProperty() note: string;
  @ApiProperty({ type: String, nullable: true, format: 'date' }) validUntil: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When it was last mailed as it stands.',
  })
  sentAt: string | null;
  @ApiProperty({ type: String, nullable: true }) sentTo: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When a version was mailed that has been changed since.',
  })
  earlierSentAt: string | null;
  @ApiProperty({ type: String, nullable: true }) earlierSentTo: string | null;
  @ApiProperty({ format: 'date-time' }) updatedAt: string;
  @ApiProperty({
    type: [String],
    description: 'Letters and signs of the quote, and of the names and addresses on it, that its document leaves out.',
  })
  unprintable: string[];
}

/** The quote of a chat, if the owner has written one. */
export class ChatQuoteDto {
  @ApiProperty({ type: QuoteDto, nullable: true }) quote: QuoteDto | null;
}

/** @throws DomainError validation_failed: lines that come to less than nothing, or to more than any job. */
export function quoteText({ lines, note = '', validUntil = null }: QuoteInput): QuoteText {
  const text = {
    lines: lines.map(({ label, amount }) => ({ label, cents: toCents(amount) })),
    note,
    validUntil: validUntil?.slice(0, 10) ?? null,
  };
  const total = totalCents(text);
  if (total < 0) throw invalidField('lines', 'The lines must come to 0 or more');
  if (total > toCents(MAX_AMOUNT)) throw invalidField('lines', 'The lines must come to 100,000,000 or less');
  return text;
}

export const quoteDto = (quote: Quote, unprintable: string[]): QuoteDto => ({
  unprintable,
  lines: quote.lines.map(({ label, cents }) => ({ label, amount: toDollars(cents) })),
  total: toDollars(totalCents(quote)),
  note: quote.note,
  validUntil: quote.validUntil,
  sentAt: quote.sentAt?.toISOString() ?? null,
  sentTo: quote.sentTo,
  earlierSentAt: quote.earlierSentAt?.toISOString() ?? null,
  earlierSentTo: quote.earlierSentTo,
  updatedAt: quote.updatedAt.toISOString(),
});
