/** What a visitor tells of others, and of earlier times; in capitals, sources of regular expressions. */

/** "You folks tiled our ": what the business did for them. */
export const YOU_DID = String.raw`\byou (?:guys |all |folks |people )?(?:\p{L}{3,}ed|did|built|hung|laid|put in) (?:our|my|the) `;
/** "Two years ago", "last spring", "in 2018". */
export const LONG_AGO = String.raw`\b(?:ago|last (?:year|month|spring|summer|fall|autumn|winter)|in (?:19|20)\d\d)\b`;
/** "Guy" of "the repair guy": who does something; "a company to" do it is asked for. */
export const TRADESMAN = String.raw`(?:guy|man|men|people|person|company|shop|tech|technician)\b(?! (?:to|for)\b)`;
/** What somebody did who sent them here. */
export const RECOMMENDED = String.raw`(?:told|said|says|recommended|recommends|sent|gave|referred|suggested|mentioned)\b`;

/** People with a home of their own; a parent, a child or a partner may be who the work is for. */
const OTHERS = String.raw`\b(?:my|our|the|a|his|her) (?:next[- ]door )?(?:neighbou?rs?|friends?|budd(?:y|ies)|co-?workers?|colleagues?|cousins?|(?:brother|sister|son|daughter)s?[- ]in[- ]laws?)\b`;
const REST = String.raw`(?:[^.!?;\n]|\.(?=\d))*`;
const HAVE = new RegExp(
  String.raw`${OTHERS}(?:[^.!?;\n]{0,30} |'s place )(?:has|have|had|paid|got|spent)\b${REST}`,
  'giu',
);
/** From here on the speaker is back at their own work. */
const OWN = /(?:,? (?:but|so|and)|,) (?:for )?(?:we|i|i'm|we're|ours?|mine|my|this|that|can|could|do|please)\b/iu;
/** "The neighbor has a tree over our fence", "a friend had you do theirs": it is about this work after all. */
const OURS = /\b(?:we|us|our|ours|i|me|my|mine|you|your|for (?:him|her|them))\b/iu;

/** A message without what it tells of other people's places: "my brother-in-law has 12 foot ceilings, and it cost him a fortune". */
export function withoutOthers(text: string): string {
  const rest = text.replace(HAVE, (told) => {
    const people = new RegExp(OTHERS, 'iu').exec(told)?.[0].length ?? 0;
    const back = OWN.exec(told)?.index ?? told.length;
    return OURS.test(told.slice(people, back)) ? told : told.slice(back);
  });
  return /\p{L}{3}/u.test(rest) ? rest : text;
}
