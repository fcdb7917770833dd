import { textAt, type Token } from './tokens.js';

const ALL = /^(?:day|time|anything|anytime|everything|all)$/;

/** Whether a "but" stands here that takes something out of all: "any day but Saturday". */
export const isAllBut = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'but' && ALL.test(textAt(tokens, at - 1));
