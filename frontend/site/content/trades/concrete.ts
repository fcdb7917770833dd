import jobs from '../sample-jobs/concrete.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const concrete: Trade = {
  slug: 'concrete-quote-software',
  industry: 'Concrete',
  people: 'concrete contractors',
  name: 'Concrete',
  picture: 'mixer',
  title: 'Concrete Quote Software | Chalkline',
  description:
    'Driveways, slabs, patios and paths quoted from your website: area, thickness, access and finish asked, priced from your own pours and your own rules.',
  keywords: ['concrete quote software', 'driveway estimate tool', 'concrete slab quote', 'concrete contractor chatbot'],
  headline: 'Area, thickness, access: three answers and a driveway has a price',
  lead: 'Concrete is sold by the yard and lost at the side gate. Chalkline asks for size, finish, demolition and access, and gives a range from slabs that you have poured.',
  steps: [
    {
      title: 'Upload past pours',
      text: 'Size, finish, price. Cubic yards and square feet are both read, and never mixed up.',
    },
    {
      title: 'Define your pricing rules',
      text: 'Rate by finish, demolition by area, a pump charge, a short-load fee. The way you would write it on the back of an envelope.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'It asks for size, finish and what has to come out first, then shows a range with each part as a line.',
    },
  ],
  driversIntro: 'Two slabs with the same square feet can be a thousand dollars apart. The chat asks for the thousand.',
  drivers: [
    {
      title: 'Area times thickness',
      text: '400 sq ft is 4.9 yards at four inches and 7.4 at six. For vehicles the difference is not optional.',
    },
    {
      title: 'Demolition',
      text: 'Breaking out and carting away the old slab, with or without mesh in it. A rate of its own.',
    },
    {
      title: 'Reach',
      text: 'Chute, wheelbarrow or pump. “Can a truck get within 15 feet?” is a question a customer can answer.',
    },
    { title: 'Finish', text: 'Broom, exposed, stamped, coloured. A percentage or a rate for each, as you prefer.' },
    {
      title: 'Base and drainage',
      text: 'Soft ground, tree roots, water towards the house. These go to you for a visit and not into a guess.',
    },
  ],
  benefits: [
    {
      title: 'Length by width is enough',
      text: 'Customers think in “20 by 24”. That is read as 480 sq ft, and you see both.',
    },
    {
      title: 'Pump days planned early',
      text: 'Access is asked before price, so the pump is in the estimate and in your calendar.',
    },
    {
      title: 'Weather delays, calm phone',
      text: 'While you move three pours, the website keeps answering the fourth.',
    },
  ],
  faqs: [
    {
      question: 'Can it quote structural work?',
      answer:
        'Footings, walls and anything with an engineer’s drawing come to you without a price. Flat work is what it is good at.',
    },
    {
      question: 'How does it treat small pours?',
      answer:
        'With a minimum or a short-load fee as a rule. Either one appears as a line when it applies, with its reason.',
    },
    {
      question: 'Concrete prices moved this year. Does the estimate?',
      answer:
        'Old jobs are brought forward when your own newer prices show a drift. You can also raise a rate in a rule, and it counts from the next conversation.',
    },
  ],
  scenarios: [
    {
      title: 'Two-car driveway',
      text: '20 by 24, old asphalt out, truck on the street. Demolition and pour as two lines, range from your last driveways.',
    },
    {
      title: 'Stamped patio behind the house',
      text: 'No truck access, pump needed, pattern chosen. Three rules, three lines, one number to talk about.',
    },
    {
      title: 'A slab for a shed',
      text: '10 by 12 is below a full load. The short-load fee is in the estimate instead of in your evening.',
    },
  ],
  sample: {
    request: [
      'Price for a new concrete driveway, 480 sq ft, broom finish. The old concrete needs breaking out and removing first. Truck can park on the street in front.',
    ],
    rules: [
      { title: 'Break out old concrete', description: 'Add $2.60 per sq ft for breaking out old concrete' },
      { title: 'Pump', description: 'Add $650 for a pump when there is no truck access' },
      { title: 'Stamped finish', description: 'Add 40% for stamped finish' },
    ],
    jobs,
  },
};
