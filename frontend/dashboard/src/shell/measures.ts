/** Of a rate: dollars a square foot in dollars a square metre, about. */
const SQUARE_FEET = 10.8;
const METRES = 0.305;

const number = (digits: string): number => Number(digits.replaceAll(',', ''));

/** As somebody would say it: "170", not "167.2". */
function round(value: number): string {
  const step = value < 10 ? 1 : value < 50 ? 5 : 10;
  return (Math.max(1, Math.round(value / step)) * step).toLocaleString('en');
}

/** "60 square feet", "$4 per square foot" and "120 ft" of an example, in metres. */
export function inMetres(example: string): string {
  return example
    .replace(/\$(\d+) per square foot/g, (_, rate: string) => `$${round(number(rate) * SQUARE_FEET)} per square metre`)
    .replace(/([\d,]+) square feet/g, (_, area: string) => `${round(number(area) / SQUARE_FEET)} square metres`)
    .replace(/([\d,]+) square foot/g, (_, area: string) => `${round(number(area) / SQUARE_FEET)} square metre`)
    .replace(/([\d,]+) (?:feet|ft)\b/g, (_, length: string) => `${round(number(length) * METRES)} metres`)
    .replace(/\bsix foot\b/g, '1.8 metre')
    .replace(/\beight foot\b/g, '2.4 metre')
    .replace(/\bfour inches\b/g, '10 cm');
}

/** Whether people measure in metres there: outside of America, as far as a time zone tells. @param zone "Europe/London" */
export const measuresInMetres = (zone: string): boolean =>
  /^(?:Europe|Australia|Africa|Asia|Atlantic|Indian|Pacific)\//.test(zone) && zone !== 'Pacific/Honolulu';
