import { lines, NUMBER_WORD, pattern, TENS_WORD } from '../../language/index.js';

const NUMBER = lines`
  (?:\d[\d.,]*|(?:an? )?(?:${NUMBER_WORD}|${TENS_WORD}|\p{L}+teen|hundred|thousand)(?:[ -](?:and )?(?:${NUMBER_WORD}|${TENS_WORD}|hundred|thousand))*)
`;
/** Words that say something of a price, which no remark beside it does. */
const OF_PRICE = lines`
  (?:free|includ\w+|waived|off|less|extra|double|triple|costs?|charged?|charges|priced?|adds?|added|asks?|bills?|wants?|pays?|paid|needs?|requires?
    |percent|cents?|apiece|each|per)
`;
const NO_PRICE = String.raw`(?:(?!\b${OF_PRICE}\b)[^,;.$£€%\d])`;
const HOW_NEAR = '(?:(?:only|just|about|roughly|around|exactly|nearly|almost|like|at least|maybe|barely|easily) )*';
const MEASURED =
  '(?:hours?|minutes?|mins?|days?|weeks?|trips?|tanks?|bags?|buckets?|steps?|beers?|coffees?|lunch(?:es)?)';

/** What an owner tells beside a price, of themselves and of the work, and what is left of it. Each is one row. */
const ROWS: [RegExp, string][] = [
  // "Two patches for $180, which is about what I put in the tank every week, and $60 for each patch more"
  [
    pattern('giu')`
      ,? which (?:is|was|are|comes to) ${HOW_NEAR}(?:what|how much|an? (?:buck|dollar|bit|little|hair|touch) (?:over|under|above|below|off))\b
        [^,;.$£€%]*(?=[,;.]|$)
    `,
    '',
  ],
  // "Three baths for $360, which my wife says is too cheap, and $95 for each bath more"
  [
    pattern('giu')`
      , which (?:my|our|his|her|nobody|no one|everybody|everyone|people|some|most|i|we|you)\b ${NO_PRICE}*(?=[,;.]|$)
    `,
    '',
  ],
  // "Boulders are $95 a ton, roughly what I pay my nephew for the day, plus $60 for the loader"
  [
    pattern('giu')`
      , (?:(?:only|just|about|roughly|around|exactly|nearly|almost|less than|more than|same as|half of|twice) )+(?:what|how much) (?:i|we|my|he|she|they|the)\b
        [^,;.$£€%]*(?=[,;.]|$)
    `,
    '',
  ],
  // "Hanging a fan is $135, and that is less than the fellow on TV gets"
  [
    pattern('giu')`
      (?<=[$£€]\d[\d.,]*[^,;.$]{0,30}), (?:and |but )?(?:that'?s|that is|it'?s|it is|which is) (?:(?:still|way|a lot|much|even|a bit|well) )?(?:less|cheaper|more|higher|lower) than\s
        (?:the|what|any|most|those|your|my|his) [^,;.$£€%\d]*(?=[,;.]|$)
    `,
    '',
  ],
  // "$50 extra when we have to move the furniture, my back is 53 years old"
  [
    pattern('giu')`
      , (?:and |but )?my (?:back|knees?|hands?|shoulders?|wife|husband|truck|brother|nephew|dad|father|mother|son|daughter|accountant)\b
        [^,;.$£€%]*(?=\s*(?:[.;]|$))
    `,
    '',
  ],
  // "A shed is $1,400, took me three tries to get that right, and a ramp is $180 more"
  [
    pattern('giu')`
      , (?:(?:it|that|which|they|those) )?(?:took|cost|taught|drove|killed|broke|nearly|almost) (?:me|us|my|killed|broke)\b[^,;.$£€%]*(?=,)
    `,
    '',
  ],
  // "The first fan is $220, don't ask me why the second one is easier, and every fan after that is $150"
  [
    pattern('giu')`
      , (?:(?:and|but) )?(?:don'?t ask(?: me)?|believe (?:me|it or not)|trust me|go figure|oh boy|no kidding|mind you|(?:god|lord|heaven) knows|i know,?|sorry)\b
        [^,;.$£€%\d]*(?=[,;.]|$)
    `,
    '',
  ],
  // "Honestly one coat is never enough, but if you want a third one it is 15% more"
  [/(?<=^|[.;!?] )(?:honestly|frankly|truth is|to be honest|mind you|look,|listen,|anyway,|anyhow,),? /giu, ''],
  // "Every chimney gets flashed by hand, that is a good 3 hours on your knees, so add $260"
  [
    pattern('giu')`
      , (?:that'?s|that is|it'?s|it is|this is|which is) ${HOW_NEAR}(?:an? (?:good|solid|full|whole|easy|long|lot of) )?(?:\d[\d./]*|an?|half an?|${NUMBER_WORD}|couple of)?\s?
        (?:\p{L}+ )?${MEASURED}\b[^,;.$£€%\d]*,(?= (?:so|then|and|but|plus|add)\b)
    `,
    ',',
  ],
  // "Every chimney gets flashed by hand, so add $260 a chimney": the price says for what it is
  [
    pattern('iu')`
      ^(?:every|each|any) ((?!job|room|window|door)\p{L}{3,})\b [^;.$£€%]*, so (?=(?:we |i )?(?:add|charge|plus|it'?s|it is|that'?s)\b[^,;$£€]*[$£€]?\d[\d.,]* (?:an?|per|each|every) \1\b)
    `,
    '',
  ],
  // "Nothing against dogs, mine sleeps on the bed, but add 12% for homes with pets": what is said before has no price
  [
    pattern('iu')`
      ^(?:nothing (?:against|personal)|i (?:love|like|get|know|hate)|we (?:love|like|know|hate)|nobody (?:likes|minds|wants)|no offen[cs]e|don'?t get me wrong)\b
        [^;.$£€%\d]*, (?:but|so|still|though)(?: we| i)? (?=(?:add|charge|it'?s|it is|plus)\b)
    `,
    '',
  ],
  // "I buy better when the truck is full, so eight windows or more and you get 12% off"
  [
    pattern('iu')`
      ^(?:i|we)(?:'\p{L}+)? (?!charge|add|ask|bill|take|give)[^,;.$£€%\d]*, so (?=(?:if|when|any|book|order|take|(?:\d+|\p{L}+) (?:\p{L}+ )?or more|\p{L}+ (?:work|jobs|visits|calls) (?:is|are|gets?|costs?)|\p{L}+ing (?:one|it|an?|the))\b)
    `,
    '',
  ],
  // "$84 for each further unit while I am up there anyway"
  [
    pattern('giu')`
      (?<=\b(?:each|every|any|per|another) (?:(?:other|extra|additional|further|more) )?(?:\p{L}+ ){1,2}(?:more )?),?
        (?:while|when|as long as|since) (?:i am|i'm|we are|we're|we|i) (?:(?:up|out|over|down|in|already|still) )*(?:there|at it|here|on site)(?: (?:anyway|already|anyhow))?
        (?=\s*(?:[.,;]|$))
    `,
    '',
  ],
  // "If paint is coming from us and not from you": what is said already
  [
    pattern('giu')`
      (?<=\b(?:from|by|with) (?:us|you|me|our|your|the \p{L}+)\b[^,;.$\d]{0,20}),? (?:and )?not (?:from|by|with) (?:us|you|me|your?s?|ours?|the (?:customer|client|owner|builder|house))\b
    `,
    '',
  ],
  // "When the machine stands in the attic we ask $180 more"
  [
    pattern('giu')`
      \b(we|i) (?:(?:must|have to|will|would|also|then) )*ask(?: for)? (?=(?:about |around |another |an extra )?(?:[$£€]\d|${NUMBER} ?(?:%|percent|dollars?|bucks)))
    `,
    '$1 charge ',
  ],
  // "When the customer lives farther than 20 miles"
  [
    pattern('giu')`
      \b(?:if|when|where) (?:(?:the|a|your) )?(?:customer|client|house|home|job|place|site|property|address|you) (?:lives?|is|are|sits|stands|stays|lies)(?: located)?\s
        (?=(?:farther|further|more) than \d)
    `,
    '',
  ],
  // "Irrespective of the extent of the works, a minimum of $325 is payable"
  [
    pattern('iu')`
      ^(?:irrespective|regardless|independent(?:ly)?) of (?:the )?(?:extent|size|scope|duration|nature|length)(?: of (?:the )?(?:works?|jobs?|visit|project))?,\s
    `,
    '',
  ],
  // "One hour of the work is making $65"
  [/^one hour of (?:the |our )?(?:work|labou?r) (?:is making|makes|is|costs?|is costing) (?=[$£€]?\d)/giu, 'Per hour '],
  // "For each floor higher we take $30 more"
  [/\b(every|each|per) (level|floor|store?y) higher\b/giu, '$1 $2 above the ground floor'],
  // "9 dollars the piece"
  [/(?<=\d ?(?:dollars?|bucks|[$£€])?) the (?:piece|pc)\b/giu, ' each'],
  // "Each next lamp $30"
  [/\b(each|every|any) next (?=\p{L}+)(?!\p{L}+ (?:day|week|month|year|time|visit)\b)/giu, '$1 additional '],
  // "Windows that do not open cost $25 more per one"
  [/\bper one(?=\s*(?:[.,;]|$))/giu, 'each'],
  // "The way to the customer is free until 15 miles"
  [/^(?:the )?(?:way|drive|trip|road) to (?:the |our )?(?:customer|client|you|house|job)s?\b/giu, 'travel'],
  [/\bfree (?:until|till) (?=\d[\d.]* ?(?:miles?|mi|kms?|kilomet)\b)/giu, 'free up to '],
  // "By express order the price is one and half"
  [/\b(price|rate) is (?:then )?one and (?:a )?half(?! times)\b/giu, '$1 is 1.5x'],
  // "We give you 8 percent down"
  [/(?<=\bgives? (?:you |them |him )?\d[\d.]* ?(?:%|percent) )down\b/giu, 'off'],
  // "An outlet is $140, and if I am in the wall already the next one is $75"
  [
    pattern('giu')`
      \b(?:if|when|while|once) (?:i am|i'm|we are|we're) (?:\p{L}+ ){0,4}?(?:already|anyway),? the (?:next|second|other) one (?:is|costs|for) (?=[$£€]?\d)
    `,
    'each additional one is ',
  ],
  // "Door with glass is $30 more expensive as one without"
  [/\b(more|less) (expensive|costly) as (?!well\b|usual\b|needed\b)/giu, '$1 $2 than '],
  // "Extra 4 dollars on the foot"
  [
    /(?<=[$£€] ?\d[\d.]*|\d ?(?:dollars?|bucks)) on (?:the|each|every) (foot|met(?:er|re)|yard|hour|mile|km)\b/giu,
    ' per $1',
  ],
  // "Grass over 20 cm is 40% plus"
  [/(?<=\d ?(?:%|percent|dollars?|bucks)) plus(?=\s*(?:[.,;]|$))/giu, ' more'],
  // "With two helpers the hour is 130 dollars"
  [
    /,? \bthe (hour|foot|square (?:foot|met(?:er|re))|met(?:er|re)) (?:is|costs|makes) ([$£€]?\d[\d.,]*\d)((?: dollars?)?)(?! ?(?:%|percent|more|extra))/giu,
    ' $2$3 per $1',
  ],
];

/** An owner's text without what is only told beside its prices. */
export const withoutAsides = (text: string): string =>
  ROWS.reduce((rest, [said, left]) => rest.replace(said, left), text);
