import { MAX_DESCRIPTION, MAX_TITLE, withoutContact } from '../jobs/index.js';
import type { Chat, ChatMessage } from './chat.entity.js';
import { detailOf } from './lead-view.js';

const UNNAMED = 'Job from a chat';

type Lead = Pick<Chat, 'contactName' | 'contactEmail' | 'contactPhone' | 'summary' | 'details'>;

/**
 * A lead in the words of a job: what was asked for, and all that the customer said of it. Who and where the customer is
 * stays behind: the job is kept when the chat is erased with everything about the person.
 * @param country of the business, ISO 3166
 */
export function wonJob(lead: Lead, messages: Pick<ChatMessage, 'role' | 'content'>[], country: string) {
  const said = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => withoutPerson(withoutContact(content, country), lead));
  const summary = withoutPerson(lead.summary, lead);
  return {
    title: capital(detailOf(lead.details, 'service') ?? (summary || UNNAMED)).slice(0, MAX_TITLE),
    description: said.filter(Boolean).join('\n').slice(0, MAX_DESCRIPTION) || summary || UNNAMED,
  };
}

/** As a job's title is written; what was read stands in small letters. */
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "my name is Dana, two rooms" becomes "my name is, two rooms". */
function withoutPerson(text: string, { contactName, contactEmail, contactPhone, details }: Lead): string {
  const known = [contactName, contactEmail, contactPhone, detailOf(details, 'location')].filter(
    (words) => words !== null,
  );
  const bare = known.reduce((left, words) => left.replace(wholly(words), ''), text);
  return bare
    .replace(/[,;.](?:\s*[,;.])*(?=\s*[,;.])/g, '')
    .replace(/ +(?=[ ,;.]|$)/gm, '')
    .replace(/^[\s,;.:-]+|[\s,;:-]+$/g, '');
}

/** These words as they stand, not as a part of longer ones. */
const wholly = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${words.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'gu',
  );
