import { Injectable, Logger } from '@nestjs/common';
import {
  type AssistantAnswer,
  AssistantService,
  type HeardTurn,
  contactIn,
  newConversation,
  readState,
} from '../../assistant/index.js';
import { EstimatorService, type PricedRequest } from '../estimator/estimator.service.js';
import type { Listener, OpenChat, ReceivedTurn } from './turn.js';
import { VisitorWork } from './visitor-work.js';

/** What the assistant made of a message; `priced` is null when it asked for no price. */
export interface Answered {
  answer: AssistantAnswer;
  priced: PricedRequest | null;
}

const LOST_WORDS =
  'Thank you, your message is saved and the owner will answer it. Something went wrong on my side just now.';

const LOST: Omit<AssistantAnswer, 'state'> = {
  text: LOST_WORDS,
  suggestions: [],
  contactRequested: false,
  emergencyPhone: null,
  notices: [],
  tokens: 0,
  answeredBy: 'built-in',
};

/** Lets the assistant answer, with a price where it asks for one, and passes the words on as they come. */
@Injectable()
export class Responder {
  private readonly logger = new Logger('Conversation');

  constructor(
    private readonly assistant: AssistantService,
    private readonly estimator: EstimatorService,
    private readonly work: VisitorWork,
  ) {}

  /** No unit of work is open here: a model may take its time. */
  async answer(turn: ReceivedTurn, open: OpenChat, onText: Listener): Promise<Answered> {
    let priced: PricedRequest | null = null;
    try {
      const words = this.assistant.answer({
        ...heard(turn, open),
        tools: {
          price: async (request) =>
            (priced = await this.estimator.estimateSoon(turn.businessId, request, this.work.run)),
        },
      });
      for (let next = await words.next(); ; next = await words.next()) {
        if (next.done) return { answer: next.value, priced };
        onText(next.value);
      }
    } catch (error) {
      // A visitor never pays for a fault of ours: the lead is kept and the owner told.
      this.logger.error({ err: error, chatId: turn.chatId }, 'a message could not be answered');
      onText(LOST_WORDS);
      return this.lost(turn, open);
    }
  }

  /**
   * What is kept of a message that gets no other answer: how to reach the visitor.
   * @param isOvertaken a newer message has been answered, so that what is known may have been said after this one
   */
  lost(turn: ReceivedTurn, open: OpenChat, isOvertaken = false): Answered {
    const left = heard(turn, open);
    const said = this.contactOf(left);
    const { state } = left;
    const { name, email, phone } = state.contact;
    const contact = isOvertaken
      ? { name: name ?? said.name, email: email ?? said.email, phone: phone ?? said.phone }
      : said;
    return { answer: { ...LOST, state: { ...state, contact } }, priced: null };
  }

  private contactOf(left: HeardTurn): HeardTurn['state']['contact'] {
    try {
      return contactIn(left);
    } catch (error) {
      this.logger.error({ err: error, chatId: left.chatId }, 'a message could not be read for a contact');
      return left.state.contact;
    }
  }
}

const heard = (turn: ReceivedTurn, { chat, transcript }: OpenChat): HeardTurn => ({
  chatId: chat.id,
  business: turn.context.facts,
  priceVisibility: turn.context.profile.priceVisibility,
  today: turn.context.today,
  country: turn.context.profile.country,
  transcript: transcript.filter(({ id }) => id !== turn.messageId).map(({ role, content }) => ({ role, content })),
  message: turn.message,
  state: chat.state === null ? newConversation() : readState(chat.state),
  contact: turn.contact,
  streamed: turn.streamed,
  tokensUsed: chat.tokensUsed,
  isOverlong: turn.isOverlong,
});
