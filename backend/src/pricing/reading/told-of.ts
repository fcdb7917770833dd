/** Sources of regular expressions for what a visitor tells of others, and of earlier times. */

/** "You folks tiled our ": what the business did for them. */
export const YOU_DID = String.raw`\byou (?:guys |all |folks |people )?(?:\p{L}{3,}ed|did|built|hung|laid|put in) (?:our|my|the) `;
/** "Two years ago", "last spring", "in 2018". */
export const LONG_AGO = String.raw`\b(?:ago|last (?:year|month|spring|summer|fall|autumn|winter)|in (?:19|20)\d\d)\b`;
/** "Guy" of "the repair guy": who does something; "a company to" do it is asked for. */
export const TRADESMAN = String.raw`(?:guy|man|men|people|person|company|shop|tech|technician)\b(?! (?:to|for)\b)`;
/** What somebody did who sent them here. */
export const RECOMMENDED = String.raw`(?:told|said|says|recommended|recommends|sent|gave|referred|suggested|mentioned)\b`;
