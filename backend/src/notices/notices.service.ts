import { Injectable } from '@nestjs/common';
import { type Chat, estimateView, hasContact, isEmergency } from '../chats/index.js';
import type { EntityManager } from '../database/index.js';
import { type NewDelivery, Outbox, PublicLinks } from '../mail/index.js';
import { type Profile, ProfilesService } from '../profiles/index.js';
import { leadMail } from './leads/lead-mail.js';
import {
  CONTACT_KEYS,
  LEAD_KEYS,
  NoticeRepository,
  QUOTE,
  type SentSoFar,
  VISITOR_COPY,
  WITH_CONTACT,
  WITHOUT_CONTACT,
} from './leads/notice.repository.js';
import { type QuoteInWriting, quoteMail } from './leads/quote-mail.js';
import { visitorCopy } from './leads/visitor-copy.js';
import { leadEvent } from './webhooks/lead-event.js';

/** Seconds of quiet after which a notice leaves, so that one mail holds what was said in one breath. */
const QUIET = { emergency: 0, contact: 5, estimate: 3 * 60, words: 10 * 60, visitor: 60 };
/** However long a visitor keeps typing, the owner hears of the lead after this. */
const PATIENCE = 30 * 60;
/** Copies one address may get in a day from one business, whoever typed it. */
const MAX_COPIES = 3;
/** Copies that leave for one business in a day: whoever signs up and talks to the own chat must not find a mail relay. */
const MAX_COPIES_OF_BUSINESS = 200;
/** Leads of a business that have a mail of their own in a day, for the same reason: nobody has proved that the owner's address is theirs. */
const MAX_LEADS_MAILED = 100;
const LEFT_OUT = `More than ${MAX_LEADS_MAILED} leads in a day: this one is told of in one mail with the others, after 18:00.`;

const copyKey = (chatId: string): string => `copy:${chatId}`;

/** A delivery about a chat. */
type Notice = Omit<NewDelivery, 'businessId' | 'chatId'> & { dedupeKey: string };

/**
 * Tells the owner of each lead once: soon after contact details, later when there is only an estimate or only words.
 * Until it leaves, the notice follows the conversation; a lead that leaves its contact after its notice is told once more.
 */
@Injectable()
export class Notices {
  constructor(
    private readonly outbox: Outbox,
    private readonly profiles: ProfilesService,
    private readonly repository: NoticeRepository,
    private readonly links: PublicLinks,
  ) {}

  /** Call in the unit of work that saves a turn, with the chat as it is saved. Calling it again with the same chat adds nothing. */
  async leadChanged(em: EntityManager, chat: Chat): Promise<void> {
    if (chat.isPreview || chat.status === 'spam') return;
    const business = await this.profiles.getWithin(em, chat.businessId);
    if (business.isDemo) return;
    const sent = await this.sentSoFar(em, chat);
    if (business.noticeMode === 'each' || isEmergency(chat)) await this.mailOwner(em, chat, business, sent);
    if (business.webhookUrl !== null) await this.callWebhook(em, chat, business.webhookUrl, sent);
    await this.copyToVisitor(em, chat, business, sent);
  }

  /**
   * Queues the owner's quote for the customer, in the unit of work that notes it as sent. Who has the owner's price gets no
   * copy of the estimate after it.
   */
  async sendQuote(
    em: EntityManager,
    { chat, business }: { chat: Chat; business: Profile },
    recipient: string,
    quote: QuoteInWriting,
  ): Promise<void> {
    const { businessId, id: chatId } = chat;
    const ownerEmail = await this.repository.getOwnerEmail(em, businessId);
    const payload = quoteMail(chat, quote, business, ownerEmail);
    await this.outbox.withdraw(em, businessId, copyKey(chatId));
    await this.outbox.enqueue(em, { businessId, chatId, channel: 'email', kind: QUOTE, recipient, payload });
  }

