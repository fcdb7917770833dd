import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useEffect } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { takeIn } from './chat-cache.ts';

/** Listens for leads while the dashboard is open; they appear without a reload. */
export function LiveLeads() {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  useEffect(
    () =>
      calls.listenToChats((news) => {
        takeIn(queries, news);
        if (news.event === 'created')
          notify(`New chat${news.chat.contact_name ? ` from ${news.chat.contact_name}` : ''}`);
      }),
    [calls, queries, notify],
  );
  return null;
}
