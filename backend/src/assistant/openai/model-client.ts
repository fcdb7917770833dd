import type OpenAI from 'openai';
import { isFields } from '../../json/index.js';
import type { TurnClock } from './deadlines.js';
import { TOOLS } from './tools.js';

export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

export type ModelMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | {
      role: 'assistant';
      content: string | null;
      tool_calls: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
    }
  | { role: 'tool'; tool_call_id: string; content: string };

/** What came of one request. */
export interface Round {
  text: string;
  calls: ToolCall[];
  tokens: number;
}

/** The model's answer is no use: too long, or of no shape that was asked for. */
export class UnusableAnswerError extends Error {}

interface ModelSettings {
  apiKey: string;
  baseURL: string | null;
  model: string;
}

const LONGEST_ARGUMENTS = 20_000;
const MAX_ANSWER_TOKENS = 400;
/** Four characters a token: the usual rule of thumb, for servers that do not report usage. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4);

const TOOL_PARAMETERS: OpenAI.ChatCompletionTool[] = TOOLS.map(({ name, description, parameters }) => ({
  type: 'function',
  function: { name, description, strict: true, parameters },
}));

/** How a failure is dealt with. */
interface Failure {
  retryable: boolean;
  /** Milliseconds that the server asked to wait; null when it did not say. */
  waitMs: number | null;
}

/** Reads an error of the provider's: what may pass in a moment is worth one more try, a wrong key or a spent quota is not. */
export async function failureOf(error: unknown): Promise<Failure> {
  const { APIConnectionError, APIError, APIUserAbortError } = await import('openai');
  if (!(error instanceof APIError)) return { retryable: false, waitMs: null };
  if (error instanceof APIUserAbortError) return { retryable: false, waitMs: null };
  const headers: unknown = error.headers;
  const header = headers instanceof Headers ? headers.get('retry-after') : null;
  const seconds = typeof header === 'string' ? Number(header) : NaN;
  const quota = error.code === 'insufficient_quota' || error.type === 'insufficient_quota';
  const passing = error instanceof APIConnectionError || error.status === 429 || (error.status ?? 0) >= 500;
  return { retryable: passing && !quota, waitMs: Number.isFinite(seconds) ? seconds * 1_000 : null };
}

/** One provider that speaks Chat Completions. Timeouts and retries are the caller's: the client's own are off. */
export class ModelClient {
  private client: Promise<OpenAI> | null = null;

  constructor(private readonly settings: ModelSettings) {}

  /** The package is loaded on first use: a server without a key does not hold it in memory. */
  private open(): Promise<OpenAI> {
    const { apiKey, baseURL } = this.settings;
    this.client ??= import('openai').then(
      ({ default: Client }) =>
        new Client({ apiKey, baseURL: baseURL ?? undefined, maxRetries: 0, timeout: 30_000, logLevel: 'off' }),
    );
    return this.client;
  }

  /**
   * One request, streamed. `onText` gets the words as they come and says whether more are wanted.
   * @throws the provider's error, the clock's reason, or UnusableAnswerError
   */
  async ask(
    messages: ModelMessage[],
    mayCall: boolean,
    clock: TurnClock,
    onText: (text: string) => boolean,
  ): Promise<Round> {
    clock.signal.throwIfAborted();
    const request = new AbortController();
    const forward = () => request.abort(clock.signal.reason);
    clock.signal.addEventListener('abort', forward, { once: true });
    try {
      return await this.read(messages, mayCall, request, onText);
    } catch (error) {
      // The clock's reason tells more than the abort that it caused.
      clock.signal.throwIfAborted();
      throw error;
    } finally {
      clock.signal.removeEventListener('abort', forward);
      request.abort();
    }
  }

  /**
   * One answer of a given JSON shape, whole. It is as trustworthy as any text: check it before use.
   * @returns `value` undefined when the answer is no JSON: it has cost its tokens all the same
   * @throws the provider's error
   */
  async structured(
    messages: { role: 'system' | 'user'; content: string }[],
    name: string,
    schema: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<{ value: unknown; tokens: number }> {
    const client = await this.open();
    const response = await client.chat.completions.create(
      {
        model: this.settings.model,
        messages,
        max_completion_tokens: MAX_ANSWER_TOKENS * 2,
        response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
      },
      { signal },
    );
    const [choice]: unknown[] = Array.isArray(response.choices) ? response.choices : [];
    const content = text(record(record(choice)['message'])['content']);
    return { value: parsed(content), tokens: usageOf(response) ?? tokensOf(content) };
  }

  private async read(
    messages: ModelMessage[],
    mayCall: boolean,
    request: AbortController,
    onText: (text: string) => boolean,
  ): Promise<Round> {
    const client = await this.open();
    request.signal.throwIfAborted();
    const stream = await client.chat.completions.create(
      {
        model: this.settings.model,
        messages,
        tools: TOOL_PARAMETERS,
        tool_choice: mayCall ? 'auto' : 'none',
        max_completion_tokens: MAX_ANSWER_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal: request.signal },
    );
    const calls: ToolCall[] = [];
    let text = '';
    let reported: number | null = null;
    for await (const chunk of stream) {
      reported = usageOf(chunk) ?? reported;
      const delta = deltaOf(chunk);
      if (!delta) continue;
      for (const piece of delta.calls) addPiece(calls, piece);
      if (!delta.text) continue;
      text += delta.text;
      if (!onText(delta.text)) break;
    }
    // A loop that an abort has ended quietly is no whole answer.
    request.signal.throwIfAborted();
    const spoken = messages.map(({ content }) => content ?? '').join('') + text;
    return { text, calls: calls.filter(({ id, name }) => id && name), tokens: reported ?? tokensOf(spoken) };
  }
}

interface CallPiece {
  index: number;
  id: string;
  name: string;
  arguments: string;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    // A model may write anything. Its tokens are spent, so the caller is told and nothing is thrown.
    return undefined;
  }
}

const record = (value: unknown): Record<string, unknown> => (isFields(value) ? value : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The first choice of a chunk, read without trust: a compatible server may send any shape. */
function deltaOf(chunk: unknown): { text: string; calls: CallPiece[] } | null {
  const { choices } = record(chunk);
  if (!Array.isArray(choices) || choices.length === 0) return null;
  const { content, tool_calls: toolCalls } = record(record(choices[0])['delta']);
  const calls = (Array.isArray(toolCalls) ? toolCalls : []).map((item: unknown, at) => {
    const call = record(item);
    const of = record(call['function']);
    const index = call['index'];
    return {
      index: typeof index === 'number' ? index : at,
      id: text(call['id']),
      name: text(of['name']),
      arguments: text(of['arguments']),
    };
  });
  return { text: text(content), calls };
}

function usageOf(chunk: unknown): number | null {
  const total = record(record(chunk)['usage'])['total_tokens'];
  return typeof total === 'number' && Number.isFinite(total) ? total : null;
}

function addPiece(calls: ToolCall[], piece: CallPiece): void {
  if (piece.index < 0 || piece.index > 15) throw new UnusableAnswerError('too many tool calls');
  const call = (calls[piece.index] ??= { id: '', name: '', arguments: '' });
  call.id ||= piece.id.slice(0, 64);
  call.name ||= piece.name.slice(0, 64);
  call.arguments += piece.arguments;
  if (call.arguments.length > LONGEST_ARGUMENTS) throw new UnusableAnswerError('tool arguments are too long');
}
