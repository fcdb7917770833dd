import { listen, type ApiClient, type ChatListItem, type Profile, type Quote, type RuleFinding } from '@chalkline/api';
import { updateUser } from '../account/client.ts';
import type { ChatQuery, OwnerCalls } from './owner-calls.ts';

const CHAT_PAGE_SIZE = 20;

/** The owner's calls on the real API. */
export function httpCalls(client: ApiClient): OwnerCalls {
  return {
    interpretRule: (rule, { propose, signal }) => client.post('/rules/interpret', { ...rule, propose }, signal),
    ruleImpact: (change, signal) => client.post('/rules/impact', change, signal),
    checkRules: async () => (await client.get<{ findings: RuleFinding[] }>('/rules/check')).findings,
    starterPacks: () => client.get('/rules/starter-packs'),
    addStarterPack: (trade) => client.post(`/rules/starter-packs/${encodeURIComponent(trade)}`),

    accuracy: () => client.get('/quote/accuracy'),
    quickEstimate: (description) => client.post('/quote/estimate', { description }),
    importJobs: (file, mapping, dryRun) => {
      const form = new FormData();
      form.set('mapping', JSON.stringify(mapping));
      form.set('file', file);
      return client.post(`/jobs/import?dryRun=${String(dryRun)}`, form);
    },

    chats: (query) => client.get(`/chats?${chatQuery(query)}`),
    unreadChats: async () => (await client.get<{ unread: number }>('/chats/unread')).unread,
    chat: (id) => client.get(`/chats/${encodeURIComponent(id)}`),
    updateChat: (id, change) => client.patch(`/chats/${encodeURIComponent(id)}`, change),
    winChat: (id, finalPrice) => client.post(`/chats/${encodeURIComponent(id)}/won`, { finalPrice }),
    quote: async (chatId) => (await client.get<{ quote: Quote | null }>(`/chats/${chatId}/quote`)).quote,
    saveQuote: (chatId, quote) => client.put(`/chats/${chatId}/quote`, quote),
    sendQuote: (chatId, updatedAt, to) => client.post(`/chats/${chatId}/quote/send`, { updatedAt, to }),
    quotePdf: (chatId) => client.download(`/chats/${chatId}/quote.pdf`, 'application/pdf'),
    deleteChat: (id) => client.post(`/chats/${encodeURIComponent(id)}/delete`),
    exportChats: () => client.download('/chats/export', 'text/csv'),
    chatPhoto: (chatId, photoId) => client.download(`/chats/${chatId}/photos/${photoId}`, 'image/*'),
    listenToChats: (onChange) =>
      listen(client, '/chats/events', {
        onEvent: ({ event, data }) => {
          if (event !== 'chat.created' && event !== 'chat.updated') return;
          const { chat } = JSON.parse(data) as { chat: ChatListItem };
          onChange({ event: event === 'chat.created' ? 'created' : 'updated', chat });
        },
        onReopen: () => onChange({ event: 'reconnected' }),
      }),

    widgetSettings: () => client.get('/settings/widget'),
    saveWidgetSettings: ({ greeting, color, position, allowedOrigins, priceVisibility }) =>
      client.put('/settings/widget', { greeting, color, position, allowedOrigins, priceVisibility }),
    noticeSettings: () => client.get('/settings/notices'),
    saveNoticeSettings: ({ mode, webhookUrl, retentionDays, timezone }) =>
      client.put('/settings/notices', { mode, webhookUrl, retentionDays, timezone }),
    renewWebhookSecret: () => client.post('/settings/notices/webhook-secret'),

    setup: () => client.get('/setup'),
    saveDetails: async (details) => {
      updateUser({ profile: await client.put<Profile>('/auth/update-details', details) });
    },
    startMfa: (password) => client.post('/auth/mfa/setup', { password }),
    enableMfa: async (code) => {
      const codes = await client.post<{ recoveryCodes: string[] }>('/auth/mfa/enable', { code });
      updateUser({ mfaEnabled: true });
      return codes;
    },
    disableMfa: async (code) => {
      await client.post('/auth/mfa/disable', { code });
      updateUser({ mfaEnabled: false });
    },
  };
}

function chatQuery({ page, q, status }: ChatQuery): string {
  const query = new URLSearchParams({ page: String(page), pageSize: String(CHAT_PAGE_SIZE) });
  if (q !== '') query.set('q', q);
  if (status !== '') query.set('status', status);
  return query.toString();
}
