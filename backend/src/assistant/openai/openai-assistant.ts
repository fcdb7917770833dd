import { pattern } from '../../pricing/index.js';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
} from 'cockatiel';
import { finish } from '../built-in/built-in-assistant.js';
import { type Plan, introductionOf, planTurn, takeIn } from '../dialogue/index.js';
import { type Editor, ReplyGuard, readInstructions } from '../guard/index.js';
import type { Assistant, AssistantAnswer, AssistantTurn } from '../port.js';
import { turnGuard } from '../turn-guard.js';
import { Channel } from './channel.js';
import { AT_ONCE, type Deadlines, STREAMED, TurnClock } from './deadlines.js';
import { converse } from './converse.js';
import { type ModelClient, UnusableAnswerError } from './model-client.js';
import { INSTRUCTIONS, messagesFor } from './prompt.js';
import { type Fact, addFacts } from './tools.js';

/** Failures in a row after which the provider is left alone for a while. */
const FAILURES_IN_A_ROW = 3;
const REST_MS = 20_000;

const TOLD = readInstructions(INSTRUCTIONS);

/** Around the server's question stand at most two sentences; one of them is often the introduction. */
const REPLY_LIMITS = { sentences: 2, characters: 500 };

/** Questions and requests are the server's: it knows what has been said already. */
const ASKING = pattern('i')`
  [?？]|^(?:please|tell|share|send|leave|give|drop|enter|type|describe)\b
  |\bplease (?:tell|share|send|leave|give|provide|let|describe|enter|add)|\blet (?:me|us) know\b
  |\bi(?:['’]ll| will| still|['’]d)? (?:also )?(?:just )?need\b
`;
/** The introduction has greeted already. */
const GREETING = /^(?:hello|hi|hey|welcome|good (?:morning|afternoon|evening))(?: there)?[!.,]*$/i;
const ownWords: Editor = (sentence) => (ASKING.test(sentence) || GREETING.test(sentence) ? '' : sentence);

interface ModelEvents {
  /** The provider failed, and the built-in assistant answered. */
  fellBack(reason: string): void;
}

interface ModelOptions {
  client: ModelClient;
  events: ModelEvents;
  streamed?: Deadlines;
  atOnce?: Deadlines;
  restMs?: number;
}

interface Spoken {
  facts: Fact[];
  tokens: number;
  failure: Error | null;
}

/**
 * Words replies with a model. The model only listens and talks: every message is read by code first, the model may add
 * details that the visitor's words bear out, and the server appends the price and the next question. Whatever the model
 * does, the rest of the reply is the built-in assistant's.
 */
export class OpenAiAssistant implements Assistant {
  private readonly breaker: CircuitBreakerPolicy;

  constructor(private readonly options: ModelOptions) {
    this.breaker = circuitBreaker(handleAll, {
      breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
      halfOpenAfter: options.restMs ?? REST_MS,
    });
  }

  async *answer(turn: AssistantTurn): AsyncGenerator<string, AssistantAnswer, void> {
    const taken = takeIn(turn);
    // Danger and attempts to give orders are answered by code alone, and so is everything it can answer from facts.
    if (taken.attempt || taken.danger || taken.answer) return yield* built(turn, await planTurn(turn, taken));
    const guard = new ReplyGuard(turnGuard(turn, turn.state, TOLD), REPLY_LIMITS, ownWords);
    const shown = new Channel<string>();
    const speaking = this.speak(turn, guard, (text) => shown.send(text)).finally(() => shown.close());
    let text = introductionOf(turn, taken);
    if (text) yield text;
    let spoke = false;
    for await (const piece of shown) {
      const joined = text && !spoke ? ` ${piece}` : piece;
      spoke = true;
      text += joined;
      yield joined;
    }
    const { facts, tokens, failure } = await speaking;
    taken.state.details = addFacts(taken.state.details, facts, [...taken.state.said, turn.message].join('\n'));
    const plan = await planTurn(turn, taken);
    if (failure) this.options.events.fellBack(failure.message);
    return yield* completed(turn, plan, { guard, text, spoke, tokens });
  }

  private async speak(turn: AssistantTurn, guard: ReplyGuard, show: (text: string) => void): Promise<Spoken> {
    const { client, streamed = STREAMED, atOnce = AT_ONCE } = this.options;
    const clock = new TurnClock(turn.streamed ? streamed : atOnce);
    const spent = { tokens: 0 };
    let heard = false;
    const onText = (piece: string): boolean => {
      heard ||= piece.trim() !== '';
      clock.heard();
      const allowed = guard.push(piece);
      if (allowed) {
        clock.wordsSeen();
        show(allowed);
      }
      return !guard.full;
    };
    try {
      const facts = await this.breaker.execute(async () => {
        const onSpent = (tokens: number): void => {
          spent.tokens += tokens;
        };
        const said = await converse(client, messagesFor(turn), { clock, onText, onSpent });
        if (!heard) throw new UnusableAnswerError('the model said nothing');
        return said;
      });
      const last = guard.end();
      if (last) show(last);
      return { facts, tokens: spent.tokens, failure: null };
    } catch (error) {
      const last = guard.end(false);
      if (last) show(last);
      const failure = error instanceof BrokenCircuitError ? new Error('resting after failures') : asError(error);
      return { facts: [], tokens: spent.tokens, failure };
    } finally {
      clock.stop();
    }
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

async function* built(turn: AssistantTurn, plan: Plan): AsyncGenerator<string, AssistantAnswer, void> {
  const answer = finish(turn, plan, [plan.introduction, plan.firm, plan.reaction, plan.price, plan.question]);
  yield answer.text;
  return answer;
}

interface Said {
  guard: ReplyGuard;
  /** What has been shown: the introduction and the model's words. */
  text: string;
  /** Whether words of the model's are among it. */
  spoke: boolean;
  tokens: number;
}

/** Puts the server's price and question behind what the model said; without words of the model's, all of it is built in. */
async function* completed(turn: AssistantTurn, plan: Plan, said: Said): AsyncGenerator<string, AssistantAnswer, void> {
  const { guard, text, spoke, tokens } = said;
  const rest = finish(turn, plan, [plan.firm, spoke ? '' : plan.reaction, plan.price, plan.question]);
  const tail = text ? ` ${rest.text}` : rest.text;
  yield tail;
  return {
    ...rest,
    text: `${text}${tail}`,
    notices: [...guard.notices, ...rest.notices],
    tokens,
    answeredBy: spoke ? 'model' : 'built-in',
  };
}
