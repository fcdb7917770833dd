import { contentWords, pattern } from '../../language/index.js';

/**
 * Materials, finishes, shares of a load and how often something is done, that stand for one another: of one family, one is used. Somebody who changes from one to the other
 * ("vinyl is too much, let's do chain link instead") means the same work in another material. Each is what would be put in
 * its place; by which words past jobs are told apart, variants.ts of comparables/ says for itself.
 */
const FAMILIES: readonly (readonly string[])[] = [
  ['vinyl|pvc', 'cedar', 'chain[- ]?link', 'wrought iron', 'alumin(?:i)?um', 'composite|trex', 'redwood', '(?:(?:pressure|cca)[- ])?treated(?: pine| lumber| timber| wood)?|pine', 'wood(?:en)?', 'split rail', 'steel', 'kwila|merbau|ipe|vitex|jarrah|spotted gum'],
  ['laminate', '(?:luxury )?vinyl(?: plank)?|lvp|lvt', 'hardwood', 'engineered(?: oak| wood| hardwood)?', 'carpet', 'cork', 'linoleum', 'epoxy', 'bamboo'],
  ['asphalt(?: shingles?)?|shingles?', 'metal|colorbond|standing seam', 'slate', 'clay tiles?|concrete tiles?', 'cedar shakes?', 'epdm|rubber|tpo|membrane'],
  ['porcelain', 'ceramic', 'marble', 'travertine', 'glass(?: tile)?', 'subway(?: tile)?', 'mosaic', 'granite', 'quartz'],
  ['stamped', 'broom(?:ed)?(?: finish)?', 'exposed aggregate', 'smooth(?: finish)?', 'polished', 'pavers?', 'gravel', 'asphalt'],
  ['triple(?:[- ](?:pane|glaz(?:ed|ing)))?', 'double(?:[- ](?:pane|glaz(?:ed|ing)))?(?![ -]hung)'],
  ['copper', 'pex', 'pvc', 'galvani[sz]ed'],
  ['(?:a )?quarter(?: of)?(?: an?| the)? (?:truck|trailer|van)(?:[- ]?load)?', '(?:a )?half(?: of)?(?: an?| the)? (?:truck|trailer|van)(?:[- ]?load)?', '(?:a )?three quarters(?: of)?(?: an?| the)? (?:truck|trailer|van)(?:[- ]?load)?', '(?:a )?(?:full|whole) (?:truck|trailer|van)(?:[- ]?load)?'],
  ['(?:standard|regular|basic) clean(?:ing)?', 'deep clean(?:ing)?'],
  ['weekly|(?:once|one time) a week|every week', 'bi-?weekly|fortnightly|every (?:other|two|2|second) weeks?', 'monthly|once a month|every (?:month|four weeks|4 weeks)', 'one[- ]time|one[- ]off|just once|once only'],
  ['sod|turf', 'seed', 'artificial (?:turf|grass)|synthetic (?:turf|grass)'],
]; // prettier-ignore

/** How earlier words read in another material, and which it is, as written. */
type MaterialChange = ((words: string) => string) & { readonly material: string };

const changeTo = (material: string, change: (words: string) => string): MaterialChange =>
  Object.assign(change, { material });

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');
const COMPILED = FAMILIES.map((family) => family.map(whole));

const CHANGES = pattern('iu')`
  \b(?:instead|rather|on second thoughts?|chang(?:e|ed|ing) (?:it |that )?to|changed (?:my|our) minds?
    |switch(?:ing)?|let'?s (?:do|go|make|try|say)|go(?:ing)? (?:with|for)|make (?:it|that)|call it|prefer|scratch that
    |after all|(?:what|how) about)\b
  |\p{L} it is(?=\W*$|[,.!;])
`;
/** "How much would chain link be?", "and what does it cost in cedar": the same work, priced in the other. */
const PRICED_IN = pattern('iu')`
  ^\W*(?:(?:and|ok(?:ay)?|so|then|but|hm+)\W+)*(?:(?:how much|what) (?:would|will|is|does|do|about|if|'?s)\b|price (?:for|in|of|with)\b)
    (?![^?]*\b(?:repair\w*|remov\w*|extra|more|difference)\b)[^.!?]{0,60}\??\W*$
`;
/** "Actually wood", "and in cedar?", "ok cedar then": nothing is said but the material, and that it is another one. */
const NOTHING_BESIDE = pattern('iu')`
  ^\W*(?:(?:(?:ok(?:ay)?|actually|no|sorry|wait|oh|hm+|well|fine|so|and(?= (?:in|for|if|with)\b)
        |and(?=[^.]*\?))\W+)+(?:in |for |with |if (?:it'?s |they'?re |it is |we (?:go|went) )?
      |all |just |them |make them |i want |we want |the |a |it'?s )*@
      (?: (?:ones?|fences?|windows?|doors?|floors?|roof|deck|tiles?|please|then|instead|pls|thanks))*
    |@ then(?: please| thanks)?|@(?=\?))\W*$
`;
const GIVEN_UP =
  /\b(?:instead of|rather than|not|no|old|existing|current|forget|drop|skip|cancel|from|than|no more)(?: the| a| any)? $/i;
/** "No composite, treated pine": what is refused makes way for what is named beside it. */
const REFUSED = /\b(?:no|not|forget|drop|skip|scratch|scrap|cancel|no more)(?: the| a| any)? $/i;
/** "2 vinyl and 2 wood": so many of each. */
const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const DISLIKED = pattern('i')`
  ^(?: \w+)? (?:is|are|was|looks?|seems?|costs?)(?: a bit| way| far| probably| really)? (?:too |more |out\b|expensive|not\b|pricey)
`;

