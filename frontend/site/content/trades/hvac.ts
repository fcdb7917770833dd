import jobs from '../sample-jobs/hvac.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const hvac: Trade = {
  slug: 'hvac-quote-software',
  industry: 'HVAC',
  people: 'HVAC contractors',
  name: 'HVAC',
  picture: 'fan',
  title: 'HVAC Quote Software | Chalkline',
  description:
    'A website chat for heating and cooling: no-heat calls see your number, replacements and tune-ups are asked about and priced from your rules and past installs.',
  keywords: ['hvac quote software', 'ac replacement estimate', 'furnace quote tool', 'hvac chatbot'],
  headline: 'Sort the no-heat calls from the new systems, day and night',
  lead: 'On the first hot day everybody asks at once. Chalkline asks what is needed and how large the house is, and gives a range for the work you price often.',
  steps: [
    {
      title: 'Upload past jobs',
      text: 'Tune-ups, repairs, change-outs. Tonnage, brand and house size in the description are what later requests are matched by.',
    },
    {
      title: 'Define your pricing rules',
      text: 'Diagnostic fee, after-hours rate, extra for an attic air handler, price per additional register.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'No heat with a baby at home shows your phone number at once. A planned replacement gets its questions and a range.',
    },
  ],
  driversIntro:
    'The unit has a list price. Everything that differs from house to house is in how it gets in, gets connected and gets a permit.',
  drivers: [
    {
      title: 'Size of the system',
      text: 'Tons and BTU where known, square feet where not. What the customer reads off the label stands in the lead.',
    },
    {
      title: 'Where it sits',
      text: 'Garage, basement, attic or roof. Attics and roofs carry a surcharge in most rule books, and should.',
    },
    {
      title: 'Ducts and line set',
      text: 'Reused, extended or new. Often the difference between two quotes for the same box.',
    },
    {
      title: 'Electrical and permit',
      text: 'A heat pump may want a new circuit. A permit has a fixed fee. Both make good fixed-amount rules.',
    },
    { title: 'Season and hour', text: 'After-hours diagnosis is another price. You say from what hour on.' },
  ],
  benefits: [
    {
      title: 'Safety first, in the first line',
      text: 'Gas smell, carbon monoxide alarm or no heat with small children: your phone number, at once.',
    },
    {
      title: 'Fewer blind diagnostics',
      text: 'Model, age and symptom arrive with the lead, so the right part can be in the van.',
    },
    {
      title: 'Change-outs priced like change-outs',
      text: 'A replacement is compared with your replacements. Tune-ups do not drag it down.',
    },
  ],
  faqs: [
    {
      question: 'Does it size the system?',
      answer:
        'No. A load calculation is your work. The estimate is a range for systems like those you put into houses like this, and it says what was assumed.',
    },
    {
      question: 'Can it offer maintenance plans?',
      answer:
        'Write the plan’s price as a rule and mention it in your business details. The chat speaks from your own published text and does not invent offers.',
    },
    {
      question: 'What if two of my rules contradict each other?',
      answer:
        'You are told. Chalkline checks your rules for overlaps, contradictions and rules that can never apply, and shows which ones are meant.',
    },
  ],
  scenarios: [
    {
      title: 'No heat, minus five',
      text: 'Furnace short-cycling, infant in the house. First answer: your phone number. Second: the model number, for you.',
    },
    {
      title: 'Twelve-year-old three-ton',
      text: 'The customer wants an idea before the summer. Your last change-outs give the base, the attic adds its line, the range shows what is still open.',
    },
    {
      title: 'Spring tune-up',
      text: 'You have sold this forty times at nearly the same price. The range is narrow, because your jobs are.',
    },
  ],
  sample: {
    request: [
      'How much is an AC replacement, 3 ton? The air handler is in the attic and the old unit is 14 years old.',
    ],
    rules: [
      { title: 'Attic air handler', description: 'Add 12% when the air handler is in the attic' },
      { title: 'Permit', description: 'Add $175 for the permit for an AC replacement' },
      { title: 'After hours', description: 'Add $140 after 6pm' },
    ],
    jobs,
  },
};
