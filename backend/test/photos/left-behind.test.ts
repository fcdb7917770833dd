import { jest } from '@jest/globals';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { Tenant } from '../../src/database/index.js';
import { PhotoCleanup } from '../../src/photos/photo-cleanup.js';
import { PhotoRepository } from '../../src/photos/photo.repository.js';
import { PhotosService } from '../../src/photos/photos.service.js';
import { PhotoStore } from '../../src/photos/storage/photo-store.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { signUp } from '../support/client.js';
import { standStill } from '../support/stand-still.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // Its own rounds would come in between.
  await standStill(app);
});
afterAll(() => app.close());

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 10, height: 10, channels: 3, background: 'orange' } })
    .jpeg()
    .toBuffer();

it('photos leave no file behind when the process dies before the row is written', async () => {
  const owner = await signUp(app.api);
  const visitor = new TestVisitor(app.api, owner.id);
  await visitor.say('Two rooms, please');
  const chatId = visitor.chatId ?? '';
  const folder = join(app.dataFolder, 'photos', owner.id, chatId);
  const cleanup = app.app.get(PhotoCleanup, { strict: false });
  const photos = app.app.get(PhotoRepository, { strict: false });
  const store = app.app.get(PhotoStore, { strict: false });
  // Neither row nor removal, as of a process that is gone.
  const inserted = jest.spyOn(photos, 'insert').mockRejectedValueOnce(new Error('the row failed'));
  const removed = jest.spyOn(store, 'remove').mockRejectedValueOnce(new Error('the removal failed'));
  const service = app.app.get(PhotosService, { strict: false });
  const upload = service.add(owner.id, chatId, await photo());
  await expect(upload).rejects.toThrow('the row failed');
  inserted.mockRestore();
  removed.mockRestore();
  const [file = ''] = await readdir(folder);
  await writeFile(join(folder, `${file}.part`), 'half');
  await cleanup.removeFiles();
  expect(await readdir(folder)).toEqual([file, `${file}.part`]);
  await asOwner(app, `UPDATE photo_deletions SET due_at = due_at - interval '1 hour'`);
  await cleanup.removeFiles();
  expect(await readdir(folder)).toEqual([]);
  expect(await asOwner(app, 'SELECT 1 FROM photo_deletions')).toEqual([]);
});

it('photos that cannot be removed keep no others, and are tried again later', async () => {
  const cleanup = app.app.get(PhotoCleanup, { strict: false });
  const store = app.app.get(PhotoStore, { strict: false });
  const removed = jest.spyOn(store, 'remove').mockImplementation(async (key) => {
    if (key.includes('stuck')) throw new Error('the bucket keeps it');
    await Promise.resolve();
  });
  const left = () =>
    asOwner<{ key: string; attempts: number; minutes: number }>(
      app,
      `SELECT DISTINCT split_part(storage_key, '/', 1) AS key, attempts,
         ceil(extract(epoch FROM due_at - now()) / 60)::int AS minutes FROM photo_deletions`,
    );
  try {
    await asOwner(
      app,
      `INSERT INTO photo_deletions (storage_key, due_at)
       SELECT 'stuck/' || n, now() - interval '1 hour' FROM generate_series(1, 100) AS n
       UNION ALL SELECT 'free/1', now() - interval '1 minute'`,
    );
    await expect(cleanup.removeFiles()).rejects.toThrow('100 of 100 files could not be removed');
    await cleanup.removeFiles();
    expect(removed).toHaveBeenCalledTimes(101);
    expect(await left()).toEqual([{ key: 'stuck', attempts: 1, minutes: 1 }]);
    await asOwner(app, 'UPDATE photo_deletions SET attempts = 500, due_at = now()');
    await expect(cleanup.removeFiles()).rejects.toThrow('could not be removed');
    expect(await left()).toEqual([{ key: 'stuck', attempts: 501, minutes: 60 }]);
    await asOwner(app, `UPDATE photo_deletions SET due_at = now() WHERE storage_key = 'stuck/7'`);
    removed.mockResolvedValue();
    await cleanup.removeFiles();
    expect(await asOwner(app, 'SELECT 1 FROM photo_deletions')).toHaveLength(99);
  } finally {
    removed.mockRestore();
    await asOwner(app, 'DELETE FROM photo_deletions');
  }
});

it('photos are removed by one round at a time, also while the bucket hangs', async () => {
  const cleanup = app.app.get(PhotoCleanup, { strict: false });
  const { promise: hangs, resolve: answer } = Promise.withResolvers<void>();
  const removed = jest.spyOn(app.app.get(PhotoStore, { strict: false }), 'remove').mockReturnValue(hangs);
  try {
    await asOwner(app, `INSERT INTO photo_deletions (storage_key) VALUES ('slow/1')`);
    const first = cleanup.tick();
    for (let tries = 0; tries < 200 && removed.mock.calls.length === 0; tries += 1) await sleep(25);
    await cleanup.tick();
    expect(removed).toHaveBeenCalledTimes(1);
    answer();
    await first;
    expect(await asOwner(app, 'SELECT 1 FROM photo_deletions')).toEqual([]);
  } finally {
    removed.mockRestore();
  }
});

it('photos that wait to be removed are nothing to another business', async () => {
  const [mine, theirs] = [await signUp(app.api), await signUp(app.api)];
  const photos = app.app.get(PhotoRepository, { strict: false });
  const tenant = app.app.get(Tenant, { strict: false });
  const key = `${theirs.id}/chat/photo.jpg`;
  await tenant.run(theirs.id, (em) => photos.insertDeletion(em, key, 60));
  await tenant.run(mine.id, (em) => photos.removeDeletions(em, [key]));
  expect(await asOwner(app, 'SELECT 1 FROM photo_deletions')).toHaveLength(1);
  await tenant.run(theirs.id, (em) => photos.removeDeletions(em, [key]));
  expect(await asOwner(app, 'SELECT 1 FROM photo_deletions')).toEqual([]);
});
