import { textAt, textOf, type Token, pattern } from '../../../language/index.js';

/** Something has to be found before it can be worked at; "found" and "located" alone say where it is. */
export const LOCATE = 'locate';

const FINDS = /^(?:locat(?:e|ing)|finding)$/;
const UNFOUND = pattern()`
  \b(?:can ?not|can't|cant|couldn't|could not|never|unable to|has to be|have to be|needs? to be|must be|to be
    |get it|get them|(?:need|needs|have|has|got|try|trying|want) (?:you |someone |somebody )?to
    |(?<!\b(?:hard|easy|nice|good|difficult|tough|pleased|glad|happy|lucky|surprised) )to|please) (?:find|found|located)
    $
`;
const UNKNOWN_WHERE = pattern('u')`
  \b(?:\p{L}*n't|not|no|dont|nobody|no one|unsure|never)
    (?: (?:really|exactly|quite|even|sure|certain|know|knows|knew|known|tell|clue|idea|of))* where(?:abouts)?
    (?! (?:to|you|we should|i should|else)\b)
`;
const SOMEWHERE_ABOUT = /^(?:around|about|between|near|over|to|else|in the (?:range|region|neighbou?rhood))\b/;
const BEFORE = 7;

/** "Locate the tank", "the lid has to be found", "no idea where it is", "it leaks somewhere". */
export function saysLocate(tokens: Token[], at: number): boolean {
  const word = textAt(tokens, at);
  if (FINDS.test(word)) return true;
  const said = (end: number): string => textOf(tokens.slice(Math.max(0, at - BEFORE), end));
  if (/^(?:find|found|located)$/.test(word)) return UNFOUND.test(said(at + 1)) || (word === 'find' && at === 0);
  if (/^where(?:abouts)?$/.test(word)) return UNKNOWN_WHERE.test(said(at + 2));
  return word === 'somewhere' && !SOMEWHERE_ABOUT.test(textOf(tokens.slice(at + 1, at + 4)));
}

/** "Nobody knows where it is": the word that denies says that it is to be found. */
export const isUnknown = (tokens: Token[], at: number): boolean => textAt(tokens, at).startsWith('where');

const KNOWS_NOT_WHERE = pattern()`
  \b(?:(?:you|we|they|nobody|no one)(?: else)? )?
    (?:(?:do(?:es)? |are |is )?not|don't|doesn't|aren't|isn't|nobody|no one) (?:know|knows|sure) where\b
`;

/** "If you do not know where the tank is" */
export const withLocating = (condition: string): string => condition.replace(KNOWS_NOT_WHERE, 'locate');
