export { readSession, SESSION_KEY, timeLeft } from './store.ts';
