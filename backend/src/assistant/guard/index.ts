export { type GuardContext, type GuardSources, guardContext } from './context.js';
export { VIOLATIONS, type ViolationKind, inspect } from './inspect.js';
export { canonical, showable } from './normalise.js';
export { type Editor, type GuardNotice, ReplyGuard, type ReplyLimits, guardText } from './reply-guard.js';
