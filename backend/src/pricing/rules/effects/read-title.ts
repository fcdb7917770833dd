import { textOf, type Token, pattern } from '../../language/index.js';
import type { Effect } from '../../types.js';
import { allowancesIn } from '../phrases/allowance.js';
import type { NoteReason } from '../notes/notes.js';
import { holdAmount } from '../text/has-price.js';
import { respelled } from '../text/spelling.js';
import { saysWhatIsCounted } from './counted-title.js';
import { readText } from './read-text.js';
import { titleCondition } from './title-condition.js';

const TALKS = pattern()`
  ^(?:we|our|i|you|your|because|only|slow|longer|always|never|please|not|no|takes?|reports?|certificates?
    |warranty|guaranteed?|photos|nothing|includ(?:es?|ed|ing)|comes?)$
`;

/**
 * The amount stands in the title alone: a description that names a situation decides, one that talks does not. A description with
 * an amount of its own, which nobody could read, is no part of the title's price, unless the amount only limits it.
 */
export function readTitle(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const tokens = respelled(body);
  const isPriced = holdAmount(tokens);
  const isLimiting = isLimit(tokens);
  if (isPriced && !isLimiting) return [];
  // "Tracks +$4", "for every window with really filthy tracks"
  if (saysWhatIsCounted(tokens)) return readText(`${head} ${body}`, '', '', reasons);
  // "Travel $2 a mile", "first 20 miles free"
  const [free] = allowancesIn(tokens).filter(({ kind }) => kind === 'covered');
  const counted = free?.unit ? readText(`${head}, ${body}`, '', '', reasons) : [];
  if (counted.length > 0 && counted.every(({ unit, above }) => unit === free?.unit && above === free?.count))
    return counted;
  const limited = isLimiting ? readLimited(head, body) : [];
  if (limited.length > 0 || isPriced) return limited;
  const talk = tokens.length > 12 || tokens.some((token) => TALKS.test(token.text));
  const situation = talk ? null : titleCondition(tokens, body);
  // "Ceilings +16%", "it's hard on the shoulders": why it is so
  const said = textOf(tokens);
  const isReason = IT_IS.test(said) && !SITUATION.test(said);
  // "Asbestos meter board $380", "mask, drop sheets and a tip run", "cover cleaning in": what is in it. "Oven $35", "wiped, racks as
  // well": what is done for it
  const isContents = CONTENTS.test(said) && !SITUATION.test(said);
  return readText(head, '', isReason ? '' : body, reasons).map((effect) =>
    situation && effect.kind !== 'minimum' && !((isReason || isContents) && effect.condition !== null)
      ? { ...effect, condition: situation }
      : effect,
  );
}

const CONTENTS = pattern('u')`
  ^[\p{L} -]+, .*\b(?:and|&) (?:an?|the|all|our)\b
  |^(?:degreas|wip|scrubb|scrap|dust|polish|vacuum|clean|wash|sand|prim|mopp|rins|sanitis|sanitiz|disinfect|caulk|test)ed\b(?=$|[.,]| and \p{L}+ed\b| (?:out|down|off)\b)
  |\b(?<!\b(?:move|walk|drop|built|come|plug) )(?:in|incl?|included|thrown in)$
`;

const MOST_LIMIT_WORDS = 7;

/** "Ceilings +16%", "only in old houses": which of what the title names it is for. */
function isLimit(tokens: Token[]): boolean {
  const said = textOf(tokens)
    .replace(/[.!]$/, '')
    .replace(/^(?:(?:for|on|if) )?(?:(?:all|any) )?(?:jobs?|orders?|works?|anything|quotes?) (?:is |are |of )?/, '');
  return (
    tokens.length <= MOST_LIMIT_WORDS &&
    /^(?:only|over|above|under|below|beyond|past|more than|less than|pre|before|after)\b|\bonly$/.test(said) &&
    !/\b(?:we|i|our|ask|call|request|please|payments?|cash|experience|appointment|notice|approval|photos?|waived)\b/.test(
      said,
    )
  );
}

const SITUATION = /\b(?:if|when|where|only|for|(?<!\b(?:hard|rough|tough|murder) )on|unless|during)\b/;
const IT_IS = /^(?:it|it's|its|they|they're|that's|those are|this is|covers|includes|pays for)\b/;

/** The title and its limit in one, where the limit changes nothing of the amount but when it holds; [] otherwise. */
function readLimited(head: string, body: string): Effect[] {
  const alone = readText(head, '', '', []);
  const limited = readText(`${head} ${body}`, '', '', []);
  const isSame = ({ kind, amount, unit, above, condition }: Effect, at: number): boolean =>
    condition !== null &&
    condition !== alone[at]?.condition &&
    kind === alone[at]?.kind &&
    amount === alone[at]?.amount &&
    unit === alone[at]?.unit &&
    above === alone[at]?.above;
  return limited.length === alone.length && limited.every(isSame) ? limited : [];
}