/** A material that is named, as written. */
interface Choice {
  member: RegExp;
  words: string;
}

/** What one text changes to in a family, as written; null when it names none, or only gives one up. */
function choiceIn(text: string, family: readonly RegExp[]): Choice | null {
  const said = family.flatMap((member) =>
    [...text.matchAll(member)].map((match) => ({ member, words: match[0], at: match.index })),
  );
  const kept = said.filter(
    ({ at, words }) => !GIVEN_UP.test(text.slice(0, at)) && !DISLIKED.test(text.slice(at + words.length)),
  );
  return kept.sort((a, b) => a.at - b.at).at(-1) ?? null;
}

/** Whether nothing stands in a message but the material and the words of a change, or the question what it costs. */
const isAllSaid = (text: string, words: string): boolean =>
  PRICED_IN.test(text) || NOTHING_BESIDE.test(text.replace(words, '@'));

/** Whether both materials stay, so many of each: "2 vinyl and 2 wood", or "make it 5 vinyl" after that. */
function areCounted(earlier: string, text: string, family: readonly RegExp[], { member, words }: Choice): boolean {
  const counted = family.filter((one) => new RegExp(String.raw`\b${NUMBER} (?:new )?${one.source}`, 'iu').test(text));
  const isOne = new RegExp(String.raw`\b${NUMBER} (?:new )?${words}`, 'iu').test(text);
  return counted.length > 1 || (isOne && earlier.search(member) >= 0);
}

const isRefused = (text: string, member: RegExp): boolean =>
  [...text.matchAll(member)].some(({ index }) => REFUSED.test(text.slice(0, index)));

const EITHER = /(?: roofs?| fences?| floors?| tiles?)? (?:vs\.?|versus|or|compared (?:to|with)) (?:an? |the )?$/i;

/** "Metal vs asphalt": two of a family that stand as either-or; null when there are none. */
function eitherIn(text: string, family: readonly RegExp[]): { words: string; named: string[] } | null {
  const said = family
    .flatMap((member) => [...text.matchAll(member)].map((match) => ({ words: match[0], at: match.index })))
    .sort((a, b) => a.at - b.at);
  for (const [place, first] of said.entries()) {
    const second = said[place + 1];
    if (second && EITHER.test(text.slice(first.at + first.words.length, second.at)))
      return { words: text.slice(first.at, second.at + second.words.length), named: [first.words, second.words] };
  }
  return null;
}

/** The two materials between which somebody has not chosen yet ("metal or asphalt"); null when there are none. */
export function openAlternatives(text: string): string[] | null {
  for (const family of COMPILED) {
    const either = eitherIn(text, family);
    if (either) return either.named;
  }
  return null;
}

/** "Asphalt then" after "metal vs asphalt": the one that was chosen stands for both. */
function chosen(earlier: string, text: string, family: readonly RegExp[]): MaterialChange | null {
  const either = eitherIn(earlier, family);
  const choice = either && eitherIn(text, family) === null ? choiceIn(text, family) : null;
  if (either === null || choice === null || !either.named.some((name) => name.search(choice.member) >= 0)) return null;
  return changeTo(choice.words, (words) => words.replace(either.words, choice.words));
}

/**
 * How earlier words read after a later message changed the material: "a vinyl fence, 160 ft" after "let's do chain link
 * instead" is "a chain link fence, 160 ft". Returns the function to apply to them; null when nothing is changed.
 * @param service what the earlier words ask for: of "replace the carpet with hardwood" the hardwood
 */
export function materialChange(earlier: string, text: string, service = ''): MaterialChange | null {
  const changes = CHANGES.test(text);
  for (const family of COMPILED) {
    const settled = chosen(earlier, text, family);
    if (settled) return settled;
    const choice = choiceIn(text, family);
    const namedIn = (words: string) =>
      family.filter((member) => member !== choice?.member && words.search(member) >= 0);
    const asked = namedIn(service);
    const others = asked.length > 0 ? asked : namedIn(earlier);
    if (choice === null || others.length !== 1 || areCounted(earlier, text, family, choice)) continue;
    const isChange = changes || isAllSaid(text, choice.words) || others.some((other) => isRefused(text, other));
    if (!isChange) continue;
    return changeTo(choice.words, (words) => others.reduce((all, other) => all.replace(other, choice.words), words));
  }
  return null;
}

/**
 * A message that counts by the material alone, with the thing that was counted before: "2 vinyl and 2 wood" after "4 vinyl windows"
 * is "2 vinyl windows and 2 wood windows". As it is where the thing was told of in no material, or is named again.
 */
export function withCountedThing(earlier: string, text: string, thing: string): string {
  const family = COMPILED.find((members) => members.some((member) => isCountedIn(earlier, member, thing)));
  if (family === undefined || contentWords(text).some((word) => contentWords(thing).includes(word))) return text;
  return family.reduce(
    (all, { source }) =>
      all.replace(
        new RegExp(String.raw`(\b${NUMBER} (?:new |more )?(?:in )?)(${source})(?! \p{L}+s\b)`, 'giu'),
        (_, before: string, words: string) => `${before}${words} ${thing}`,
      ),
    text,
  );
}

const isCountedIn = (earlier: string, { source }: RegExp, thing: string): boolean =>
  new RegExp(String.raw`${source} ${thing.replace(/s$/, '')}`, 'iu').test(earlier);
