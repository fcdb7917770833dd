import { networkError, refusal, serverError } from './errors.ts';

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
}

/**
 * One call and its answer.
 * @throws ApiError when no answer arrives, when it is not JSON, or when its status is a failure.
 */
export async function send(url: string, call: Call = {}, token: string | null = null): Promise<Answer> {
  const response = await reach(url, call, token);
  const text = await whole(response.text(), call);
  const json = parse(response.status, text);
  if (!response.ok) throw refusal(response.status, json);
  return { status: response.status, headers: response.headers, text, json };
}

/** As `send`, for an answer that is a file. */
export async function download(url: string, call: Call = {}, token: string | null = null): Promise<Blob> {
  return whole((await open(url, call, token)).blob(), call);
}

/** As `send`, for answers that are read as a stream. The body is left unread when the call succeeds. */
export async function open(url: string, call: Call = {}, token: string | null = null): Promise<Response> {
  const response = await reach(url, call, token);
  if (response.ok) return response;
  const text = await whole(response.text(), call);
  throw refusal(response.status, parse(response.status, text));
}

async function reach(url: string, call: Call, token: string | null): Promise<Response> {
  const headers = new Headers(call.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (call.json !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const answer = fetch(url, {
    method: call.method ?? 'GET',
    headers,
    body: call.json === undefined ? (call.body ?? null) : JSON.stringify(call.json),
    signal: call.signal ?? null,
  });
  return whole(answer, call);
}

/** The connection may break before the answer, and in the middle of its body. */
async function whole<T>(arriving: Promise<T>, call: Call): Promise<T> {
  try {
    return await arriving;
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw networkError();
  }
}

function parse(status: number, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw serverError(status, text);
  }
}
