import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { JobsModule } from '../jobs/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { ChatEvents } from './chat-events.js';
import { ChatRepository } from './chat.repository.js';
import { ChatsController } from './chats.controller.js';
import { ChatsService } from './chats.service.js';
import { LiveChats } from './live-chats.js';
import { ChatTurnRepository } from './chat-turn.repository.js';
import { ChatTurnsService } from './chat-turns.service.js';
import { UnansweredRepository } from './unanswered.repository.js';
import { UnreadRepository } from './unread.repository.js';

@Module({
  imports: [AuthModule, JobsModule, ProfilesModule],
  controllers: [ChatsController],
  providers: [
    ChatsService,
    ChatTurnsService,
    LiveChats,
    ChatEvents,
    ChatRepository,
    ChatTurnRepository,
    UnansweredRepository,
    UnreadRepository,
  ],
  exports: [ChatsService, ChatTurnsService],
})
export class ChatsModule {}
