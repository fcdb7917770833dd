import { pattern } from '../../language/index.js';

/** Where a work is named, and said so, another whose words stand there too is not asked for. */
export interface Instead {
  named: string | RegExp;
  said?: RegExp;
  not: RegExp;
  unless?: RegExp;
}

/** Of the work on a roof, and of what is only done on one. */
export const ROOFS_INSTEAD: Instead[] = [
  // "Hail last spring, and the insurance says new shingles": why it has to be a new one
  {
    named: 'roof replacement',
    said: pattern()`
      \b(?:a|need|needs?|wants?|get|getting|says?|say|for|whole|all|entire|complete|full|brand) (?:new|brand[- ]new) (?:\w+ )?
        (?:roof|shingles)\b
      |\breplac(?:e|ing) (?:the |my |our )?(?:whole |entire |full )?(?:\w+ )?roof\b|\bre-?roof
    `,
    not: /^roof repair$/,
    unless: pattern()`
      \b(?:leak\w*|patch\w*|repair\w*|fix\w*|mend\w*|missing|few|couple|some|several|two|three|four|five|six
        |\d+ (?:new )?shingles)\b
    `,
  },
  // "Change one cracked vent boot, the roof is steep"
  {
    named: 'roof repair',
    said: /\b(?:vent|pipe|roof|plumbing) boots?\b/,
    not: /^roof replacement$/,
    unless: pattern()`
      \bnew (?:\w+ )?(?:roof|shingles)\b|\bre-?(?:roof|shingl)|\broof replac|\breplac\w* (?:the |our |my )?
        (?:whole |entire |full )?(?:roof|shingles)\b|\bfull replacement\b|\bredone\b|\bsquares\b
    `,
  },
  // "Leak repair around vent pipe, replaced boot and few shingles"
  {
    named: 'roof repair',
    said: /\b(?:roof\w*|shingles?|flashing|boots?|valley|chimney|skylights?)\b/,
    not: /^leak repair$/,
    unless: /\b(?:faucets?|taps?|sinks?|toilets?|showers?|tubs?|heater|supply|burst|basement|plumb\w*)\b/,
  },
  // "Hail hit the roof, a few new shingles"
  {
    named: 'roof repair',
    said: pattern()`
      \b(?:few|couple|some|several|handful|two|three|four|five|six|\d{1,2}) (?:of )?(?:(?:new|missing|loose|broken|damaged|torn|curled) )+shingles\b
      |\b(?:few|couple|some|several|handful) (?:of )?shingles\b
    `,
    not: /^roof replacement$/,
    unless: /\bnew roof\b|\bre-?roof|\breplac\w+ (?:the |my |our )?(?:\w+ )?roof\b/,
  },
  // "The roof is 2,400 sq ft, want architectural shingles, two skylights to reflash": they are flashed on the way
  {
    named: 'roofing',
    said: /\bskylights?(?: \w+){0,3} (?:re-?)?flash|\b(?:re-?)?flash\w* (?:\w+ ){0,3}skylights?\b/,
    not: /^skylight installation$/,
    unless:
      /\b(?:new|add|adding|install\w*|put in|putting in|replac\w*|fit|fitting|want|like) (?:\w+ ){0,3}skylights?\b/,
  },
  // "Two new skylights in our roof": where they go
  {
    named: 'skylight installation',
    said: /\bskylights?\b[^.,;!?]{0,20} (?:in|on|into|onto|through) (?:the|our|my) (?:\w+ )?roof\b/,
    not: /^roof(?:ing| replacement)$/,
    unless: /\b(?:new|re-?) ?(?:\w+ )?(?:roof|shingles)\b|\broof (?:replac|redo|re-?done|is )|\bshingles\b/,
  },
  // "A leak by the chimney, a brown ring on the ceiling": how it shows
  {
    named: 'roof repair',
    said: pattern()`
      \b(?:rings?|stain(?:s|ed)?|spots?|marks?|patch(?:es)?|drip\w*|bubbl\w+|wet|damp|leak\w*)\b[^.!?;]{0,40}\bceilings?\b
      |\bceilings?\b[^.!?;]{0,20}\b(?:rings?|stain\w*|spots?|marks?|drip\w*|wet|damp)\b
    `,
    not: /^drywall repair$/,
    unless: pattern()`
      \b(?:repair|fix|patch|mend|replac|repaint|redo)\w* (?:\w+ ){0,3}(?:ceiling|drywall)\b
      |\b(?:ceiling|drywall)(?: also| too)? (?:needs?|wants?|to be|repair|fix|patch|redone|replaced)
    `,
  },
  // "7 kW on our shingle roof", "a new roof in October, and our 24 panels have to come off": what they are mounted on
  {
    named: 'solar panels',
    said: /\d ?kw\b|\bpanels?\b/,
    not: /^roof(?:ing| replacement)$/,
    unless:
      /\b(?:quote|price|estimate|cost|need|want|looking)\b[^.!?]{0,30}\b(?:roof and|roof plus|re-?roof|new roof)\b/,
  },
  // "The storm dropped a tree onto our garage roof": where it lies
  {
    named: 'tree removal',
    said: pattern('u')`
      \b(?:fell|dropped|landed|crashed|came down|toppled|down|leaning|resting|lying)\b[^.!?;]{0,40}\b
        (?:on|onto|on to|over|against|across|through) (?:my|our|the) (?:\p{L}+ ){0,2}roof\b
    `,
    not: /^roof repair$/,
    unless:
      /\b(?:repair|fix|patch|mend|replac)\w* (?:\w+ ){0,3}roof\b|\broof (?:to be )?(?:repair|fix|patch|mend|replac)/,
  },
];
