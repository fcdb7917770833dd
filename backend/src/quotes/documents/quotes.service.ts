import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../auth/index.js';
import { type Chat, ChatsService } from '../../chats/index.js';
import { DomainError, editedElsewhere, notFound } from '../../common/index.js';
import { Tenant } from '../../database/index.js';
import { Notices } from '../../notices/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { dayText, type Letter, letterOf, quoteNumber, wordsOf } from './letter.js';
import { printFont } from './print-font.js';
import type { Quote, QuoteText } from './quote.js';
import { quotePdf } from './quote-pdf.js';
import { QuoteRepository } from './quote.repository.js';

/** Where an estimate becomes a price that the owner stands behind: written, printed and mailed. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly tenant: Tenant,
    private readonly quotes: QuoteRepository,
    private readonly chats: ChatsService,
    private readonly profiles: ProfilesService,
    private readonly notices: Notices,
    private readonly limits: RateLimits,
  ) {}

  /** Null where none was written yet. @throws DomainError not_found: no such lead */
  async find(businessId: string, chatId: string): Promise<Quote | null> {
    const quote = await this.stored(businessId, chatId);
    if (!quote) await this.lead(businessId, chatId);
    return quote;
  }

  /**
   * @param seen updatedAt of the version that was changed, null where none was written yet; undefined when any may be
   * @throws DomainError not_found; conflict (edited_elsewhere)
   */
  async save(businessId: string, chatId: string, text: QuoteText, seen?: string | null): Promise<Quote> {
    const quote = await this.tenant.run(businessId, (em) => this.quotes.save(em, businessId, chatId, text, seen));
    if (quote) return quote;
    await this.lead(businessId, chatId);
    throw editedElsewhere('quote');
  }

  /** The letters and signs that the document of a quote leaves out, because its font has none for them. */
  async unprintable(businessId: string, quote: Quote): Promise<string[]> {
    const chat = await this.chats.find(businessId, quote.chatId);
    // Erased meanwhile, and its quote with it.
    if (!chat) return [];
    const letter = letterOf(quote, chat, await this.profiles.get(businessId));
    return (await printFont()).missingFrom(wordsOf(letter));
  }

  /** @throws DomainError not_found: no such lead, or no quote yet */
  async print(businessId: string, chatId: string): Promise<{ name: string; content: Buffer }> {
    const chat = await this.lead(businessId, chatId);
    const quote = await this.written(businessId, chatId);
    return printed(letterOf(quote, chat, await this.profiles.get(businessId)), chatId);
  }

  /**
   * Mails the quote to the customer, with the document, and marks the lead as quoted. One press that arrives twice is one mail.
   * @param seen updatedAt of the version that the owner saw; undefined when any may be sent
   * @param to the address, where it is not the one that the customer left: what a visitor typed stays as they typed it
   * @throws DomainError not_found; invalid (no_email); rate_limited; conflict (edited_elsewhere): it was changed meanwhile
   */
  async send(businessId: string, chatId: string, { seen, to }: { seen?: string; to?: string }): Promise<Quote> {
    const lead = await this.lead(businessId, chatId);
    const chat = { ...lead, contactEmail: to || lead.contactEmail };
    const quote = await this.written(businessId, chatId);
    if (seen !== undefined && seen !== quote.updatedAt.toISOString()) throw editedElsewhere('quote');
    const { contactEmail } = chat;
    if (contactEmail === null) throw noEmail();
    await this.limits.take('quote_mails_chat', chatId);
    await this.limits.take('quote_mails', businessId);
    const business = await this.profiles.get(businessId);
    const letter = letterOf(quote, chat, business);
    const { name, content } = await printed(letter, chatId);
    const { sent, moved } = await this.tenant.run(businessId, async (em) => {
      // The lead before its quote, as erasing it does: two that wait for each other would end one of them.
      const quoted = await this.chats.markQuotedWithin(em, businessId, chatId);
      const twin = await this.quotes.findJustSent(em, businessId, quote, contactEmail);
      if (twin) return { sent: twin, moved: quoted };
      const marked = await this.quotes.markSent(em, businessId, quote, contactEmail);
      if (!marked) throw editedElsewhere('quote');
      await this.notices.sendQuote(em, { chat, business }, contactEmail, {
        lines: letter.lines,
        total: letter.total,
        note: quote.note,
        validUntil: quote.validUntil && dayText(quote.validUntil, business.country),
        document: { name, type: 'application/pdf', base64: content.toString('base64') },
      });
      return { sent: marked, moved: quoted };
    });
    if (moved) this.chats.tellChanged(businessId, chatId);
    return sent;
  }

  private async lead(businessId: string, chatId: string): Promise<Chat> {
    const chat = await this.chats.find(businessId, chatId);
    if (!chat) throw notFound('Chat');
    return chat;
  }

  private stored(businessId: string, chatId: string): Promise<Quote | null> {
    return this.tenant.run(businessId, (em) => this.quotes.find(em, businessId, chatId));
  }

  private async written(businessId: string, chatId: string): Promise<Quote> {
    const quote = await this.stored(businessId, chatId);
    if (!quote) throw notFound('Quote');
    return quote;
  }
}

const printed = async (letter: Letter, chatId: string): Promise<{ name: string; content: Buffer }> => ({
  name: `quote-${quoteNumber(chatId)}.pdf`,
  content: await quotePdf(letter),
});

const noEmail = () =>
  new DomainError(
    'invalid',
    'no_email',
    'They have not left an email address. Enter one, or download the quote and hand it over.',
  );
