import { pattern } from '../../../language/index.js';
/** How owners put a situation, and how the customers do who are in it. */
const SAID: [byOwners: RegExp, byCustomers: string][] = [
  // "Feature wall in another colour": that is what makes it one.
  [/\b((?:feature|accent) walls?) in (?:another|an? (?:different|second|contrasting|other)) colou?rs?\b/gi, '$1'],
  // "Pours over 600 sq ft": whatever this trade does.
  [
    /^(?:pours|washes|installs|orders|projects)(?= (?:over|under|above|below|of (?:more|less|over)|(?:larger|bigger|smaller|more|less) than) \d)/i,
    '',
  ],
  // "The pour is more than 60 ft from the road": so is the place
  [
    /^(?:the )?(?:pour|job|work|site|house|property|place|project) is (?=(?:more|less|over|under|farther|further|at least) )/i,
    '',
  ],
  // "Empty and nothing to move": what is empty holds nothing.
  [/\b(empty|vacant|unfurnished),? (?:and|with) (?:there(?:'s| is) )?(?:nothing|no furniture) to move\b/gi, '$1'],
  [/\bmon(?:day)?s? ?(?:-|–|to|through|thru) ?fri(?:day)?s?\b/gi, 'weekdays'],
  // "Each extra indoor head": of what cools a room nobody says that it hangs inside.
  [/\bindoor (?=(?:heads?|cassettes?)\b)/gi, ''],
  // "Level 5 smooth finish": that is what the level says.
  [
    /\b(level (?:[3-5]|three|four|five))(?: (?:smooth|skim(?:med)?|drywall))*(?: (?:finish(?:es|ing)?|walls?|work))?(?!\p{L})/giu,
    '$1',
  ],
  // "Whole house repipe": nobody has half of it done.
  [/\bwhole[- ](?:house|home) (?=re-?(?:pip|wir))/gi, ''],
  // "Inside oven": who wants the oven cleaned means its inside.
  [/^inside (?:of )?(?:the |an? )?(ovens?|fridges?|refrigerators?|freezers?|microwaves?)$/i, '$1'],
  // "Sewer camera": what it is sent down is a drain, or a main, to most.
  [/\b(?:sewer|drain|pipe|line) (?=cameras?\b)/gi, ''],
  // "Skip bin hire": nobody buys one, and to most it is a skip.
  [/\bskip bins?\b/gi, 'skip'],
  [
    /(?<=\b(?:skip|dumpster|roll-?off|container|scaffold(?:ing)?|crane|lift|pump|toilet|trailer)s?) (?:hire|rental|rent)\b/gi,
    '',
  ],
  // "Oven deep clean": whoever wants the oven done in a deep clean of the house, or in any other.
  [/^((?:the )?(?:oven|fridge|refrigerator|microwave|hob|range hood))s? deep[- ]clean(?:ed|ing)?$/i, '$1 clean'],
  // "Stacked machines": a dryer on top of a washer, which nobody calls so.
  [/^(stacked) (?:machines?|units?|appliances?|sets?|laundry)$/i, '$1'],
  // "Take out a bird or squirrel nest": of both kinds a nest is taken out.
  [
    pattern('iu')`
      ^((?:tak(?:e|ing)|remov(?:e|ing)|clear(?:ing)?|clean(?:ing)?|replac(?:e|ing)|fit(?:ting)?|install(?:ing)?)
        (?: out| down| off| away)? (?:an? |the )?)(\p{L}+) or (?:an? )?
        (\p{L}+) (nests?|hives?|flooring|floors?|fences?|fencing|roofs?)$
    `,
    '$1$2 $4 or $1$3 $4',
  ],
  // "Kitchen or bath taps": taps in either room
  [
    /^(kitchen|bath|bathroom|laundry|basin) or (kitchen|bath|bathroom|laundry|basin) (taps?|faucets?|mixers?|sinks?|drains?)$/i,
    '$1 $3 or $2 $3',
  ],
  // "Condos for the elevator booking": what the money is for
  [/^((?:condo|apartment|flat|unit|high[- ]rise|townhouse)s?) for (?:the|an?) .*$/i, '$1'],
  // "Tile roof panel": panels on such a roof
  [/^((?:tiled?|slate|tin|metal|flat|steep) roofs?) panels?$/i, '$1'],
  // "Skylight to re-flash": beside a new roof, who has one says no more.
  [/(?<=\bskylights?) (?:to (?:re-?)?(?:flash|seal|work around|go around)|re-?(?:flashed|sealed))$/iu, ''],
  // "General spray inside and out": who asks for one means all of it.
  [/(?<=\p{L}{4} \p{L}{4,}) (?:inside and out(?:side)?|in and out)$/iu, ''],
  [/^permit (?:zones?|areas?|streets?)$/i, 'permit parking or permit zone'],
  // "Spring opening": pools are opened in spring, and nobody says so.
  [/^spring (opening|start-?up)s?$/i, '$1'],
  // "Wash and fold the winter cover": of a pool, whatever the season.
  [/\bwinter cover/gi, 'cover'],
  [/\b(wash) (?:and|&) fold\b/gi, '$1'],
  // "Upstairs indoor units", "remove and degas an old unit": nobody who has one upstairs, or to be removed, says more.
  [/(?<=\b(?:upstairs|upper floor|second floor|2nd floor) )indoor (?=(?:units?|heads?)\b)/gi, ''],
  [/\b(remov(?:e|al|ing)) (?:and|&) (?:de-?gas(?:sing)?|recycl(?:e|ing)|dispos(?:e|al)(?: of)?)\b/gi, '$1'],
  // "Dig to find or reach the lid": who has to dig down to it.
  [
    / to (?:find|reach|get to|access|locate|expose|uncover)(?:(?: or|,| and) (?:find|reach|get to|access|locate|expose|uncover))* /gi,
    ' to ',
  ],
  // "24/7 emergency response": an emergency
  [/^(?:24\/7 |24[- ]hours? |round the clock )?(emergency) (?:responses?|services?|dispatch|attendance|work)$/i, '$1'],
  // "Scraping and priming peeling paint": the paint peels, and what is done about it goes without saying
  [/^(?:\p{L}+ing,? (?:and |& )?){1,3}(?=(?:peeling|flaking|blistering) (?:paint|varnish|stain|walls?)\b)/iu, ''],
  // "5 in $9 a foot": inches
  [/^(\d+(?:\.\d+)?) in\.?$/i, '$1 inch'],
  // "Stump grinding, per inch across": of what is so many inches
  [/(?<=\p{L}{3} inch(?:es)?) (?:across|wide|(?:of |in )?diameter)(?: at (?:the )?(?:ground|base|grade))?$/iu, ''],
  // "£40 a roll hung, you supply the paper": whoever has so many rolls wants them hung
  [/^((?:wallpaper )?rolls?) (?:hung|put up)\b.*$/i, '$1'],
  // "Sand and refinish" floors: whoever wants the one says so of both
  [/^sand(?:ing)?,?(?: and| &| \+| n)? (refinish(?:ing|ed)?)$/i, '$1'],
  // "Old paper off": of walls
  [/^(?:old |existing )?papers?(?: off)?(?= (?:strip|remov))/i, 'wallpaper'],
  // "Taking out and tipping the old lawn": whoever wants it out wants it gone
  [
    pattern('i')`
      ^(?:tak|rip|tear|pull|dig)\w*(?: out| up| off| down)? (?:and|&) (?:tip|dump|haul|cart|dispos|remov)\w*
        (?: away| off| out| of)? (?=(?:the |your )?(?:old|existing) )
    `,
    'removing ',
  ],
  // "Touching or within 10 ft of power lines": near them
  [
    pattern('gi')`
      \b(?:(?:touching|tangled in|on|in|through|around|near|close to
          |within \d+ ?(?:ft|feet|foot|m|met(?:er|re)s?|') of)(?:, | or | and )?)+ ?
        (?=(?:the |any |live )?(?:power|overhead|hydro|electric(?:al)?) ?(?:lines?|wires?)\b)
    `,
    'near ',
  ],
  // "Lime mortar": whoever wants something pointed in lime
  [/\b(lime) mortar\b(?: (?:re-?)?pointing)?/gi, '$1'],
  // "Board hung and finished": drywall, to who lives with it
  [/^(?:board|boards|boarding)(?: (?:hung|hanging|only))?$/i, 'board or drywall'],
  [/^hang(?:ing)? (?:your |the |own )?(?:wall)?paper$/i, 'wallpaper or hang paper'],
  // "Recorder with 2 TB drive": whoever wants one says no more
  [/^(\p{L}+) with (?:an? )?\d+ ?(?:tb|gb|mb) .*$/iu, '$1'],
  // "Floating the machine in and out"
  [/^((?:float|mobili[sz])(?:e|ing)? (?:the |our )?(?:machine|equipment|excavator|digger))s? in(?: and out)?$/i, '$1'],
  // "Composite boards": of a deck, one says what it is made of
  [/^(composite|trex|pvc|cedar|redwood|ipe|hardwood) (?:deck )?(?:boards?|boarding|planks?)$/i, '$1'],
  [/^(bird guard) (cowls?|caps?)$/i, '$1 or $2'],
  // "Heated floor mats": what warms the floor is the owner's business
  [/\b((?:heated|radiant) (?:floor(?:ing)?|towel rail)s?) (?:mats?|cables?|systems?|wires?|elements?)$/i, '$1'],
  // "If the ceilings are to be painted": who paints needs no more than their name
  [
    /^((?:the )?(?:ceilings?|walls?|trim|doors?|closets?)) (?:(?:are|is|have|has|need|needs) to be painted|(?:need|want)s? painting)$/i,
    '$1',
  ],
  // "Carpet and pad, laid": the pad is the owner's business
  [/(?<=\b(?:carpet|laminate|vinyl|flooring)) (?:and|&|\+|plus) (?:pad(?:ding)?|underlay(?:ment)?|underpad)\b/gi, ''],
  // "Old fence away": it is to be removed
  [/(?<=\p{L}{3} )away$/iu, 'removed'],
  // "Hard access (no machine access)": one says what the other means
  [/^(\p{L}+ access) (no \p{L}+ access)$/iu, '$1 or $2'],
];

/** The words of a condition as customers would say them. */
export const asCustomersSay = (condition: string): string =>
  SAID.reduce((said, [byOwners, byCustomers]) => said.replace(byOwners, byCustomers), condition);
