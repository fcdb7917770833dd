import { Injectable } from '@nestjs/common';
import { readState } from '../../assistant/index.js';
import { ChatTurnsService, messageDto } from '../../chats/index.js';
import { estimateDto } from '../../estimates/index.js';
import { type VisitorChatDto, isAnswer } from './generate.dto.js';

/** A visitor's own conversation, after a reload of the page. */
@Injectable()
export class VisitorChats {
  constructor(private readonly turns: ChatTurnsService) {}

  /** @throws DomainError not_found for a wrong or missing token */
  async resume(businessId: string, chatId: string, visitorToken: string | null): Promise<VisitorChatDto> {
    const resumed = await this.turns.resume(businessId, chatId, visitorToken);
    const { estimate, shownCents } = readState(resumed.chat.state);
    const said = resumed.messages.map(({ answer, photos, ...message }) => ({
      message: { ...messageDto(message), ...(photos.length > 0 ? { photos } : {}) },
      answer: isAnswer(answer) ? answer : null,
    }));
    const last = said.at(-1)?.answer;
    return {
      id: chatId,
      messages: said.map(({ message, answer }) => ({
        ...message,
        ...(answer?.estimate ? { estimate: answer.estimate } : {}),
        ...(answer?.emergencyPhone ? { emergencyPhone: answer.emergencyPhone } : {}),
      })),
      // Computed is not shown: the owner may want a contact first, or no price in the chat at all.
      estimate: estimate !== null && estimate.amountCents === shownCents ? estimateDto(estimate) : null,
      ...(last?.reason ? { reason: last.reason } : {}),
      suggestions: last?.suggestions ?? [],
      contactRequested: last?.contactRequested ?? false,
    };
  }
}
