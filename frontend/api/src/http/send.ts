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
  const text = await response.text();
  const json = parse(response.status, text);
  if (!response.ok) throw refusal(response.status, json);
  return { status: response.status, headers: response.headers, text, json };
}

/** As `send`, for answers that are read as a stream or as a file. The body is left unread when the call succeeds. */
export async function open(url: string, call: Call = {}, token: string | null = null): Promise<Response> {
  const response = await reach(url, call, token);
  if (response.ok) return response;
  const text = await response.text();
  throw refusal(response.status, parse(response.status, text));
}

async function reach(url: string, call: Call, token: string | null): Promise<Response> {
  const headers = new Headers(call.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (call.json !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetch(url, {
      method: call.method ?? 'GET',
      headers,
      body: call.json === undefined ? (call.body ?? null) : JSON.stringify(call.json),
      signal: call.signal ?? null,
    });
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
