import { jest } from '@jest/globals';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Tenant } from '../../src/database/index.js';
import { PhotoCleanup } from '../../src/photos/photo-cleanup.js';
import { PhotoRepository } from '../../src/photos/photo.repository.js';
import { PhotosService } from '../../src/photos/photos.service.js';
import { PhotoStore } from '../../src/photos/storage/photo-store.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
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
