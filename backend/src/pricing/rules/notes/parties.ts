import { lines, pattern } from '../../language/index.js';

/** Whose money an amount is: phrases over a lower-case text whose tokens are joined by blanks. */

/** Authorities, utilities and insurers: they are never the customer of a rule that names them. */
const AUTHORITIES = lines`
  (?:city|town|township|village|county|council|state|province|government|municipality|irs|utility|utilities
    |hoas?|body corporate|insurers?
    |(?:power|gas|water|electric|phone|cable|insurance|rental|recycling) (?:company|companies|co|board))
`;
/** Who sells, makes, takes or inspects things; with an article, for "stores" and "dealers" are customers too. */
const SELLERS = lines`
  (?:manufacturer|maker|factory|plant|mill|supplier|dealer|distributor|wholesaler|merchant|bank|lender|store
    |shop|supermarket|nursery|garden cent(?:er|re)|home cent(?:er|re)|lumber ?yard|yard|quarry|dump|landfill|tip
    |transfer station|inspector|surveyor|engineer|architect|appraiser|assessor|certifier|notary|broker|agent
    |arborist|lab|landlord|subcontractor|court|club|museum|dmv)s?
`;
const SOMEBODY = lines`
  (?:${AUTHORITIES}
    |(?:the|your|our|my|any|some|most|an?) (?:(?!own\b)\w+ ){0,2}?${SELLERS}
      (?: (?:down|on|in|across|around) (?:the )?\w+)?)
`;
/** "Mattresses are $25 each, the landfill charges us": why, and no amount of theirs. */
const HANDS_OVER = lines`
  (?:charges?(?! us(?! ?[$£€\d]))|pays?|fees?|gives?|offers?|refunds?|rebates?|costs?|wants|takes|asks?|sells?|has|have|bills?
    |quotes?|collects?|covers?|subsidi[sz]es?|credits?|sends?|keeps?|levies|fines?|put|raised|hiked|bumped)
`;
/** "If the city wants drawings": what others do is only a situation there. */
const NO_IF = String.raw`(?<!\b(?:if|when|whenever|where|because|since|as) (?:the |your |an? |our )?(?:\w+ )?)`;

/** "More than 15 miles from the shop costs $1 a mile": the business's own. */
const NOT_AWAY = String.raw`(?<!\b(?:miles?|kms?|kilomet(?:re|er)s?|minutes|away|out) (?:from|of|past|beyond) )`;

