import { contentWords, isSameQuantity, lines, pattern, unitName } from '../../language/index.js';
import type { Quantity } from '../../types.js';
import { readQuantities } from '../quantities/quantities.js';
import { scan, type Scan } from '../scan.js';
import { isKnownService, servicesNamed } from '../services/service-names.js';
import { readService } from '../services/service.js';

const END = lines`
  \s*(?:$|[.,;:!?\n]|\b(?:just|only|after all|any ?more|at all|needed|wanted|required|necessary|please|thanks|thank you|then
    |it|it's|its|they|they're|that|that's|so|because|cause|cuz|as|and|but
    |pet|love|mate|hen|hun|duck|darling|dear|lads?|guys|folks|buddy|man)\b)
`;
/** "No guards, just plain gutter", "scratch the gutter guards", "without the skylight after all". */
const REFUSED = pattern('giu')`
  (?:^|[.,;:!?\n]\s*|\b(?:actually|sorry|and|but|so|ok|okay|then|be|want) )(?:no|not|without|(?:(?:we|i) )?
    (?:don'?t|do not|won'?t) (?:need|want)(?= (?:the|any|an?|those)\b)|skip|scratch|scrap|forget|drop|lose|ditch
    |leave out)
    (?: about)?(?: (?:the|any|an?|those|my|our))?
    ((?: (?!more\b|less\b|longer\b|other\b|only\b|just\b|sure\b|yet\b|really\b|the\b|in\b|on\b|at\b)[\p{L}-]{3,}){1,3}?)
    (?=${END})
`;
/** "No steps there now": how it is, and what is wanted all the more. */
const AS_IT_IS = /^[^.;!?\n]{0,30}\b(?:now|yet|currently|at (?:present|the moment)|so far|there)\b/i;

/** "Sash windows are too dear, ordinary casements will do" */
const TOO_DEAR = pattern('giu')`
  \b(?:the |those |that )?((?:(?!the\b|and\b|but\b|it\b|that\b|this\b|they\b)[\p{L}-]{3,} ){1,3}?)
    (?:is|are|was|were|'s|'re)(?: a bit| way| far| just| really| much)* too (?:dear|expensive|pricey|rich)\b
`;
/** What stands between "with" and the thing: "with a new", "plus 2". */
const BEFORE = String.raw`(?: (?:an?|the|some|new|also|my|our|\d+))*`;
/** After a word that tells of a thing ("composite deck") comes that thing. */
const NO_THING =
  'and|or|with|on|in|at|for|of|to|from|by|is|are|was|along|around|behind|near|but|so|please|too|that|which';

/**
 * How earlier words read after a later message refused something they asked for: "100 ft of gutter with gutter guards" after
 * "no guards" is "100 ft of gutter", "a composite deck" after "not composite" is "a deck". Only what was asked for on top, or
 * how the work is to be, is taken out: what is to be done stays. Returns the function to apply to them; null when nothing was refused.
 */
export function refusedThing(earlier: string, text: string): ((words: string) => string) | null {
  const refused = [...text.matchAll(REFUSED), ...text.matchAll(TOO_DEAR)]
    .filter(({ 0: words, index }) => !AS_IT_IS.test(text.slice(index + words.length)))
    .map(([, said = '']) => said.trim());
  // "Sash windows are too dear": windows all the same
  const isKindOf = (said: string): boolean => earlier.toLowerCase().includes(said.toLowerCase());
  for (const said of refused.flatMap((one) => (isKindOf(one) ? [one, one.replace(/ \S+$/, '')] : [one]))) {
    const thing = said.replace(/s$/i, '').replaceAll(/\s+/g, ' ');
    const ofThing = servicesNamed(readService(scan(thing)));
    const without = (words: string): string => withoutWork(words, ofThing, thing) ?? withoutThing(words, thing);
    const left = without(earlier);
    if (thing !== '' && left !== earlier && isSameWork(earlier, left, thing, ofThing)) return without;
  }
  return null;
}

/** A message without what it refuses further on itself: "exposed aggregate was the plan, but no exposed, just plain brushed". */
export function withoutRefused(text: string): string {
  for (const { 0: refusal, index } of text.matchAll(REFUSED)) {
    const earlier = text.slice(0, index);
    const change = earlier === '' ? null : refusedThing(earlier, refusal);
    if (change) return withoutRefused(change(earlier) + text.slice(index));
  }
  return text;
}

/** The other works of a list of them; null where the words are no such list, or hold none of these. */
function withoutWork(words: string, dropped: string[], thing: string): string | null {
  const services = servicesNamed(words);
  const named = contentWords(thing);
  const isOfThing = (service: string): boolean =>
    named.length > 0 && named.every((word) => contentWords(service).includes(word));
  const left = services.filter((one) => !dropped.includes(one) && !isOfThing(one));
  const isList = services.length > 1 && services.every(isKnownService);
  return isList && left.length > 0 && left.length < services.length ? left.join(' and ') : null;
}

/** "Carpet in one bedroom, 200 sq ft": where it is, and how much of it. */
const ITS_PLACE = String.raw`(?: (?:in|for|on) (?:[\p{L}\d]+ ){1,2}?\p{L}+, \d[\d,.]* \p{L}+(?: (?:ft|feet|foot|m|met(?:er|re)s?))?(?=\s*(?:[.;!?\n]|$)))?`;

function withoutThing(words: string, thing: string): string {
  // "Heritage listed" is all of it, where somebody says "no heritage".
  const name = `${thing.replaceAll(' ', '[ -]')}s?(?:[ -](?:listed|protected))?(?![\\p{L}-])`;
  return words
    .replace(
      new RegExp(
        String.raw`,? ?(?:\b(?:with|and|plus|including)|[+&])${BEFORE} (?:[\p{L}-]+ )?${name}${ITS_PLACE}`,
        'giu',
      ),
      '',
    )
    .replace(new RegExp(String.raw`,${BEFORE} ${name}(?=\s*(?:[,.;!?\n]|$))`, 'giu'), '')
    .replace(new RegExp(String.raw`(?<![\p{L}-])${name} (?!(?:${NO_THING})\b)(?=\p{L})`, 'giu'), '')
    .replace(new RegExp(String.raw`^(\p{L}+(?: \p{L}+){0,2}) ${name}$`, 'iu'), '$1');
}

/** Whether the work, and how much of it, is told as before, but for the thing itself. */
function isSameWork(before: string, after: string, thing: string, ofThing: string[]): boolean {
  const [told, left] = [scan(before), scan(after)];
  const isOfThing = (words: string): boolean => words.toLowerCase().includes(thing.toLowerCase());
  // "Scrap the downlights", beside sockets: the lighting goes with them, where other work is left
  const works = (words: Scan): string[] => {
    const all = servicesNamed(readService(words));
    const others = all.filter((one) => !isOfThing(one) && !ofThing.includes(one));
    return others.length > 0 ? others : all.filter((one) => !isOfThing(one));
  };
  const [sizes, sizesLeft] = [readQuantities(told), readQuantities(left)];
  const isIn = (one: Quantity, all: Quantity[]): boolean => all.some((other) => isSameQuantity(one, other));
  // "4 outlets" are counted in outlets, and of nothing else
  const isDropped = ({ of, unit }: Quantity): boolean => isOfThing(of ?? '') || isOfThing(unitName(unit, 1));
  return (
    works(told).join() === works(left).join() &&
    sizesLeft.every((one) => isIn(one, sizes)) &&
    sizes.every((one) => isIn(one, sizesLeft) || isDropped(one))
  );
}
