import type { DemoChat } from './demo.ts';

/** `{range}` stands for the computed range, and the estimate card follows that message. */
export const demoChats: DemoChat[] = [
  {
    id: '7c1f4a2e',
    customerName: 'Heritage house, Elm Street',
    messages: [
      {
        id: 'm1',
        type: 'customer',
        content:
          'Hi, what would it cost to paint the outside of our house? Two storeys, about 1,800 sq ft of wall, and it is heritage listed.',
        timestamp: '2024-12-03T20:41',
      },
      {
        id: 'm2',
        type: 'business',
        content: 'Happy to work that out. What state is the old paint in, and when would you like it done?',
        timestamp: '2024-12-03T20:41',
      },
      {
        id: 'm3',
        type: 'customer',
        content: 'Peeling a bit on the north side. Sometime this spring is fine.',
        timestamp: '2024-12-03T20:43',
      },
      {
        id: 'm4',
        type: 'business',
        content:
          'Thank you. Jobs like yours have come to {range}. It is an estimate, not an offer. Shall somebody call you?',
        timestamp: '2024-12-03T20:43',
      },
      {
        id: 'm5',
        type: 'customer',
        content: 'Yes please, mornings are best. 503 555 0117',
        timestamp: '2024-12-03T20:45',
      },
    ],
  },
  {
    id: 'a94be013',
    customerName: 'Bungalow, Hill Lane',
    messages: [
      {
        id: 'm1',
        type: 'customer',
        content: 'Looking for a price for exterior painting of a single storey house, 1,300 sq ft, two coats.',
        timestamp: '2024-12-05T07:58',
      },
      {
        id: 'm2',
        type: 'business',
        content: 'Good morning. Is the paint sound, or is some of it peeling or bare?',
        timestamp: '2024-12-05T07:58',
      },
      { id: 'm3', type: 'customer', content: 'All sound, just faded.', timestamp: '2024-12-05T08:02' },
      {
        id: 'm4',
        type: 'business',
        content:
          'Then similar jobs point to {range}. May I have a phone number or email, so that we can arrange a visit?',
        timestamp: '2024-12-05T08:02',
      },
    ],
  },
  {
    id: 'e2650b7d',
    customerName: 'Stairwell after a leak',
    messages: [
      {
        id: 'm1',
        type: 'customer',
        content:
          'We had a leak and now the stairwell ceiling has a brown ring and bulges a little. Can you paint over it?',
        timestamp: '2024-12-06T13:15',
      },
      {
        id: 'm2',
        type: 'business',
        content: 'Has the leak been fixed, and is the ceiling dry by now?',
        timestamp: '2024-12-06T13:15',
      },
      { id: 'm3', type: 'customer', content: 'Fixed last week. Not sure about dry.', timestamp: '2024-12-06T13:18' },
      {
        id: 'm4',
        type: 'business',
        content:
          'A bulge should be looked at before anybody names a price, so I will not guess. Leave a phone number and we will come by.',
        timestamp: '2024-12-06T13:18',
      },
    ],
  },
];
