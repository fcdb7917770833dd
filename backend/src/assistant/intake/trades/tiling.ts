import { lines } from '../../../pricing/index.js';
import { REMOVAL, STAIRS } from '../common.js';
import type { Intake } from '../intake.js';

/** Work on tiles that are there, or beside them: it has no layout, no format, and nothing goes out first. */
const TENDS = lines`
  \b(?:re-?grout\w*|grouting|(?:re-?)?caulk\w*|(?:re-?)?silicon\w*|re-?seal\w*|skirtings?|water-?proof\w*
    |tanking)\b
`;
const LAYS = lines`
  \b(?:re-?til\w+|(?<=[a-z] )tiling|til(?:e|ing) (?:the|my|our|an?|it|up|over|\d)
    |(?:lay|laid|laying|install\w*|fit|fitting)\b[^.!?]{0,30}\btiles?)\b
`;
/** Tiles that are to be laid: no work of the other kind was named, or this was as well. */
const LAYING = new RegExp(String.raw`^(?!.*${TENDS})|${LAYS}`, 'is');
/** The same where it gets wet. */
const LAYING_WET = new RegExp(String.raw`^(?=.*\b(?:shower|bath\w*|wet)\b)(?:(?!.*${TENDS})|.*${LAYS})`, 'is');

export const tiling: Intake = {
  trade: 'tiling',
  words: /\b(?:til(?:e|es|er|ing)|grout\w*|backsplash|mosaic|porcelain)\b/i,
  service: {
    id: 'service',
    ask: 'What would you like us to tile?',
    suggestions: ['Bathroom floor', 'Shower walls', 'Kitchen backsplash', 'Kitchen floor', 'Regrouting'],
  },
  doesToAnything: 'tiling',
  calls: {
    'bathroom remodel': 'bathroom tiling',
    'shower installation': 'bathroom tiling',
    'kitchen remodel': 'floor tiling',
  },
  sizes: [
    {
      id: 'area',
      ask: 'Roughly how many square feet or square metres is it?',
      suggestions: ['30 sq ft', '60 sq ft', '120 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'item'],
    },
  ],
  factors: [
    {
      id: 'pattern',
      ask: 'Is it a diagonal or herringbone layout?',
      suggestions: ['Straight', 'Diagonal', 'Herringbone'],
      when: LAYING,
      unless: /\b(?:diagonal\w*|herringbone|straight|brick bond|stacked|pattern\w*|mosaic)\b/i,
      rule: /\b(?:diagonal\w*|herringbone|pattern\w*)\b/i,
    },
    { ...REMOVAL, when: LAYING, ask: 'Is there an old surface to remove first?', yes: 'remove old tile' },
    {
      id: 'format',
      ask: 'Are they large format, mosaic or natural stone?',
      suggestions: ['Standard', 'Large format', 'Mosaic', 'Natural stone'],
      when: LAYING,
      unless: /\b(?:large[- ]format|stone|marble|slate|travertine|subway|ceramic|porcelain|mosaic|\d+ ?x ?\d+)\b/i,
      rule: /\b(?:large[- ]format|mosaic|stone|marble|slate|travertine|glass)\b/i,
    },
    {
      id: 'waterproofing',
      ask: 'Is waterproofing to be done as well?',
      suggestions: ['Yes', 'No', 'Not sure'],
      when: LAYING_WET,
      unless: /\b(?:waterproof\w*|membrane|tanking)\b/i,
      rule: /\b(?:waterproof\w*|membrane|tanking)\b/i,
      yes: 'waterproofing',
    },
    STAIRS,
  ],
};
