import { Module } from '@nestjs/common';
import { AssistantModule } from '../assistant/index.js';
import { AuthModule } from '../auth/index.js';
import { ChatsModule } from '../chats/index.js';
import { NoticesModule } from '../notices/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { RulesModule } from '../rules/index.js';
import { FrontDeskService } from './conversation/front-desk.service.js';
import { ConversationController } from './conversation/conversation.controller.js';
import { ConversationService } from './conversation/conversation.service.js';
import { ChatLease } from './conversation/chat-lease.js';
import { AnswerStore } from './conversation/answer-store.js';
import { LeftBehind } from './conversation/left-behind.js';
import { Reception } from './conversation/reception.js';
import { Resuming } from './conversation/resuming.js';
import { Thinking } from './conversation/thinking.js';
import { VisitorDoor } from './conversation/visitor-door.js';
import { VisitorLimits } from './conversation/visitor-limits.js';
import { VisitorWork } from './conversation/visitor-work.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EstimatorModule } from './estimator/estimator.module.js';

/** The main job: a visitor's words become an estimate and a lead. */
@Module({
  imports: [
    EstimatorModule,
    DocumentsModule,
    AssistantModule,
    AuthModule,
    ChatsModule,
    NoticesModule,
    ProfilesModule,
    RulesModule,
  ],
  controllers: [ConversationController],
  providers: [
    VisitorDoor,
    VisitorLimits,
    VisitorWork,
    FrontDeskService,
    ConversationService,
    Reception,
    ChatLease,
    Thinking,
    AnswerStore,
    Resuming,
    LeftBehind,
  ],
})
export class QuotesModule {}
