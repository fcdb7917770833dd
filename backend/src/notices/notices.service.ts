import { Injectable } from '@nestjs/common';
import { type Chat, estimateView, hasContact, isEmergency } from '../chats/index.js';
import type { EntityManager } from '../database/index.js';
import { type NewDelivery, Outbox, PublicLinks } from '../mail/index.js';
import { type Profile, ProfilesService } from '../profiles/index.js';
import { leadMail } from './leads/lead-mail.js';
import { LEAD_KEYS, NoticeRepository, type SentSoFar, VISITOR_COPY } from './leads/notice.repository.js';
import { type QuoteInWriting, quoteMail } from './leads/quote-mail.js';
import { visitorCopy } from './leads/visitor-copy.js';
import { leadEvent } from './webhooks/lead-event.js';

/** Seconds of quiet after which a notice leaves, so that one mail holds what was said in one breath. */
const QUIET = { emergency: 0, contact: 5, estimate: 3 * 60, words: 10 * 60, visitor: 60 };
/** However long a visitor keeps typing, the owner hears of the lead after this. */
const PATIENCE = 30 * 60;
/** What keeps the notice of contact details single, before the id of the chat. */
const CONTACT_KEYS = { email: 'contact:email:', webhook: 'contact:webhook:' };
/** Copies one address may get in a day from one business, whoever typed it. */
const MAX_COPIES = 3;

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
    const sent = await this.repository.getSentSoFar(em, chat.businessId, chat.id, chat.contactEmail);
    if (business.noticeMode === 'each' || isEmergency(chat)) await this.mailOwner(em, chat, sent);
    if (business.webhookUrl !== null) await this.callWebhook(em, chat, business.webhookUrl, sent);
    await this.copyToVisitor(em, chat, business, sent);
  }

  /** Queues the owner's quote for the customer, in the unit of work that notes it as sent. */
  async sendQuote(
    em: EntityManager,
    { chat, business }: { chat: Chat; business: Profile },
    recipient: string,
    quote: QuoteInWriting,
  ): Promise<void> {
    const { businessId, id: chatId } = chat;
    const ownerEmail = await this.repository.getOwnerEmail(em, businessId);
    const payload = quoteMail(chat, quote, business, ownerEmail);
    await this.outbox.enqueue(em, { businessId, chatId, channel: 'email', kind: 'quote', recipient, payload });
  }

  private async mailOwner(em: EntityManager, chat: Chat, { ownerEmail, firstMail }: SentSoFar): Promise<void> {
    const step = stepOf(chat, firstMail);
    if (step === null) return;
    await this.tell(em, chat, {
      channel: 'email',
      kind: step.kind,
      recipient: ownerEmail,
      payload: leadMail(chat, this.links.to(`/dashboard/chats/${chat.id}`), step.contactAdded),
      dedupeKey: (step.contactAdded ? CONTACT_KEYS : LEAD_KEYS).email + chat.id,
      delay: quietFor(chat),
    });
  }

  private async callWebhook(em: EntityManager, chat: Chat, url: string, { firstWebhook }: SentSoFar): Promise<void> {
    const step = stepOf(chat, firstWebhook);
    if (step === null) return;
    await this.tell(em, chat, {
      channel: 'webhook',
      kind: step.kind,
      recipient: url,
      payload: leadEvent(chat, step.contactAdded ? 'lead.contact_added' : 'lead.created'),
      dedupeKey: (step.contactAdded ? CONTACT_KEYS : LEAD_KEYS).webhook + chat.id,
      delay: quietFor(chat),
    });
  }

  private async copyToVisitor(em: EntityManager, chat: Chat, business: Profile, sent: SentSoFar): Promise<void> {
    if (chat.contactEmail === null || sent.recentCopies >= MAX_COPIES) return;
    const payload = visitorCopy(chat, business, sent.ownerEmail);
    if (payload === null) return;
    await this.tell(em, chat, {
      channel: 'email',
      kind: VISITOR_COPY,
      recipient: chat.contactEmail,
      payload,
      dedupeKey: `copy:${chat.id}`,
      delay: QUIET.visitor,
    });
  }

  /** Queues a notice, or brings the queued one up to date. */
  private tell(em: EntityManager, { businessId, id }: Chat, notice: Notice): Promise<void> {
    return this.outbox.enqueueOrReplace(em, { businessId, chatId: id, ...notice }, PATIENCE);
  }
}

/** Kinds of lead notices say whether the owner has the contact details by now. */
const WITHOUT_CONTACT = 'lead';
const WITH_CONTACT = 'lead_with_contact';

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
