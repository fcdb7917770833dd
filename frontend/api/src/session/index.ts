export { readSession, timeLeft, writeSession } from './store.ts';
