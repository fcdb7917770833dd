import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageNumber, Trimmed, WholeNumber } from '../common/index.js';
import { ComparableDto, DetailsDto, EstimateDto } from '../estimates/index.js';
import { JobDto, PricePaid } from '../jobs/index.js';
import {
  CHAT_STATUSES,
  MOST_LISTED,
  type Chat,
  type ChatChange,
  type ChatMessage,
  type ChatNotice,
  type ChatPhoto,
  type ChatStatus,
  type Conversation,
  type ConversationPage,
  type StoredGuardNotice,
  type WholeChat,
} from './chat.entity.js';
import { MOST_UNREAD } from './unread.repository.js';

/** A lead in the owner's list. */
export class ChatDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: String, nullable: true }) contact_name: string | null;
  @ApiProperty({ type: String, nullable: true }) contact_email: string | null;
  @ApiProperty({ type: String, nullable: true }) contact_phone: string | null;
  @ApiProperty() summary: string;
  @ApiProperty({ format: 'date-time' }) created_at: string;
  @ApiProperty({ format: 'date-time' }) updated_at: string;
  @ApiProperty({ enum: CHAT_STATUSES }) status: ChatStatus;
  @ApiProperty() unread: boolean;
  @ApiProperty({ type: DetailsDto, nullable: true }) details: DetailsDto | null;
  @ApiProperty({ type: EstimateDto, nullable: true }) estimate: EstimateDto | null;
}

export class ChatMessageDto {
  @ApiProperty({ enum: ['user', 'assistant'] }) role: 'user' | 'assistant';
  @ApiProperty() content: string;
  @ApiProperty({ format: 'date-time' }) created_at: string;
}

export class GuardNoticeDto {
  @ApiProperty({ format: 'date-time' }) created_at: string;
  @ApiProperty() kind: string;
  @ApiProperty() original: string;
  @ApiProperty() shown: string;
}

export class NoticeDto {
  @ApiProperty() id: string;
  @ApiProperty({ enum: ['email', 'webhook'] }) channel: ChatNotice['channel'];
  @ApiProperty({ description: 'What it says: lead, lead_with_contact, visitor_copy, quote.' }) kind: string;
  @ApiProperty() recipient: string;
  @ApiProperty({ enum: ['pending', 'sent', 'failed'] }) status: ChatNotice['status'];
  @ApiProperty() attempts: number;
  @ApiProperty({ type: String, nullable: true }) lastError: string | null;
  @ApiProperty({ format: 'date-time' }) updatedAt: string;
}

export class ChatPhotoDto {
  @ApiProperty() id: string;
  @ApiProperty() url: string;
  @ApiProperty() width: number;
  @ApiProperty() height: number;
  @ApiProperty() bytes: number;
}

/** A lead and what was said. */
export class ConversationDto extends ChatDto {
  @ApiProperty({
    type: [ChatMessageDto],
    description: `Oldest first; in a list the newest ${MOST_LISTED} at most, of one chat all.`,
  })
  messages: ChatMessageDto[];
}

/** A lead with everything that is known about it. */
export class ChatDetailDto extends ConversationDto {
  @ApiProperty({ type: [GuardNoticeDto] }) guard_notices: GuardNoticeDto[];
  @ApiProperty({ type: [NoticeDto] }) notices: NoticeDto[];
  @ApiProperty({ type: [ChatPhotoDto] }) photos: ChatPhotoDto[];
  @ApiProperty({ type: [ComparableDto], description: 'Past jobs behind the estimate.' }) comparables: ComparableDto[];
}

export class ChatPageDto {
  @ApiProperty({ type: [ConversationDto] }) chats: ConversationDto[];
  @ApiProperty() page: number;
  @ApiProperty() hasMore: boolean;
}

export class UnreadDto {
  @ApiProperty({ description: `Stops at ${MOST_UNREAD}.` }) unread: number;
}

export class ChatPageQuery {
  @PageNumber() page: number = 0;
  @WholeNumber('pageSize', 1, 100, 20) pageSize: number = 20;

  @ApiPropertyOptional({
    description: 'Searches name, email, phone (its digits, however they are written), summary and the start of the id.',
  })
  @IsOptional()
  @Trimmed()
  @MaxLength(200)
  @IsString()
  q: string = '';

  @ApiPropertyOptional({ enum: CHAT_STATUSES })
  @IsOptional()
  @IsIn(CHAT_STATUSES, { message: `status must be one of ${CHAT_STATUSES.join(', ')}` })
  status?: ChatStatus;
}

export class ChatPatch implements ChatChange {
  @ApiPropertyOptional({ enum: CHAT_STATUSES })
  @IsOptional()
  @IsIn(CHAT_STATUSES, { message: `status must be one of ${CHAT_STATUSES.join(', ')}` })
  status?: ChatStatus;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean({ message: 'unread must be true or false' })
  unread?: boolean;
}

export class WonInput {
  @ApiProperty({ description: 'What the job was in the end, in dollars; more than 0.' })
  @PricePaid()
  finalPrice: number;
}

export class WonDto {
  @ApiProperty({ type: ChatDto }) chat: ChatDto;
  @ApiProperty({ type: JobDto }) job: JobDto;
}

export const chatDto = (chat: Chat): ChatDto => ({
  id: chat.id,
  contact_name: chat.contactName,
  contact_email: chat.contactEmail,
  contact_phone: chat.contactPhone,
  summary: chat.summary,
  created_at: chat.createdAt.toISOString(),
  updated_at: chat.updatedAt.toISOString(),
  status: chat.status,
  unread: chat.unread,
  details: chat.details,
  estimate: chat.estimate,
});

const conversationDto = ({ said, ...chat }: Conversation): ConversationDto => ({
  ...chatDto(chat),
  messages: said.map((message) => messageDto({ ...message, createdAt: new Date(message.createdAt) })),
});

export const chatPageDto = ({ chats, hasMore }: ConversationPage, page: number): ChatPageDto => ({
  chats: chats.map(conversationDto),
  page,
  hasMore,
});

export const messageDto = (message: Omit<ChatMessage, 'id'>): ChatMessageDto => ({
  role: message.role,
  content: message.content,
  created_at: message.createdAt.toISOString(),
});

const guardNoticeDto = ({ createdAt, kind, original, shown }: StoredGuardNotice): GuardNoticeDto => ({
  created_at: createdAt.toISOString(),
  kind,
  original,
  shown,
});

const noticeDto = ({ updatedAt, ...notice }: ChatNotice): NoticeDto => ({
  ...notice,
  updatedAt: updatedAt.toISOString(),
});

const chatPhotoDto = ({ chatId, ...photo }: ChatPhoto): ChatPhotoDto => ({
  ...photo,
  url: `/api/chats/${chatId}/photos/${photo.id}`,
});

export const chatDetailDto = ({ chat, messages, guardNotices, notices, photos }: WholeChat): ChatDetailDto => ({
  ...chatDto(chat),
  messages: messages.map(messageDto),
  guard_notices: guardNotices.map(guardNoticeDto),
  notices: notices.map(noticeDto),
  photos: photos.map(chatPhotoDto),
  comparables: chat.comparables ?? [],
});
