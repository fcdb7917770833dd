import { lines, textAt, textOf, type Token } from '../../language/index.js';

/** What a price is made of. */
export const COSTS = lines`
  (?:materials?|parts|supplies|lumber|timber|wood|plywood|steel|copper|aluminum|shingles?|concrete|cement|paint|pipe|fuel|gas|diesel|petrol
    |prices|costs|wages|labou?r|insurance|rates|tariffs|everything|they|it)
`;
/** "Materials went up", "because copper has gone up again": why it costs more. */
const WENT_UP = lines`
  (?:,|-|\(|;)? ?(?:(?:because|as|since|cause|now that|now|due to) )*(?:(?:the|our|my|all|of) )*(?:(?:cost|price)s? of )?
    (?:(?!everything|all\b|jobs?\b|work\b)\p{L}+ )?(?:prices?|costs?|${COSTS})\s
    (?:(?:have|has|had|just|all|really|also) )*
    (?:(?:went|gone|got|gotten|keeps? (?:on )?(?:going|getting)|going|is|are)(?: (?:way|so|much|all|now|going|getting))* (?:up|higher|dearer|more expensive|through the roof)
      |risen|rose|keeps? (?:rising|climbing)|jumped|climbed|increased|doubled)\b[^,;.()$\d%]*$
`;
const WHY = new RegExp(` ${WENT_UP}`, 'u');
const OPENS_WITH_WHY = new RegExp(`^${WENT_UP}`, 'u');
/** A text without it. */
export const withoutWhy = (said: string): string => said.replace(WHY, '').trim();

/** Where "materials went up" begins behind an amount and closes the clause; -1 without it, and where it is a situation. */
export function wentUpAt(tokens: Token[], from: number): number {
  return tokens.findIndex(
    (_, at) =>
      at >= from &&
      !/^(?:if|when|whenever|where|once|until|unless|of|for|on|to|with|while)$/.test(textAt(tokens, at - 1)) &&
      !/^(?:if|when|whenever|where|once|unless)$/.test(textAt(tokens, at)) &&
      OPENS_WITH_WHY.test(textOf(tokens.slice(at))),
  );
}
