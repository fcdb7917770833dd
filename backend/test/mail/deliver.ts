import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OutboxWorker } from '../../src/mail/index.js';
import type { TestApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';

export interface DeliveredMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: { name: string; type: string; base64: string }[];
}

/** Sends everything that waits in the outbox now, whatever its time. */
export async function deliverAll(app: TestApp): Promise<void> {
  const worker = app.app.get(OutboxWorker, { strict: false });
  // What is under way is not due: made so, it would go out twice.
  await worker.deliverDue();
  await asOwner(app, `UPDATE outbox SET next_attempt_at = now() - interval '1 second' WHERE status = 'pending'`);
  // The first may join a round that began before the update.
  await worker.deliverDue();
  await worker.deliverDue();
}

/** Mails that the default driver kept for this address, oldest first. */
export async function keptMails(app: TestApp, to: string): Promise<DeliveredMail[]> {
  const folder = join(app.dataFolder, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as DeliveredMail),
  );
  return mails.filter((mail) => mail.to === to);
}
