import { setTimeout as sleep } from 'node:timers/promises';
import type { TurnClock } from './deadlines.js';
import { type ModelClient, type ModelMessage, type Round, type ToolCall, failureOf } from './model-client.js';
import { type Fact, parseFacts } from './tools.js';

/** Rounds of tool calls before the model has to speak: recording, then asking for the estimate. */
const TOOL_ROUNDS = 2;
/** A second try must leave the model time to begin speaking. */
const TIME_FOR_A_RETRY_MS = 3_000;

const answerTo = (call: ToolCall, facts: Fact[] | null): string => {
  if (call.name === 'get_estimate')
    return 'The server shows the estimate after your sentence as soon as it has enough.';
  if (call.name !== 'record_details') return 'There is no such tool. Speak to the visitor.';
  return facts ? 'Recorded. Now speak to the visitor.' : 'The arguments do not fit the schema. Speak to the visitor.';
};

interface Listening {
  clock: TurnClock;
  /** Gets the model's words as they come, and says whether more are wanted. */
  onText: (text: string) => boolean;
  /** Gets the tokens that each request took, also when a later one fails. */
  onSpent: (tokens: number) => void;
}

/** One request, and one more after a short random wait when it failed for a passing reason and nothing had been said. */
async function askWithRetry(
  client: ModelClient,
  messages: ModelMessage[],
  mayCall: boolean,
  { clock, onText }: Listening,
): Promise<Round> {
  let spoke = false;
  const listen = (text: string): boolean => {
    spoke = true;
    return onText(text);
  };
  try {
    return await client.ask(messages, mayCall, clock, listen);
  } catch (error) {
    const { retryable, waitMs } = await failureOf(error);
    const wait = (waitMs ?? 150) + Math.random() * 250;
    if (!retryable || spoke || clock.left - wait < TIME_FOR_A_RETRY_MS) throw error;
    await sleep(wait, undefined, { signal: clock.signal });
    return client.ask(messages, mayCall, clock, listen);
  }
}

/**
 * Talks with the model until it has spoken: tool calls are answered for a bounded number of rounds, then it may only talk.
 * @returns what it recorded
 */
export async function converse(client: ModelClient, opening: ModelMessage[], listening: Listening): Promise<Fact[]> {
  const messages = [...opening];
  const facts: Fact[] = [];
  for (let round = 0; ; round++) {
    const { text, calls, tokens } = await askWithRetry(client, messages, round < TOOL_ROUNDS, listening);
    listening.onSpent(tokens);
    if (calls.length === 0 || round >= TOOL_ROUNDS) return facts;
    messages.push({
      role: 'assistant',
      content: text || null,
      tool_calls: calls.map((call) => ({
        id: call.id,
        type: 'function',
        function: { name: call.name, arguments: call.arguments },
      })),
    });
    for (const call of calls) {
      const recorded = call.name === 'record_details' ? parseFacts(call.arguments) : null;
      facts.push(...(recorded ?? []));
      messages.push({ role: 'tool', tool_call_id: call.id, content: answerTo(call, recorded) });
    }
    // What it said beside a tool call is its sentence: a second request would only cost time.
    if (text.trim() && calls.every(({ name }) => name === 'record_details' || name === 'get_estimate')) return facts;
  }
}
