import { isArea, pattern, textBefore } from '../../language/index.js';
import type { Scan } from '../scan.js';
import { type Found } from './found.js';

const ROOM = /\b(?:room|bedroom|bathroom|kitchen|lounge|hall|hallway|office|study|den|garage)s?$/;
const SURFACES = /\b(?:walls?|ceilings?)\b/;
/** What the work stands in or on. */
const PLACE = pattern('u')`
  ^(?:[\p{L}-]+ ){0,2}(?:house|home|building|barn|(?:work)?shop|garage|shed|cabin|cottage|bungalow|ranch
    |warehouse|addition|basement|lot|property|yard|room)$
`;
const COVERING = pattern()`
  \b(?:walls?|ceilings?|roof(?:ing)?|shingles?|siding|cladding|weatherboards?|drywall|sheetrock|plasterboard
    |gyprock|boards?|flooring|floors?|carpet|tiles?|laminate|vinyl|hardwood|sod|turf|lawn|pavers?|concrete
    |insulation|batts|foam|epoxy|stucco|brick|plywood|panell?ing)\b
`;
/** Nothing but a part of these is ever worked on where a smaller area is named, too. */
const GROUNDS = /\b(?:lot|property|yard)$/;
const DESCRIBED = pattern()`
  \b(?:is|are|was|it'?s|that'?s|measures|ha(?:ve|s|d)|got|owns?|put up|built|bought|framed|added|live in)
    (?: (?:about|around|approximately|approx|roughly|only|just|maybe|over|nearly|almost|an?|the|our|my|this))* ?
    $
`;

/** "Mow it", "paint the whole house", "800 sq ft, drywall, 600 sq ft of carpet too": the place itself is worked on. */
const WORKED_ON = pattern()`
  ^\D*\b(?:mow|(?:re)?paint|clean|wash|drywall|insulate|wire|spray|plaster|seal|clear|level|grade) it\b
  |\b(?:mow|(?:re)?paint|clean|wash|drywall|insulate|heat|cool|(?:re)?wire|spray|plaster|clear|level
    |grade) (?:the|our|my) (?:whole|entire) (?:house|home|place|building|barn|shop|garage|basement|property|lot
    |yard)
    \b
  |^,? (?:drywall|insulation|flooring|paint(?:ing)?|plaster(?:ing)?), [^.;!?]*\b(?:too|also|as well)\b
`;

const BOARD = /\b(?:boards?|drywall|sheetrock|plasterboard|gyprock)$/;
const HEADING = /^ (?:[\p{L}-]+ ){0,2}[\p{L}-]+,/u;

/**
 * "A 4m x 3m room, walls and ceiling about 40 sq m", "we put up a 24 by 30 building, 1,150 sq ft of board", "the house is 1,800 sq ft, the
 * roof 2,300": how large the place is tells about it, and what covers it is the work.
 */
export function withoutFloorPlans({ lower, tokens }: Scan, found: Found[]): Found[] {
  const stated = found.filter((one) => isArea(one.unit) && !one.isProduct);
  const isSurface = stated.some(({ of }) => SURFACES.test(of ?? ''));
  const isCovered = (place: Found): boolean =>
    stated.some(
      (one) => one !== place && (COVERING.test(one.of ?? '') || (GROUNDS.test(place.of ?? '') && one.of !== null)),
    );
  const isTold = ({ start, end }: Found): boolean => {
    const before = textBefore(lower, tokens[start]?.start ?? 0, 40);
    // "24x36 pole barn, insulation on the walls"
    const isHeading = /(?:^|[.!?\n]\s*)$/.test(before) && HEADING.test(lower.slice(tokens[end - 1]?.end));
    return DESCRIBED.test(before) || isHeading;
  };
  return found.filter((one) => {
    if (!isArea(one.unit) || one.of === null) return true;
    if (isSurface && one.isProduct && ROOM.test(one.of)) return false;
    const after = lower.slice(tokens[one.end - 1]?.end);
    // "Hang a 20x24 garage, 1,400 sq ft of board": no floor is of board.
    const isOfBoard =
      one.isProduct && stated.some(({ of, quantity }) => BOARD.test(of ?? '') && quantity > one.quantity);
    return !(PLACE.test(one.of) && isCovered(one) && (isTold(one) || isOfBoard)) || WORKED_ON.test(after);
  });
}
