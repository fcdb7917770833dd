import type { Chat } from '../../chats/index.js';

type LeadEventName = 'lead.created' | 'lead.contact_added';

/** The body of a webhook call; field names are those of the API. */
interface LeadEvent {
  event: LeadEventName;
  businessId: string;
  lead: {
    id: string;
    contact_name: string | null;
    contact_email: string | null;
    contact_phone: string | null;
    summary: string;
    status: string;
    details: unknown;
    estimate: unknown;
    created_at: string;
    updated_at: string;
  };
}

export const leadEvent = (chat: Chat, event: LeadEventName): LeadEvent => ({
  event,
  businessId: chat.businessId,
  lead: {
    id: chat.id,
    contact_name: chat.contactName,
    contact_email: chat.contactEmail,
    contact_phone: chat.contactPhone,
    summary: chat.summary,
    status: chat.status,
    details: chat.details,
    estimate: chat.estimate,
    created_at: chat.createdAt.toISOString(),
    updated_at: chat.updatedAt.toISOString(),
  },
});
