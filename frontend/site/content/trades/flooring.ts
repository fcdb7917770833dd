import jobs from '../sample-jobs/flooring.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const flooring: Trade = {
  slug: 'flooring-quote-software',
  industry: 'Flooring',
  people: 'flooring installers',
  name: 'Flooring',
  picture: 'boards',
  title: 'Flooring Quote Software | Chalkline',
  description:
    'Quote hardwood, vinyl plank, laminate and refinishing from your website, by the square foot, with subfloor, stairs and removal asked and priced your way.',
  keywords: ['flooring quote software', 'flooring estimate tool', 'hardwood refinishing quote', 'vinyl plank estimate'],
  headline: 'By the square foot, with the subfloor in mind',
  lead: 'Everybody advertises a price per foot. Chalkline gives yours, and asks about stairs, removal and subfloor before it does, so that the number survives the visit.',
  steps: [
    {
      title: 'Upload past jobs',
      text: 'Material, area, price. Where your rate falls with size, your own jobs show by how much.',
    },
    {
      title: 'Define your pricing rules',
      text: 'Rates by material, a price for each stair, removal and disposal by area, furniture by the room.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'Rooms or square feet, what is down now, how many steps. Then a range, line by line.',
    },
  ],
  driversIntro:
    'The plank costs what it costs. The price moves with everything that has to happen before the first one goes down.',
  drivers: [
    {
      title: 'Area and waste',
      text: 'Straight lay wants seven to ten percent over, herringbone fifteen. The estimate states what it assumed.',
    },
    {
      title: 'What is down now',
      text: 'Carpet pulls up in an hour. Glued-down parquet does not. The chat asks whether something has to come out.',
    },
    {
      title: 'Subfloor',
      text: 'Level concrete, old boards, moisture. Levelling by the square foot is a rule worth writing.',
    },
    {
      title: 'Stairs and transitions',
      text: 'One stair can take as long as a small room. Priced each, counted by the customer.',
    },
    { title: 'Furniture', text: 'Empty, or a piano. A fixed amount for a room keeps it friendly.' },
  ],
  benefits: [
    {
      title: 'Scale built in',
      text: 'A 1,200 sq ft floor does not cost four times a 300 sq ft one. The effect that your own jobs show is used.',
    },
    {
      title: 'Removal never forgotten',
      text: 'Where a rule of yours prices it, it is asked before the price and stands in the estimate as a line.',
    },
    {
      title: 'Better Saturdays',
      text: 'The chat answers browsers on the weekend. On Monday the serious ones have left a number.',
    },
  ],
  faqs: [
    {
      question: 'Labour only, or with material?',
      answer:
        'As your jobs and rules have it. Record which one a job was, and requests where the customer has the material are compared with jobs like that.',
    },
    {
      question: 'Can it price refinishing too?',
      answer: 'Yes. Sanding and finishing is its own service in your jobs, with its own rate if you write one.',
    },
    {
      question: 'How does it know the waste factor?',
      answer: 'It does not guess. Put it into your rate or into a rule, and the estimate lists it among its lines.',
    },
  ],
  scenarios: [
    {
      title: 'Three bedrooms of vinyl plank',
      text: 'Carpet out, 520 sq ft, slab underneath. Area and removal as two lines, a range from your last plank floors.',
    },
    {
      title: 'Oak that wants sanding',
      text: 'Eight hundred feet, pet stains, two photos. It is compared with refinishing jobs only.',
    },
    {
      title: 'Thirteen steps',
      text: 'The customer counted them because the chat asked. The stairs are a third of the price, and now everybody knows.',
    },
  ],
  sample: {
    request: [
      'We would like vinyl plank flooring in three bedrooms, 520 sq ft in total. Old carpet has to be removed. Concrete slab underneath.',
    ],
    rules: [
      { title: 'Carpet removal', description: 'Add $0.85 per sq ft for carpet removal' },
      { title: 'Stairs', description: 'Add $65 for each stair' },
      { title: 'Glued floor', description: 'Add 30% when the old floor is glued down' },
    ],
    jobs,
  },
};
