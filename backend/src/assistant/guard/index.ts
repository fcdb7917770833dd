export { type GuardContext, guardContext } from './context.js';
export { inspect } from './inspect.js';
export { type Instructions, readInstructions } from './leak.js';
export { canonical, showable } from './normalise.js';
export { type Editor, type GuardNotice, ReplyGuard, guardText } from './reply-guard.js';
