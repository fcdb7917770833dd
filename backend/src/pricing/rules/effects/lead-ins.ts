import { textOf, type Token } from '../../language/index.js';
import { FACTS, PAYMENT_TERMS } from '../notes/note-words.js';
import { conditionPhrase, isLabel } from '../phrases/condition-phrase.js';
import type { Draft } from './neighbours.js';

/** "Those are 20% more", "that's another $15": about what was named before. */
const BACK = /^(?:(?:and|so|then|for|on) )?(?:those|they|they're|these|such|that|that's|this|it|it's)\b/;
/** "We charge $110 for each one": of the things named before, whatever the title names. */
const EACH_ONE = /\b(?:for|per) each one$/;

/** "We use low-odour paint": what the business says of itself is no situation. */
const OWN = /^(?:and |so )?(?:we|we're|we've|i|i'm|our|my|please|always|never|no|not|all|every\p{L}*|any\p{L}*)\b/u;

/** "Cast iron pipes" of "cast iron pipes are heavy"; "the roof is steep" is about one thing, and all of it decides. */
function subjectOf(lead: Token[]): Token[] {
  const verb = lead.findIndex(({ text }) => /^(?:is|are)$/.test(text));
  const isOne = /^(?:the|your|an?|if|when|where|there|it)$/.test(lead[0]?.text ?? '');
  return verb > 1 && !isOne ? lead.slice(0, verb) : lead;
}

/** "Vaulted ceilings mean scaffolding. Add $200.": what the sentence before a price names, where neither price nor title does. */
export function leadIn(lead: Token[], { tokens, reading }: Draft, clean: string, isTitled: boolean): string | null {
  const isOpen = reading.condition === null && reading.above === null && !reading.minimum && !reading.once;
  const text = textOf(tokens);
  const goesOn = EACH_ONE.test(text) || (!isTitled && (reading.onTop || reading.discount || BACK.test(text)));
  const said = textOf(lead);
  if (!isOpen || !goesOn || OWN.test(said) || FACTS.test(said) || PAYMENT_TERMS.test(said)) return null;
  const about = subjectOf(lead);
  const found = conditionPhrase(
    about,
    about.map(() => false),
    clean,
  );
  return found === null || isLabel(found, true) ? null : found;
}
