import { STREET, pattern } from '../../../language/index.js';

const TOWN = String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}`;
/** "Jobs in Nampa", "Nampa and Caldwell", "Boston customers". */
const NAMED = [
  new RegExp(String.raw`\b(?:in|to|at|near|around|within|serving|and|or|&) (?:the )?(${TOWN})`, 'gu'),
  pattern('gu')`
    ^(${TOWN})
      (?= (?:(?:and|or|&) \p{Lu}|permits?|addresses|customers|residents|jobs|travel|trips?)\b|,? \p{Lu}|$)
  `,
];

/** Who demands a permit, and for which work: the money is for the permit, which no customer speaks of. */
const PERMIT = pattern('u')`
  ^(?:(?:[Cc]ity|[Tt]own|[Vv]illage|[Cc]ounty) of )?
    (?!(?:City|Town|Village|County|State|Building|Fence|Roof|Electrical|Plumbing|Mechanical)\b)(${TOWN})
    (?: (?:city|county|town|building|electrical|plumbing|mechanical|dumpster|parking|street))? permits?
    (?: fees?)?(?=$| )
`;

/** "City of Austin permit" without the permit: whoever lives there needs it. */
export const withoutPermit = (condition: string): string => condition.replace(PERMIT, '$1').replace(PERMIT_FOR, '');

/** "City permit for EV chargers", "township permit on all new equipment": what the permit is for. */
const PERMIT_FOR = pattern('iu')`
  ^(?:the )?(?:city|county|town(?:ship)?|village|council|state|building|electrical|mechanical|plumbing
    |esa) permits?(?: fees?)? (?:for|on)(?: (?:all|any|every|each))? (?=\p{L}{2})
`;

/** The towns that a condition names and somebody lives in, by the place of the work; '' for none. */
export function townsMet(condition: string, location: string | null): string {
  if (location === null) return '';
  const named = NAMED.flatMap((pattern) => [...condition.matchAll(pattern)].map(([, town = '']) => town));
  return named.filter((town) => new RegExp(`\\b${town}\\b(?! (?:${STREET.mostly})\\b)`, 'i').test(location)).join(', ');
}

const LIMITS = /\b(inside|within|in|outside|beyond)(?: of)?(?: the)? (?:city|town|village|county) limits?\b/giu;
const isOut = (side: string): boolean => /^(?:outside|beyond)$/i.test(side);

/** "Inside city limits", of whoever is "outside the city limits". */
export function isAcrossLimits(condition: string, text: string): boolean {
  const [wanted, said] = [condition, text].map((words) =>
    [...words.matchAll(LIMITS)].map(([, side = '']) => isOut(side)),
  );
  const [asked] = wanted ?? [];
  return asked !== undefined && said !== undefined && said.length > 0 && !said.includes(asked);
}
