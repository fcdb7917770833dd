export * from './types.js';
export * from './reading/index.js';
export * from './rules/index.js';
export * from './estimate/index.js';
export * from './pending.js';
