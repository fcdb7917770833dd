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
  lead: 'On the first hot day everybody asks at once. Chalkline asks for the system, its age, the size of the house and what it does, and gives a range for the work you price often.',
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
      text: 'Tons and BTU where known, square feet where not. The chat asks for the label on the outdoor unit.',
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
  questions: [
    'Is there no heat or no cooling right now?',
    'What kind of system is it, and how old?',
    'How large is the home, in square feet?',
    'Where are the indoor and outdoor units?',
    'Repair, tune-up or replacement?',
    'Has anything been done to it lately?',
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
      'How much to replace a 3 ton AC with a new one? The air handler is in the attic and the old unit is 14 years old. House is 1,900 sq ft.',
    ],
    rules: [
      { title: 'Attic air handler', description: 'Add 12% when the air handler is in the attic' },
      { title: 'Permit', description: 'Permit fee of $175 for every AC replacement' },
      { title: 'After hours', description: 'After 6pm the diagnostic fee is $140' },
    ],
    jobs: [
      {
        title: 'AC replacement 3 ton',
        description: 'Replaced 3 ton AC condenser and air handler in garage, line set reused',
        price: 7400,
        date: '2026-04-11',
      },
      {
        title: 'AC replacement 2.5 ton',
        description: 'Replaced 2.5 ton AC system, closet air handler',
        price: 6900,
        date: '2026-05-23',
      },
      {
        title: 'AC replacement 3 ton',
        description: 'Replaced 3 ton AC, air handler in the attic, new pan and float switch',
        price: 8250,
        date: '2026-06-16',
      },
      {
        title: 'AC replacement 3.5 ton',
        description: 'Replaced 3.5 ton AC system, garage air handler',
        price: 8100,
        date: '2026-07-08',
      },
      {
        title: 'AC replacement 3 ton',
        description: 'Replaced 3 ton AC, basement air handler, new thermostat',
        price: 7650,
        date: '2026-08-19',
      },
      {
        title: 'AC tune-up',
        description: 'Spring tune-up, coil cleaned, refrigerant checked',
        price: 149,
        date: '2026-04-03',
      },
      { title: 'Capacitor', description: 'No cooling, replaced run capacitor', price: 265, date: '2026-07-21' },
    ],
  },
};
