import { refusal, serverError } from './errors.ts';
import { Line } from './line.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; null for an empty one. */
  json: unknown;
}

export interface Call {
  method?: string;
  headers?: HeadersInit;
  /** Sent as it is; set the content type yourself or use `json`. */
  body?: BodyInit | null;
  /** Sent as JSON. */
  json?: unknown;
  signal?: AbortSignal;
  /** Milliseconds of silence after which the answer counts as lost; what suits the content where it is left out. */
  patience?: number;
}

const PATIENCE = 45_000;
/** What is uploaded gets the two minutes that the server gives it, and one for the reading. */
const PATIENCE_WITH_FILES = 180_000;

/**
 * One call and its answer.
 * @throws ApiError when no answer arrives, when it is not JSON, or when its status is a failure.
 */
export async function send(url: string, call: Call = {}, token: string | null = null): Promise<Answer> {
  const line = lineFor(call);
  const response = await reach(url, call, token, line);
  const text = await line.read(response, (answer) => answer.text());
  const json = parse(response.status, text);
  if (!response.ok) throw refusal(response.status, json);
  return { status: response.status, headers: response.headers, text, json };
}

/** As `send`, for an answer that is a file. */
export async function download(url: string, call: Call = {}, token: string | null = null): Promise<Blob> {
  const line = lineFor(call);
  return line.read(await succeed(url, call, token, line), (answer) => answer.blob());
}

/** As `send`, for answers that are read as a stream. The body is left unread when the call succeeds, and may be silent. */
export async function open(url: string, call: Call = {}, token: string | null = null): Promise<Response> {
  return succeed(url, call, token, lineFor(call));
}

async function succeed(url: string, call: Call, token: string | null, line: Line): Promise<Response> {
  const response = await reach(url, call, token, line);
  if (response.ok) return response;
  const text = await line.read(response, (answer) => answer.text());
  throw refusal(response.status, parse(response.status, text));
}

async function reach(url: string, call: Call, token: string | null, line: Line): Promise<Response> {
  const headers = new Headers(call.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (call.json !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const answer = fetch(url, {
    method: call.method ?? 'GET',
    headers,
    body: call.json === undefined ? (call.body ?? null) : JSON.stringify(call.json),
    signal: line.signal,
  });
  return line.wait(answer);
}

function lineFor({ body, signal, patience }: Call): Line {
  return new Line(signal, patience ?? (body instanceof FormData ? PATIENCE_WITH_FILES : PATIENCE));
}

function parse(status: number, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw serverError(status, text);
  }
}
