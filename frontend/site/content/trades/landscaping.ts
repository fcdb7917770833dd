import jobs from '../sample-jobs/landscaping.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const landscaping: Trade = {
  slug: 'landscaping-quoting-software',
  industry: 'Landscaping',
  people: 'landscapers',
  name: 'Landscaping',
  picture: 'spade',
  title: 'Landscaping Quoting Software | Chalkline',
  description:
    'Quote turf, planting, paving and clean-ups from your website. Chalkline asks for area, access and slope, and prices with your own rates and past jobs.',
  keywords: ['landscaping quoting software', 'lawn care estimate', 'landscaper quote tool', 'garden estimate chatbot'],
  headline: 'Turn “roughly how much for the yard?” into a priced lead',
  lead: 'A yard is hard to describe and easy to underprice. Chalkline asks for the area, the access and what has to go, and works from what your own jobs came to.',
  steps: [
    {
      title: 'Upload past jobs',
      text: 'Turf, beds, paving, clean-ups: one line each with the final price. Sizes in the text (“650 sq ft of turf”) are read and used.',
    },
    {
      title: 'Define your pricing rules',
      text: 'Rates per square foot, a charge for green waste by the yard, extra for a slope or for no machine access. In your words.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'It gathers area, access, slope and wishes, gives a range where it can, and passes on photos with the lead.',
    },
  ],
  driversIntro:
    'Two lawns of the same size can differ by half in price. The difference is nearly always below the surface or at the side gate.',
  drivers: [
    {
      title: 'Area and depth',
      text: 'Turf is priced by the square foot, soil and mulch by the cubic yard. 600 sq ft at three inches is five and a half yards: the chat asks for the yards or for the size of the bed.',
    },
    {
      title: 'Access',
      text: 'A 30-inch gate means wheelbarrows instead of a skid steer. It can double the labour, and customers never mention it unasked.',
    },
    {
      title: 'What has to go',
      text: 'Old turf, roots, concrete, a shed. Removal and tipping are a line of their own in an honest estimate.',
    },
    {
      title: 'Slope and drainage',
      text: 'Grading, a retaining edge or a drain turns a planting job into earthworks. Requests like that can be sent to you without a price.',
    },
    {
      title: 'Once or every fortnight',
      text: 'A clean-up and a maintenance round are different businesses. Each is priced from jobs of its kind.',
    },
  ],
  benefits: [
    {
      title: 'Spring without the backlog',
      text: 'When forty people ask in the same two weeks, each gets an answer the same minute. You choose which yards to visit.',
    },
    {
      title: 'Access asked every time',
      text: 'Where a rule of yours prices access, the chat asks for it, because you cannot see the yard from the phone.',
    },
    {
      title: 'Photos with the lead',
      text: 'Customers can send up to five pictures in the chat. You see the slope before you drive.',
    },
  ],
  faqs: [
    {
      question: 'Can it quote a full garden design?',
      answer:
        'No, and it does not try. Work that needs a visit gets no price: the chat explains that you will look at it, and takes the details. It is at its best with turf, beds, mulch, paving and clean-ups.',
    },
    {
      question: 'Does it understand yards, feet and metres?',
      answer:
        'Yes. Square feet, square metres, linear feet, cubic yards and cubic metres are read from the customer’s words and kept as given.',
    },
    {
      question: 'What about recurring maintenance?',
      answer:
        'Write the rate as a rule, for example “Fortnightly mowing is $55 a visit up to 5,000 sq ft”, and record a few such jobs. Requests for upkeep are then compared with upkeep, not with builds.',
    },
  ],
  scenarios: [
    {
      title: 'New turf before a party',
      text: 'Six hundred square feet, old lawn to come out, needed by the end of the month. Area and removal are priced as separate lines, and the date is marked on the lead.',
    },
    {
      title: 'The overgrown rental',
      text: 'A property manager asks on a Sunday. The chat takes a few photos, and gives a range from your other clean-ups.',
    },
    {
      title: 'The steep back yard',
      text: 'The customer mentions a retaining wall over four feet. That needs eyes and maybe an engineer, so the lead comes to you without a number.',
    },
  ],
  sample: {
    request: [
      'I would like new turf in the back yard, about 650 sq ft. The old lawn has to come out. There is only a narrow gate, no machine access.',
    ],
    rules: [
      { title: 'No machine access', description: 'Add 15% when there is no machine access' },
      { title: 'Old lawn removal', description: 'Add $0.90 per sq ft for removing the old lawn' },
      { title: 'Minimum', description: 'Minimum job is $350' },
    ],
    jobs,
  },
};