/** What others charge: competitors, sellers, authorities. */
const OTHERS_CHARGE = [
  'competitors?|competition',
  // "20% lower than big box stores", "10% less than the other guys"
  lines`
    (?:less|lower|cheaper|below|under|more|higher|dearer|above) (?:than )?(?:what )?
      (?:the |our |most |any |all |your )?(?:other|others|another|big|bigger|national|local|large|average|market
      |industry|anyone|anybody|everyone|everybody|chains?|dealers?|franchises?)\b
      (?! (?:\d|jobs?|rooms?|homes?|houses?))
  `,
  '(?<!the |all |any |and )others (?!are|is|at|each|half|double|cost|only|just|\\$|\\d)|elsewhere|the (?:guy|guys|company|bloke|fella|fellow|mob|lads|outfit) (?:down|up|across|over|around) the (?:road|street|river|hill|way|corner)',
  String.raw`(?:most|many|some|all) \w+s(?: \w+){0,2}? (?:charge|want|ask|quote|hold back|withhold)`,
  // "the big chains charge $129 just to look"
  lines`
    ${NO_IF}(?:big|bigger|biggest|large|national|other|corporate|local) (?:\w+ )?(?:chains?|boys|guys|names|firms|companies
      |outfits|franchises|stores|players|brands|lads) (?:(?!we |i )\w+ )?(?:charge|want|ask|quote|bill)
  `,
  lines`
    ${NO_IF}${NOT_AWAY}${SOMEBODY}(?:'s)? (?:(?:will|may|can|also|now|then|usually|only|still|normally|often|sometimes) )*
      ${HANDS_OVER}
  `,
  // "The permit is bought by the owner from the city, which presently asks $90"
  lines`
    (?<!\b(?:if|when|whenever|where) [^,;.]*)${SOMEBODY} , (?:which|who) (?:(?:presently|currently|now|usually|normally|at present|today) )*${HANDS_OVER}
  `,
  '(?:trucks?|suppliers?|dumps?|landfills?|tip|quarry|dealers?|merchants?) charges?(?! us)|subcontractors? charge',
  String.raw`(?:the|your|their) ${SELLERS}(?:'s)? (?:price|cost)`,
  // "the big franchise quoted our last customer $9,800"
  lines`
    ${NO_IF}(?<!\b(?:are|is|be|were|was|been|get|gets|we|i) )(?:quoted|charged) (?:our|my|his|her|one|some) (?:\w+ )?
      (?:customers?|clients?|neighbou?rs?|friends?|famil(?:y|ies)|couple|lady|guy|man)
  `,
  // "the town shuts the water off for $60"
  lines`
    ${NO_IF}(?:the|your) ${AUTHORITIES} (?!(?:limits?|permits?|inspections?|approvals?|fees?|jobs?|work|lines?)\b)
      (?:\w+ ){1,7}(?:for|at) \$ \d[\d.]*
  `,
  // "Solar crews charge $200", "they bill you $310", "our painter charges $350"
  String.raw`${NO_IF}(?<!our |my )(?:\w+(?:ers|ors|ians)|crews|guys|men|teams|firms|companies|outfits) charge`,
  lines`
    ${NO_IF}(?:they|he|she|who) (?:will |would )?(?:bills?|charges?|asks?|wants?|sends?) (?:you |for )*
      (?:\$ \d[\d.]*|about|around)
  `,
  String.raw`${NO_IF}your (?:own )?(?:\w+ )?(?:company|contractor|installer|builder|provider|guy) (?!\$|\d)`,
  String.raw`${SELLERS}'s (?:own )?(?:rebate|offer|promo\w*|discount|refund|price|fee|deal)`,
  lines`
    (?:an?|the|your) (?:surveyor|engineer|architect|inspector|arborist|notary|lab|appraiser|assessor) (?:is|runs|costs) (?:about |around )?
      \$ \d[\d.]*
  `,
  'from (?:an?|the|your) (?:surveyor|engineer|architect|inspector|dealer|lab|arborist)',
  '(?<!\\b(?:miles?|kms?|minutes|away|out) )from the (?:city|county|council|store|supplier|yard|utility|landfill) (?:is|are|costs?|runs?)',
  String.raw`${AUTHORITIES}'s|(?:the|your|an?) \w+ (?:company|firm|board)'s (?:own )?(?:tariffs?|rates?|fees?|prices?|charges?)`,
  'fined|fines(?! work)|fine (?:you )?\\$ \\d[\\d.]*',
  lines`
    (?:${SELLERS}|timber|lumber|hardware|supply|supplies|paints?|tiles?|flooring) (?:gives?|offers?) (?:our|my) (?:own )?
      (?:customers|clients|people) (?:an? )?\d[\d.]*
  `,
  String.raw`(?<!it |that |which |this |online )gives (?:you )?\$ \d[\d.]*(?! off| discount| less)`,
  String.raw`(?:his|her|their) (?:\w+ ){1,2}(?:is|are|costs?|runs?) (?:about |around )?\$ \d[\d.]*`,
];
/** What stands on somebody else's bill, or is for sale somewhere else. */
const ON_OTHER_BILL = [
  String.raw`(?:billed|invoiced) by (?:\w+ ){1,3}(?:com|net|inc|llc)|billed by the \w+(?= ,)`,
  lines`
    (?:charged|billed|invoiced|set|hired|quoted|priced|sold|issued|run) (?:direct(?:ly)? |separately )?by (?:the|your|an?) (?:[a-z]+ ){0,2}?
      (?:company|companies|plant|city|town|council|county|suppliers?|store|insurer|bank|utility|manufacturer
      |quarry|engineer|surveyor|agent|landlord|body corporate|hoa|government|state|lab|subcontractors?
      |third party)
  `,
  // "beyond 30 km from the yard" is where our own way begins
  lines`
    (?<!\b(?:km|kms|kilomet(?:er|re)s?|mi|miles?|away|distance) )(?:at|from) (?:the|your|any|most) (?:\w+ )?
      (?:home center|home centre|store|nursery|garden cent(?:er|re)|builders merchant|merchants?
      |(?:lumber ?|stone ?|builder'?s )?yard|big box store|supermarket|plant|mill|factory|quarry|wholesaler)s?
  `,
  lines`
    at your (?:own )?(?:cost|expense)|(?:is|are) (?:on you|your (?:own )?(?:cost|expense|responsibility))
    |(?:pay|paid|book|hire|arrange) (?:it|them|that|him|her|this)? ?
      (?:yourself|yourselves|direct(?:ly)?|separately)
    |yours to pay
  `,
  String.raw`you can (?:also )?(?:rent|buy|get|find|order|hire|pick up)(?! \d)`,
  String.raw`\$ \d[\d.]* (?:\w+ ){0,3}(?:at )?(?:retail|msrp)`,
  String.raw`paid (?:at|in) (?:their|the)`,
  String.raw`by others|(?:goe?s?|paid|payable) (?:straight |direct(?:ly)? )?to (?:the |your )?${AUTHORITIES}`,
  lines`
    at the shops|(?<!(?<!\b(?:not|never|n't|dont) )\b(?:work|works|jobs?|working|done|cleaning) )in (?:(?:the )?(?:shops|stores)|(?:any|every|most) (?:shops?|stores?))
    |(?:at|through|from) (?:the )?(?:city|town|county) (?:hall|office|clerk)
  `,
  String.raw`(?:not|isn't|aren't) (?:a )?part of (?:my|our|the|this|that|any) (?:prices?|quotes?|bids?|estimates?)`,
  String.raw`not included\b[^.;]*\b(?:budget|allow|expect|figure)`,
];
/** What others pay or give back: insurers, tax, rebates, sellers of goods. */
const OTHERS_PAY = [
  'deductibles?|adjusters? (?:\\w+ )?(?:knocks?|takes?|pays?|deducts?|allows?|gives?|offers?|cuts?|quotes?)|your (?:insurance )?excess|(?<=^|, )excess (?:is |: |of )?(?:\\$ )?\\d[\\d.]*(?: (?:quid|dollars|pounds|euros?))?$|(?:the|your|an?) (?:first )?(?:\\$ )?\\d[\\d.]* excess(?! (?!is|are|on|from|to|if|applies|stays|yourself)[a-z])|insurers?|insurance (?:pays|covers|company)|(?:federal|state|government|energy|tax) (?:\\d+ % )?(?:tax )?(?:credits?|rebates?|grants?|refunds?|incentives?)|(?:federal|state|income|property) tax(?:es)?|rebates? from',
  '(?:back|refunds?|credits?) from (?:the |your )',
  // "standard cover pays you 45 cents a kilo"
  lines`
    (?:pays?|reimburses?|compensates?|owes?) you (?:back )?(?:(?:about|only|just|around|up|to) )*(?:\$ )?\d
      [\d.]*
  `,
  String.raw`(?:paid|payable|owed) (?:direct(?:ly)? |straight )?(?:by|to) (?!us\b|me\b|cards?|cash|che|bank|credit)`,
  'off (?:of )?(?:list|retail|msrp|rrp)|through (?:our|my|the|your) (?:suppliers?|dealers?|wholesalers?|distributors?)',
];
/** "Free cover is included and pays 30 cents a kilo": told of the cover before, in the same sentence. */
export const COVER_PAYS = pattern()`
  \b(?:cover|coverage|protection|valuation|policy|insurance)(?: (?:is|comes) \w+)?(?: (?:and|but|,))* (?:it )?
    (?:only |just )?pays? (?:(?:out|back|only|just|about|around) )*(?:\$ )?\d
`;
/** What the business itself pays. */
const WE_PAY = [
  lines`
    we pay|i pay|(?:we|i) buy(?![^$%]*, so )|buys? back|pays? us
    |(?<!\b(?:when|if|where|whenever) )we get(?! (?:(?:the|a|your) permits?|permits?|there|to|in|out|on|off|up|going|started|called|the (?:job|work|call)|an? call)\b)|we paid
    |charges? us\b(?=[^,;.]*\d)
  `,
  String.raw`costs? (?:us|me) (?:an? |about |around |roughly |over )*(?:\$ )?\d[\d.]*`,
];
/** How a market moves: "lumber prices went up 20%", "glass prices rise 4% every January". */
const MOVES =
  'dropped|fell|fallen|rose|risen|jumped|climbed|doubled|tripled|increased|gone up|went up|gone down|went down|come down|came down|shot up|keep (?:rising|climbing|going up)|(?:rise|climb|fall|drop|jump|go up|increase)s? (?:by )?(?:about |around |roughly |another )*\\d[\\d.]* % (?:every|each|per|a) ';
