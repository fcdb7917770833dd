import { contentWords } from '../language/index.js';
import type { Work } from '../comparables/index.js';
import { conditionHolds } from '../rules/index.js';
import type { PricingRule } from '../types.js';
import { activeRules } from './active-rules.js';

const DECLINES =
  /\b(?:(?:do not|don'?t|no longer|never|can'?t|cannot|won'?t) (?:currently |usually )?(?:do|install|offer|work (?:on|with)|take on|take|handle|fit|repair|replace|service|paint|clean|wash|move|carry|treat|remove|touch|deal with|build|lay|insulate|tile)|we are not (?:licen[cs]ed|insured|set up) (?:for|to do)|(?<=^|[.;!?\n]\s*)(?:sorry,? )?no)\s+(?:any |the )?([^.,;:!?\n]{3,60})/gi;
/** "We don't work on Sundays", "we don't do free quotes": no kind of work. */
const NO_WORK =
  /\b(?:week-?ends?|\w+days?|holidays?|evenings?|nights?|hours?|after|before|until|unless|estimates?|quotes?|visits?|prices?|pricing|cards?|cash|checks?|payments?|discounts?|financing|warrant\w*|calls?|deposits?|charges?|fees?|contracts?|obligation|hidden|credit|refunds?|smoking|less|more|than|without|if|when|need|problem|appointments?)\b/i;
/** "Also, do you do roofs?" asks about other work and does not make that the work. */
const ASIDE =
  /(?:^|[.!?\n])[^.!?\n]*\b(?:also|btw|by the way|out of curiosity)\b[^.!?\n]*\b(?:do|can|could|would) (?:you|u)\b[^.!?\n]*\?/gi;

/** The owner's sentence, in a note, that this is no work of theirs: "We don't install metal roofs"; null when there is none. */
export function declinedBy({ text, details }: Work, rules: PricingRule[]): string | null {
  const asked = { text: text.replace(ASIDE, '. '), details };
  for (const { interpretation, description } of activeRules(rules)) {
    if (interpretation.status !== 'note') continue;
    for (const match of description.matchAll(DECLINES)) {
      const works = (match[1] ?? '').split(/\s+or\s+|\s+and\s+|\s*\/\s*/).filter((work) => !NO_WORK.test(work));
      if (works.some((work) => conditionHolds(work.trim(), asked))) return sentenceAt(description, match.index);
    }
  }
  return null;
}

const SEEN_FIRST =
  /\b(?:(?:need|needs|have|has|got|like|want) to (?:be )?(?:come|see|look|inspect|assess|be seen|be inspected|be assessed|visit|seen|inspected|assessed)\b|(?:come|look|see it|see them|visit|inspect\w*)\b[^.!?]{0,24}\b(?:before|first)\b|(?:priced?|quoted?|quotes?) (?:only )?(?:on[- ]?site|in person|after (?:a |an |we )?(?:visit|inspect\w*|look\w*|see\w*))|site (?:visit|inspection)|case by case|by (?:quote|inspection) only)/i;

/** The owner's sentence, in a note, that such work is priced when it has been seen: "Rats: we have to look before we quote". */
export function seenFirst({ text, details }: Work, rules: PricingRule[]): string | null {
  for (const { interpretation, title, description } of activeRules(rules)) {
    const at = interpretation.status === 'note' ? description.search(SEEN_FIRST) : -1;
    if (at < 0) continue;
    const subject = /^[^:,.!?\n]{3,60}(?=:)/.exec(description)?.[0] ?? description.slice(0, at);
    const named = [title, subject].map((part) => part.replace(/\b(?:we|are|is|be|will|must|always)\b/gi, ' ').trim());
    const isMeant = named.some((part) => contentWords(part).length > 0 && conditionHolds(part, { text, details }));
    if (isMeant) return sentenceAt(description, at);
  }
  return null;
}

function sentenceAt(text: string, at: number): string {
  const start = text.slice(0, at).search(/[^.!?\n]*$/);
  return (/^[^.!?\n]*/.exec(text.slice(start))?.[0] ?? text).trim();
}
