import { MONTH, lines, tokenize, pattern } from '../../language/index.js';
import { momentChecks } from './circumstances/moments.js';
import { wantedWords } from './wanted.js';
import { GROUPS_OF_PEOPLE } from './vocabulary/word-kinds.js';

/** The either-or parts of a condition: "herringbone or diagonal", "seniors and veterans", "after 5pm or on weekends". */
export function alternatives(plain: string): string[] {
  const sealed = plain
    .replace(/\b(between|from) ([^,]*?) and /g, '$1 $2 ‹and› ')
    .replace(/\binside and outside\b/g, 'inside ‹and› outside')
    .replace(MONTH_AND_MONTH, '$1 ‹and› ')
    .replace(/ (?:and|&) other /g, ' or ')
    .replace(THREE_THINGS, '$1, $2 or $3')
    .replace(/\b(pick-?up|collection) (?:and|&) (deliver\w*|drop-?off|return)\b/g, '$1 or $2')
    .replace(/\bknob (?:and|&|n) tube\b/g, 'knob tube')
    .replace(/\bsaturdays? (?:and|or|&|\/) sundays?\b/g, 'weekend')
    .replace(
      /\b(or|and) (more|over|above|up|higher|greater|less|under|fewer|longer|larger|bigger|steeper|taller|older)\b/g,
      '‹›$1‹› $2',
    );
  const both = /\b(?:together|both|combined|same time|at once)\b/.test(sealed);
  const parts = sealed
    .split(both ? / or / : /,? or |,(?!\d)|;| \/ |(?<=\p{L})\/(?=\p{L})/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, at, all) => withAction(part, at === all.length - 1 ? null : all.at(-1)))
    .map((part, at, all) =>
      at === 0 ? part : withLimit(withTreatment(withKind(withDoing(part, all[0]), all[0]), all[0]), all[0]),
    );
  const split = parts.flatMap((part) => (both ? [part] : splitAnd(part)));
  return split
    .map((part) => part.replaceAll('‹and›', 'and').replace(/‹›(\w+)‹›/g, '$1'))
    .flatMap((part) => (UNDER_COVER.test(part) ? [part, part.replace(UNDER_COVER, '')] : [part]))
    .flatMap((part) => (MENDED.test(part) ? [part, part.replace(MENDED, '$1s')] : [part]));
}

/** "Crack repair", "rust stain treatment": who tells of the cracks wants them mended. */
const MENDED = /^((?:crack|(?:oil|rust|water) (?:stain|spot)))s? (?:repairs?|filling|fill|treatment|sealing|removal)$/u;

/** "Heating mat under the tile", "membrane under the shingles": where it lies in any case goes without saying. */
const BARE_OR_BAD = 'hardwood|wood|concrete|tiles?|mou?ld|damage|asbestos|rot|floors?|carpet|plaster|bricks?|leaks?';
const UNDER_COVER = pattern('u')`
  (?<=\p{L}{3})(?<!\b(?:${BARE_OR_BAD})) (?:under|beneath|behind) (?:the |an? )?(?:new )?
    (?:tiles?|carpet|shingles|flooring|siding|drywall)$
`;

/** "Driveways patios and walks", "driveways patios walks" */
const THREE_THINGS = /^(?!kids|mens|ladies)(\p{L}{3,}[^s]s) (\p{L}{3,}[^s]s) (?:(?:and|&|n) )?(\p{L}{3,}[^s]s)$/u;

const MONTH_AND_MONTH = new RegExp(`\\b(${MONTH}) and (?=${MONTH}\\b)`, 'g');

const IS_MOVED = String.raw`(?:\p{L}+ )?(?:is|are|gets?) (?:moved|relocated|raised|lowered|rerouted)`;
const TAKEN_AWAY = '(?:hauled|removed|taken|torn|ripped)(?: (?:away|off|out|up|down))?';
const AT_AN_HOUR = String.raw`(?:before|after) (?:noon|\d.*)`;
const SAID_OF_EACH = pattern('u')` (?:${IS_MOVED}|${TAKEN_AWAY}|${AT_AN_HOUR})$`;

const SITS = 'sits?|stands?|hangs?|lives?|(?:is|are) (?:located|mounted|installed)';
const SOMEWHERE = '(?:up |down |out )?(?:in|on|under|behind|above|below|inside|outside|beside|near)';
const STANDS = pattern('u')` (?:${SITS}) ${SOMEWHERE} .+$`;
const DETERMINED = /^(?:the|an?|your|our|their|its?) /;

