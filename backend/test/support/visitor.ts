import { randomUUID } from 'node:crypto';
import { type Answer, call } from './client.js';

export interface Reply {
  message: string;
  chatId?: string;
  visitorToken?: string;
  estimate?: { amount: number; low: number; high: number; lines: { amount: number }[] } | null;
  reason?: string;
  suggestions?: string[];
  contactRequested?: boolean;
  emergencyPhone?: string;
}

export interface StreamedReply {
  status: number;
  /** Milliseconds from the request to the first words. */
  firstWords: number;
  whole: number;
  text: string;
  done: Reply | null;
}

/** A visitor of one business's website. */
export class TestVisitor {
  chatId: string | null = null;
  token: string | null = null;
  readonly replies: Reply[] = [];

  constructor(
    private readonly api: string,
    private readonly businessId: string,
    private readonly extra: Record<string, unknown> = {},
  ) {}

  async say(
    message: string,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Reply>> {
    const answer = await call<Reply>(`${this.api}/quote/generate`, {
      method: 'POST',
      body: this.body(message, more),
      headers: { ...(this.token ? { 'x-visitor-token': this.token } : {}), ...headers },
    });
    if (answer.status === 200) this.keep(answer.body);
    return answer;
  }

  /** Says it and reads the answer as it streams. */
  async hear(message: string, more: Record<string, unknown> = {}): Promise<StreamedReply> {
    const started = performance.now();
    const response = await fetch(`${this.api}/quote/generate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(this.token ? { 'x-visitor-token': this.token } : {}),
      },
      body: JSON.stringify(this.body(message, more)),
    });
    const heard: StreamedReply = {
      status: response.status,
      firstWords: Infinity,
      whole: Infinity,
      text: '',
      done: null,
    };
    const decoder = new TextDecoder();
    let waiting = '';
    for await (const piece of response.body ?? []) {
      waiting += decoder.decode(piece, { stream: true });
      const frames = waiting.split('\n\n');
      waiting = frames.pop() ?? '';
      for (const frame of frames) {
        const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? [];
        if (event === 'token') {
          heard.firstWords = Math.min(heard.firstWords, performance.now() - started);
          heard.text += (JSON.parse(data) as { text: string }).text;
        }
        if (event === 'done') heard.done = JSON.parse(data) as Reply;
      }
    }
    heard.whole = performance.now() - started;
    if (heard.done) this.keep(heard.done);
    return heard;
  }

  private keep(reply: Reply): void {
    this.chatId = reply.chatId ?? this.chatId;
    this.token = reply.visitorToken ?? this.token;
    this.replies.push(reply);
  }

  private body(message: string, more: Record<string, unknown>): Record<string, unknown> {
    const { businessId, chatId, extra } = this;
    return {
      message,
      businessId,
      isPreview: false,
      chatId,
      messages: [],
      clientMessageId: randomUUID(),
      ...extra,
      ...more,
    };
  }
}
