import { Module } from '@nestjs/common';
import { AssistantModule } from '../assistant/index.js';
import { AuthModule } from '../auth/index.js';
import { ChatsModule } from '../chats/index.js';
import { NoticesModule } from '../notices/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { RulesModule } from '../rules/index.js';
import { BusinessContextService } from './conversation/business-context.service.js';
import { ConversationController } from './conversation/conversation.controller.js';
import { ConversationService } from './conversation/conversation.service.js';
import { ChatLease } from './conversation/chat-lease.js';
import { AnswerStore } from './conversation/answer-store.js';
import { AnswerRecovery } from './conversation/answer-recovery.js';
import { MessageIntake } from './conversation/message-intake.js';
import { VisitorChats } from './conversation/visitor-chats.js';
import { Responder } from './conversation/responder.js';
import { VisitorTurns } from './conversation/visitor-turns.js';
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
    VisitorTurns,
    VisitorLimits,
    VisitorWork,
    BusinessContextService,
    ConversationService,
    MessageIntake,
    ChatLease,
    Responder,
    AnswerStore,
    VisitorChats,
    AnswerRecovery,
  ],
})
export class QuotesModule {}