const MARKET = [
  lines`
    (?!our\b|my\b|we\b|i\b|all\b|everything\b|it\b|rates?\b|prices?\b|fees?\b|labou?r\b|charges?\b|costs?\b)\w+ (?:has |have |had )?
      (?:already |just )?(?:went|gone|jumped|rose|risen|climbed|shot)(?: up)? (?:by )?(?:about |another )?\d
      [\d.]* %(?: |$)
  `,
  String.raw`(?!our\b|my\b)\w+ (?:has|have) (?:already |nearly |almost )?(?:doubled|tripled|quadrupled)`,
  String.raw`prices\b[^.;]*\b(?:they|it) (?:have |had |has )?(?:${MOVES})`,
  lines`
    (?!our\b|my\b|all\b|the\b|these\b|those\b|weekend|night|holiday)\w+ (?:prices|costs) (?:have |has )?
      (?:(?:also|nearly|almost|just|already) )?(?:${MOVES})
  `,
];
/** Gifts, tips and bets on other quotes. */
const GIFTS = [
  lines`
    tips|(?<!(?:labou?r|loading|haulage|collection) (?:and|&|,) )tipping(?! (?:in(?: [,.;)]|$)|incl|is in|it|them|the|this|that|off|fees?|charges?|away|rubbish|waste))|gratuit\w+
    |(?:do i|should i|to) tip (?:the|our|your|my) (?:crew|movers|guys|men|team|cleaners?|driver)
    |\d % is (?:always |much |greatly |really |very )*(?:appreciated|welcome)
    |gift (?:cards?|certificates?|vouchers?)
  `,
  String.raw`\d+ (?:(?!(?:credit|debit|your|a|by|per) )\w+ )?(?:card|voucher|certificate)`,
  String.raw`(?:mail|send|give) you (?:an? )?(?:\$ )?\d+[^.;]*(?:check|cheque|card|voucher)`,
  String.raw`(?:beat|match) (?:any|it|them|their|that|those)|(?:beat|match)\b[^.;]*\b(?:quotes?|prices?)`,
  String.raw`we (?:will |'ll )?(?:send|mail|post|pay|gift) you`,
  String.raw`(?:enter(?:ed)?|chance|draw|raffle|win) (?:\w+ ){0,2}?to win|prize|raffle`,
];
/** What the customer saves or earns elsewhere. */
const CUSTOMERS_MONEY = [
  String.raw`saves? (?:you )?(?:about |around |roughly |over |up to )*\$ \d[\d.,]* (?:a|per|each|every) (?:year|month)`,
  lines`
    saves? (?:you )?(?:about |around |roughly |over |up to |another )*\d[\d.]*(?: - \d+)? % (?:on|off|of) (?:the |your |their )?
      (?:heating|cooling|energy|electric(?:ity)?|power|water|gas|fuel|insurance|premiums?|taxes)\b
      (?! (?:work|jobs?|repairs?|installs?|installations?))
  `,
  '(?:your )?(?:heating|cooling|energy|electric(?:ity)?|power|utility|water|gas|fuel) (?:bills?|usage)',
  String.raw`(?:cuts?|lowers?|slash(?:es)?|trims?|reduces?|shaves?) (?:your|their|the) (?:\w+ )?bills`,
  lines`
    (?:can|could|may|might|will) (?:\w+ )?(?:raise|lower|cut|increase|reduce|add to|double) (?:your|their) bills?
  `,
  String.raw`\d % of (?:your|an?) (?:\w+ )?bill`,
  String.raw`to (?:an?|the|your) (?:\w+(?:'s)? ){0,2}value`,
  String.raw`costs? you (?:about|around|roughly|up to) \$ \d[\d.,]* (?:a|per|each|every) (?:month|year)`,
  lines`
    costs? (?:(?:about|around|roughly|up to|only) )*\$ \d[\d.,]* (?:a|per|each|every) (?:day|month|year) to (?!have|get|keep|rent|hire)
  `,
  String.raw`(?:a|per|each|every) (?:month|year) (?:to|on|off|from) (?:your|the) (?:\w+ )?bills?`,
  '(?:homes?|houses?|property|properties) (?:sells?|sold|appraises?)|resale',
];
/** The customer's bills: no percent of such a sentence is one of the price. */
export const CUSTOMERS_BILLS = new RegExp(String.raw`\b(?:${CUSTOMERS_MONEY.join('|')})\b`);
/** One pattern a group: all in one would take three times as long to compile. */
const NOT_OUR_PRICE = [OTHERS_CHARGE, ON_OTHER_BILL, OTHERS_PAY, WE_PAY, MARKET, GIFTS, CUSTOMERS_MONEY].map(
  (group) => new RegExp(String.raw`\b(?:${group.join('|')})\b`),
);

/** Whether an amount that is said so is not ours: what others charge, pay, save or give away. */
export const isNotOurPrice = (said: string): boolean => NOT_OUR_PRICE.some((group) => group.test(said));
