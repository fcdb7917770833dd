import { pattern } from '../language/index.js';

const SAME_TRIP = String.raw`(?:on |in |during |at )?(?:the )?same (?:visit|trip|time|day|call|stop|appointment)`;
const SUM_SAID = String.raw`[$£€]?(?<!\d)(\d[\d,]*(?:\.\d\d)?)(?![\d.]*\d| ?(?:%|percent|per ?cent))`;
/** "Second one same visit is 150", "2nd one 300 if it's the same trip", "additional ones 150": what each one more costs. */
const SECOND_ONE = pattern('giu')`
  \b(?:(?:a|the|every|each) )?(?:second|2nd|additional|extra|other) (?:ones?)(?: ${SAME_TRIP})?,?(?: (?:is|are|at|for|costs?|only|just))*:?\s
    ${SUM_SAID}(?! ?(?:each|apiece|ea)\b)(?:,? (?:if|when) (?:it'?s|its|they'?re|done|booked)(?: done)? ${SAME_TRIP})?
`;
/** "300 for the second" */
const FOR_SECOND = new RegExp(
  String.raw`${SUM_SAID} for (?:the|a|each|every) (?:second|2nd|next|additional)(?: one)?(?=\s*(?:[.,;]|$))`,
  'giu',
);
/** "We don't charge it on water heaters": a sentence about the amount before it. */
const WE_DONT_CHARGE = pattern('giu')`
  (?<=[.;,] ?)(?:but )?we (?:(?:do not|don'?t) charge(?: (?:it|that|this|for it|the fee|the charge))?
    |waive (?:it|that|this|the fee|the charge))\s(?=(?:on|for|if|when)\b)
`;

const ONE_OF_HOME = String.raw`(?:an? )?(?:1|one)[ -]?(?:bed|bath)(?:room)?s?`;
/** "110 for a 1 bed 1 bath, each extra bedroom 20": what the first of each costs, and what more of them do. */
const FIRST_HOME = new RegExp(
  String.raw`(?:(?:is|are|starts? (?:at|from)|begins? at|from|at) )?[$£€]?(\d{2,4})(?: base)? (?:for|covers|includes|up to) ${ONE_OF_HOME}(?:[ ,/&-]+(?:and )?${ONE_OF_HOME})?(?: (?:house|home|apartment|place|condo|flat))?(?=[,;.]? .*\b(?:extra|additional|more)\b)`,
  'giu',
);
/** "Each extra bedroom 20", "20 per additional bath" */
const MORE_OF_HOME = pattern('giu')`
  \b(?:each|every|per|any) (?:extra|additional) (bed|bath)(?:room)?,?(?: (?:is|at|for|costs?|adds?))?:? [$£€]?(\d{1,3})(?![\d.]*\d|%)
  |[$£€]?(?<!\d)(\d{1,3}) (?:for )?(?:each|every|per|an?) (?:extra|additional) (bed|bath)(?:room)?\b
`;

/** "First clean is 40 extra": money, though nobody wrote so. */
const BARE_EXTRA =
  /(?<=\b(?:is|are|costs?|adds?|charged?) (?:an? )?)(\d{2,4})(?= (?:extra|more|on top)\b(?! (?:than|for each|per)))/giu;
/** "Waived if you book a panel upgrade": for who asks for one. */
const IF_BOOKED = pattern('giu')`
  \b(waived|free|not charged|no charge|dropped) (?:if|when) (?:you|they|the customer|customers?|clients?)
    (?: also)? (?:books?|orders?|gets?|buys?|hires? us for|has us do|have us do) (?:an?|any) (?!(?:jobs?|work|repairs?|service|visit|appointment|time|slot)\b)
`;
/** "Add $60 per light for the tall ladder": what it takes */
const FOR_LADDER = / for (?:the |a |our )?(?:tall |extension |big |taller )?ladders?(?=\s*(?:[.,;]|$))/giu;
/** "Minimum of 3", of what is counted */
const LEAST_OF = /\bmin(?:imum)? of (?=\d{1,2}\b(?! ?(?:hours?|hrs?|days?|dollars|bucks|%|\.\d)))/giu;

/** What owners write between two jobs, put as most of them do: "second one 150", "110 for a 1 bed 1 bath, each extra bedroom 20". */
export const asPriced = (text: string): string =>
  text
    .replace(BARE_EXTRA, '$$$1')
    .replace(IF_BOOKED, '$1 for ')
    .replace(FOR_LADDER, '')
    .replace(LEAST_OF, 'minimum ')
    .replace(FIRST_HOME, 'is $$$1')
    .replace(
      MORE_OF_HOME,
      (_, room?: string, sum?: string, before?: string, of?: string) =>
        `each extra ${room ?? of ?? ''}room $${sum ?? before ?? ''}`,
    )
    .replace(SECOND_ONE, 'each additional $$$1')
    .replace(FOR_SECOND, 'each additional $$$1')
    .replace(WE_DONT_CHARGE, 'not charged ');
