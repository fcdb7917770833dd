import jobs from '../sample-jobs/windows.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const windows: Trade = {
  slug: 'window-installation-quote-software',
  industry: 'Window Installation',
  people: 'window installers',
  name: 'Window installation',
  picture: 'window',
  title: 'Window Installation Quote Software | Chalkline',
  description:
    'Quote window and door replacements from your website. Chalkline counts openings, asks for type, frame and storey, and prices from your installs and rules.',
  keywords: [
    'window installation quote software',
    'window replacement estimate',
    'window installer chatbot',
    'window quote tool',
  ],
  headline: 'Ten windows, four kinds, one straight answer',
  lead: 'Home owners count windows. Chalkline asks them to, then asks for type, frame and floor, and turns the count into a range from your own installs.',
  steps: [
    {
      title: 'Upload past installs',
      text: 'How many, what kind, final price. “Nine double-hung, second floor” tells the reader all that it needs.',
    },
    {
      title: 'Define your pricing rules',
      text: 'A rate for each window by type, upper-floor surcharge, lead-safe work, disposal for each opening.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'Count, type, frame and storey. Then a range, and a lead that is ready to be measured.',
    },
  ],
  driversIntro:
    'Price per window is a fair start. Four things move it, and a customer can answer every one of them from the sofa.',
  drivers: [
    { title: 'Count and type', text: 'Double-hung, casement, slider, picture, bay. Each may have its own rate.' },
    {
      title: 'Insert or full frame',
      text: 'Sound frames take an insert. Soft sills do not. A rule for each keeps the range honest.',
    },
    {
      title: 'Floor',
      text: 'Second-floor openings need a lift or two ladders and a second man. A percentage for each storey says so.',
    },
    { title: 'Glass', text: 'Tempered near doors and baths, low-E, triple. Fixed amounts for each opening work well.' },
    { title: 'Year of the house', text: 'Before 1978 means lead-safe practice. One question, one line.' },
  ],
  benefits: [
    {
      title: 'Measured visits only',
      text: 'People who have seen a range and still book want windows. Your tape goes to the right houses.',
    },
    {
      title: 'Count discounts handled',
      text: '“Ten windows or more: 5% off” is a rule. It applies by itself when the count is there.',
    },
    {
      title: 'Nothing to learn',
      text: 'Rules are sentences. If a sentence cannot be read, it changes no price and you are told.',
    },
  ],
  faqs: [
    {
      question: 'Can it price without measurements?',
      answer:
        'As a range, yes: that is what the range is for. It compares with your installs of the same count and kind, and the estimate says that sizes are assumed to be standard.',
    },
    {
      question: 'Does it know manufacturers’ price lists?',
      answer: 'No. It knows what you charged. Where supplier prices have changed, raise the rate in your rule.',
    },
    {
      question: 'Can customers send pictures of the frames?',
      answer: 'Yes, up to five in one conversation. They are kept with the lead and deleted with it.',
    },
  ],
  scenarios: [
    {
      title: 'A whole house, vinyl',
      text: 'Eleven double-hungs, four of them upstairs. Unit rate, upper-floor line, quantity discount. The customer sees all three.',
    },
    {
      title: 'One fogged pane',
      text: 'That is a sealed-unit job, compared with your glass repairs and not with replacements.',
    },
    {
      title: 'The bay in the front room',
      text: 'Rot at the sill, built 1925. A visit comes before a price. Photos and details are in your list.',
    },
  ],
  sample: {
    request: [
      'Hi, we want to replace 10 double-hung windows with vinyl ones. 4 of them are upstairs so it is a two storey house, built 1994, frames look fine.',
    ],
    rules: [
      { title: 'Two storey house', description: 'Add 6% for two storey houses' },
      { title: 'Disposal', description: 'Add $15 per window for disposal' },
      { title: 'Lead-safe work', description: 'Add $60 per window for lead paint' },
    ],
    jobs,
  },
};
