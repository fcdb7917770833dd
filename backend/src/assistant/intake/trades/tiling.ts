import { REMOVAL, STAIRS } from '../common.js';
import type { Intake } from '../intake.js';

export const tiling: Intake = {
  trade: 'tiling',
  words: /\b(?:til(?:e|es|er|ing)|grout\w*|backsplash|mosaic|porcelain)\b/i,
  service: {
    id: 'service',
    ask: 'What would you like us to tile?',
    suggestions: ['Bathroom floor', 'Shower walls', 'Kitchen backsplash', 'Kitchen floor', 'Regrouting'],
  },
  doesToAnything: 'tiling',
  calls: { 'bathroom remodel': 'bathroom tiling', 'kitchen remodel': 'floor tiling' },
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
      unless: /\b(?:diagonal\w*|herringbone|straight|brick bond|stacked|pattern\w*|mosaic)\b/i,
      rule: /\b(?:diagonal\w*|herringbone|pattern\w*)\b/i,
    },
    { ...REMOVAL, ask: 'Is there an old surface to remove first?', yes: 'remove old tile' },
    {
      id: 'format',
      ask: 'Are they large format, mosaic or natural stone?',
      suggestions: ['Standard', 'Large format', 'Mosaic', 'Natural stone'],
      unless: /\b(?:large[- ]format|stone|marble|slate|travertine|subway|ceramic|porcelain|mosaic|\d+ ?x ?\d+)\b/i,
      rule: /\b(?:large[- ]format|mosaic|stone|marble|slate|travertine|glass)\b/i,
    },
    {
      id: 'waterproofing',
      ask: 'Is waterproofing to be done as well?',
      suggestions: ['Yes', 'No', 'Not sure'],
      when: /\b(?:shower|bath\w*|wet)\b/i,
      unless: /\b(?:waterproof\w*|membrane|tanking)\b/i,
      rule: /\b(?:waterproof\w*|membrane|tanking)\b/i,
      yes: 'waterproofing',
    },
    STAIRS,
  ],
};
