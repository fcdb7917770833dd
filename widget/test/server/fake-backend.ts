/**
 * A server that keeps the visitor's contract of the API and, asked for, every bad answer that can happen on the way.
 * `POST /__mode { mode, times? }` switches what POST /api/quote/generate does, for so many requests.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { converse, type Answer } from './conversation.ts';
import { serveBuild } from './files.ts';

export const DEMO_BUSINESS = '00000000-0000-4000-8000-00000000d350';

export type Mode =
  'good' | 'json' | 'slow' | '429' | '500' | 'html' | 'cut' | 'blocked' | 'not-json' | 'lost' | 'refused' | 'full';

/** Said where a conversation holds no more. */
export const FULL = {
  statusCode: 409,
  code: 'chat_full',
  message: 'This conversation is full, and this message was not kept: please start a new one.',
};

/** Said where the owner does not want the chat. */
const NOT_ALLOWED = { statusCode: 403, code: 'origin_not_allowed', message: 'Not allowed.' };

interface Chat {
  token: string;
  messages: ({ role: string; content: string; photos?: string[] } & Pick<Answer, 'estimate' | 'emergencyPhone'>)[];
  answers: Map<string, Answer>;
  last?: Answer;
  photos: { id: string; content: Buffer; name: string; bytes: number; head: string }[];
}

export interface FakeBackend {
  url: string;
  chats: Map<string, Chat>;
  /** Bodies of POST /api/quote/generate, in order of arrival. */
  asked: Record<string, unknown>[];
  mode(mode: Mode, times?: number): void;
  settings: Record<string, unknown>;
  server: Server;
}

export async function startFakeBackend(): Promise<FakeBackend> {
  const chats = new Map<string, Chat>();
  const openings = new Map<string, string>();
  const asked: Record<string, unknown>[] = [];
  let mode: Mode = 'good';
  let left = Infinity;
  const settings = {
    businessId: DEMO_BUSINESS,
    businessName: 'Bluebird Painting',
    greeting: 'Hi, this is Bluebird Painting. What would you like painted?',
    color: null as string | null,
    position: 'right',
    phone: '(555) 014-2277',
    suggestions: ['Paint my house outside', 'Paint two bedrooms', 'Repaint kitchen cabinets'],
    priceVisibility: 'at_once',
    aiNotice: 'I am an automated assistant.',
  };
  const backend = {
    chats,
    asked,
    settings,
    mode(next: Mode, times = Infinity) {
      mode = next;
      left = times;
    },
  };

  const generate = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse((await read(request)).toString());
    asked.push(body);
    const now = left-- > 0 ? mode : 'good';
    if (now === '429') return json(response, 429, { code: 'rate_limited', message: 'Wait.' }, { 'retry-after': '1' });
    if (now === '500') return json(response, 500, { code: 'internal', message: 'Internal.' });
    if (now === 'blocked' || now === 'refused') return json(response, 403, NOT_ALLOWED);
    if (now === 'full') return json(response, 409, FULL);
    if (now === 'html')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    if (now === 'not-json') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    const opened = openings.get(body.clientMessageId);
    const chatId: string = body.chatId ?? opened ?? randomUUID();
    const chat: Chat = chats.get(chatId) ?? { token: randomUUID(), messages: [], answers: new Map(), photos: [] };
    if (body.chatId && request.headers['x-visitor-token'] !== chat.token)
      return json(response, 404, { code: 'not_found' });
    chats.set(chatId, chat);
    openings.set(body.clientMessageId, chatId);
    let answer = chat.answers.get(body.clientMessageId);
    if (!answer) {
      chat.messages.push({ role: 'user', content: body.message });
      answer = {
        ...converse(chat.messages, body.contact),
        chatId,
        ...(body.chatId ? {} : { visitorToken: chat.token }),
      };
      chat.answers.set(body.clientMessageId, answer);
      if (now === 'slow') await pause(3000);
      const { message: content, estimate, emergencyPhone } = answer;
      chat.messages.push({ role: 'assistant', content, estimate, emergencyPhone });
      chat.last = answer;
    }
    if (now === 'lost') return void request.socket.destroy();
    if (now === 'json' || !request.headers.accept?.includes('event-stream')) return json(response, 200, answer);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [index, word] of answer.message.split(/(?<= )/).entries()) {
      if (now === 'cut' && index > 2) return void request.socket.destroy();
      response.write(`event: token\ndata: ${JSON.stringify({ text: word })}\n\n`);
      await pause(15);
    }
    response.end(`event: done\ndata: ${JSON.stringify(answer)}\n\n`);
  };

  const photo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await read(request);
    const text = body.toString('latin1');
    const chat = chats.get(/name="chatId"\r\n\r\n([\w-]+)/.exec(text)?.[1] ?? '');
    if (!chat || request.headers['x-visitor-token'] !== chat.token) return json(response, 404, { code: 'not_found' });
    const [, name = '', picture = ''] = /filename="([^"]*)"[^]*?\r\n\r\n([^]*)\r\n--/.exec(text) ?? [];
    const id = randomUUID();
    const content = Buffer.from(picture, 'latin1');
    chat.photos.push({ id, content, name, bytes: content.length, head: picture.slice(0, 12) });
    const message = chat.messages.findLast(({ role }) => role === 'user');
    if (message) message.photos = [...(message.photos ?? []), id];
    json(response, 201, { id, width: 800, height: 600, bytes: content.length });
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'retry-after');
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'content-type, authorization, x-visitor-token');
      response.setHeader('access-control-allow-methods', 'GET, POST');
      response.setHeader('access-control-max-age', '600');
      return void response.writeHead(204).end();
    }
    const work = async (): Promise<void> => {
      if (path === '/api/quote/generate') return generate(request, response);
      if (path === '/api/quote/photos') return photo(request, response);
      if (path === `/api/widget/${DEMO_BUSINESS}`)
        return mode === 'refused' ? json(response, 403, NOT_ALLOWED) : json(response, 200, settings);
      if (path.startsWith('/api/widget/')) return json(response, 404, { code: 'not_found', message: 'Not found.' });
      if (path.startsWith('/api/quote/chats/')) {
        const [id = '', , photoId] = path.split('/').slice(4);
        const chat = chats.get(id);
        if (!chat || request.headers['x-visitor-token'] !== chat.token)
          return json(response, 404, { code: 'not_found' });
        if (photoId) return void response.end(chat.photos.find((kept) => kept.id === photoId)?.content);
        const { suggestions, contactRequested } = chat.last ?? {};
        return json(response, 200, { id, suggestions, contactRequested, messages: chat.messages });
      }
      if (!serveBuild(path, request, response)) json(response, 404, { code: 'not_found' });
    };
    work().catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { ...backend, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
