import { isFields } from '../json/index.js';
import { MAX_DESCRIPTION, MAX_TITLE, toldAsJob } from '../jobs/index.js';
import type { ChatMessage, WonChat } from './chat.entity.js';
import { detailOf, isEmergency, saidOfWork, situationsOf } from './lead-view.js';

const UNNAMED = 'Job from a chat';

type Lead = Pick<WonChat, 'contactName' | 'contactEmail' | 'contactPhone' | 'details' | 'state'>;

/**
 * A lead in the words of a job: the work and its sizes as the conversation settled them, and what else the customer said of
 * it. Who and where the customer is stays behind: the job is kept when the chat is erased with everything about the person.
 * @param messages read where the chat keeps nothing as said about the work
 * @param country of the business, ISO 3166
 */
export function wonJob(lead: Lead, messages: Pick<ChatMessage, 'role' | 'content'>[], country: string) {
  const { contactName: name, contactEmail: email, contactPhone: phone, details } = lead;
  const person = { name, email, phone, location: detailOf(details, 'location') };
  const ofWork = saidOfWork(lead.state);
  const said = ofWork.length > 0 ? ofWork : messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  // What a rule turned on may have been said beside a telephone number, in a message that is not kept.
  const situations = [...situationsOf(details), ...(isEmergency(lead) ? ['emergency'] : [])];
  const told = toldAsJob(said, situations, isFields(details) ? details['quantities'] : null, person, country);
  const service = toldAsJob([], [detailOf(details, 'service') ?? ''], null, person, country);
  const title = capital(service || (/^[^\n]*/.exec(told)?.[0] ?? '') || UNNAMED).slice(0, MAX_TITLE);
  return { title, description: told.slice(0, MAX_DESCRIPTION) || title };
}

/** As a job's title is written; what was read stands in small letters. */
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
