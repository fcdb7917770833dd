import { MAX_DESCRIPTION } from '../jobs/index.js';
import { conditionsOf, saidOfWork, situationsOf } from './lead-view.js';
import { type Lead, type Said, type Told, toldWith, wonJob, wordsOf } from './won-job.js';

const CLAUSES = /(?<=[.,;:!?])\s+|\n+/;
const WORDS = /[\p{L}\d]+/gu;
const WORD_AND_SPACE = new RegExp(String.raw`${WORDS.source}\s*`, WORDS.flags);
/** So many words in the same order are no chance. */
const A_RUN = 4;

const plain = (text: string): string => (text.toLowerCase().match(WORDS) ?? []).join(' ');

/**
 * A job that was filed by wonJob, once the conversation is erased: whatever else the visitor's own words may give away goes with
 * it. What was understood of the work stays, and so does what the owner has written since, but for words that are the visitor's.
 */
export function withoutVisitor(job: Told, lead: Lead, messages: readonly Said[], country: string): Told {
  const filed = wonJob(lead, messages, country);
  const known = toldWith(lead, [], conditionsOf(lead.details), country);
  const title = job.title === filed.title ? known.title : job.title;
  if (job.description === filed.description) return { title, description: known.description };
  const theirs = new Set(filed.description.split(CLAUSES).map(plain));
  const written = ` ${[...wordsOf(messages), ...saidOfWork(lead.state), ...situationsOf(lead.details)].map(plain).join(' | ')} `;
  const own = job.description
    .split(CLAUSES)
    .filter((clause) => !theirs.has(plain(clause)))
    .map((clause) => withoutRuns(clause, written))
    .filter((clause) => plain(clause) !== '');
  return { title, description: [known.description, ...own].join('\n').slice(0, MAX_DESCRIPTION) };
}

/** A clause without the words that stand in `written` one after the other, too. */
function withoutRuns(clause: string, written: string): string {
  const words = [...clause.matchAll(WORDS)];
  const isTheirs = words.map(() => false);
  for (let from = 0; from + A_RUN <= words.length; from += 1) {
    const run = words.slice(from, from + A_RUN).map(([word]) => word.toLowerCase());
    if (written.includes(` ${run.join(' ')} `)) isTheirs.fill(true, from, from + A_RUN);
  }
  let at = 0;
  return clause.replace(WORD_AND_SPACE, (word) => (isTheirs[at++] ? '' : word)).trim();
}
