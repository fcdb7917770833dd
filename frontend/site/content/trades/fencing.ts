import jobs from '../sample-jobs/fencing.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const fencing: Trade = {
  slug: 'fencing-quote-software',
  industry: 'Fencing',
  people: 'fence contractors',
  name: 'Fencing',
  picture: 'fence',
  title: 'Fencing Quote Software | Chalkline',
  description:
    'Fence estimates by the linear foot, from your website: height, material, gates, slope and removal asked, priced with your own rates and finished fences.',
  keywords: ['fencing quote software', 'fence estimate tool', 'fence cost per foot', 'fence contractor chatbot'],
  headline: 'Linear feet, gates and what is in the way',
  lead: 'A fence is the most askable job there is: length, height, material, gates. Chalkline asks, multiplies with your numbers, and shows the customer a range before you have put the auger down.',
  steps: [
    {
      title: 'Upload past fences',
      text: 'Length, material, gates and what you charged. Feet and metres are both read.',
    },
    {
      title: 'Define your pricing rules',
      text: 'A rate per foot by material, a price for each gate, removal by length, extra for rock or slope.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'Length, height, gates, old fence, ground. Then a range, and the lead with the address.',
    },
  ],
  driversIntro: 'The rate per foot is public knowledge. Margins are made at the gates and lost in the holes.',
  drivers: [
    {
      title: 'Length and height',
      text: 'Six feet instead of four is more than half as much again in timber. Both are asked together.',
    },
    {
      title: 'Gates',
      text: 'Posts, hardware, half a day. A price for each gate is the most useful fence rule there is.',
    },
    {
      title: 'Ground',
      text: 'Rock, roots, clay, slope. Stepped panels and core drilling are conditions in your words.',
    },
    { title: 'Old fence', text: 'Take-down, concrete stumps, disposal. By the foot, as a line of its own.' },
    {
      title: 'Line and permits',
      text: 'A survey is the customer’s job. The estimate can list it under what was assumed.',
    },
  ],
  benefits: [
    {
      title: 'Neighbours included',
      text: 'The estimate has lines that two households can share, and they can read it together.',
    },
    { title: 'Gates counted', text: 'Asked every time. Nobody finds out on Friday that there were two.' },
    {
      title: 'Length checks itself',
      text: 'A long run gets the better rate that your own long runs show, not a flat multiplication.',
    },
  ],
  faqs: [
    {
      question: 'Does it draw the fence on a map?',
      answer:
        'No. It asks for the length. You measure on site before you make an offer, and the estimate says that it is one.',
    },
    {
      question: 'Can I have different rates by material?',
      answer:
        'Yes: “$32 per foot for cedar, $26 for pine, $38 for vinyl” is read as three rates, each with its condition.',
    },
    {
      question: 'What if the customer has no idea of the length?',
      answer: '“Not sure” is an answer. The chat then takes the lead without a price, and you measure.',
    },
  ],
  scenarios: [
    {
      title: 'Cedar on three sides',
      text: '150 feet, six high, one walk gate, old chain link out. Four lines, one range, no drive needed.',
    },
    {
      title: 'A new dog',
      text: 'The customer needs 90 feet by next week. The urgency is marked and the phone number is asked for.',
    },
    {
      title: 'On rock',
      text: '“You hit stone at a foot.” Your rock rule applies where the customer says so, and the range grows where nobody knows.',
    },
  ],
  sample: {
    request: [
      'We need a 6 ft cedar privacy fence, about 150 linear feet, with one gate. The old fence has to be removed.',
    ],
    rules: [
      { title: 'Gate', description: 'Add $285 for each gate' },
      { title: 'Old fence removal', description: 'Add $4 per linear foot for removing the old fence' },
      { title: 'Rocky ground', description: 'Add 20% for rocky ground' },
    ],
    jobs,
  },
};
