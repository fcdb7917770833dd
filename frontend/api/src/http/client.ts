import type { SessionKeeper } from '../session/keeper.ts';
import { ApiError } from './errors.ts';
import { download, open, send, type Answer, type Call } from './send.ts';

/** The JSON as the contract states it for the path. It is not looked at: server and client are built from one contract. */
const shaped = async <T>(answer: Promise<Answer>): Promise<T> => (await answer).json as T;

/** Calls on the API in the name of whoever is signed in. Paths start with "/" and leave out the base. */
export class ApiClient {
  constructor(
    readonly base: string,
    readonly keeper: SessionKeeper,
  ) {}

  /** @throws ApiError, see `send` */
  async answer(path: string, call: Call = {}): Promise<Answer> {
    return this.signed((token) => send(this.base + path, call, token));
  }

  /** @param type what the file may be: application/pdf, image/* @throws ApiError */
  async download(path: string, type: string): Promise<Blob> {
    return this.signed((token) => download(this.base + path, { headers: { Accept: type } }, token));
  }

  /** A call whose answer is a stream. @throws ApiError */
  async open(path: string, call: Call = {}): Promise<Response> {
    return this.signed((token) => open(this.base + path, call, token));
  }

  /** The answer's JSON, of the shape that the contract states for the path. @throws ApiError */
  async get<T>(path: string, signal?: AbortSignal): Promise<T> {
    return shaped(this.answer(path, { signal }));
  }

  /** @param json sent as such, or as it is when it is a form */
  async post<T>(path: string, json?: unknown, signal?: AbortSignal): Promise<T> {
    const content = json instanceof FormData ? { body: json } : { json };
    return shaped(this.answer(path, { method: 'POST', ...content, signal }));
  }

  async put<T>(path: string, json: unknown): Promise<T> {
    return shaped(this.answer(path, { method: 'PUT', json }));
  }

  async patch<T>(path: string, json: unknown): Promise<T> {
    return shaped(this.answer(path, { method: 'PATCH', json }));
  }

  /** A call without a session: sign-in, sign-up, password reset. @throws ApiError */
  async anonymous<T>(path: string, json: unknown): Promise<T> {
    return shaped(send(this.base + path, { method: 'POST', json }));
  }

  /** A 401 gets one renewed token and one more try; a second one ends the session. */
  private async signed<T>(call: (token: string | null) => Promise<T>): Promise<T> {
    const token = await this.keeper.token();
    try {
      return await call(token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || token === null) throw error;
      const renewed = await this.keeper.refresh(token);
      if (renewed === null) throw error;
      return await this.again(() => call(renewed.accessToken));
    }
  }

  private async again<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.keeper.signOut();
      throw error;
    }
  }
}
