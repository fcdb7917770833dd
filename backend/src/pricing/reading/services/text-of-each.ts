import { contentWords, isExtent, numberAt, textAt, type Token, unitAt } from '../../language/index.js';
import { scan, sentencesOf, type Scan } from '../scan.js';
import { withoutBystanders } from './bystanders.js';
import { partsIn, servicesIn } from './services-in.js';
import type { ServiceFound } from './service-found.js';
import { isTrade, ownThings } from './service-names.js';

/**
 * What a text says about each of several services, in their order: the parts of sentences that are about it, and the sentences
 * that are about none of them. Null when the text does not tell them apart, or tells of more works than these.
 */
export function textOfEach(text: string, services: string[]): string[] | null {
  const scanned = withoutBystanders(scan(text));
  const said = services.map((): string[] => []);
  const alone = services.map(() => false);
  for (const { text: sentence, first, last } of sentencesOf(scanned)) {
    const found = servicesIn(scanned, first, last);
    const owners = ownersIn(scanned, [first, last], found, services);
    const isOfNone = owners.every(({ of }) => of.length === 0);
    if (namesOthers(found, services) && !(isOfNone && isTold(sentence))) return null;
    if (isOfNone) said.forEach((texts) => texts.push(sentence));
    let before = owners.find(({ of }) => of.length > 0)?.of ?? [];
    for (const { of, part } of owners) {
      before = of.length > 0 ? of : before;
      for (const owner of before) said[owner]?.push(part);
      if (of.length === 1 && of[0] !== undefined) alone[of[0]] = true;
    }
  }
  return alone.every(Boolean) ? said.map((texts) => texts.join('. ')) : null;
}

const TELLS = /\b(?:is|are|was|were|been|already)\b/i;
const WISHES = /\b(?:needs?|wants?|also|plus|too|please|like|can you|could you)\b/i;

/** "The switchboard was upgraded in 2022", beside downlights and power points that are asked for: how it is, and no more work. */
const isTold = (sentence: string): boolean => TELLS.test(sentence) && !WISHES.test(sentence);

/** "110 ft with two gates": the length is of what was named before, and the gates are told after it. */
function withoutAddition(tokens: Token[], [from, to]: [number, number]): [number, number][] {
  const at = tokens.findIndex(
    ({ text }, place) =>
      place > from &&
      place < to &&
      text === 'with' &&
      (numberAt(tokens, place + 1) !== null || /^an?$/.test(textAt(tokens, place + 1))) &&
      isExtent(unitAt(tokens, place - 1)?.unit ?? unitAt(tokens, place - 2)?.unit ?? 'item'),
  );
  return at < 0
    ? [[from, to]]
    : [
        [from, at - 1],
        [at + 1, to],
      ];
}

const MATERIAL = /^(?:wood|vinyl|cedar|concret|brick|iron|stone|asphalt|laminat|hardwood|compos)$/;

/** Of "the wood deck, and 100 ft of wood fence" the wood tells no fence from a deck. */
function tellingThings(services: string[], at: number): string[] {
  const things = ownThings(services, at);
  const telling = things.filter((thing) => !MATERIAL.test(thing));
  return telling.length > 0 ? telling : things;
}

interface Part {
  part: string;
  /** The services, by number, whose thing is named here. */
  of: number[];
}

function ownersIn(scanned: Scan, [first, last]: [number, number], found: ServiceFound[], services: string[]): Part[] {
  const places = services.map((service) => {
    const own = found.filter((one) => one.service === service).flatMap(({ at }) => at);
    const others = found
      .filter((one) => one.service !== service && services.includes(one.service))
      .flatMap(({ at }) => at);
    // Of "replace the faucet and the water heater" the verb stands with the first, and is meant for both.
    const things = own.filter((at) => !others.includes(at));
    return Math.max(...(things.length > 0 ? things : own));
  });
  const parts = partsIn(scanned, first, last).flatMap((part) => withoutAddition(scanned.tokens, part));
  return parts.map(([from, to]) => {
    const [start, end] = [scanned.tokens[from]?.start ?? 0, scanned.tokens[to]?.end ?? 0];
    const part = scanned.clean.slice(start, end);
    const words = contentWords(part);
    const isNamed = (at: number): boolean => tellingThings(services, at).some((thing) => words.includes(thing));
    const of = services.flatMap((_, at) => {
      const place = places[at] ?? -1;
      return (place >= start && place < end) || isNamed(at) ? [at] : [];
    });
    return { part, of };
  });
}

/** A renovation that names windows, plumbing, wiring and more is one project: some of its works are no list of all. */
function namesOthers(found: ServiceFound[], services: string[]): boolean {
  const known = found.filter(({ service }) => services.includes(service));
  // The door of "the patio door" is no other one.
  const isKnown = (place: number): boolean =>
    known.some(({ at, groups, letters }) =>
      at.some((start) => place === start || (groups === 1 && place > start && place < start + letters)),
    );
  const isOther = ({ service, groups, at }: ServiceFound): boolean =>
    groups > 1 && !services.includes(service) && !isTrade(service) && !at.some(isKnown);
  return found.some(isOther);
}
