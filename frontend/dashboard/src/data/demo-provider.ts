import { ApiError, type Job, type NoticeSettings, type Profile, type WidgetSettings } from '@chalkline/api';
import fakeRestProvider from 'ra-data-fakerest';
import type { DataProvider, Identifier } from 'react-admin';
import { DEMO_USER } from '../account/demo-user.ts';
import { demoRecords, UNREAD } from './demo-records.ts';
import type { ChalklineDataProvider, OwnerCalls } from './owner-calls.ts';

interface Described {
  id: Identifier;
  description: string;
}

const NOT_FOUND: Record<string, string> = { jobs: 'Job not found', pricing: 'Rule not found' };

/** The dashboard of the demo user: everything happens in memory, nothing is sent. */
export function demoProvider(): ChalklineDataProvider {
  const rest = fakeRestProvider(demoRecords(), false);
  const known = async (resource: string, id: Identifier): Promise<void> => {
    try {
      await rest.getOne(resource, { id });
    } catch {
      throw new ApiError(404, 'not_found', NOT_FOUND[resource] ?? 'Not found');
    }
  };
  const provider: DataProvider = {
    ...rest,
    getList: async (resource, params) => {
      const { field, order } = params.sort ?? BY_ID;
      if (resource !== 'jobs' || field !== 'completedAt') return rest.getList(resource, params);
      const { data, total } = await rest.getList<Job>(resource, { ...params, pagination: EVERYTHING });
      const { page, perPage } = params.pagination ?? EVERYTHING;
      const sorted = data.toSorted((a, b) => listedAt(a).localeCompare(listedAt(b)));
      if (order === 'DESC') sorted.reverse();
      return { data: sorted.slice((page - 1) * perPage, page * perPage) as never[], total };
    },
    getOne: async (resource, params) => {
      await known(resource, params.id);
      return rest.getOne(resource, params);
    },
    create: (resource, params) => {
      const made = {
        createdAt: new Date().toISOString(),
        ...(resource === 'pricing' ? { interpretation: UNREAD } : {}),
      };
      return rest.create(resource, { ...params, data: { ...params.data, ...made } });
    },
    update: async (resource, params) => {
      const id = params.id as Identifier;
      await known(resource, id);
      const { data } = await rest.getOne<Described>(resource, { id });
      const { description } = params.data as Partial<Described>;
      const reworded = description !== undefined && description !== data.description;
      const unread = resource === 'pricing' && reworded ? { interpretation: UNREAD } : {};
      return rest.update(resource, { ...params, data: { ...params.data, ...unread } });
    },
    delete: async (resource, params) => {
      await known(resource, params.id);
      return rest.delete(resource, params);
    },
  };
  return { ...provider, ...demoCalls(provider) };
}

function demoCalls(provider: DataProvider): OwnerCalls {
  let profile: Omit<Profile, 'id'> | null = DEMO_USER.profile;
  let widget: WidgetSettings = {
    greeting: 'Hi! I can help you get an instant quote. Just describe what you need.',
    color: '#1F5FBF',
    position: 'right',
    allowedOrigins: [],
    priceVisibility: 'at_once',
    lastSeen: null,
    lastRefused: null,
  };
  let notices: NoticeSettings = {
    mode: 'each',
    webhookUrl: null,
    webhookSecret: null,
    retentionDays: null,
    timezone: 'America/New_York',
  };
  const count = async (resource: string): Promise<number> =>
    (await provider.getList(resource, { filter: {}, pagination: { page: 1, perPage: 1 }, sort: BY_ID })).total ?? 0;

  return {
    interpretRule: ({ description }) => {
      const sample = demoRecords().pricing.find((rule) => rule.description === description);
      return Promise.resolve(sample?.interpretation ?? UNREAD);
    },
    ruleImpact: needsAccount,
    checkRules: () => Promise.resolve([]),
    starterPacks: () => Promise.resolve([]),
    addStarterPack: needsAccount,
    accuracy: async () => ({ ...NO_ACCURACY, jobs: await count('jobs') }),
    quickEstimate: needsAccount,
    importJobs: needsAccount,
    chats: () => Promise.resolve({ chats: [], page: 0, hasMore: false }),
    unreadChats: () => Promise.resolve(0),
    chat: () => Promise.reject(new ApiError(404, 'not_found', 'Chat not found')),
    updateChat: needsAccount,
    winChat: needsAccount,
    quote: () => Promise.resolve(null),
    saveQuote: needsAccount,
    sendQuote: needsAccount,
    quotePdf: needsAccount,
    deleteChat: needsAccount,
    exportChats: needsAccount,
    chatPhoto: needsAccount,
    listenToChats: () => () => undefined,
    widgetSettings: () => Promise.resolve(widget),
    saveWidgetSettings: (settings) => Promise.resolve((widget = settings)),
    noticeSettings: () => Promise.resolve(notices),
    saveNoticeSettings: (settings) => Promise.resolve((notices = settings)),
    renewWebhookSecret: needsAccount,
    setup: async () => ({
      jobs: await count('jobs'),
      rules: await count('pricing'),
      detailsComplete: Boolean(profile?.phone),
      widgetSeen: false,
      chats: 0,
      mailFailing: null,
    }),
    saveDetails: (details) => {
      profile = details;
      if (DEMO_USER.profile) Object.assign(DEMO_USER.profile, details);
      return Promise.resolve();
    },
    startMfa: needsAccount,
    enableMfa: needsAccount,
    disableMfa: needsAccount,
  };
}

const BY_ID = { field: 'id', order: 'ASC' } as const;
const EVERYTHING = { page: 1, perPage: 100_000 };

/** As the server sorts: a job without a date counts from the day it was written down, and of one day the later one. */
const listedAt = ({ completedAt, createdAt }: Job): string => `${(completedAt ?? createdAt).slice(0, 10)} ${createdAt}`;

const NO_ACCURACY = {
  estimated: 0,
  medianAbsolutePercentageError: null,
  withinTwentyFivePercent: null,
  rangeCoverage: null,
  medianRangeWidth: null,
  tooLow: null,
  tooHigh: null,
  byJob: [],
  advice: [],
};

function needsAccount(): Promise<never> {
  return Promise.reject(new ApiError(403, 'demo', 'This needs an account. Signing up is free and takes a minute.'));
}
