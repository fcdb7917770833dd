/** The demo area: a made-up painter's figures. Prices in the conversations are computed when the site is built. */
export interface DemoJob {
  id: string;
  customerName: string;
  description: string;
  status: 'completed' | 'in_progress';
  /** Dollars. */
  value: number;
  completedDate?: string;
  startDate?: string;
  details: string[];
}

export interface DemoMessage {
  id: string;
  type: 'customer' | 'business';
  content: string;
  timestamp: string;
}

export interface DemoChat {
  id: string;
  customerName: string;
  messages: DemoMessage[];
}

export interface DemoRule {
  id: string;
  name: string;
  description: string;
  adjustment: string;
  type: 'percentage' | 'percentage_per_unit';
  value: number;
}

export interface DemoStat {
  name: string;
  value: string;
  change: string;
}

export const demoFirm = {
  name: 'Bluebird Painting',
  /** The demo business of the API. */
  businessId: '00000000-0000-4000-8000-00000000d350',
};

export const demoJobs: DemoJob[] = [
  {
    id: 'job-1',
    customerName: 'Maple Street house',
    description: 'Exterior painting, two storeys',
    status: 'completed',
    value: 5700,
    completedDate: '2024-11-22',
    details: [
      '2,000 sq ft of weatherboard, two coats',
      'Light sanding, spot primed',
      'Tower on the street side for three days',
      'Customer chose the colours after two sample patches',
    ],
  },
  {
    id: 'job-2',
    customerName: 'Harbour View apartment',
    description: 'Interior repaint, three bedrooms',
    status: 'in_progress',
    value: 2800,
    startDate: '2024-12-02',
    details: [
      'Walls and ceilings, doors left as they are',
      'Hallway included',
      'Empty between two tenants, keys with the agent',
    ],
  },
  {
    id: 'job-3',
    customerName: 'Old Mill cottage',
    description: 'Heritage cottage, exterior',
    status: 'completed',
    value: 3750,
    completedDate: '2024-11-08',
    details: [
      '1,200 sq ft, single storey, heritage listed',
      'Lead test before scraping',
      'Breathable paint in an approved colour',
    ],
  },
  {
    id: 'job-4',
    customerName: 'Station Road shop',
    description: 'Shop front and sign board',
    status: 'in_progress',
    value: 1950,
    startDate: '2024-12-04',
    details: ['Work before opening hours only', 'Timber front stripped and primed', 'Premium finish, three coats'],
  },
  {
    id: 'job-5',
    customerName: 'Hill Lane bungalow',
    description: 'Exterior repaint, bungalow',
    status: 'completed',
    value: 2970,
    completedDate: '2024-10-29',
    details: ['1,100 sq ft, peeling on the weather side', 'Scraped, primed, two coats', 'Finished a day early'],
  },
];

export const demoRules: DemoRule[] = [
  {
    id: 'heritage',
    name: 'Heritage Listed Building',
    description: 'Add 20% for heritage listed buildings',
    adjustment: '+20%',
    type: 'percentage',
    value: 20,
  },
  {
    id: 'storeys',
    name: 'Multi-Story External',
    description: '10 percent per story above ground for exterior painting',
    adjustment: '+10% per story above ground',
    type: 'percentage_per_unit',
    value: 10,
  },
  {
    id: 'premium',
    name: 'Premium Finishes',
    description: 'Add 15% for premium finishes',
    adjustment: '+15%',
    type: 'percentage',
    value: 15,
  },
  {
    id: 'access',
    name: 'Difficult Access',
    description: 'Add 25% for difficult access',
    adjustment: '+25%',
    type: 'percentage',
    value: 25,
  },
];

export const demoStats: (DemoStat & { note: string })[] = [
  { name: 'Estimates', value: '24', change: '+6', note: 'given by the chat this month' },
  { name: 'Conversion', value: '68%', change: '+4%', note: 'of finished chats left a phone number or email' },
  { name: 'Average job value', value: '$14,500', change: '+$900', note: 'over the jobs won through the chat' },
  { name: 'New customers', value: '18', change: '+3', note: 'who had never asked before' },
];
