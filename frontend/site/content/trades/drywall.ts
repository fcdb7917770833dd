import jobs from '../sample-jobs/drywall.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const drywall: Trade = {
  slug: 'drywall-quote-software',
  industry: 'Drywall',
  people: 'drywall contractors',
  name: 'Drywall',
  picture: 'knife',
  title: 'Drywall Quote Software | Chalkline',
  description:
    'From one hole to a whole basement: Chalkline asks for area, finish level and ceilings on your website and prices with your rates and past jobs.',
  keywords: ['drywall quote software', 'drywall repair estimate', 'sheetrock quote tool', 'drywall contractor chatbot'],
  headline: 'Patch or basement, level 4 or 5: asked first, priced right',
  lead: 'Half of the enquiries are one hole, half of the money is whole rooms. Chalkline tells them apart, asks for size and finish, and quotes each from its own kind.',
  steps: [
    {
      title: 'Upload past jobs',
      text: 'Hang, tape, texture, patch: a line and a price each. Repairs and new board are told apart by their words.',
    },
    {
      title: 'Define your pricing rules',
      text: 'A rate per square foot by finish level, extra for ceilings and for heights above nine feet, a minimum for patches.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'Area or hole size, finish, ceilings. A range, and the lead with the photos they add.',
    },
  ],
  driversIntro: 'Board is cheap. Coats, drying days and a texture that must vanish are what you sell.',
  drivers: [
    {
      title: 'Finish level',
      text: 'Level 4 under flat paint, level 5 under gloss or a wall of glass. The chat asks in words that a home owner knows.',
    },
    {
      title: 'Ceilings and height',
      text: 'Overhead is slower, a stairwell slower still. Two conditions, two percentages.',
    },
    { title: 'Texture match', text: 'Orange peel, knockdown, or a popcorn ceiling that needs a test first.' },
    {
      title: 'Drying days',
      text: 'A patch is two hours of work on three days. Your minimum knows that, even when the customer does not.',
    },
    { title: 'Dust and people', text: 'An occupied home means plastic, vacuum and tidy ends of day. Worth a line.' },
  ],
  benefits: [
    {
      title: 'Patches that pay',
      text: 'The minimum is said in the chat. Those who book have agreed to it in their heads.',
    },
    {
      title: 'Water asked about',
      text: 'Nobody hangs board under a live leak. What the customer says of it stands in the lead.',
    },
    {
      title: 'Basements with numbers',
      text: 'Area, height and finish arrive together, so that your first call is about dates.',
    },
  ],
  faqs: [
    {
      question: 'Can it price a single hole?',
      answer:
        'Yes. Record a few patches with their size, or write your minimum as a rule. Most patches will meet the minimum, and the estimate says so.',
    },
    {
      question: 'How does it treat popcorn ceilings?',
      answer:
        'You decide. Many firms want a test first: leave that work without a price and the chat offers a visit instead.',
    },
    {
      question: 'Does the price include painting?',
      answer: 'Only when your jobs or rules do, and the estimate lists what was assumed.',
    },
  ],
  scenarios: [
    {
      title: 'Door handle through the wall',
      text: 'Five inches, orange peel, rental inspection on Friday. Minimum charge, date marked, photo attached.',
    },
    {
      title: 'A basement to finish',
      text: '1,300 sq ft of board, level 4, eight-foot ceilings. Your rate and your last basements agree, so the range is narrow.',
    },
    {
      title: 'A brown ring on the ceiling',
      text: 'The leak was fixed last month. Cut-out, board, two coats, texture: compared with your other water repairs.',
    },
  ],
  sample: {
    request: [
      'We need about 1,300 sq ft of drywall hung and taped in the basement, level 4 finish. The house is occupied.',
    ],
    rules: [
      { title: 'Occupied home', description: 'Add 8% when the house is occupied' },
      { title: 'Ceilings', description: 'Add 12% for ceilings' },
      { title: 'Minimum', description: 'Minimum job is $280' },
    ],
    jobs,
  },
};
