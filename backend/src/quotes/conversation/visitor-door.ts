import { Injectable } from '@nestjs/common';
import { readVisitorToken, visitorToken, visitorTokenFor } from '../../chats/index.js';
import { type AuthenticatedRequest, DomainError, isUuid, notFound } from '../../common/index.js';
import { WidgetService } from '../../profiles/index.js';
import { FrontDeskService } from './front-desk.service.js';
import { ConversationService } from './conversation.service.js';
import type { AnswerDto, GenerateInput, VisitorChatDto } from './generate.dto.js';
import { Resuming } from './resuming.js';
import type { VisitorTurn } from './turn.js';
import { VisitorLimits } from './visitor-limits.js';
import { VisitorWork } from './visitor-work.js';

const header = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Who may speak, from where, and how often; what comes through is a visitor's turn. */
@Injectable()
export class VisitorDoor {
  constructor(
    private readonly conversation: ConversationService,
    private readonly resuming: Resuming,
    private readonly desks: FrontDeskService,
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
    const desk = await this.work.run(() => this.desks.of(businessId));
    if (!isPreview) this.widget.checkOrigin(desk.profile, origin);
    return {
      ...{ desk, businessId, chatId, isPreview, origin, message: input.message },
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
    return this.resuming.resume(businessId, chatId, secret);
  }
}
