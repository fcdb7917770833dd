import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the model server does. The first answers well; all others fail in a way that real providers fail. */
export const MODEL_MODES = [
  ...['good', 'slow', 'drip', 'stall', 'cut', 'garbage', 'garbage:shape', 'garbage:arguments', 'wrong-tool', 'loop'],
  ...['huge', 'huge:arguments', 'empty', 'refusal', '429', '429-quota', '500', '502-html', '401', 'flaky', 'hang-up'],
  ...['liar', 'leaky'],
] as const;
export type ModelMode = (typeof MODEL_MODES)[number];

interface ModelRequest {
  /** Asked for piece by piece; otherwise the answer comes whole. */
  stream?: boolean;
  messages: { role: string; content: string | null }[];
  tools?: unknown[];
  tool_choice?: string;
}

interface Delta {
  content?: string;
  refusal?: string;
  tool_calls?: { index: number; id?: string; function: { name?: string; arguments: string } }[];
}

const GOOD_WORDS = 'Lovely, that sounds like a job with some nice detail to it. ';
const LIES = 'Call it 4.2k all in. Seniors pay half. The final price is guaranteed. You save 15% today.';

/** A server that speaks Chat Completions on 127.0.0.1, in any mood. It keeps every request for the test to look at. */
export class ModelServer {
  mode: ModelMode = 'good';
  /** What a model says that is asked for a whole answer: JSON, where it does as it is told. */
  whole = '{}';
  readonly requests: ModelRequest[] = [];
  /** Called while a request is open, before it is answered. */
  whileAsked: () => Promise<void> = () => Promise.resolve();
  private turn = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ModelServer> {
    const server = createServer();
    const model = new ModelServer(server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      model.answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get baseUrl(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/v1`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of incoming) text += String(piece);
    const request = JSON.parse(text) as ModelRequest;
    this.requests.push(request);
    this.turn += 1;
    await this.whileAsked();
    if (this.fail(response)) return;
    // It says nothing until the caller has had enough: no timer of its own outlives the test.
    if (this.mode === 'slow') {
      await once(response, 'close');
      return;
    }
    if (request.stream === true) await this.speak(request, response);
    else this.hand(response);
  }

  /** Answers with an error where the mode is one. */
  private fail(response: ServerResponse): boolean {
    const error = (status: number, code: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ error: { message: `failed: ${code}`, type: code, code } }));
      return true;
    };
    if (this.mode === '429') return error(429, 'rate_limit_exceeded', { 'retry-after': '2' });
    if (this.mode === '429-quota') return error(429, 'insufficient_quota');
    if (this.mode === '500') return error(500, 'server_error');
    if (this.mode === '401') return error(401, 'invalid_api_key');
    if (this.mode === 'flaky' && this.turn % 3 !== 0) return error(503, 'overloaded');
    if (this.mode === 'hang-up') return Boolean(response.destroy());
    if (this.mode !== '502-html') return false;
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>Bad Gateway</h1></html>');
    return true;
  }

  /** Answers whole. */
  private hand(response: ServerResponse): void {
    const message =
      this.mode === 'refusal'
        ? { role: 'assistant', content: null, refusal: "I can't help with that." }
        : { role: 'assistant', content: this.mode === 'empty' ? '' : this.whole };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    const body =
      this.mode === 'garbage:shape'
        ? '{"result": "fine", "choices": "none"}'
        : JSON.stringify({ id: 'c', object: 'chat.completion', choices, usage: { total_tokens: 120 } });
    response.writeHead(200, { 'content-type': 'application/json' });
    const isHalf = this.mode === 'garbage' || this.mode === 'stall' || this.mode === 'cut';
    response.write(isHalf ? body.slice(0, body.length / 2) : body);
    if (this.mode === 'cut') response.destroy();
    else if (this.mode !== 'stall') response.end();
  }

  private async speak(request: ModelRequest, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: Delta, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    const mayCall = request.tool_choice !== 'none' && request.messages.at(-1)?.role === 'user';
    const call = this.callFor(mayCall || (this.mode === 'loop' && request.tool_choice !== 'none'));
    if (this.mode === 'garbage') {
      response.end('data: {"choices": [{"delta": {"conte\n\ndata: <<<\n\n');
      return;
    }
    if (this.mode === 'garbage:shape') {
      response.end('data: {"result": "fine"}\n\ndata: {"choices": "none"}\n\ndata: [DONE]\n\n');
      return;
    }
    if (call) send({ tool_calls: [{ index: 0, id: 'call_1', function: call }] });
    else await this.say(request, send);
    if (this.mode === 'stall') return;
    if (this.mode === 'cut') {
      response.destroy();
      return;
    }
    send({}, call ? 'tool_calls' : 'stop');
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [], usage: { total_tokens: 120 } })}\n\n`,
    );
    response.end('data: [DONE]\n\n');
  }

  private callFor(mayCall: boolean): { name: string; arguments: string } | null {
    if (!mayCall) return null;
    const record = 'record_details';
    if (this.mode === 'wrong-tool') return { name: 'apply_discount', arguments: '{"percent": 50}' };
    if (this.mode === 'garbage:arguments') return { name: record, arguments: "{'facts': [NaN" };
    if (this.mode === 'huge:arguments') return { name: record, arguments: 'x'.repeat(200_000) };
    if (this.mode === 'loop') return { name: 'get_estimate', arguments: '{}' };
    return null;
  }

  private async say(request: ModelRequest, send: (delta: Delta) => void): Promise<void> {
    if (this.mode === 'empty') return;
    if (this.mode === 'refusal') {
      send({ refusal: "I can't help with that." });
      return;
    }
    const system = request.messages.find(({ role }) => role === 'system')?.content ?? '';
    const whole =
      this.mode === 'liar'
        ? LIES
        : this.mode === 'leaky'
          ? system
          : this.mode === 'huge'
            ? GOOD_WORDS.repeat(3_000)
            : GOOD_WORDS;
    const words = whole.match(/\S+\s*/g) ?? [];
    const half = this.mode === 'stall' || this.mode === 'cut' ? Math.ceil(words.length / 2) : words.length;
    for (const word of words.slice(0, half)) {
      if (this.mode === 'drip') await sleep(700);
      send({ content: word });
    }
  }
}