/** "Furnace or air handler sits in the attic": where the last of some things stands, each of them does. */
function placeOfEach(part: string, last: string): string | undefined {
  const isThing =
    part.split(' ').length <= 4 &&
    !/\b(?:is|are|has|have|was|when|if|on|in|at|after|before|during)\b/.test(part) &&
    DETERMINED.test(part) === DETERMINED.test(last) &&
    momentChecks(part).checks.length === 0 &&
    !GROUPS_OF_PEOPLE.has(wantedWords(tokenize(part)).at(-1)?.concept ?? '');
  return isThing ? STANDS.exec(last)?.[0] : undefined;
}

/** "Toilet or shower drain is moved", "old door or opener hauled away", "Mondays and Tuesdays before noon": what the last one ends in is said of each. */
function withAction(part: string, last: string | null | undefined): string {
  const action = SAID_OF_EACH.exec(last ?? '')?.[0] ?? placeOfEach(part, last ?? '');
  return action === undefined || /\p{L}{3}ed\b/u.test(part) ? part : `${part}${action}`;
}

const RID = lines`
  (?:stripping|removing|removal of|remove|taking|take|tearing|tear|ripping|rip|pulling|pull|hauling|haul|disposing of|dispose of
    |disposal of|scraping|lifting|moving|carrying|matching|relocating|dismantling|demolishing|demolition of|demo of|grinding
    |digging|breaking|cutting|drilling)(?: (?:away|off|out|up|down|through|into|around))?
`;
/** "Removing", "taking up and hauling away", and of what: "old" or anything. */
const DOING_FIRST = new RegExp(String.raw`^(${RID}(?: (?:and|&) ${RID})* )((?:the |any )?(?:old|existing) )?`, 'u');
const FEW_WORDS = /^[\p{L}-]+(?: [\p{L}-]+)?$/u;
/** What is taken off something, or what can only be stuff: "stain off a deck", "carpet". */
const TREATED = pattern('u')`
  ^(?:\p{L}+ (?:off|from|out of|away)\b.*
    |(?:the |any |old )?(?:junk|debris|trash|rubbish|paint|stain|varnish|lacquer|furniture|mattress(?:es)?
      |appliances?|shingles|roots|stumps|branches|brush|leaves|soil|dirt|rock))$
`;

/** "Relocating a sink, tub or toilet" */
const MOVES = /^(?:moving|relocating|carrying|dismantling) $/;

/** "Stripping old paint or stain off a deck", "taking up old carpet or flooring": what the first of them begins with is done to each. */
function withDoing(part: string, first = ''): string {
  const [, doing, old] = DOING_FIRST.exec(first) ?? [];
  const isMoved = doing !== undefined && MOVES.test(doing) && FEW_WORDS.test(part) && !/ing\b/.test(part);
  const isDoneTo = isMoved || TREATED.test(part) || MATERIALS.test(part) || (old !== undefined && FEW_WORDS.test(part));
  return doing === undefined || !isDoneTo ? part : `${doing}${part}`;
}

const LIMITED = pattern('u')`
  ^((?:\p{L}+ ){1,3}(?:(?:higher|taller|longer|wider|deeper|more) than|over|above) \d+(?:\.\d+)? ?(?:ft|feet|foot|m|met(?:er|re)s?|')) (?:\p{L}+ ?){1,2}$
`;

/** "Ceilings higher than 10 ft, light or fan": of either only where the limit is met. */
function withLimit(part: string, first = ''): string {
  const [, limit] = LIMITED.exec(first) ?? [];
  return limit !== undefined && part !== first && FEW_WORDS.test(part) ? `${limit} ${part}` : part;
}

const TREATMENT = pattern('u')`
  ^((?:\p{L}+ )?(?:cleaning|clearing|unclogging|unblocking|snaking|tune-?up|tune up|servicing|shampooing|painting|washing|sealing|staining
    |polishing|refinishing|resurfacing)) (?:for |of |on )?(?:an? |the )?\p{L}+(?: \p{L}+)?$
`;
const DONE_TO_IT = /\b(?:\p{L}+(?:ing|ed)|repairs?|removal|tune-?up|installs?|installation|replacement|service)\b/u;

/** "Drain cleaning sink or tub": what is done to the first of two things is done to the other, too. */
function withTreatment(part: string, first = ''): string {
  const [, done] = TREATMENT.exec(first) ?? [];
  return done !== undefined && FEW_WORDS.test(part) && !DONE_TO_IT.test(part) ? `${done} ${part}` : part;
}

