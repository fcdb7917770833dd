import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/index.js';
import { MailModule } from '../mail/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { DigestRepository } from './digest/digest.repository.js';
import { DigestSchedule } from './digest/digest.schedule.js';
import { MissedLeads } from './leads/missed-leads.js';
import { NoticeRepository } from './leads/notice.repository.js';
import { Notices } from './notices.service.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.js';

@Module({
  imports: [ChatsModule, MailModule, ProfilesModule],
  providers: [Notices, NoticeRepository, WebhookDelivery, DigestSchedule, DigestRepository, MissedLeads],
  exports: [Notices],
})
export class NoticesModule {}
