import type { EstimateView } from '@chalkline/brand/estimate-card';
import type { PanelHost, Settings } from '../parts';
import type { ErrorCode } from '../protocol';
import { Failure } from './failure';
import { readEvents } from './sse';
import { toJson } from './to-json';

export interface Contact {
  name?: string;
  email?: string;
  phone?: string;
}

export interface Question {
  message: string;
  chatId: string | null;
  clientMessageId: string;
  contact?: Contact;
  /** A field that no person sees: filled in by programs. */
  website?: string;
}

export interface Answer {
  message: string;
  chatId?: string;
  visitorToken?: string;
  estimate?: EstimateView | null;
  suggestions?: string[];
  contactRequested?: boolean;
  emergencyPhone?: string | null;
}

export interface Transcript extends Pick<Answer, 'suggestions' | 'contactRequested'> {
  id: string;
  messages: ({ role: 'user' | 'assistant'; content: string; photos?: string[] } & Pick<
    Answer,
    'estimate' | 'emergencyPhone'
  >)[];
}

/** Silence after which an answer counts as lost. */
const PATIENCE_MS = 45_000;

const CODES: Record<number, ErrorCode> = { 403: 'blocked', 404: 'unknown_business', 413: 'too_long', 429: 'busy' };

/** What a refused answer means. Bodies that are not ours (a proxy's HTML, say) are told by their status alone. */
function failureOf(status: number, body: string, retryAfter: string | null): Failure {
  let message = '';
  try {
    message = `${(JSON.parse(body) as { message?: string }).message ?? ''}`;
  } catch {
    // Not JSON: there is no sentence to show.
  }
  const kind = CODES[status] ?? (status < 500 && message ? 'refused' : 'server');
  return new Failure(kind, message, Number(retryAfter));
}

/** The visitor's calls. All throw a Failure, and nothing else. */
export class Api {
  constructor(
    private readonly host: PanelHost,
    /** The visitor's key to the chat. */
    private readonly visitorToken: () => string | null,
  ) {}

  settings(): Promise<Settings> {
    return this.call(`/widget/${this.host.businessId}`);
  }

  transcript(chatId: string): Promise<Transcript> {
    return this.call(`/quote/chats/${chatId}`);
  }

  /** Sends one message; `onText` gets the answer's words as they come, and '' when an attempt starts afresh. */
  async ask(question: Question, onText: (text: string) => void, signal: AbortSignal): Promise<Answer> {
    const { businessId, token } = this.host;
    // The server keeps the transcript, a preview's too, and reads none from here.
    const body = toJson({ ...question, businessId, isPreview: !!token, messages: [] });
    onText('');
    const answer = await this.call<Answer>('/quote/generate', { method: 'POST', body, signal }, onText);
    if (typeof answer?.message !== 'string') throw new Failure('server');
    return answer;
  }

  /** The headers that say who asks. */
  async headers(): Promise<Record<string, string>> {
    const owner = await this.host.token?.();
    const visitor = this.visitorToken();
    return { ...(owner && { Authorization: `Bearer ${owner}` }), ...(visitor && { 'X-Visitor-Token': visitor }) };
  }

  private async call<T>(path: string, init: RequestInit = {}, onText?: (text: string) => void): Promise<T> {
    const stop = new AbortController();
    init.signal?.addEventListener('abort', () => stop.abort());
    let timer = 0;
    const alive = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), PATIENCE_MS) as unknown as number;
    };
    try {
      alive();
      const response = await fetch(this.host.api + path, {
        ...init,
        signal: stop.signal,
        credentials: 'omit',
        headers: {
          ...(await this.headers()),
          ...(init.body && { 'Content-Type': 'application/json' }),
          ...(onText && { Accept: 'text/event-stream' }),
        },
      });
      alive();
      if (!response.ok) throw failureOf(response.status, await response.text(), response.headers.get('Retry-After'));
      // What is neither a stream nor JSON, such as a proxy's HTML, fails to be read as JSON.
      if (onText && response.headers.get('Content-Type')?.includes('event-stream'))
        return (await readEvents(response, onText, alive)) as T;
      return (await response.json()) as T;
    } catch (error) {
      if (error instanceof Failure) throw error;
      // A body that is not what it should be breaks with a SyntaxError; everything else is the line.
      throw new Failure(error instanceof SyntaxError ? 'server' : 'network');
    } finally {
      clearTimeout(timer);
    }
  }
}
