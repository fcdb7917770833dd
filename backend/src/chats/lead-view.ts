import { isFields } from '../json/index.js';
import type { Chat } from './chat.entity.js';

/** An estimate as a chat stores it: figures in dollars. */
export interface EstimateView {
  low: number;
  high: number;
  lines: { label: string; amount: number }[];
  assumptions: string[];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads what the chat stores as JSON; null when there is no estimate. */
export function estimateView(stored: unknown): EstimateView | null {
  if (!isFields(stored) || typeof stored['low'] !== 'number' || typeof stored['high'] !== 'number') return null;
  const lines = listOf(stored['lines']).flatMap((line) =>
    isFields(line) && typeof line['label'] === 'string' && typeof line['amount'] === 'number'
      ? [{ label: line['label'], amount: line['amount'] }]
      : [],
  );
  const assumptions = listOf(stored['assumptions']).filter((text): text is string => typeof text === 'string');
  return { low: stored['low'], high: stored['high'], lines, assumptions };
}

/** One text of the stored details ("service", "location", …); null when it is unknown. */
export function detailOf(details: unknown, name: string): string | null {
  const value = isFields(details) ? details[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The conditions and the trouble that the stored details name. */
export function situationsOf(details: unknown): string[] {
  const issues = detailOf(details, 'issues');
  return [...conditionsOf(details), ...(issues === null ? [] : [issues])];
}

/** Those of them that have a name of their own. */
export const conditionsOf = (details: unknown): string[] => textsIn(isFields(details) ? details['conditions'] : null);

/** What the conversation keeps as said about the work, message by message. */
export const saidOfWork = (state: unknown): string[] => textsIn(isFields(state) ? state['said'] : null);

const textsIn = (stored: unknown): string[] =>
  listOf(stored).filter((words): words is string => typeof words === 'string');

/** Whether the owner can reach the visitor. */
export const hasContact = (chat: Pick<Chat, 'contactEmail' | 'contactPhone'>): boolean =>
  chat.contactEmail !== null || chat.contactPhone !== null;

export const isEmergency = (chat: Pick<Chat, 'details'>): boolean => detailOf(chat.details, 'urgency') === 'emergency';
