import { Injectable, Logger } from '@nestjs/common';
import { type AssistantAnswer, AssistantService, newConversation, readState } from '../../assistant/index.js';
import { EstimatorService, type PricedRequest } from '../estimator/estimator.service.js';
import type { Listener, OpenChat, ReceivedTurn } from './turn.js';
import { VisitorWork } from './visitor-work.js';

/** What the assistant made of a message; `priced` is null when it asked for no price. */
export interface Thought {
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
export class Thinking {
  private readonly logger = new Logger('Conversation');

  constructor(
    private readonly assistant: AssistantService,
    private readonly estimator: EstimatorService,
    private readonly work: VisitorWork,
  ) {}

  /** No unit of work is open here: a model may take its time. */
  async answer(turn: ReceivedTurn, { chat, transcript }: OpenChat, onText: Listener): Promise<Thought> {
    const { desk, businessId, messageId } = turn;
    let priced: PricedRequest | null = null;
    const state = chat.state === null ? newConversation() : readState(chat.state);
    try {
      const words = this.assistant.answer({
        chatId: chat.id,
        business: desk.facts,
        priceVisibility: desk.profile.priceVisibility,
        today: desk.today,
        country: desk.profile.country,
        transcript: transcript.filter(({ id }) => id !== messageId).map(({ role, content }) => ({ role, content })),
        message: turn.message,
        state,
        contact: turn.contact,
        tools: {
          price: async (request) => (priced = await this.estimator.estimate(businessId, request, this.work.run)),
        },
        streamed: turn.streamed,
        tokensUsed: chat.tokensUsed,
        isOverlong: turn.isOverlong,
      });
      for (let next = await words.next(); ; next = await words.next()) {
        if (next.done) return { answer: next.value, priced };
        onText(next.value);
      }
    } catch (error) {
      // A visitor never pays for a fault of ours: the lead is kept and the owner told.
      this.logger.error({ err: error, chatId: chat.id }, 'a message could not be answered');
      onText(LOST_WORDS);
      return { answer: { ...LOST, state }, priced: null };
    }
  }
}
