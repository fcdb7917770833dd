import { EXCHANGE, pattern, textBefore } from '../../language/index.js';
import { FENCE, INSTEAD } from './instead.js';

/** A service whose words stand in a text, at these places. */
interface Named {
  service: string;
  at: number[];
}

/** Of these, one takes the place of another. */
const FLOOR = /^(?:carpet installation|(?:hardwood|laminate|vinyl plank) flooring|(?:\p{L}+ )?tiling|epoxy floor)$/u;

const DETERMINED =
  '(?: \\d+ (?:\\p{L}+ ){1,2}of)?(?: (?:out|the|my|our|all|this|that|an?|old|existing|current|ugly|nasty|shag|some|wall to wall|upstairs|downstairs))* $';
/** "Replace my ", "we have ", "from ": what follows is what is there. */
const THERE = pattern('u')`
  \b(?:${EXCHANGE}|convert(?:ing)?|rid of|hate|tired of|sick of|done with|from|ruined|destroyed|wrecked|soaked
    |stained|flooded|(?<!\b(?:to|you|could|can|should|i'd|we'd|'d) )(?:have|has|had)|there(?:'s| is)|existing
    |currently|old|instead of|over)${DETERMINED}
`;
/** "Install ", "new ", "want ": what follows is what is asked for, whatever else is said of it. */
const WANTED = pattern()`
  \b(?:new|install\w*|put(?:ting)? (?:in|down)|lay\w*|wants?|wanting|needs?|like|prefer|go(?:ing)? with)
    (?: (?:some|an?|the|of|more|new))* $
`;
/** "Carpet is all stained", "laminate stinks", "carpet now" */
const FAILS = pattern()`
  ^ (?:(?:is|are|was|has|have|got|looks?)
      (?: (?:all|so|really|very|just|been|getting|pretty|completely|totally|badly))* (?:old|ruined|damaged|worn
      |stained|ugly|gross|disgusting|rotten|rotting|dated|outdated|shot|trashed|scratched|torn|soaked|wet
      |flooded|leaning|falling|down|buckl\w+|warp\w+|lifting|peeling|horrible|filthy|dirty|there|had it)\b
    |(?:(?:is|are|has been|have been) )?(?:already|all) (?:up|out|gone|lifted|pulled|ripped|torn)\b
    |(?:has|have) been (?:all |already )?(?:ripped|torn|pulled|lifted|taken|dug) (?:up|out|off)\b
    |stinks?\b|smells?\b|fell\b|blew\b|came down\b|now\b|currently\b)
  |^(?:'s|'re) (?:(?:already|all) )?(?:up|out|gone|lifted)(?=[,.;!?]|$| and\b)
`;
const NAME = /^[\p{L}-]+(?: (?:planks?|floors?|flooring|tiles?|link fence|fence))?/u;
const BECOMES = /^ (?:to|into|->|→|=>) (?:an? |new )?$/;

/**
 * The services without the floors and fences that make way for another: "replace my carpet with hardwood" and "we have carpet now,
 * want oak floors" ask for no carpet. Nor does who asks for springs ask for their door.
 */
export function withoutGivingWay<One extends Named>(found: One[], lower: string): One[] {
  const instead = INSTEAD.filter(
    ({ named, said, unless }) =>
      found.some(({ service }) => (typeof named === 'string' ? service === named : named.test(service))) &&
      said?.test(lower) !== false &&
      unless?.test(lower) !== true,
  );
  const all = found.filter(({ service }) => !instead.some(({ not }) => not.test(service)));
  const giving = (OF_BOTH.test(lower) ? [FLOOR] : [FLOOR, FENCE]).flatMap((kind) => {
    const alike = all.filter(({ service }) => kind.test(service));
    const ways = alike.filter((one) => givesWay(one, alike, lower));
    return ways.length === alike.length ? [] : ways;
  });
  return all.filter((one) => !giving.includes(one));
}

/** "And repair a chain link fence", "the fence on the other side": more than one is spoken of. */
const OF_BOTH = /\b(?:also|too|as well|and (?:repair|fix)|(?:on|along) the other side)\b/;

/** "Our neighbor has a cedar fence. I want the same": what another one is to be like. */
const ALIKE = pattern()`
  \b(?:want|wants|like|love|need|get) (?:exactly |pretty much )?(?:the same|(?:one |something )?like (?:that|theirs|his|hers|it))\b
    (?! (?:place|spot|line|rooms?|area|height|length|size|colou?r|run|way|day|time)\b)
`;

function givesWay(one: Named, alike: Named[], lower: string): boolean {
  const [word = ''] = /^[\p{L}-]+/u.exec(lower.slice(one.at[0])) ?? [];
  const places = [...lower.matchAll(new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'gu'))].map(
    ({ index }) => index,
  );
  if (ALIKE.test(lower) || places.some((at) => WANTED.test(textBefore(lower, at, 60)))) return false;
  return places.some((at) => {
    const end = at + (NAME.exec(lower.slice(at))?.[0].length ?? 0);
    const becomes = alike.some((other) => other.at.some((to) => to > end && BECOMES.test(lower.slice(end, to))));
    return becomes || THERE.test(textBefore(lower, at, 60)) || FAILS.test(lower.slice(end));
  });
}
