import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../auth/index.js';
import { type Chat, ChatsService } from '../../chats/index.js';
import { DomainError, editedElsewhere, notFound } from '../../common/index.js';
import { Tenant } from '../../database/index.js';
import { Notices } from '../../notices/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { dayText, letterOf, quoteNumber } from './letter.js';
import { type Quote, type QuoteText, totalCents } from './quote.js';
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
    await this.lead(businessId, chatId);
    return this.tenant.run(businessId, (em) => this.quotes.find(em, businessId, chatId));
  }

  /**
   * @param seen updatedAt of the version that was changed, null where none was written yet; undefined when any may be
   * @throws DomainError not_found; conflict (edited_elsewhere)
   */
  async save(businessId: string, chatId: string, text: QuoteText, seen?: string | null): Promise<Quote> {
    await this.lead(businessId, chatId);
    const quote = await this.tenant.run(businessId, (em) => this.quotes.save(em, businessId, chatId, text, seen));
    if (!quote) throw editedElsewhere('quote');
    return quote;
  }

  /** @throws DomainError not_found: no such lead, or no quote yet */
  async print(businessId: string, chatId: string): Promise<{ name: string; content: Buffer }> {
    const chat = await this.lead(businessId, chatId);
    return this.printed(await this.written(businessId, chatId), chat);
  }

  /**
   * Mails the quote to the customer, with the document, and marks the lead as quoted.
   * @param seen updatedAt of the version that the owner saw; undefined when any may be sent
   * @throws DomainError not_found; invalid (no_email); rate_limited; conflict (edited_elsewhere): it was changed meanwhile
   */
  async send(businessId: string, chatId: string, seen?: string): Promise<Quote> {
    const chat = await this.lead(businessId, chatId);
    const quote = await this.written(businessId, chatId);
    if (seen !== undefined && seen !== quote.updatedAt.toISOString()) throw editedElsewhere('quote');
    const { contactEmail } = chat;
    if (contactEmail === null) throw noEmail();
    await this.limits.take('quote_mails_chat', chatId);
    await this.limits.take('quote_mails', businessId);
    const { name, content } = await this.printed(quote, chat);
    const sent = await this.tenant.run(businessId, async (em) => {
      const marked = await this.quotes.markSent(em, businessId, quote, contactEmail);
      if (!marked) throw editedElsewhere('quote');
      await this.notices.sendQuote(em, chat, contactEmail, {
        lines: quote.lines.map(({ label, cents }) => ({ label, amount: cents / 100 })),
        total: totalCents(quote) / 100,
        note: quote.note,
        validUntil: quote.validUntil && dayText(quote.validUntil),
        document: { name, type: 'application/pdf', base64: content.toString('base64') },
      });
      return marked;
    });
    if (chat.status === 'new' || chat.status === 'contacted')
      await this.chats.patch(businessId, chatId, { status: 'quoted' });
    return sent;
  }

  private async lead(businessId: string, chatId: string): Promise<Chat> {
    const chat = await this.chats.find(businessId, chatId);
    if (!chat) throw notFound('Chat');
    return chat;
  }

  private async written(businessId: string, chatId: string): Promise<Quote> {
    const quote = await this.tenant.run(businessId, (em) => this.quotes.find(em, businessId, chatId));
    if (!quote) throw notFound('Quote');
    return quote;
  }

  private async printed(quote: Quote, chat: Chat): Promise<{ name: string; content: Buffer }> {
    const business = await this.profiles.get(chat.businessId);
    return { name: `quote-${quoteNumber(chat.id)}.pdf`, content: await quotePdf(letterOf(quote, chat, business)) };
  }
}

const noEmail = () =>
  new DomainError(
    'invalid',
    'no_email',
    'They have not left an email address. Download the quote and hand it over, or read it to them on the phone.',
  );
