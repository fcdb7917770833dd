/** The vocabulary of prices: sets of lower-case words, and phrases as regular expressions over a lower-case text. */
export const wordSet = (words: string): Set<string> => new Set(words.split(/\s+/));

/** Words that talk about pricing as such: they never tell one situation from another. */
export const PRICE_WORDS = wordSet(
  `job jobs work works working project projects customer customers client clients people anyone someone everyone everything order orders booking price prices
  priced pricing pay pays paid paying rate rates fee fees charge charges charged charging cost costs costing surcharge surcharges discount discounts discounted extra extras additional
  another further add adds added adding addition plus more less quote quotes quoted estimate estimates service services visit visits trip minimum min base normal usual regular
  call callout callouts outs standard typical flat total final whole overall apply applies applied applicable always case cases loading premium supplement upcharge uplift
  markup increase increases increased reduce reduces reduced reduction deduct save saves saving off knock knocked take taken takes give given gives get gets
  got getting receive receives cheaper dearer higher lower bill billed goes go going come comes run runs set fixed
  per each every apiece about around approx approximately roughly circa currently now today current just only simply usually generally normally typically
  dollar dollars bucks usd percent thing things ones spend free included went gone rose items need needs needed require requires required necessary want wants anything e.g eg etc money amount amounts sum upwards
  starting starts start least lowest smallest half time times multiply multiplied multiplier double triple than again much on-top bump add-on addon addons
  allow lump ea pp pop instead rather was used previously`,
);

/** What a business will not do. */
export const REFUSES =
  /\b(?:no|not|never|nothing|don't|do not|won't|can't|cannot|doesn't|isn't|aren't|unable|refuse|decline|without)\b/;

/** Words of grammar that may stand inside a condition but never begin or end one. */
export const GRAMMAR = wordSet(
  `a an the of for on in to at as if is are was were be been being am it its it's this that these those there there's any all some per by with from
  into onto when whenever where wherever while which who whom whose and or but then so than too also such we our us you your they their them i i'm my me
  he she his her do does did done have has had having will we'll would must should can could may might please you're they're we've we're i'll it'll you'll
  what that's thats its up out - / : , . ; = + ( ) ! ? > < * # @ & ~ " ' if's gets let come comes just only still both either well ok okay ought oh
  because since due during otherwise else pls plz thx ha haha lol hon honey mate thereafter`,
);

/** Grammar that carries meaning at the beginning of a condition ("after 6pm", "without lift"). */
export const KEEP_FIRST = wordSet(
  `after before over under above below within outside beyond past without no not non never between during inside first more less fewer bigger larger smaller longer
  higher taller steeper wider deeper older newer up down out from until till unless except at least`,
);

export const DISCOUNT = wordSet(
  `off less save saves saving savings discount discounts discounted cheaper knock knocked reduce reduces reduced reduction deduct deducted minus rebate credit
  lower drop drops dropped shave subtract back`,
);
export const ON_TOP = wordSet(
  `add adds added adding extra additional another surcharge surcharges surcharged supplement loading premium upcharge uplift further addition addon more dearer increase increases
  bump tack loaded loads`,
);

/** They change a price only right after an amount: "20% higher", "5% back". */
export const AFTER_AMOUNT = wordSet(`higher pricier costlier back`);

/** Who does the work: a label alone, and a situation beside another one ("electrician $105, helper $60"). */
export const TRADES = wordSet(
  `painter plumber roofer tiler electrician landscaper fencer drywaller carpenter cleaner builder plasterer handyman gardener tradesman tradie`,
);

/** Titles of only such words name the trade or the kind of price, no situation. */
export const LABELS = new Set([
  ...TRADES,
  ...wordSet(
    `labor labour travel travelling traveling mileage distance kilometres kilometers km miles call callout callouts out call-out rate rates hourly daily hour hours day minimum minimums min price prices pricing
  fee fees charge charges cost costs surcharge discount discounts extra extras additional add adds ons general misc other various rule rules policy note notes quote quotes
  service services job jobs work small smallest big bigger basic standard normal regular our my the a an and or for of per on to in visit visits trip trips attendance attend hr hrs vat gst hst tax taxes incl excl pls plz please
  load year years season poured laid installed fitted spread hung done completed finished supplied lump sum base flat fixed fuel petrol std reg dispatch ex exc inc including excluding plus
`,
  ),
]);

