import { randomUUID } from 'node:crypto';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

/** One HTTP call. The body is parsed when it is JSON, otherwise it is the text. */
export async function call<T = Record<string, unknown>>(
  url: string,
  {
    method = 'GET',
    body,
    token,
    headers = {},
  }: { method?: string; body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const form = body instanceof FormData;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : form ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') && text !== '';
  // The caller names the shape that it then asserts on.
  return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as T };
}

export interface TestOwner {
  id: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
}

/** Signs a fresh business up. */
export async function signUp(api: string, overrides: Record<string, unknown> = {}): Promise<TestOwner> {
  const email = `owner-${randomUUID()}@example.com`;
  const password = 'a good password';
  const { status, body } = await call<{
    accessToken: string;
    refreshToken: string;
    user: { id: string; email: string };
  }>(`${api}/auth/signup`, {
    method: 'POST',
    body: { email, password, businessName: 'Straight Line Painting', industry: 'Painting', ...overrides },
  });
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  return {
    id: body.user.id,
    email: body.user.email,
    password,
    token: body.accessToken,
    refreshToken: body.refreshToken,
  };
}
