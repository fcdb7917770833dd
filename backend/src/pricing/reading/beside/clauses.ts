import { lines, pattern } from '../../language/index.js';

const SELF_SUBJECT = lines`
  (?:i|we|i'm|i'd|i've|we're|we'd|we've|it|it's|its|ours|mine|they|there|there's|he|she|he's|she's|no|please|just|can|could|hubby|granny)
`;
const OWN_SUBJECT = `(?:${SELF_SUBJECT}|my|our|the|that|those|straight)`;
/** Where one clause ends and another begins that has a subject of its own. */
const JOINT = pattern('giu')`
  (?<=[;!?\n]|\.(?!\d))\s*|: (?=the |my |our |we |i )|,? (?=(?:but|so|because|since|although|though) (?:then |now |just |only )?${OWN_SUBJECT}\b)
  | (?=\((?:the|our) )
  |,? (?=and (?:then |now |just |only )?(?:${SELF_SUBJECT}|(?:the|my|our|that|those) (?:[\p{L}'-]+ ){0,3}(?:is|are
        |was|were|has|have|had|needs?|wants?|will|can|said|came|still)|straight)\b)
  |, (?=(?:ours|mine|it's|it is|we're|i'm)\b|my (?:\p{L}+ )?(?:mother|father|mum|mom|dad|parents?|sister|brother
      |neighbou?r)s?'s? (?:place|house|home) |(?:the|that) (?:[\p{L}-]+ ){1,4}(?:is|are) (?:the )?
    (?:next[- ]door|neighbou?rs?'?s?)\b)
`;

export interface Clause {
  text: string;
  /** What stood between it and the one before. */
  joint: string;
}

export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const joints = [...text.matchAll(JOINT)];
  for (const match of [...joints, null]) {
    const end = match?.index ?? text.length;
    const before = clauses.length === 0 ? '' : (joints[clauses.length - 1]?.[0] ?? '');
    clauses.push({ text: text.slice(from, end), joint: before });
    from = end + (match?.[0].length ?? 0);
  }
  return clauses;
}

export const STARTS_SENTENCE = /[.;!?\n]\s*$/;

/** The places of the clauses of each sentence. */
export function sentencesOf(clauses: Clause[]): number[][] {
  const sentences: number[][] = [[]];
  clauses.forEach(({ text }, at) => {
    sentences.at(-1)?.push(at);
    if (STARTS_SENTENCE.test(text)) sentences.push([]);
  });
  return sentences;
}
