import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Job, Rule, Session } from '@chalkline/api';

export const PASSWORD = 'straight line 7';

/** A fresh business for one test. */
export interface Owner {
  email: string;
  session: Session;
  /** Calls the API as this owner and gives the JSON answer. */
  call: <T>(method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, data?: unknown) => Promise<T>;
}

export async function newOwner(
  request: APIRequestContext,
  email = `owner-${randomUUID()}@example.com`,
): Promise<Owner> {
  const answer = await request.post('/api/auth/signup', {
    data: { email, password: PASSWORD, businessName: 'Brightside Painting', industry: 'Painting' },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return asOwner(request, email, (await answer.json()) as Session);
}

export function asOwner(request: APIRequestContext, email: string, session: Session): Owner {
  return {
    email,
    session,
    call: async (method, path, data) => {
      const headers = { Authorization: `Bearer ${session.accessToken}` };
      const answer = await request[method](`/api${path}`, { headers, ...(data === undefined ? {} : { data }) });
      const text = await answer.text();
      expect(answer.ok(), `${method} ${path}: ${answer.status()} ${text}`).toBe(true);
      return (text === '' ? null : JSON.parse(text)) as never;
    },
  };
}

/** Opens `path` in the browser as this owner. */
export async function enter(page: Page, owner: Owner, path: string): Promise<void> {
  // A page of the same origin that has nothing to load.
  await page.goto('/robots.txt');
  await page.evaluate((session) => localStorage.setItem('chalkline.session', session), JSON.stringify(owner.session));
  await page.goto(path);
}

export function addJob(owner: Owner, title: string, description: string, price: number): Promise<Job> {
  return owner.call('post', '/jobs', { title, description, price });
}

export function addRule(owner: Owner, title: string, description: string): Promise<Rule> {
  return owner.call('post', '/rules', { title, description, isActive: true });
}

/** Sixteen jobs of a painter that resemble each other enough to price new ones from. */
export async function addPaintJobs(owner: Owner): Promise<void> {
  for (let index = 0; index < 16; index += 1) {
    const size = 900 + index * 130;
    const coat = index % 4 === 3 ? 'with a lot of scraping' : 'in good condition';
    const price = Math.round(size * (index % 4 === 3 ? 3.1 : 2.3) + 200 + (index % 3) * 90);
    await addJob(
      owner,
      `Exterior repaint, ${size} sq ft`,
      `Exterior painting of a house, ${size} sq ft of walls, two coats, ${coat}.`,
      price,
    );
  }
}

/** Plays a visitor who writes these messages and then sends these pictures; gives the chat's id. */
export async function visit(
  request: APIRequestContext,
  owner: Owner,
  messages: string[],
  pictures: Buffer[] = [],
): Promise<string> {
  let chatId: string | null = null;
  let token: string | undefined;
  for (const message of messages) {
    const answer = await request.post('/api/quote/generate', {
      headers: token === undefined ? {} : { 'X-Visitor-Token': token },
      data: {
        message,
        businessId: owner.session.user.id,
        isPreview: false,
        chatId,
        messages: [],
        clientMessageId: randomUUID(),
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const body = (await answer.json()) as { chatId?: string; visitorToken?: string };
    chatId = body.chatId ?? chatId;
    token = body.visitorToken ?? token;
  }
  if (chatId === null) throw new Error('The visitor got no chat');
  for (const buffer of pictures) {
    const file = { name: 'wall.png', mimeType: 'image/png', buffer };
    const headers = { 'X-Visitor-Token': token ?? '' };
    const answer = await request.post('/api/quote/photos', { headers, multipart: { chatId, file } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return chatId;
}
