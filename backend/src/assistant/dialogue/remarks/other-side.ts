import { pattern } from '../../../pricing/index.js';

const OUTSIDE = /\b(?:exterior|outside)\b/i;
/** "Do the living room instead": a room is inside, too. */
const INSIDE = pattern('i')`
  \b(?:interior|inside|indoors|(?:living|dining|bed|bath|family|laundry)[ -]?rooms?|kitchen|hallway|bedrooms?|hall)\b
`;
const TURNS = pattern('i')`
  \binstead\b(?! of)|\b(?:never ?mind|forget|scrap|scratch|skip|drop|cancel|not)(?: about)? (?:the |my |our )?(?:exterior|outside|interior|inside)\b
`;
/** What a side is spoken of only to be given up: "never mind the outside", "instead of the inside". */
const GIVEN_UP = pattern('gi')`
  \b(?:never ?mind|forget|scrap|scratch|skip|drop|cancel|not|no|instead of|rather than)(?: about)? (?:the |my |our |any )?
    (?:exterior|outside|interior|inside)\b
`;

/**
 * The same work on the other side of the walls: after "exterior painting", "interior instead" and "never mind the outside, do the living
 * room" ask for interior painting, of which no size of the other side tells anything. Null where the side stays as it is.
 */
export function otherSide(service: string | null, text: string): string | null {
  if (service === null || !TURNS.test(text)) return null;
  const wanted = text.replace(GIVEN_UP, ' ');
  const [isIn, isOut] = [INSIDE.test(wanted), OUTSIDE.test(wanted)];
  if (/^exterior \p{L}+$/iu.test(service) && isIn && !isOut) return service.replace(/^exterior/i, 'interior');
  if (/^interior \p{L}+$/iu.test(service) && isOut && !isIn) return service.replace(/^interior/i, 'exterior');
  return null;
}
