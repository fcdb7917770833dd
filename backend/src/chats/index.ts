export { ChatDto, ChatMessageDto, chatDto, messageDto } from './chat.dto.js';
export type { Chat, ChatMessage, ChatSession, GuardNotice } from './chat.entity.js';
export { ChatsModule } from './chats.module.js';
export { ChatsService } from './chats.service.js';
export { type LoadedChat, type ReceivedMessage, SessionsService, type VisitorMessage } from './sessions.service.js';
export type { TurnResult } from './session.repository.js';
export { type VisitorToken, readVisitorToken, visitorToken } from './visitor-token.js';
