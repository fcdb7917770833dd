import { MAX_DESCRIPTION } from '../jobs/index.js';
import { conditionsOf, saidOfWork } from './lead-view.js';
import { type Lead, type Said, type Told, toldWith, wordsOf } from './won-job.js';

/**
 * A job that was filed by wonJob, once the conversation is erased: whatever else the visitor's own words may give away goes with
 * it. What was understood of the work stays, and so does what the owner has written since.
 */
export function withoutVisitor(job: Told, lead: Lead, messages: readonly Said[], country: string): Told {
  const written = new Set([...wordsOf(messages), ...saidOfWork(lead.state)].flatMap(tokensOf));
  const isVisitors = (text: string): boolean => tokensOf(text).every((word) => written.has(word));
  const known = toldWith(lead, [], conditionsOf(lead.details), country);
  const own = job.description
    .split(CLAUSES)
    .filter((clause) => !isVisitors(clause))
    .map((clause) => withoutRuns(clause, written));
  const description = [known.description, ...own].join('\n').slice(0, MAX_DESCRIPTION);
  return { title: isVisitors(job.title) ? known.title : job.title, description };
}

const CLAUSES = /(?<=[.,;:!?])\s+|\n+/;
const WORDS = /[\p{L}\d]+/gu;
const tokensOf = (text: string): string[] => text.toLowerCase().match(WORDS) ?? [];
/** So many words in a row are no chance. */
const A_RUN = 3;

/** A clause without runs of words that all stand in `written`. */
function withoutRuns(clause: string, written: ReadonlySet<string>): string {
  let rest = '';
  let from = 0;
  let run: RegExpExecArray[] = [];
  const cut = (): void => {
    const [first, last] = [run[0], run.at(-1)];
    if (run.length >= A_RUN && first && last) {
      rest += clause.slice(from, first.index);
      from = last.index + last[0].length;
    }
    run = [];
  };
  for (const word of clause.matchAll(WORDS)) {
    if (written.has(word[0].toLowerCase())) run.push(word);
    else cut();
  }
  cut();
  return (rest + clause.slice(from)).trim();
}