/** "Plaster walls or ceilings": what the first of two surfaces is like, the other is, too. */
function withKind(part: string, first = ''): string {
  const [, kind = '', surface = ''] = /^((?:[\p{L}-]+ ){1,2})(\p{L}+)$/u.exec(first) ?? [];
  return kind !== '' && SURFACE.test(surface) && SURFACE.test(part) ? `${kind}${part}` : part;
}

/** "and" lists kinds of people, days, places or jobs, each of them enough; "pets and stairs after 6pm" is such a list too. */
function splitAnd(part: string): string[] {
  const sides = part
    .split(/ and | & | n /)
    .map((side) => side.trim())
    .filter(Boolean);
  if (sides.length < 2) return [part];
  // "stairwells & anything over 10 ft"
  const wider = sides.slice(1).every((side) => /^any(?:thing|one|where)?\b/.test(side));
  // "fire and nurses"
  const people = sides.some((side) => GROUPS_OF_PEOPLE.has(wantedWords(tokenize(side)).at(-1)?.concept ?? ''));
  const short = sides.every((side) => wantedWords(tokenize(side)).length === 1);
  // "built-in and commercial units"
  const headed = GENERAL_HEAD.test(part) && sides.length === 2 && short;
  // "grasscloth and silk", "Miele and Viking": names of what it may be, and of no place or work
  const kinds = sides.every((side) => isUnknownName(side));
  const works = sides.every((side) => WORK_ALONE.test(side));
  const listable = wider || works || kinds || headed || (people && short) || sides.every((side) => isListItem(side));
  return listable
    ? sides
        .map((side, at) => withAction(side, at === sides.length - 1 ? null : sides.at(-1)))
        .map((side, at) => (at === 0 ? side : withKind(side, sides[0])))
    : [part];
}

/** "Troubleshooting and repairs": each of them is enough. */
const WORK_ALONE =
  /^(?:all |any |general )?(?:troubleshooting|diagnos\w+|repairs?|service|servicing|maintenance|installs?|installations?|tune-?ups?|inspections?)$/;

/** Of these nobody counts any: each side of "skirting boards and trim" is a thing. */
const STUFF = pattern()`
  ^(?:the |all |any |new |old )?(?:[a-z]+ )?(?:trim|skirting|fascia|soffit|guttering|fencing|coving|cornice|mou?lding
    |baseboard|flooring|lino|grout|caulk|turf|sod|mulch|bark|topsoil)$
`;

const isUnknownName = (side: string): boolean => {
  const [only, ...others] = wantedWords(tokenize(side));
  return (
    only !== undefined &&
    others.length === 0 &&
    /^\p{L}{4,}$/u.test(side) &&
    !/(?:ing|ed)$/.test(side) &&
    only.concept === only.stem &&
    !SURFACE.test(side)
  );
};
const SURFACE =
  /^(?:walls?|ceilings?|floors?|roofs?|trim|doors?|windows?|frames?|kitchen|bath\w*|labou?r|materials?|parts?)$/;

/** Materials and patterns: "marble and slate", "herringbone and chevron" are each of them enough. */
const MATERIALS = pattern()`
  ^(?:the |all |any )?(?:natural |real |solid )?(?:herringbone|chevron|diagonal|mosaic|marble|granite|stone
    |slate|travertine|brick|stucco|cedar|redwood|hardwood|bamboo|copper|cast iron|steel|glass|vinyl|laminate
    |carpet|tile|porcelain|concrete|metal|aluminum|wallpaper|popcorn|siding|decking|drywall|plaster|asphalt
    |gravel|grasscloth|silk|linen|onyx|quartz|limestone|oak|walnut|maple|teak|mahogany|leather|velvet)$
`;

/** What two kinds of them share: "gas and oil units", "vacant and rented homes". */
const GENERAL_HEAD =
  /^[\p{L}-]+ (?:and|&) [\p{L}-]+ (?:units|homes|houses|properties|places|buildings|models|jobs|customers)$/u;

function isListItem(side: string): boolean {
  if (MATERIALS.test(side) || STUFF.test(side)) return true;
  const words = wantedWords(tokenize(side));
  const moments = momentChecks(side);
  if (moments.checks.length > 0 && wantedWords(tokenize(moments.rest), true).length === 0) return true;
  return (
    words.length > 0 &&
    words.length <= 2 &&
    (/s\b/.test(side) || words.some((word) => GROUPS_OF_PEOPLE.has(word.concept)))
  );
}
