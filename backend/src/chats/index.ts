export { ChatMessageDto, messageDto } from './chat.dto.js';
export type { Chat, ChatMessage, ChatWithState } from './chat.entity.js';
export { type EstimateView, detailOf, estimateView, hasContact, isEmergency } from './lead-view.js';
export { ChatsModule } from './chats.module.js';
export { ChatsService } from './chats.service.js';
export { type LoadedChat, ChatTurnsService } from './chat-turns.service.js';
export type { Lease, TurnResult } from './chat-turn.repository.js';
export type { Unanswered } from './unanswered.repository.js';
export { readVisitorToken, visitorToken, visitorTokenFor } from './visitor-token.js';
