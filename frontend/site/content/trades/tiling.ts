import jobs from '../sample-jobs/tiling.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const tiling: Trade = {
  slug: 'tiling-quote-software',
  industry: 'Tiling',
  people: 'tilers',
  name: 'Tiling',
  picture: 'trowel',
  title: 'Tiling Quote Software | Chalkline',
  description:
    'Price floors, splashbacks and showers from your website. Chalkline asks for area, pattern and what comes off, and uses your own rates and finished jobs.',
  keywords: ['tiling quote software', 'tiling quoting software', 'tiler estimate tool', 'bathroom tiling quote'],
  headline: 'Tiling quotes that know a herringbone from a straight lay',
  lead: 'Area is only the start. Chalkline asks for format, pattern, removal and waterproofing, and prices the job as you have priced the ones before it.',
  steps: [
    {
      title: 'Upload past jobs',
      text: 'Area, tile and price are enough. Metric or US sizes are both read, and compared within their own unit.',
    },
    {
      title: 'Define your pricing rules',
      text: 'Your rate per square metre or foot, extra for herringbone, large format or natural stone, a price for waterproofing.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'It asks for area, pattern and whether an old surface comes off, shows a range, and sends you the details with photos.',
    },
  ],
  driversIntro:
    'Laying is the visible half. What lies underneath, and how many cuts there are, decides whether the day rate holds.',
  drivers: [
    {
      title: 'Substrate',
      text: 'Fresh screed, old vinyl or bouncing boards. Levelling compound and backer board belong in the estimate, not in a phone call on day two.',
    },
    {
      title: 'Tile size and pattern',
      text: 'Mosaic, 600 by 1200 porcelain and herringbone lay at quite different speeds. A percentage for each pattern keeps the base rate clean.',
    },
    { title: 'Removal', text: 'Old tile on concrete comes off by the barrow. Asked every time, priced by area.' },
    {
      title: 'Wet areas',
      text: 'Membrane, falls to the drain, niches. A shower is priced unlike the floor beside it.',
    },
    { title: 'Cuts and edges', text: 'Niches, window reveals and metal trim: small pieces with big hours.' },
  ],
  benefits: [
    {
      title: 'Pattern asked up front',
      text: 'Herringbone is a line in the estimate with its percentage, so it is a choice and not a dispute.',
    },
    {
      title: 'Both unit systems',
      text: 'A customer with 12 square metres and one with 130 square feet both get an answer.',
    },
    {
      title: 'Small jobs stay worthwhile',
      text: 'A splashback below your minimum shows the minimum, said kindly and before the visit.',
    },
  ],
  faqs: [
    {
      question: 'Does the estimate include the tile?',
      answer:
        'That is your rule. Most tilers price labour and setting materials and let the customer choose the tile. The chat can ask who supplies it, and the estimate states what was assumed.',
    },
    {
      question: 'Can it handle a bathroom with floor and walls?',
      answer:
        'Yes. Several areas can be named in one conversation, each with its own size. When the mix is too unusual for your past jobs, the lead comes to you without a price.',
    },
    {
      question: 'What if my rate differs by tile size?',
      answer:
        'Write one rule for each, such as “$14 per sq ft for large format tile”. You are told when two rules overlap or contradict each other.',
    },
  ],
  scenarios: [
    {
      title: 'Kitchen splashback',
      text: 'Thirty square feet of subway tile over painted drywall. It falls under the minimum, and the estimate shows exactly that.',
    },
    {
      title: 'Herringbone hallway',
      text: 'The pattern adds its percentage, removal of the old tile its own line. The customer can see what a straight lay would save.',
    },
    {
      title: 'A shower that leaks',
      text: 'Tiles are coming loose and the wall sounds hollow. That needs opening up, so the chat takes photos and the lead, and you have a look.',
    },
  ],
  sample: {
    request: [
      'We want 140 sq ft of porcelain floor tile in the hallway, herringbone pattern. The old tile has to be removed first. We already have the tiles.',
    ],
    rules: [
      { title: 'Herringbone', description: 'Add 25% for herringbone pattern' },
      { title: 'Removal of old tile', description: 'Add $3.50 per sq ft for removing old tile' },
      { title: 'Minimum', description: 'Minimum job is $600' },
    ],
    jobs,
  },
};
