import { cleanText, isSameQuantity } from '../../language/index.js';
import { emptyDetails, readDetails, UNDATED } from '../../reading/index.js';
import { conditionHolds } from '../../rules/index.js';
import { wordsOfWork } from '../../work/index.js';
import { JOINTS } from './listed-parts.js';
import type { Kind } from './measured-kinds.js';

/** Beyond this nothing is told of the work any more; reading must stay cheap. */
const MOST_CHARACTERS = 4_000;
const SENTENCES = /[;!?\n]+|\.(?!\d)/;
/** What is said of them together. */
const ALL = /\b(?:both|each|everything|all of (?:it|them))\b/i;
/** "Closeboard or picket": one of them is wanted. "9 or 10 windows" are a guess at how many. */
const EITHER = /(?<!\d )\bor\b(?! so\b)|\b(?:either|versus|vs|instead of|rather than)\b/i;

const sentencesOf = (text: string): string[] => cleanText(text.slice(0, MOST_CHARACTERS)).split(SENTENCES);
const partsOf = (sentence: string): string[] => sentence.split(JOINTS).filter((part) => part.trim() !== '');

const namedIn = (part: string, kinds: Kind[]): Kind[] => {
  const words = wordsOfWork(part);
  return kinds.filter((kind) => kind.words.some((word) => words.includes(word)));
};

/** The kinds that a part of a sentence is about: by name, or "along those 30 metres", by its size. */
function kindsSaid(part: string, kinds: Kind[]): Kind[] {
  if (ALL.test(part)) return kinds;
  const named = namedIn(part, kinds);
  if (named.length > 0 || !/\d/.test(part)) return named;
  const said = readDetails(part, UNDATED).quantities;
  return kinds.filter(({ quantities }) => quantities.some((one) => said.some((other) => isSameQuantity(other, one))));
}

/** A part of a sentence with the kinds that it is about. */
interface Part {
  part: string;
  of: Kind[];
}

/** What names no kind goes on with the last one; what ends a list of several ("…, and the old fence away") is meant for each. */
function partsAbout(sentence: string, kinds: Kind[]): Part[] {
  const parts = partsOf(sentence).map((part): Part => ({ part, of: kindsSaid(part, kinds) }));
  const isAbout = ({ of }: Part): boolean => of.length > 0;
  const first = parts.find(isAbout)?.of ?? kinds;
  const last = parts.findLastIndex(isAbout);
  const areListed = new Set(parts.flatMap(({ of }) => of)).size > 1;
  return parts.map(({ part }, at) => {
    const before = parts.slice(0, at + 1).findLast(isAbout)?.of ?? first;
    return { part, of: areListed && at > last ? kinds : before };
  });
}

/**
 * What a text says about each of several kinds, in their order: the parts of sentences that name it, what goes on from there, and
 * the sentences that are about none of them.
 */
export function textsOfKinds(text: string, kinds: Kind[]): string[] {
  const told = sentencesOf(text).flatMap((sentence) => partsAbout(sentence, kinds));
  return kinds.map((kind) =>
    told
      .filter(({ of }) => of.includes(kind))
      .map(({ part }) => part)
      .join('. '),
  );
}

/** Whether a sentence that names a kind leaves a choice. */
export const areEither = (text: string, kinds: Kind[]): boolean =>
  sentencesOf(text).some((sentence) => EITHER.test(sentence) && namedIn(sentence, kinds).length > 0);

/** Whether one kind is to go where another comes: "vinyl plank, 260 sq ft, and 95 sq ft of tile to tear out". */
export function isOneTakenOut(text: string, kinds: Kind[]): boolean {
  const parts = sentencesOf(text).flatMap(partsOf);
  const isGoing = (kind: Kind): boolean => {
    const part = parts.find((one) => namedIn(one, [kind]).length > 0);
    return part !== undefined && conditionHolds('remove', { text: part, details: emptyDetails() });
  };
  const going = kinds.filter(isGoing);
  return going.length > 0 && going.length < kinds.length;
}
