import { isUuid, notFound } from '../common/index.js';

interface VisitorToken {
  businessId: string;
  /** The part that is stored, hashed, with the chat. */
  secret: string;
}

/** The token names the business, because a visitor's chat cannot be found without it: rows are locked by business. */
export const visitorToken = ({ businessId, secret }: VisitorToken): string => `${businessId}.${secret}`;

/** Null when it does not even look like one. */
export function readVisitorToken(token: string | null): VisitorToken | null {
  const [businessId = '', secret = ''] = (token ?? '').split('.');
  return isUuid(businessId) && secret !== '' ? { businessId: businessId.toLowerCase(), secret } : null;
}

/** What a visitor shows for a chat, before anybody looks whether it opens it. @throws DomainError not_found when neither can be one */
export function visitorTokenFor(chatId: string, token: string | null): VisitorToken {
  const read = readVisitorToken(token);
  if (!isUuid(chatId) || read === null) throw notFound('Chat');
  return read;
}
