import { Readable, pipeline } from 'node:stream';
import { Logger } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { minuteIn } from '../profiles/index.js';
import { chatDto } from './chat.dto.js';
import type { PlacedChat } from './chat.entity.js';
import { estimateView } from './lead-view.js';

const COLUMNS = [
  'created_at',
  'status',
  'contact_name',
  'contact_email',
  'contact_phone',
  'summary',
  'estimate_low',
  'estimate_high',
] as const;
const PAGE = 100;

const logger = new Logger('LeadExport');

/** At most `limit` leads that come after one in the list, newest first; null begins with the newest. */
type LeadPages = (after: PlacedChat | null, limit: number) => Promise<PlacedChat[]>;

/** All leads as CSV, a page at a time, so that memory does not grow with their number. Times are those of a time zone. */
export function leadsCsv(page: LeadPages, timezone: string): Readable {
  // Text from strangers must not become a formula in the owner's spreadsheet.
  const csv = stringify({ header: true, columns: [...COLUMNS], bom: true, escape_formulas: true });
  // What goes wrong breaks the download off, so that its reader sees that it is no whole list.
  return pipeline(Readable.from(rows(page, timezone)), csv, () => undefined);
}

async function* rows(page: LeadPages, timezone: string) {
  for (let last: PlacedChat | null = null; ;) {
    const leads: PlacedChat[] = await read(page, last);
    for (const lead of leads) {
      const chat = chatDto(lead);
      const estimate = estimateView(chat.estimate);
      yield {
        ...chat,
        created_at: minuteIn(timezone, lead.createdAt),
        estimate_low: estimate?.low,
        estimate_high: estimate?.high,
      };
    }
    last = leads.at(-1) ?? null;
    if (leads.length < PAGE) return;
  }
}

async function read(page: LeadPages, after: PlacedChat | null): Promise<PlacedChat[]> {
  try {
    return await page(after, PAGE);
  } catch (error) {
    // Without a first page the answer is an error, which is logged as every other.
    if (after !== null) logger.error({ err: error }, 'a lead export broke off');
    throw error;
  }
}
