export * from './shapes.ts';
export { ApiError, messageOf, serverMessageOr } from './http/errors.ts';
export { ApiClient } from './http/client.ts';
export { logProblem } from './log.ts';
export { send, type Answer, type Call } from './http/send.ts';
export { SessionKeeper, CHECK_EVERY, REFRESH_AT, type SessionEvent, type SessionListener } from './session/keeper.ts';
export { readSession, SESSION_KEY } from './session/store.ts';
export { listen, RECONNECT_DELAYS } from './live/listen.ts';
export { type ServerEvent } from './live/events.ts';
