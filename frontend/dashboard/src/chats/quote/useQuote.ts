import type { Quote } from '@chalkline/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useOwnerCalls } from '../../data/useOwnerCalls.ts';
import { CHATS, KEPT_FOR, STALE_AFTER } from '../chat-cache.ts';

export const quoteKey = (chatId: string): string[] => [CHATS, 'quote', chatId];

/** Where a quote is kept while it is written. */
export const draftOf = (chatId: string): string => `quote-${chatId}`;

/** The owner's quote for a lead; null where there is none yet. */
export function useQuote(chatId: string): UseQueryResult<Quote | null> {
  const calls = useOwnerCalls();
  return useQuery({
    queryKey: quoteKey(chatId),
    queryFn: () => calls.quote(chatId),
    staleTime: STALE_AFTER,
    gcTime: KEPT_FOR,
  });
}
