export { DRAFTS, dropDrafts } from './drafts.ts';
export { readSession, timeLeft, writeSession } from './store.ts';
export { watchSession } from './watch.ts';
