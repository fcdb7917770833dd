import { lines, pattern } from '../../pricing/index.js';

/** Vocabulary of the money guard, for canonical text (no accents, straight quotes). Regular expressions are case-insensitive. */

export const CURRENCY = lines`
  (?:dollars?|dolares|dolar|bucks?|usd|aud|cad|nzd|gbp|eur|euros?|quid|pounds? sterling|pesos?|cents?|centavos?
    |francs?|franken|yen|yuan|rupees?|reais|zloty(?:ch)?|smackers|benjamins|kron(?:or|er|ur|a)|kr|liras?|forint
    |koruny?|rubl\p{L}*|dirhams?|riyals?|baht|dong|rand|shekels?|ringgit)
`;
export const SIGN = '(?:(?:us|au|ca|nz|a|c|r|hk)?\\p{Sc}|\\b(?:usd|aud|cad|nzd|gbp|eur|chf|jpy)\\b)';
export const SCALE = '(?:\\s?(?:k|grand|thousand|mil|million|hundred)\\b)';

/** Words that put a sentence into the business of prices. */
export const PRICE_TALK = pattern('i')`
  \b(?:pric\w*|costs?|costing|estimat\w*|quot(?:e|es|ed|ing)|total\w*|charg\w*|pay\w*|paid|fees?|budget\w*
    |bills?|invoice\w*|rates?|deposit\w*|offer\w*|deal|discount\w*|money|cheap\w*|afford\w*|amount\w*|figure|sum
    |worth|comes? to|call it|run you|set you back|all in|all-in|sold|for just|for only|precio\w*|coste?\w*
    |cuesta\w*|cobr\w*|pag(?:o|ar|as|a|ue)|presupuesto\w*|preis\w*|kost\w*|zahl\w*|angebot\w*|prix|coute\w*
    |payer|tarif\w*|devis|prezzo|costa\w*|pagar\w*|preco\w*|orcamento|prijs\w*|cena|koszt\w*)\b
`;

/** What a number may count without being money. */
export const COUNTED = pattern('i')`
  ^(?:\s?(?:-|to|or|by|x)\s?\d+)?[\s-]*(?:(?:more|full|whole|big|small|new|old|extra|working|business|indoor|outdoor
      |inside|outside|upstairs|good|main|different|quick|short|last|of|the|your|those|these)\s+){0,3}
    (?:sq\.?|square|m2|m²|ft|feet|foot|lin(?:ear)?|cubic|cu|yards?|met(?:re|er)s?|inch(?:es)?|mm|cm|km|miles?
    |rooms?|bedrooms?|bathrooms?|baths?|beds?|storeys?|stor(?:y|ies)|floors?|levels?|windows?|doors?|outlets?
    |fixtures?|lights?|walls?|ceilings?|coats?|layers?|units?|heads?|zones?|gates?|trees?|steps?|posts?|panels?
    |items?|pieces?|things?|questions?|details?|points?|options?|people|crew|hours?|hrs?|minutes?|mins?|seconds?
    |days?|nights?|weeks?|weekends?|months?|years?|am\b|pm\b|o'?clock|kw|amps?|volts?|gallons?|liters?|litres?
    |x\b|jobs?|services?|times?|sides?|parts?|areas?|spaces?|toilets?|taps?|faucets?|drains?|pipes?|sinks?
    |showers?|cars?|pets?|dogs?|cats?|kids?|(?:of )?(?:them|those|these|you)\b)
`;

/** Refusing words; an amount after one of them, in the same clause, is turned down and not offered. */
export const REFUSAL = pattern('i')`
  \b(?:cannot|can't|can not|unable to|not able to|won't|will not|couldn't|could not|not something|no puedo
    |ne peux pas|kann nicht|nicht moglich)\b
`;

/** Words after which a promise or a percentage is denied, not given. */
export const DENIAL = pattern('i')`
  \b(?:not|isn't|aren't|never|no|cannot|can't|won't|unable|only the owner|until the owner|once the owner
    |nothing here is)\b
`;

