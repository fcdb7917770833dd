import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { PlacedChat } from './chat.entity.js';
import { leadsCsv } from './lead-export.js';

const failed = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
beforeEach(() => failed.mockClear());
afterAll(() => failed.mockRestore());

const lead: PlacedChat = {
  id: 'a lead',
  businessId: 'a business',
  isPreview: false,
  status: 'new',
  unread: true,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  summary: 'Two rooms',
  details: null,
  estimate: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  openedAt: '1970-01-01',
};

/** So many leads, each page in a turn of its own as from a database; what comes after them cannot be read. */
function breaksAfter(count: number, error: Error) {
  const pages = Array.from({ length: count / 100 }, () => Array.from({ length: 100 }, () => lead));
  return async () => {
    await new Promise((resume) => setImmediate(resume));
    const page = pages.shift();
    if (!page) throw error;
    return page;
  };
}

it('an export that breaks off on its way says so in the log', async () => {
  const away = new Error('the database is away');
  await expect(leadsCsv(breaksAfter(200, away), 'UTC').toArray()).rejects.toThrow(away);
  expect(failed.mock.calls).toEqual([[{ err: away }, 'a lead export broke off']]);
});

it('one that cannot begin is left to the answer, and one that is not read to its end is no failure', async () => {
  await expect(leadsCsv(breaksAfter(0, new Error('away')), 'UTC').toArray()).rejects.toThrow('away');
  const download = leadsCsv(breaksAfter(200, new Error('away')), 'UTC');
  for await (const piece of download) if (piece) break;
  expect(download.destroyed).toBe(true);
  expect(failed).not.toHaveBeenCalled();
});
