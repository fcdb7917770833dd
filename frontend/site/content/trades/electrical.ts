import jobs from '../sample-jobs/electrical.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const electrical: Trade = {
  slug: 'electrician-quote-software',
  industry: 'Electrical',
  people: 'electricians',
  name: 'Electrical',
  picture: 'outlet',
  title: 'Electrician Quote Software | Chalkline',
  description:
    'Let your website quote outlets, lights, chargers and panel work. Chalkline counts points, asks for the wiring and the walls, and prices from your rules and jobs.',
  keywords: ['electrician quote software', 'electrical estimate tool', 'ev charger quote', 'electrician chatbot'],
  headline: 'Count the points, check the panel, quote the job',
  lead: 'Electrical work is priced by the point until it is not. Chalkline counts what the customer wants, asks the two questions that change everything, and prices with your list.',
  steps: [
    {
      title: 'Upload past jobs',
      text: 'Outlets, downlights, fans, chargers, panels. Counts in the text (“six outlets”) are read as quantities.',
    },
    {
      title: 'Define your pricing rules',
      text: '“Every extra outlet is 95.” “Add $450 for a trench over 20 feet.” “Time and a half for emergencies.”',
    },
    {
      title: 'The chat asks and quotes',
      text: 'It asks for counts, the wiring and the walls, shows a range, and leaves design work to you.',
    },
  ],
  driversIntro:
    'The first point pays for the trip and the tenth costs almost nothing, unless the panel is full or the walls are brick.',
  drivers: [
    {
      title: 'Number of points',
      text: 'Outlets, switches, fittings: a unit rate with the first few at another price is read as exactly that.',
    },
    {
      title: 'Panel capacity',
      text: 'A 100-amp panel with no spaces turns an EV charger into a service upgrade. A rule for each keeps the two apart.',
    },
    {
      title: 'Distance and route',
      text: 'Ten feet through an open basement or sixty through a finished ceiling. Linear feet are a unit like any other.',
    },
    {
      title: 'Wall and ceiling',
      text: 'Plaster, brick and insulation slow every point down. One condition, one percentage.',
    },
    {
      title: 'Permit and inspection',
      text: 'A fixed amount in most places. As a rule of its own it is never forgotten.',
    },
  ],
  benefits: [
    {
      title: 'Danger is not a lead form',
      text: 'Burning smell, sparks or a hot panel: the chat shows your phone number and says to keep away.',
    },
    {
      title: 'Counts you can price',
      text: 'Customers count their downlights when they are asked. Most forms never ask.',
    },
    {
      title: 'Your list, added up right',
      text: 'Lines add up to the cent. Percentages are taken of the base and never stacked on each other.',
    },
  ],
  faqs: [
    {
      question: 'Does it give electrical advice?',
      answer:
        'No. It gathers details and prices your work. For anything dangerous it says to keep away and shows your number.',
    },
    {
      question: 'Can I price the first outlet differently?',
      answer:
        'Yes. A rule such as “First outlet $180, then $95 per outlet” is read as a fixed amount and a rate for those that follow. You see the reading before it counts.',
    },
    {
      question: 'What about large projects?',
      answer:
        'A rewire or a new build needs drawings. With too little to go on there is no price: the lead and its details come to you.',
    },
  ],
  scenarios: [
    {
      title: 'EV charger in the garage',
      text: '48 amps, panel on the other side of the wall, 200-amp service. Close to your last four, so the range is narrow.',
    },
    {
      title: 'Eight downlights',
      text: 'Counted, dimmable, insulation above. Unit price times eight, with the attic condition as a line.',
    },
    {
      title: 'The breaker that trips',
      text: 'One circuit, since yesterday, no smell. A diagnostic visit with its fee, stated before you come.',
    },
  ],
  sample: {
    request: [
      'I need 8 LED downlights in the living room with a dimmer. Single storey house, insulation above the ceiling, drywall.',
    ],
    rules: [
      { title: 'Downlights', description: '$115 per downlight' },
      { title: 'Insulated ceiling', description: 'Add 10% when there is insulation above the ceiling' },
      { title: 'Dimmer', description: 'Add $85 for a dimmer' },
    ],
    jobs,
  },
};
