import { pattern } from '../../../language/index.js';

const DOING = '(?:painted|stained|sealed|varnished|lacquered|waxed|tiled|papered|wallpapered|plastered|whitewashed)';

/** "If the popcorn has been painted over", "already stained": what was done to it before. */
const OF_BEFORE = new RegExp(
  String.raw`\b(?:been|already|previously|ever) (${DOING})\b|\b(${DOING}) (?:over|before)\b`,
);

/** "They've been painted at least once", "the popcorn is painted", "it was sealed in 2010". */
const TOLD = (doing: string): RegExp => pattern('u')`
  (?:\b(?:been|was|were|is|are|got|already|previously|once|ever|never|not)|'s|'re|n't)(?: \p{L}+ly| all| once| just)? ${doing}\b
  |\b${doing} (?:over|before|already|once|twice|years|ages|popcorn|in (?:19|20)\d\d|by the (?:last|previous|old))\b
  |\b(?:old|existing|current|previous) (?:coats? of )?(?:paint|stain|sealer|varnish)\b
`;

/** Whether a condition asks for what was done before, of which a text says nothing: "scraped and painted" is to be done. */
export function isYetToBeDone(condition: string, text: string): boolean {
  const [, been, over] = OF_BEFORE.exec(condition.toLowerCase()) ?? [];
  const doing = been ?? over;
  return doing !== undefined && !TOLD(doing).test(text.toLowerCase());
}
