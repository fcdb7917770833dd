import { Injectable } from '@nestjs/common';
import { readVisitorToken, visitorToken, visitorTokenFor } from '../../chats/index.js';
import { type AuthenticatedRequest, DomainError, isUuid, notFound } from '../../common/index.js';
import { WidgetService } from '../../profiles/index.js';
import { BusinessContextService } from './business-context.service.js';
import { ConversationService } from './conversation.service.js';
import type { AnswerDto, GenerateInput, VisitorChatDto } from './generate.dto.js';
import { VisitorChats } from './visitor-chats.js';
import type { VisitorTurn } from './turn.js';
import { VisitorLimits } from './visitor-limits.js';
import { VisitorWork } from './visitor-work.js';

const header = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Who may speak, from where, and how often; what comes through is a visitor's turn. */
@Injectable()
export class VisitorTurns {
  constructor(
    private readonly conversation: ConversationService,
    private readonly chats: VisitorChats,
    private readonly contexts: BusinessContextService,
    private readonly widget: WidgetService,
    private readonly limits: VisitorLimits,
    private readonly work: VisitorWork,
  ) {}

  /** @throws DomainError not_found, origin_not_allowed, rate_limited */
  async open(input: GenerateInput, request: AuthenticatedRequest): Promise<VisitorTurn> {
    const { isPreview = false } = input;
    if (!isUuid(input.businessId)) throw notFound('Business');
    if (input.chatId && !isUuid(input.chatId)) throw notFound('Chat');
    // In the one spelling that counters, caches and listeners know them by.
    const businessId = input.businessId.toLowerCase();
    const chatId = input.chatId?.toLowerCase() || null;
    const isOwner = request.principal?.id === businessId;
    if (isPreview && !isOwner)
      throw new DomainError('unauthenticated', 'unauthenticated', 'Sign in to preview your widget.');
    const origin = header(request.headers.origin);
    await this.limits.take({ businessId, address: request.ip, chatId });
    const context = await this.work.run(() => this.contexts.of(businessId));
    if (!isPreview) this.widget.checkOrigin(context.profile, origin);
    return {
      ...{ context, businessId, chatId, isPreview, origin, message: input.message },
      isSpam: chatId === null && Boolean(input.website),
      visitorToken: readVisitorToken(header(request.headers['x-visitor-token']))?.secret ?? null,
      clientMessageId: input.clientMessageId || null,
      contact: input.contact ?? {},
      streamed: (request.headers.accept ?? '').includes('text/event-stream'),
    };
  }

  async answer(visit: VisitorTurn, onText: (text: string) => void): Promise<AnswerDto> {
    const answer = await this.conversation.answer(visit, onText);
    const { visitorToken: secret } = answer;
    return secret === undefined
      ? answer
      : { ...answer, visitorToken: visitorToken({ businessId: visit.businessId, secret }) };
  }

  /** @throws DomainError not_found for a wrong or missing token */
  async resume(chatId: string, token: string | null): Promise<VisitorChatDto> {
    const { businessId, secret } = visitorTokenFor(chatId, token);
    return this.chats.resume(businessId, chatId, secret);
  }
}
