import type { Estimate, PriceRequest, PriceResult } from '../pricing/index.js';
import { BuiltInAssistant } from './built-in/built-in-assistant.js';
import type { Trade } from './intake/index.js';
import type { AssistantAnswer, AssistantTurn, BusinessFacts, Message, PublishedRule } from './port.js';
import { newConversation } from './state.js';

export const business = (trade: Trade, more: Partial<BusinessFacts> = {}): BusinessFacts => ({
  ...{
    id: 'business',
    name: 'Straight Edge Works',
    phone: '(503) 555-0160',
    email: null,
    address: null,
    about: null,
    services: [],
    isMetric: false,
    trade,
    otherTrades: [],
    hasPrices: true,
    rules: [],
  },
  ...more,
});

/** A rule that changes a price in these situations. */
export const rule = (title: string, description: string, ...conditions: string[]): PublishedRule => ({
  ...{ title, description, conditions, isPriced: true },
});

export const priceOf = (amountCents: number): Estimate => ({
  ...{
    currency: 'USD',
    amountCents,
    lowCents: Math.max(amountCents / 2, amountCents - 10_000),
    highCents: amountCents + 20_000,
    confidence: 'medium',
    basis: 'rate',
  },
  lines: [{ label: 'Work', amountCents, source: { type: 'jobs', jobIds: [] } }],
  assumptions: [],
});

/** Prices $100 a unit; nothing without a size. */
const pricePerUnit = ({ details }: PriceRequest): PriceResult => {
  const units = details.quantities.reduce((sum, { quantity }) => sum + quantity, 0);
  const none = { comparables: [], warnings: [] };
  return units > 0
    ? { estimate: priceOf(units * 10_000), reason: null, ...none }
    : { estimate: null, reason: 'needs_details', ...none };
};

/** A conversation with the built-in assistant, message by message, as the product holds it. */
export class Talk {
  state = newConversation();
  readonly transcript: Message[] = [];
  readonly answers: AssistantAnswer[] = [];

  constructor(
    private readonly facts: BusinessFacts,
    private readonly more: Partial<AssistantTurn> = {},
    private readonly price: (request: PriceRequest) => PriceResult | null = pricePerUnit,
  ) {}

  async say(message: string): Promise<AssistantAnswer> {
    const words = new BuiltInAssistant().answer({
      ...{
        chatId: 'chat',
        business: this.facts,
        priceVisibility: 'at_once',
        today: '2026-11-21',
        country: 'US',
        contact: {},
      },
      ...{
        transcript: [...this.transcript],
        message,
        state: this.state,
        streamed: false,
        tokensUsed: 0,
        isOverlong: false,
      },
      tools: { price: (request) => Promise.resolve(this.price(request)) },
      ...this.more,
    });
    let text = '';
    for (let next = await words.next(); ; next = await words.next()) {
      if (!next.done) text += next.value;
      else {
        if (text !== next.value.text) throw new Error('the pieces are not the text');
        this.transcript.push({ role: 'user', content: message }, { role: 'assistant', content: text });
        this.answers.push(next.value);
        // As the database keeps it between two messages.
        this.state = structuredClone(next.value.state);
        return next.value;
      }
    }
  }
}

export const questionsIn = (text: string): string[] =>
  (text.match(/[^.!?]*\?/g) ?? []).map((question) => question.trim());
