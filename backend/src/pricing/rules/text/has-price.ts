import { amountAt, type Token } from '../../language/index.js';
import { respelled } from './spelling.js';

/** Whether a text holds an amount with a sign or a word of money or percent. */
export const hasPrice = (clean: string): boolean => holdAmount(respelled(clean));

/** The same of tokens that are spelled out already. */
export const holdAmount = (tokens: Token[]): boolean =>
  tokens.some((_, at) => ['money', 'percent'].includes(amountAt(tokens, at)?.kind ?? ''));
