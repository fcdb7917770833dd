/** A line of the owner's quote; a discount is negative. */
interface QuoteLine {
  label: string;
  cents: number;
}

/** What the owner asks of this customer: their own words and figures, most often the estimate put right. */
export interface QuoteText {
  lines: QuoteLine[];
  note: string;
  /** As 2026-03-31; null when it holds for good. */
  validUntil: string | null;
}

/** A quote as stored. */
export interface Quote extends QuoteText {
  chatId: string;
  /** When it was last mailed as it stands, and to whom; null when it was not, or was changed since. */
  sentAt: Date | null;
  sentTo: string | null;
  /** When and to whom a version was mailed that has been changed since; null when there is none. */
  earlierSentAt: Date | null;
  earlierSentTo: string | null;
  updatedAt: Date;
}

export const totalCents = ({ lines }: Pick<QuoteText, 'lines'>): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
