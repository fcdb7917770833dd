import { lines, pattern } from '../../language/index.js';

/** The vocabulary of prices: sets of lower-case words, and phrases as regular expressions over a lower-case text. */
export const wordSet = (words: string): Set<string> => new Set(words.split(/\s+/));

/** Words that talk about pricing as such: they never tell one situation from another. */
export const PRICE_WORDS = wordSet(
  `job jobs work works working project projects customer customers client clients people anyone someone everyone
  everything order orders booking price prices priced pricing pay pays paid paying payable rate rates fee fees charge charges
  charged charging cost costs costing levy levies surcharge surcharges discount discounts discounted extra extras
  additional additionally another further add adds added adding addition plus more less quote quotes quoted estimate estimates
  service services visit visits trip minimum min base normal usual regular call callout callouts outs standard typical
  flat total final whole overall apply applies applied applicable always case cases loading premium supplement
  upcharge uplift markup increase increases increased reduce reduces reduced reduction decrease decreases decreased
  deduct save saves saving off knock knocked take taken takes give given gives get gets got getting receive receives
  cheaper dearer higher lower bill billed invoiced goes go going come comes run runs set fixed per each every apiece about
  around approx approximately roughly circa currently now current just only simply usually generally normally
  typically dollar dollars bucks usd percent thing things ones spend free included went gone rose items need needs
  needed require requires required necessary want wants anything e.g eg etc money amount amounts sum upwards starting
  starts start least lowest smallest half time times multiply multiplied multiplier double triple than again much
  on-top bump add-on addon addons allow lump optional counts counted ea pp pop instead rather was used previously
  count minus expect figure reckon sell`,
);

/** What a business will not do. */
export const REFUSES =
  /\b(?:no|not|never|nothing|don't|do not|won't|can't|cannot|doesn't|isn't|aren't|unable|refuse|decline|without)\b/;

/** Words of grammar that may stand inside a condition but never begin or end one. */
export const GRAMMAR = wordSet(
  `a an the of for on in to at as if is are was were be been being am it its it's this that these those there there's any all some per by with from
  into onto when whenever where wherever while which who whom whose and or but then so than too also such we our us you your they their them i i'm my me
  he she his her do does did done doing have has had having will we'll would must should can could may might please you're they're we've we're i'll it'll you'll
  what that's thats its up out - / : , . ; = + ( ) ! ? > < * # @ & ~ " ' if's gets let come comes just only still both either well ok okay ought oh
  we'd i'd you'd they'd gotta gonna wanna because since due during otherwise else pls plz thx ha haha lol hon honey mate thereafter`,
);

/** Grammar that carries meaning at the beginning of a condition ("after 6pm", "without lift"). */
export const KEEP_FIRST = wordSet(
  `after before over under above below within outside beyond past without no not non never between during inside first
  more less fewer bigger larger smaller longer higher taller steeper wider deeper older newer up down out from until
  till unless except at least`,
);

export const DISCOUNT = wordSet(
  `off less save saves saving savings discount discounts discounted cheaper knock knocked reduce reduces reduced
  reduction deduct deducted minus rebate credit decrease decreases decreased lower drop drops dropped shave subtract
  back`,
);
export const ON_TOP = wordSet(
  `add adds added adding extra additional additionally another surcharge surcharges surcharged supplement loading premium upcharge
  uplift further addition addon more dearer increase increases bump tack loaded`,
);

/** They change a price only right after an amount: "20% higher", "5% back". */
export const AFTER_AMOUNT = wordSet(`higher pricier costlier back`);

/** Who does the work: a label alone, and a situation beside another one ("electrician $105, helper $60"). */
export const TRADES = wordSet(
  `painter plumber roofer tiler electrician landscaper fencer drywaller carpenter cleaner builder plasterer handyman
  gardener tradesman tradie`,
);

/** Who gets a price of their own. */
export const PEOPLE = pattern('i')`
  \b(?:customers?|clients?|members?|seniors?|veterans?|pensioners?|retirees?|students?|teachers?|nurses?
    |landlords?|neighbou?rs|families|military|responders?|regulars)\b
`;

/** "Supplied and fitted": how a price is meant, and no situation. */
export const AS_DONE = wordSet(
  'supplied fitted installed laid placed hung poured finished complete completed done delivered spread',
);

/** Titles of only such words name the trade or the kind of price, no situation. */
export const LABELS = new Set([
  ...TRADES,
  ...AS_DONE,
  ...wordSet(
    `labor labour travel travelling traveling travelled traveled driven mileage milage distance dont kilometres kilometers km miles call callout callouts
    out call-out rate rates hourly daily hour hours day minimum minimums min price prices pricing fee fees charge
    charges cost costs levy levies surcharge discount discounts extra extras additional add adds ons general misc
    other various rule rules policy note notes quote quotes invoice invoices service services job jobs work small
    smallest big bigger basic standard normal regular our my the a an and or for of per on to in visit visits trip
    trips attendance attend hr hrs vat gst hst tax taxes incl excl pls plz please load loads year years season lump sum base
    flat fixed fuel petrol sales std reg dispatch ex exc inc including excluding plus`,
  ),
]);

/** A title of only these and labels is a label too: the trade, the unit, the size. */
export const TITLE_LABELS = wordSet(
  `contingency first late last painting paint plumbing roofing roof tiling hvac electrical electric electrics flooring concrete
  concreting landscaping fencing drywall carpentry joinery cleaning cleaner cleaners building plastering handywoman sundries stuff etc window windows installation
  installer gardening sparky sparkie chippy chippie old type types kind kinds style styles size sizes volume bulk
  change changes rise rises quantity large larger worked example promo promotion promotions special specials offer
  offers deal deals new update
  updated increase information info business us about starting from how we money dollars much tariff markup loadings
  loading structure list sheet measure measurement unit units square foot footage area metre meter sqm sqft sq ft room
  rooms bedroom bedrooms bathroom bathrooms storey storeys story stories floor floors level levels height multi long
  short more each every one two delivery flatwork groundwork groundworks earthworks bricklaying locksmithing coming
  showing turning here there drive driving time away far location km's kms radius zone house home homes shop yardage clean
  cleans pour pours`,
);

/** "Tune up", "hook-up", "start up": work, and nothing that has gone up. */
export const UP_VERBS = 'hook|tune|clean|set|pick|start|touch|line|back|wash|board';
export const UP_WORK = new RegExp(`^(?:${UP_VERBS})$`);

/** ", taken off if you buy": what is charged first and taken back later. */
export const TAKEN_BACK = lines`
  (?:, |and |which |but )(?:(?:which|it|it's|and|but|that|is|gets|then|we|i|all) )*
    (?:taken off|take it off|comes off|come off|knocked off|credited|deducted|refunded
    |(?:go|goes|put|applied|counts) (?:towards?|to|against))\b
  |\b(?:credited|goes|applied|counts) (?:towards?|to|against) (?:the |your |any )?(?:final )?(?:jobs?|work|repairs?|bill|invoice|project|price|total)\b
`;

/** "Extra deep posts": how deep, and nothing that comes on top. */
export const VERY = /^(?:deep|large|wide|tall|long|thick|thin|heavy|big|high|small|strong|dirty|fine|old)$/;
