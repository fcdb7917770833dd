import { readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { PhotoCleanup } from '../../src/photos/photo-cleanup.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestOwner, call, signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';
import { Bucket } from './bucket.js';

interface PhotoAnswer {
  id: string;
  width: number;
  height: number;
  bytes: number;
  code?: string;
  message?: string;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

/** A telephone's photo: lying on its side, with place and camera written into it. */
const snapshot = (): Promise<Buffer> =>
  picture(3200, 2400)
    .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'Robin' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function send(app: TestApp, visitor: TestVisitor, file: Buffer, { token = visitor.token, name = 'photo.jpg' } = {}) {
  const form = new FormData();
  form.set('chatId', visitor.chatId ?? '');
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
  return call<PhotoAnswer>(`${app.api}/quote/photos`, {
    method: 'POST',
    body: form,
    headers: token === null ? {} : { 'x-visitor-token': token },
  });
}

/** A photo that begins to arrive and then stops coming. */
function begin(
  app: TestApp,
  { chatId, token }: TestVisitor,
): { status: Promise<number | undefined>; sent: ClientRequest } {
  const headers = { 'content-type': 'multipart/form-data; boundary=X', 'x-visitor-token': token ?? '' };
  const sent = request(`${app.api}/quote/photos`, { method: 'POST', headers });
  sent.on('error', () => undefined);
  const field = `--X\r\nContent-Disposition: form-data; name="chatId"\r\n\r\n${chatId}\r\n`;
  sent.write(`${field}--X\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8`);
  const status = new Promise<number | undefined>((resolve) => {
    sent.on('response', (response) => resolve(response.resume().statusCode));
  });
  return { status, sent };
}

async function startChat(app: TestApp): Promise<{ owner: TestOwner; visitor: TestVisitor }> {
  const owner = await signUp(app.api);
  const visitor = new TestVisitor(app.api, owner.id);
  await visitor.say('Two rooms, please');
  return { owner, visitor };
}

const fetchPhoto = (app: TestApp, chatId: string | null, id: string, token: string) =>
  fetch(`${app.api}/chats/${chatId}/photos/${id}`, { headers: { authorization: `Bearer ${token}` } });

describe('photos in a folder', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('are redrawn upright, small and without what was written into them', async () => {
    const { owner, visitor } = await startChat(app);
    const original = await snapshot();
    expect(original.includes('SecretCamera')).toBe(true);
    const { status, body } = await send(app, visitor, original);
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), width: 1920, height: 2560, bytes: expect.any(Number) });

    const response = await fetchPhoto(app, visitor.chatId, body.id, owner.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const kept = Buffer.from(await response.arrayBuffer());
    expect(kept.length).toBe(body.bytes);
    expect(kept.includes('SecretCamera')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();

    const detail = await call<{ photos: unknown[] }>(`${app.api}/chats/${visitor.chatId}`, { token: owner.token });
    expect(detail.body.photos).toEqual([{ ...body, url: `/api/chats/${visitor.chatId}/photos/${body.id}` }]);
  });

  it('show at once where the owner has the leads open, and make the lead unread again', async () => {
    const { owner, visitor } = await startChat(app);
    const chat = `${app.api}/chats/${visitor.chatId}`;
    await call(chat, { method: 'PATCH', token: owner.token, body: { unread: false } });
    await asOwner(app, `UPDATE chats SET updated_at = now() - interval '1 day' WHERE id = $1`, [visitor.chatId]);
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${owner.token}` };
    const response = await fetch(`${app.api}/chats/events`, { headers, signal: stop.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('no stream');
    let seen = '';
    while (!seen.includes('event: ready')) seen += (await reader.read()).value ?? '';
    expect((await send(app, visitor, await picture(10, 10).jpeg().toBuffer())).status).toBe(201);
    while (!/event: chat\.updated\ndata: .*"unread":true.*\n/.test(seen)) seen += (await reader.read()).value ?? '';
    stop.abort();
    expect(seen).toContain(visitor.chatId);
    const [{ young } = { young: false }] = await asOwner<{ young: boolean }>(
      app,
      `SELECT updated_at > now() - interval '1 minute' AS young FROM chats WHERE id = $1`,
      [visitor.chatId],
    );
    expect(young).toBe(true);
  });

  it('keep what is transparent', async () => {
    const { owner, visitor } = await startChat(app);
    const logo = await sharp({
      create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { body } = await send(app, visitor, logo);
    expect(body).toMatchObject({ width: 40, height: 30 });
    const response = await fetchPhoto(app, visitor.chatId, body.id, owner.token);
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it("are the chat's owner's only, and need the visitor's own token", async () => {
    const { owner, visitor } = await startChat(app);
    const stranger = await startChat(app);
    const file = await picture(10, 10).jpeg().toBuffer();
    expect((await send(app, visitor, file, { token: null })).status).toBe(404);
    expect((await send(app, visitor, file, { token: stranger.visitor.token })).status).toBe(404);
    const { body } = await send(app, visitor, file);
    expect((await fetchPhoto(app, visitor.chatId, body.id, stranger.owner.token)).status).toBe(404);
    expect((await fetchPhoto(app, stranger.visitor.chatId, body.id, owner.token)).status).toBe(404);
    expect((await fetch(`${app.api}/chats/${visitor.chatId}/photos/${body.id}`)).status).toBe(401);
  });

  it('are shown to their visitor again, on the message that they came with', async () => {
    const { visitor } = await startChat(app);
    const stranger = await startChat(app);
    const { body } = await send(app, visitor, await picture(10, 10).jpeg().toBuffer());
    await visitor.say('They are 12 by 14 ft');
    const own = { headers: { 'x-visitor-token': visitor.token ?? '' } };
    const chat = `${app.api}/quote/chats/${visitor.chatId}`;
    const resumed = await call<{ messages: { content: string; photos?: string[] }[] }>(chat, own);
    expect(resumed.body.messages.map(({ photos }) => photos)).toEqual([[body.id], undefined, undefined, undefined]);

    const shown = await fetch(`${chat}/photos/${body.id}`, own);
    expect(shown.status).toBe(200);
    expect(Buffer.from(await shown.arrayBuffer())).toHaveLength(body.bytes);
    const others = { headers: { 'x-visitor-token': stranger.visitor.token ?? '' } };
    expect((await fetch(`${chat}/photos/${body.id}`, others)).status).toBe(404);
    expect((await fetch(`${app.api}/quote/chats/${stranger.visitor.chatId}/photos/${body.id}`, others)).status).toBe(
      404,
    );
    expect((await fetch(`${chat}/photos/${body.id}`)).status).toBe(404);
  });

  it('are five a chat, also when they come all at once', async () => {
    const { visitor } = await startChat(app);
    const file = await picture(10, 10).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 7 }, () => send(app, visitor, file)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'too_many_photos'],
      [409, 'too_many_photos'],
    ]);
  });

  it('are refused when they are no photos, too heavy or too large', async () => {
    const { visitor } = await startChat(app);
    const cases: [Buffer, number, string][] = [
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        415,
        'unsupported_photo',
      ],
      [Buffer.from('%PDF-1.7 something'), 415, 'unsupported_photo'],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)]), 415, 'unsupported_photo'],
      [(await picture(300, 200).jpeg().toBuffer()).subarray(0, 400), 415, 'unsupported_photo'],
      [Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413, 'photo_too_large'],
      [await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer(), 413, 'photo_too_large'],
      // Small files that unfold into hundreds of megabytes.
      [await picture(5000, 4000).gif().toBuffer(), 413, 'photo_too_large'],
      [await picture(5000, 4000).jpeg({ progressive: true }).toBuffer(), 413, 'photo_too_large'],
      [Buffer.alloc(0), 400, 'validation_failed'],
    ];
    for (const [file, status, code] of cases) {
      const answer = await send(app, visitor, file);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    const json = await call(`${app.api}/quote/photos`, { method: 'POST', body: { chatId: visitor.chatId } });
    expect(json.status).toBe(415);
  });

  it('are asked for their key before they have arrived, so that strangers hold no place', async () => {
    const { visitor } = await startChat(app);
    const { visitor: stranger } = await startChat(app);
    const uploads = Array.from({ length: 14 }, () =>
      begin(app, Object.assign(Object.create(visitor), { token: stranger.token })),
    );
    expect(new Set(await Promise.all(uploads.map(({ status }) => status)))).toEqual(new Set([404]));
    expect((await send(app, visitor, await picture(10, 10).jpeg().toBuffer())).status).toBe(201);
    for (const { sent } of uploads) sent.destroy();
  });

  it('lose their place when nothing more of them comes', async () => {
    const { visitor } = await startChat(app);
    const uploads = Array.from({ length: 8 }, () => begin(app, visitor));
    expect(new Set(await Promise.all(uploads.map(({ status }) => status)))).toEqual(new Set([408]));
    expect((await send(app, visitor, await picture(10, 10).jpeg().toBuffer())).status).toBe(201);
    for (const { sent } of uploads) sent.destroy();
  }, 30_000);

  it('leave no file behind when the chat is erased', async () => {
    const { owner, visitor } = await startChat(app);
    const { body } = await send(app, visitor, await picture(10, 10).jpeg().toBuffer());
    const folder = join(app.dataFolder, 'photos', owner.id, visitor.chatId ?? '');
    expect(await readdir(folder)).toEqual([`${body.id}.jpg`]);
    expect((await call(`${app.api}/chats/${visitor.chatId}`, { method: 'DELETE', token: owner.token })).status).toBe(
      204,
    );
    await app.app.get(PhotoCleanup, { strict: false }).removeFiles();
    expect(await readdir(folder)).toEqual([]);
    expect(await asOwner(app, 'SELECT 1 FROM photo_deletions')).toEqual([]);
  });
});

it('photos in a bucket are stored, read and removed with signed calls', async () => {
  const bucket = new Bucket();
  const app = await startApp({ PHOTO_BUCKET_URL: await bucket.open() });
  try {
    const { owner, visitor } = await startChat(app);
    const { status, body } = await send(app, visitor, await picture(20, 20).jpeg().toBuffer());
    expect(status).toBe(201);
    expect([...bucket.objects.keys()]).toEqual([`/photos/${owner.id}/${visitor.chatId}/${body.id}.jpg`]);
    const response = await fetchPhoto(app, visitor.chatId, body.id, owner.token);
    expect((await response.arrayBuffer()).byteLength).toBe(body.bytes);
    await call(`${app.api}/chats/${visitor.chatId}`, { method: 'DELETE', token: owner.token });
    await app.app.get(PhotoCleanup, { strict: false }).removeFiles();
    expect(bucket.objects.size).toBe(0);
    expect(bucket.refused).toEqual([]);
    bucket.close();
    const away = await send(app, (await startChat(app)).visitor, await picture(20, 20).jpeg().toBuffer());
    expect([away.status, away.body.code]).toEqual([503, 'unavailable']);
  } finally {
    await app.close();
    bucket.close();
  }
});
