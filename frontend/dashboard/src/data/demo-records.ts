import type { Interpretation, Job, Rule } from '@chalkline/api';

const BUSINESS = 'demo-user';

const heritage: Interpretation = {
  status: 'priced',
  effects: [{ kind: 'percentage', amount: 20, unit: null, above: null, condition: 'heritage listed' }],
  explanation: 'Adds 20% when the job mentions a heritage-listed building.',
  example: '$4,500 becomes $5,400',
};

const storeys: Interpretation = {
  status: 'priced',
  effects: [{ kind: 'percentage_per_unit', amount: 10, unit: 'storey', above: 1, condition: 'exterior' }],
  explanation: 'Adds 10% for each storey above the ground floor on exterior work.',
  example: '$4,500 becomes $4,950 for two storeys',
};

/** What a person who looks around without an account finds. Fresh copies: edits stay in memory. */
export function demoRecords(): { jobs: Job[]; pricing: Rule[] } {
  return {
    jobs: [
      {
        id: '1',
        businessId: BUSINESS,
        title: 'Exterior house painting',
        description:
          'Two storey weatherboard house, 1,800 sq ft of exterior walls. Washed, scraped, primed and two coats of acrylic. Trim and front door included.',
        price: 4500,
        completedAt: '2024-11-22',
        createdAt: '2024-11-22T09:00:00.000Z',
        updatedAt: '2024-11-22T09:00:00.000Z',
      },
      {
        id: '2',
        businessId: BUSINESS,
        title: 'Interior renovation',
        description: 'Living room, hall and two bedrooms after a renovation. New plaster sealed, walls and ceilings.',
        price: 2800,
        completedAt: '2024-11-08',
        createdAt: '2024-11-08T09:00:00.000Z',
        updatedAt: '2024-11-08T09:00:00.000Z',
      },
    ],
    pricing: [
      {
        id: '1',
        businessId: BUSINESS,
        title: 'Heritage Listed Building',
        description: 'Add 20% for heritage listed buildings.',
        isActive: true,
        confirmed: false,
        createdAt: '2024-11-22T09:00:00.000Z',
        updatedAt: '2024-11-22T09:00:00.000Z',
        interpretation: heritage,
      },
      {
        id: '2',
        businessId: BUSINESS,
        title: 'Multi-Story External',
        description: 'Add 10% per storey above ground for exterior work.',
        isActive: true,
        confirmed: false,
        createdAt: '2024-11-08T09:00:00.000Z',
        updatedAt: '2024-11-08T09:00:00.000Z',
        interpretation: storeys,
      },
    ],
  };
}

/** In the demo nothing reads a rule that was typed: it stands as a note, and says why. */
export const UNREAD: Interpretation = {
  status: 'note',
  effects: [],
  explanation: 'The demo does not read rules. With an account, you see here how a rule was understood.',
  example: '',
};
