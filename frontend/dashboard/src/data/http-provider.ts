import { ApiError, type ApiClient } from '@chalkline/api';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpCalls } from './http-calls.ts';
import type { ChalklineDataProvider } from './owner-calls.ts';

/** The dashboard's names of what the API calls otherwise. */
const PATHS: Record<string, string> = { pricing: 'rules' };

/** What may be written; everything else on a record is the server's. */
const WRITABLE: Record<string, string[]> = {
  jobs: ['title', 'description', 'price', 'completedAt', 'updatedAt'],
  pricing: ['title', 'description', 'isActive', 'confirmedEffects', 'updatedAt'],
};

/** react-admin's view of the API. */
export function httpProvider(client: ApiClient): ChalklineDataProvider {
  const rest = simpleRestProvider('', async (url: string, options = {}) => {
    const { method, body, headers, signal } = options;
    const type: HeadersInit = method === 'POST' || method === 'PUT' ? { 'Content-Type': 'application/json' } : {};
    const answer = await client.answer(url, {
      method,
      body,
      signal: signal ?? undefined,
      headers: { ...Object.fromEntries(new Headers(headers)), ...type },
    });
    return { status: answer.status, headers: answer.headers, body: answer.text, json: answer.json };
  });
  const provider: DataProvider = {
    ...rest,
    supportAbortSignal: true,
    getList: (resource, params) => rest.getList(path(resource), params),
    getOne: (resource, params) => rest.getOne(path(resource), params),
    getMany: (resource, params) => rest.getMany(path(resource), params),
    create: (resource, params) => rest.create(path(resource), { ...params, data: writable(resource, params.data) }),
    update: (resource, params) => rest.update(path(resource), { ...params, data: writable(resource, params.data) }),
    delete: async (resource, params) => {
      await remove(client, resource, String(params.id));
      return { data: { id: params.id } as never };
    },
    deleteMany: async (resource, params) => {
      for (const id of params.ids) await ensureRemoved(client, resource, String(id));
      return { data: params.ids };
    },
  };
  return { ...provider, ...httpCalls(client) };
}

async function remove(client: ApiClient, resource: string, id: string): Promise<void> {
  await client.answer(`/${path(resource)}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** What somebody else has deleted meanwhile is as gone as it was to be, and keeps nothing after it from being deleted. */
async function ensureRemoved(client: ApiClient, resource: string, id: string): Promise<void> {
  try {
    await remove(client, resource, id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

function path(resource: string): string {
  return PATHS[resource] ?? resource;
}

function writable<Data extends object>(resource: string, data: Data): Data {
  const allowed = WRITABLE[resource] ?? [];
  return Object.fromEntries(Object.entries(data).filter(([field]) => allowed.includes(field))) as Data;
}