/** A title of only these and labels is a label too: the trade, the unit, the size. */
export const TITLE_LABELS = wordSet(
  `first late last painting painter paint plumbing plumber roofing roofer roof tiling tiler hvac electrical electrician flooring concrete concreting landscaping landscaper fencing fencer
  drywall drywaller carpentry carpenter cleaning cleaner building builder plastering plasterer handyman handywoman window windows installation installer gardening gardener
  sparky sparkie chippy chippie old
  size sizes volume bulk quantity large larger worked example promo promotion promotions special specials offer offers deal deals new update updated increase information info business us about
  poured laid installed fitted spread hung done completed finished supplied minimums lump sum base flat fixed starting from how we money dollars much tariff markup loadings loading structure list sheet measure measurement unit units square foot footage area metre meter sqm sqft
  room rooms bedroom bedrooms bathroom bathrooms storey storeys story stories floor floors level levels height multi long short more each every one two fuel delivery drive driving time away far location km's kms radius zone house home homes clean cleans pour pours`,
);

export const NOTHING_ADDED =
  /\b(?:no|not|never|without|don't|dont|do not|won't|doesn't|isn't)\s+(?:\w+\s+){0,3}?(?:extra|additional|charge[sd]?|fees?|surcharges?|cost|costs)\b|\bno longer\b|\bwaived?\b|\bfree of charge\b|\bcomplimentary\b|\b(?:is|are|comes?) (?:free|included)\b|\bat no\b|\bfor free\b|^(?:sorry,? )?(?:we (?:do not|don't|never) (?:give|offer|do) |there (?:are|is) )?(?:no|any) discounts?\b/;

export const PAYMENT_TERMS =
  /\b(?:deposits?|down\s?payments?|up\s?-?\s?front|upfront|instal?ments?|balance|due|interest|overdue|late (?:payments?|fees?|payers?)|invoices?|invoiced|net \d+|financ\w+|apr|retainer|cancel\w*|cancell\w*|no[\s-]?shows?|reschedul\w+|refund\w*|refunded|valid(?:ity)?|returned (?:checks?|cheques?|payments?)|nsf|bounced|dishono\w+|progress payments?|in advance|on completion|upon completion|lien|payment (?:plan|terms|schedule)s?|missed appointments?|restocking|chargebacks?|collections?|penalty|before (?:we|i) (?:start|begin)|to (?:secure|reserve|hold|book)|secures?|reserves? your|holdback|retention|escrow|(?:hold|honou?r|lock|keep)s? (?:in )?(?:our |the |your |this |that |all )?(?:prices?|quotes?|rates?)|may (?:rise|increase|go up|change)|\d+\s?(?:%|percent|per cent) (?:is )?(?:with|on|at|upon|when) (?:the |your )?(?:orders?|ordering|booking|signing|signature|acceptance|start|delivery|contract|scheduling))\b/;

export const FACTS =
  /\b(?:years? (?:of|in|old business|experience|warrant\w+|guarant\w+)|experience|in business|since (?:19|20)\d\d|established|licen[cs]ed?(?: no| number| #|\b)|insur(?:ed|ance)|liability|bonded|accredited|certified|(?<!no )warrant(?:y|ies|ied)|guarant\w+|lifetime|ratings?|rated|stars?|reviews?|satisfaction|satisfied|on time|of our (?:customers|clients|work|jobs|business)|of the time|\d+ (?:apprentices|employees)|team of|crew of|staff|homes? painted|jobs? completed|success rate|accuracy|response rate)\b/;

export const NOT_OUR_PRICE =
  /\b(?:deductible|insurers?|insurance (?:pays|covers|company)|competitors?|other (?:companies|firms|contractors|guys|people|painters|plumbers|trades|builders|roofers|electricians|cleaners)|others|elsewhere|(?:most|many|some|all) \w+s(?: \w+){0,2}? (?:charge|want|ask|quote)|the (?:guy|guys|company) down|rebates? from|(?:back|refunds?|credits?) from (?:the |your )|off (?:of )?(?:list|retail|msrp|rrp)|through (?:our|my|the|your) (?:suppliers?|dealers?|wholesalers?|distributors?)|saves? (?:you )?(?:about |around |roughly |over |up to )*\$ \d[\d.,]* (?:a|per|each|every) (?:year|month)|(?:city|council|county|government|utility|state|manufacturer|supplier|bank|store|shop|hardware store|hoa|inspector|(?:power|gas|water|electric|phone|insurance) (?:company|co))(?:'s)? (?:charges?|pays?|fees?|gives?|offers?|refunds?|wants|takes|rebates?|costs?)|tax credits?|(?:mail|send|give) you (?:an? )?(?:\$ )?\d+[^.;]*(?:check|cheque|card|voucher)|tips|gratuit\w+|(?:beat|match) (?:any|it|them|their|that|those)|(?:beat|match)\b[^.;]*\b(?:quotes?|prices?)|we pay|i pay|pays? us|we get|costs? (?:us|me) (?:an? |about |around |roughly |over )*(?:\$ )?\d|we paid|paid (?:direct(?:ly)? )?(?:by|to) (?!us\b|me\b|cards?|cash|che|bank|credit)|charges? us\b|tipping|(?:heating|cooling|energy|electric(?:ity)?|power|utility|water|gas|fuel) (?:bills?|costs?|use|usage)|(?:homes?|houses?|property|properties) (?:sells?|sold|appraises?)|resale|from (?:an?|the|your) (?:surveyor|engineer|architect|inspector|dealer|lab|arborist)|gift (?:cards?|certificates?|vouchers?)|\d+ (?:(?!(?:credit|debit|your|a|by|per) )\w+ )?(?:card|voucher|certificate)|(?:trucks?|suppliers?|dumps?|landfills?|tip|quarry|dealers?|merchants?) charges?(?! us)|subcontractors? charge)\b/;

export const MATERIAL_MARKUP =
  /\b(?:at cost|cost plus|cost\s?\+|mark(?:ed)?[\s-]?ups?|over cost|on top of cost|above cost|trade price|wholesale|our cost|retail|handling|markup)\b|\b(?:materials?|parts?|paint|supplies|fittings|timber|lumber|stock|consumables)\b(?! work)[^.;]*?(?:\+|plus|at|carry|carries|have|attract|incur|with a)\s*\d+(?:\.\d+)?\s?(?:%|percent)|\d+(?:\.\d+)?\s?(?:%|percent|per cent)\s+(?:\w+\s+){0,3}?(?:on|to|for|over)\s+(?:all |any |the |our )?(?:materials?|parts|supplies|fittings|fixtures? cost|consumables)\b/;

/** What is bought for a job, as against the work. */
const STOCK = String.raw`(?:tiles?|flooring|materials?|planks?|boxes|paint|shingles?|carpet|pavers?|bricks?|stock|grout|sod|turf|timber|lumber|product|boards?)\b(?! (?:work|jobs?|over|above|bigger|larger))`;

/** "10% extra tiles", "an additional 5 percent of flooring". */
export const MORE_STOCK = new RegExp(
  String.raw`\d\s?(?:%|percent|per cent) (?:extra|more|additional|spare) (?:of )?(?:the )?${STOCK}`,
);

/** "At nursery price plus 30%": a percent on the price of somebody else. */
export const ON_OTHER_PRICE =
  /\b(?:at|at the|the|by|of) (?!normal|usual|regular|base|full|standard|our|double|half|listed|quoted|same|job|total|hourly|labou?r|day|weekday)\w+ (?:price|cost|rate)s?(?: of the \w+)? (?:\+|plus|and) \d+(?:\.\d+)?\s?(?:%|percent|per cent)|\bprice of the \w+ (?:\+|plus|and) \d+(?:\.\d+)?\s?(?:%|percent|per cent)/;

export const ORDER_ALLOWANCE =
  /\b(?:we |i |to |please |always |should )?(?:orders?|allow|buy|bring|purchase|measure|budget)\s+(?:for\s+|an?\s+|about\s+|around\s+|roughly\s+)*\d+(?:\.\d+)?\s?(?:%|percent|per cent)|\d\s?(?:%|percent|per cent)[^.;]*\b(?:waste|wastage|spares?|offcuts|breakage|overage)\b|\b(?:waste|wastage|spares?|offcuts|breakage|overage)\b[^.;]*\d\s?(?:%|percent|per cent)/;

/** "A free inspection ($150 value)": what a gift would cost. */
export const GIFT_VALUE =
  /\b(?:free|complimentary|bonus|included|throw in)\b[^.;]*?(?:\bworth|\bvalued? at|\ba)?[ (]*\$ \d[\d.]*(?= value| worth|\b)(?: value| worth)|\b(?:free|complimentary|bonus|included)\b[^.;]*\b(?:worth|valued? (?:at|of)) (?:about |over |up to )?\$/;

export const TYPICAL =
  /\b(?:most|typical(?:ly)?|usual(?:ly)?|average|averages|normally|generally|often|tend to)\b[^.;]*\b(?:come|comes|came|run|runs|cost|costs|are|is|fall|falls|land|lands|work out|works out|end up|ends up|range|ranges|spend|pay|go for|goes for|sit|sits|take|takes|priced|between)\b|\bexpect to pay\b|\bsomewhere (?:around|between|in)\b|\baverage\b|\bon average\b|\bballpark\b|\branges? (?:from|between)\b|\b(?:usually|typically|generally) (?:between|around|about|\$|\d)/;

/** "LEDs use 80% less power", "copper cuts algae by 90%": what a thing does, in percent. */
export const WORLD =
  /\b(?:uses?|loses?|wastes?|retains?|absorbs?|reflects?|kills?|fades?|lasts?|captures?|recovers?) (?:(?!extra|additional|another|adds?|plus|costs?|pays?|gets?)\w+ ){0,3}?\d[\d.]*(?: - \d[\d.]*)?\s?(?:%|percent|per cent)|\b(?:cuts?|shortens?|lengthens?|improves?|boosts?|extends?|slows?) (?!(?:the |our |your )?(?:price|quote|bill|total|cost|rate|estimate|fee|charge))(?:\w+ ){1,4}by (?:about |around |up to )?\d/;

/** "15-20% is common", "2% per foot is standard": how the world is, and no price. */
export const IS_USUAL =
  /^(?:is|are) (?:\w+ )?(?:common|customary|typical|normal|standard|usual|average|ideal|best|fine|ok|okay|recommended|required|plenty|enough)\b/;

/** "Keep it between 35 and 55%", "set it at 78": what somebody should do. */
export const INSTRUCTS =
  /^(?:please |always )?(?:keep|set|maintain|leave|store|hold|run|turn|water|mix|thin|dilute|let|use|stay|wait|mow) (?:it|them|the|your|at|between|all|an?|in|on|for|off|within|under|over|above|below)\b/;

export const UPPER_LIMIT =
  /\b(?:(?:never|doesn't|don't|won't|wont|not) (?:more than|charge more|over|exceed|(?:goe?s?|costs?|exceeds?|be|rises?) (?:above|over|beyond|past|more than))|no more than|not more than|at most|capped?|maximum|max|cap|ceiling of|won't (?:exceed|go over)|not exceed|wont exceed)\b/;

/** A price of every so-manieth job or piece: no kind of effect can say it. */
export const EVERY_NTH =
  /\b(?:every|each) (?:\d+(?:nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b(?! (?:weeks?|fortnight|months?|days?|storey|story|floor|level|monday|tuesday|wednesday|thursday|friday|saturday|sunday))|\bgets? (?:the |your |an? )?(?:\d+(?:nd|rd|th)|second|third|fourth|fifth|next)\b[^.;]*\b(?:off|free|half)\b|\bbuy \w+\b[^.;]*\bget\b/;

export const ROUNDING =
  /\b(?:rounding|nearest)\b|\bround(?:s|ed)? (?:\w+ ){0,4}?(?:to|up|down|off)\b(?: (?:to )?(?:the |an? )?(?:next|nearest|whole|full|even|\$|\d)|$| ?[.,;])/;

export const COMMAND =
  /\b(?:ignore|disregard|forget|override)\b[^.;]*\b(?:rules?|instructions?|prompt|prices?|everything)\b/;
