import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ChatsModule } from '../chats/index.js';
import { MailModule } from '../mail/index.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

@Module({ imports: [AuthModule, ChatsModule, MailModule], providers: [RetentionService, RetentionRepository] })
export class RetentionModule {}
