import { textAt, textOf, type Token, pattern } from '../../language/index.js';

const OF_PRICE = pattern()`
  ^of (?:(?:(?:the|our|your|my|an?|its) )?(?:\w+ |- ){0,3}?
      (?:prices?|rates?|total|quote|costs?|job|project|labou?r|bill|charge|fee|amount|estimate)\b
    |(?:the|our|your) (?:usual|normal|regular|full)\b
    |(?:the )?list\b
    |(?:it|that|this
      |what (?:(?:we|i|it|they|the \w+) )?(?:usually |normally |would )?
        (?:charge|quote|ask|bill|is charged|is quoted|comes? to|would be|is)\b)\b)
`;

/** "80% of the usual price", "half of that": a share of what we charge, as against "12% of the board". */
export function isOfPrice(tokens: Token[], at: number): boolean {
  return textAt(tokens, at) === 'of' && OF_PRICE.test(textOf(tokens.slice(at, at + 7)));
}