export const PROMISE = pattern('i')`
  \b(?:legally|contractually)[ -]?(?:binding|bound|committed)\b|\bbinding\b
  |\bbound (?:to|by) (?:this|that|the)\b
  |\b(?:final|fixed|firm|locked[- ]in|guaranteed?|set)\b[^.!?]{0,20}\b
    (?:price|quote|offer|figure|amount|cost|estimate|deal)\b
  |\b(?:price|quote|offer|figure|amount|cost|estimate|deal)\b[^.!?]{0,40}\b(?:final|fixed|firm|locked
    |guaranteed?|set in stone|will not change|won't change|never change|as agreed|as you (?:asked|wish|say))\b
  |\bguarantee\b|\bno take[- ]?(?:sies )?backs?(?:ies)?\b
  |\b(?:it'?s|we have|you have|you'?ve got|that'?s) a (?:deal|contract|bargain)\b|^\W*deal\b|\bprice match\b
  |^\W*(?:agreed|sold|accepted|approved|settled)\b
  |\b(?:you|we|it|that|this|all|everything|(?:the|your) (?:\w+ )?(?:price|job|slot|visit|appointment|date|crew|booking))(?:'re|'s| is| are| has been| have been)(?: all| now)?\s
    (?:booked|confirmed|scheduled|settled|agreed|reserved|locked in)\b
  |\b(?:i|we)(?:'ve| have|'ll| will| can)?(?: now| just| already)? (?:book(?:ed)?|schedul(?:e|ed)|confirm(?:ed)?|accept(?:ed)?|agree|agreed|reserv(?:e|ed))
    (?: (?:you|it|that|this|the|your|to|on|a)\b| in\b|[.!,]|$)
  |\bconsider it (?:done|booked|settled|agreed)\b|\bwe have an agreement\b|\bprecio final\b
  |\bprix (?:final|garanti)\b|\bfestpreis\b|\bendpreis\b|\bgarantiert\w*|\bgarantizad\w*|\bvinculante\b
  |\bverbindlich\b
`;

export const DISCOUNT = pattern('i')`
  \bdiscount\w*|\brebate
  |\b(?:off|below|under)\b[^.!?]{0,20}\b(?:price|quote|estimate|list|normal|usual|total|bill)\b
  |\b(?:waiv|knock|shav|slash)\w*\b[^.!?]{0,40}\b(?:fee|charge|price|cost|off|call-?out|total|bill)\b
  |\b(?:free of charge|for free|for nothing|on the house|on us|no charge
    |at no (?:extra |additional )?(?:cost|charge)|no cost|complimentary|gratis|kostenlos|gratuit\w*|umsonst
    |de graca)\b
  |\b(?:is|are|be|comes?|get|it'?s|that'?s|goes?|was|you'?ll have)\s+(?:\w+\s+){0,3}free\b
    (?! to| of (?:rust|cracks|charge))
  |\b(?:zero|no) dollars\b|\bspecial (?:offer|deal|price|rate)\b
  |\b(?:reduc|lower|drop|cut)\w*\b[^.!?]{0,20}\b(?:price|cost|estimate|total|bill|rate|quote)\b|\bcheaper\b
  |\bdescuento|\brabatt|\bremise\b|\bsconto\b|\bdesconto\b|\bkorting\b|\bbogo\b|\btwo for one\b
`;

export const PERCENT = pattern('i')`
  \d\s*(?:%|‰|percent|per ?cent|pct|por ?ciento|prozent|pour ?cent|per ?cento|por ?cento|procent)
  |\b(?:percent|per ?cent|por ?ciento|prozent|pour ?cent|por ?cento)\b
`;

/** A part or a multiple of a price: "half of that", "two thirds of the usual price", "double the estimate". */
export const FRACTION = pattern('i')`
  \b(?:half|halved|halves|(?:a|one|two|three)[ -](?:third|quarter|fifth|tenth)s?|quarter|third|double|doubled
    |twice|triple|treble|thrice|mitad|doble|moitie|halfte|doppelt|meta?de|meta)\b
`;
export const FRACTION_OF_PRICE = pattern('i')`
  \b(?:half|moitie|mitad|halfte|metade)\b(?:[- ]price| off\b
    | (?:of )?(?:as much|what
      |(?:the|our|your|my) (?:usual |normal |full )?(?:price|cost|estimate|quote|rate|total|money)|that\b|it\b
      |this\b))
  |\b(?:twice|double|triple|treble|thrice|(?:two|three|one) (?:third|quarter|fifth)s?
    |(?:a|one) (?:third|quarter|fifth|tenth)) (?:of )?
    (?:that|this|it\b|the (?:usual |normal |regular )?(?:price|cost|estimate|quote|rate|total|amount)|as much)
`;
