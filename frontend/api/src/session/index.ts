export { readSession, SESSION_KEY } from './store.ts';