  private mailOwner(em: EntityManager, chat: Chat, { noticeMode }: Profile, sent: SentSoFar): Promise<void> {
    const link = this.links.to(`/dashboard/chats/${chat.id}`);
    return this.tellNext(em, chat, 'email', sent, (contactAdded) => ({
      recipient: sent.ownerEmail,
      payload: leadMail(chat, link, contactAdded, noticeMode),
    }));
  }

  private callWebhook(em: EntityManager, chat: Chat, url: string, sent: SentSoFar): Promise<void> {
    return this.tellNext(em, chat, 'webhook', sent, (contactAdded) => ({
      recipient: url,
      payload: leadEvent(chat, contactAdded ? 'lead.contact_added' : 'lead.created'),
    }));
  }

  /** Queues what is to be told next on a channel. A first notice that leaves just now stays as it is: then it is decided again. */
  private async tellNext(
    em: EntityManager,
    chat: Chat,
    channel: NewDelivery['channel'],
    sent: SentSoFar,
    write: (contactAdded: boolean) => Pick<Notice, 'recipient' | 'payload'>,
  ): Promise<void> {
    const step = stepOf(chat, channel === 'email' ? firstMailOf(chat, sent) : sent.firstWebhook);
    if (step === null) return;
    const { kind, contactAdded } = step;
    const dedupeKey = (contactAdded ? CONTACT_KEYS : LEAD_KEYS)[channel] + chat.id;
    const notice = { channel, kind, dedupeKey, delay: quietFor(chat), ...write(contactAdded) };
    // Whoever is in trouble has been told that the owner hears of it at once.
    const isCapped = channel === 'email' && !isEmergency(chat) && !sent.mailed;
    if (isCapped && sent.leadMails >= MAX_LEADS_MAILED) {
      // As failed, so that the digest tells of it.
      await this.outbox.leaveOut(em, { businessId: chat.businessId, chatId: chat.id, ...notice }, LEFT_OUT);
      return;
    }
    if ((await this.tell(em, chat, notice)) || contactAdded) return;
    await this.tellNext(em, chat, channel, await this.sentSoFar(em, chat), write);
  }

  private async copyToVisitor(em: EntityManager, chat: Chat, business: Profile, sent: SentSoFar): Promise<void> {
    if (chat.contactEmail === null || sent.quoted) return;
    if (sent.recentCopies >= MAX_COPIES || sent.businessCopies >= MAX_COPIES_OF_BUSINESS) return;
    const payload = visitorCopy(chat, business, sent.ownerEmail);
    if (payload === null) return;
    await this.tell(em, chat, {
      channel: 'email',
      kind: VISITOR_COPY,
      recipient: chat.contactEmail,
      payload,
      dedupeKey: copyKey(chat.id),
      delay: QUIET.visitor,
    });
  }

  private sentSoFar(em: EntityManager, { businessId, id, contactEmail }: Chat): Promise<SentSoFar> {
    return this.repository.getSentSoFar(em, businessId, id, contactEmail);
  }

  /** Queues a notice, or brings the queued one up to date; false when that is on its way already. */
  private tell(em: EntityManager, { businessId, id }: Chat, notice: Notice): Promise<boolean> {
    return this.outbox.enqueueOrReplace(em, { businessId, chatId: id, ...notice }, PATIENCE);
  }
}

/** What the owner has read of the lead first. That it was in a digest does not make an emergency wait. */
const firstMailOf = (chat: Chat, { firstMail, digested }: SentSoFar): string | null =>
  firstMail ?? (isEmergency(chat) ? null : digested);

/** What is to be told next: the lead, or its contact details after the lead went out without; null when all is told. */
function stepOf(chat: Chat, first: string | null): { kind: string; contactAdded: boolean } | null {
  const kind = hasContact(chat) ? WITH_CONTACT : WITHOUT_CONTACT;
  if (first === null) return { kind, contactAdded: false };
  return first === WITHOUT_CONTACT && kind === WITH_CONTACT ? { kind, contactAdded: true } : null;
}

function quietFor(chat: Chat): number {
  if (isEmergency(chat)) return QUIET.emergency;
  if (hasContact(chat)) return QUIET.contact;
  return estimateView(chat.estimate) ? QUIET.estimate : QUIET.words;
}
