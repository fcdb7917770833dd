import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import type { EntityManager } from '../../database/index.js';
import { type MailContent, Outbox, PublicLinks, composeMail } from '../../mail/index.js';
import { RESET_LINK_LIFETIME } from '../lifetimes.js';
import type { User } from '../users/user.entity.js';

/** The mails about an account. They leave when the caller's unit of work has been committed. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: PublicLinks,
    @Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'SUPPORT_EMAIL'>,
  ) {}

  async welcome(em: EntityManager, user: User, businessName: string): Promise<void> {
    await this.send(em, user, 'welcome', {
      subject: 'Your Chalkline account is ready',
      heading: `${businessName} is set up`,
      paragraphs: [
        'Three steps to the first lead: add a few finished jobs with their final prices, write down your pricing rules, then put the chat on your website.',
        'Ten jobs are enough to see how close the estimates come. The dashboard tells you what is still missing.',
      ],
      button: { label: 'Open the dashboard', url: this.links.to('/dashboard') },
      footer: `You get this mail because ${user.email} signed up for Chalkline.`,
    });
  }

  async passwordReset(em: EntityManager, user: User, token: string): Promise<void> {
    await this.send(em, user, 'password_reset', {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        'Somebody, most likely you, asked to reset the password of this account. The link works once, within the next hour.',
        'If it was not you, ignore this mail: the old password still works.',
      ],
      button: { label: 'Reset password', url: this.links.to(`/reset-password?token=${encodeURIComponent(token)}`) },
      footer: `You get this mail because a reset was asked for ${user.email}.`,
      validUntil: new Date(Date.now() + RESET_LINK_LIFETIME * 1_000).toISOString(),
    });
  }

  async passwordChanged(em: EntityManager, user: User): Promise<void> {
    await this.send(em, user, 'password_changed', {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: ['Every device has been signed out. If it was not you, reset the password now.'],
      button: { label: 'Reset password', url: this.links.to('/forgot-password') },
      footer: `You get this mail because the password of ${user.email} was changed.`,
    });
  }

  /** Belongs to no business: it outlives the one that it is about. */
  async accountDeleted(em: EntityManager, { email }: User): Promise<void> {
    await this.send(em, { id: null, email }, 'account_deleted', {
      subject: 'Your Chalkline account is deleted',
      heading: 'Your account is deleted',
      paragraphs: [
        'Your jobs, rules, chats, photos and settings are erased for good. The chat no longer answers on your website: take its line of code out when you next work on the page.',
      ],
      footer: `You get this mail because the account of ${email} was deleted.`,
    });
  }

  private async send(
    em: EntityManager,
    { id, email }: { id: string | null; email: string },
    kind: string,
    content: MailContent,
  ): Promise<void> {
    const payload = composeMail({ ...content, replyTo: this.settings.SUPPORT_EMAIL ?? undefined });
    await this.outbox.enqueue(em, { businessId: id, channel: 'email', kind, recipient: email, payload });
  }
}
