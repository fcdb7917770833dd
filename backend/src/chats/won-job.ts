import { MAX_DESCRIPTION, MAX_TITLE, describeJob } from '../jobs/index.js';
import type { ChatMessage, WonChat } from './chat.entity.js';
import { detailOf, isEmergency, saidOfWork, situationsOf } from './lead-view.js';

const UNNAMED = 'Job from a chat';

export type Lead = Pick<WonChat, 'contactName' | 'contactEmail' | 'contactPhone' | 'details' | 'state'>;
export type Said = Pick<ChatMessage, 'role' | 'content'>;

/** A past job in words. */
export interface Told {
  title: string;
  description: string;
}

/**
 * A lead in the words of a job: the work and its sizes as the conversation settled them, and what else the customer said of
 * it. Who and where the customer is stays behind: the job is kept when the chat is erased with everything about the person.
 * @param messages read where the chat keeps nothing as said about the work
 * @param country of the business, ISO 3166
 */
export function wonJob(lead: Lead, messages: readonly Said[], country: string): Told {
  const ofWork = saidOfWork(lead.state);
  // What a rule turned on may have been said beside a telephone number, in a message that is not kept.
  return toldWith(lead, ofWork.length > 0 ? ofWork : wordsOf(messages), situationsOf(lead.details), country);
}

/** What the visitor wrote. */
export const wordsOf = (messages: readonly Said[]): string[] =>
  messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));

/** A job of these words and what the conversation settled. */
export function toldWith(lead: Lead, said: readonly string[], situations: readonly string[], country: string): Told {
  const { contactName: name, contactEmail: email, contactPhone: phone, details } = lead;
  const person = { name, email, phone, location: detailOf(details, 'location') };
  const told = describeJob(
    said,
    [...situations, ...(isEmergency(lead) ? ['emergency'] : [])],
    details?.quantities ?? null,
    person,
    country,
  );
  const service = describeJob([], [detailOf(details, 'service') ?? ''], null, person, country);
  const title = shortened(capital(service || (/^[^\n]*/.exec(told)?.[0] ?? '') || UNNAMED));
  return { title, description: told.slice(0, MAX_DESCRIPTION) || title };
}

/** Whole words, as many as a title holds. */
const shortened = (title: string): string =>
  title.length <= MAX_TITLE ? title : title.slice(0, MAX_TITLE).replace(/\s+\S*$/, '');

/** As a job's title is written; what was read stands in small letters. */
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
