import { textOf, type Token, pattern } from '../../language/index.js';

/** "… and haul away" is work that is asked for. */
const DOING = String.raw`(?!haul|dispos|dump|remov|replac|install|paint|stain|seal)[\p{L}-]+(?: (?:out|off|up|down|in|on|away|back|apart|together|through|around|round))?`;

/** What has to be done with a thing to work on it; "to stain", "to paint" and "to haul away" are work of their own. */
const HANDLING = pattern('u')`
  ^(?:(?:extra|more|another|on top|each|per \p{L}+) )*to (?:pull|take|lift|shift|move|slide|drag|get|reach|handle|work|drill|cut|chase
    |scrape|mask|tape|unplug|unhook|undo|unscrew|unbolt|disconnect|reconnect|drain|isolate|dismantle|disassemble
    |strip|prep|set|manoeuvre|maneuver|match|line|level|protect|cover|uncover|wrap|crate|access|open|free|break)
    (?: (?:out|off|up|down|in|on|to|away|back|apart|around|round|through))?(?: (?:it|them))?
    (?:(?: ,| and| &| or| then)+ ${DOING}(?: (?:it|them))?)*$
`;

/** Without it the doing is the work that is priced: "radiators $40 to take off and rehang". */
const ADDED = /\b(?:extra|more|another|additional|on top)\b/;

/** "Integrated appliances are £25 extra to pull out and refit": what the money is for, behind what it is charged for. */
export function isHandling(tokens: Token[], used: boolean[], { from, to }: { from: number; to: number }): boolean {
  const start = used.lastIndexOf(true, from - 1) + 1;
  const isAdded = ADDED.test(textOf(tokens.slice(0, from)));
  return start > 0 && isAdded && HANDLING.test(textOf(tokens.slice(start, to)));
}
