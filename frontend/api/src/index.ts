export * from './shapes.ts';
export { ApiError, messageOf, serverMessageOr } from './http/errors.ts';
export { ApiClient } from './http/client.ts';
export { logProblem } from './log.ts';
export { send, type Answer, type Call } from './http/send.ts';
export { SessionKeeper } from './session/keeper.ts';
export { readSession, SESSION_KEY } from './session/store.ts';
export { browserStore, tabStore } from './storage.ts';
export { listen } from './live/listen.ts';
