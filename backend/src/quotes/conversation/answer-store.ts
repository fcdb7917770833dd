import { Injectable } from '@nestjs/common';
import { type AssistantAnswer, isPriceHidden, readState, summaryOf } from '../../assistant/index.js';
import { type ChatWithState, ChatTurnsService, type TurnResult } from '../../chats/index.js';
import { comparableDtos, estimateDto } from '../../estimates/index.js';
import { Notices } from '../../notices/index.js';
import type { BusinessContext } from './business-context.service.js';
import type { AnswerDto } from './generate.dto.js';
import type { Answered } from './responder.js';
import type { OpenChat, ReceivedTurn } from './turn.js';
import { VisitorWork } from './visitor-work.js';

/** Stores what a turn brought before its answer leaves, and has the owner told of the lead in the same unit of work. */
@Injectable()
export class AnswerStore {
  constructor(
    private readonly turns: ChatTurnsService,
    private readonly notices: Notices,
    private readonly work: VisitorWork,
  ) {}

  /**
   * @returns the answer as the visitor gets it, now and each time the same message comes again; null when it came too late:
   * the chat has been another turn's since.
   */
  async save(
    { businessId, messageId, context }: ReceivedTurn,
    { chat, lease }: OpenChat,
    answered: Answered,
  ): Promise<AnswerDto | null> {
    const wire = answerDto(context, chat, answered.answer);
    const kept = await this.work.run(() =>
      this.turns.saveTurn(businessId, chat.id, { messageId, lease }, turnResult(answered, wire), (em, lead) =>
        this.notices.leadChanged(em, lead),
      ),
    );
    return kept && wire;
  }
}

function answerDto(
  { profile }: BusinessContext,
  chat: ChatWithState,
  { text, suggestions, contactRequested, ...answer }: AssistantAnswer,
): AnswerDto {
  const { state, emergencyPhone } = answer;
  const isNewPrice = state.shownCents !== null && state.shownCents !== readState(chat.state).shownCents;
  return {
    message: text,
    chatId: chat.id,
    ...(state.estimate && isNewPrice ? { estimate: estimateDto(state.estimate) } : {}),
    ...(isPriceHidden(profile, state) ? { estimate: null, reason: 'hidden_by_owner' } : {}),
    suggestions,
    contactRequested,
    ...(emergencyPhone ? { emergencyPhone } : {}),
  };
}

/** What a turn changes on its chat. */
function turnResult({ answer, priced }: Answered, wire: AnswerDto): TurnResult {
  const { state, notices, tokens } = answer;
  return {
    reply: answer.text,
    answer: wire,
    contact: state.contact,
    summary: summaryOf(state),
    details: state.details,
    estimate: state.estimate ? estimateDto(state.estimate) : null,
    comparables: priced?.estimate && state.estimate ? comparableDtos(priced.comparables, priced.candidates) : null,
    state,
    tokensUsed: tokens,
    guardNotices: notices,
  };
}
