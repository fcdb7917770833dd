import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { DigestSchedule } from './digest/digest.schedule.js';
import { NoticeRepository } from './leads/notice.repository.js';
import { Notices } from './notices.service.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.js';

@Module({
  imports: [MailModule, ProfilesModule],
  providers: [Notices, NoticeRepository, WebhookDelivery, DigestSchedule],
  exports: [Notices, DigestSchedule],
})
export class NoticesModule {}
