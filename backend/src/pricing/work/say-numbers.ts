import { withDigits } from '../language/index.js';

const WHOLE = withDigits(0, 0);
const TENTHS = withDigits(0, 1);
const HUNDREDTHS = withDigits(0, 2);
const CENTS = withDigits(2, 2);

/** Dollars as people write them: "$1,150", "$0.85", "$3.50". */
export function sayDollars(cents: number): string {
  const amount = (cents % 100 === 0 ? WHOLE : CENTS).format(Math.abs(cents) / 100);
  return `${cents < 0 ? '-' : ''}$${amount}`;
}

/** A count or size as people write it: "1,800", "2.5". */
export function sayNumber(value: number): string {
  return (value < 10 ? HUNDREDTHS : value < 100 ? TENTHS : WHOLE).format(value);
}
