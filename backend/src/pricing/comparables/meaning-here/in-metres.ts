import { cleanText } from '../../language/index.js';
import { sizesMeant } from '../../rules/index.js';
import type { Details, Quantity } from '../../types.js';
import { sizesOf, type Work } from '../../work/index.js';

/** One job alone may have been copied from somewhere. */
const LEAST_METRIC = 2;

const METRIC = /_m$/;
const SIDE = String.raw`(\d+(?:\.\d+)?)`;
/** "3x4", with nothing said of what these are. */
const BARE_SIDES = new RegExp(
  String.raw`(?<![\d.$]|[x×] ?)${SIDE} ?[x×] ?${SIDE}(?!\.?\d)(?! ?(?:x|×|"|'|\p{L}))`,
  'giu',
);

type Said = Pick<Work, 'text' | 'details'>;

/** The areas of a text that its bare sides come to. */
function bareAreas({ text, details }: Said): Quantity[] {
  const areas = details.quantities.filter(({ unit }) => unit === 'sq_ft');
  if (areas.length === 0) return [];
  const products = [...cleanText(text).matchAll(BARE_SIDES)].map(([, a, b]) => Number(a) * Number(b));
  return areas.filter(({ quantity }) => products.some((product) => Math.abs(product - quantity) < 0.01));
}

/** Whether past jobs are measured in metres, as far as they say so. */
export function areInMetres(works: Said[]): boolean {
  const metric = works.filter(({ details }) => details.quantities.some(({ unit }) => METRIC.test(unit)));
  if (metric.length < LEAST_METRIC) return false;
  const inFeet = (work: Said): boolean => {
    const bare = bareAreas(work);
    return work.details.quantities.some((one) => /_(?:ft|yd)$/.test(one.unit) && !bare.includes(one));
  };
  return !works.some(inFeet);
}

/** What is told as "3x4" by who measures in metres, or to them, is that. */
export function inMetres(said: Said): Details {
  const bare = bareAreas(said);
  if (bare.length === 0) return said.details;
  const quantities = said.details.quantities.map((one): Quantity =>
    bare.includes(one) ? { ...one, unit: 'sq_m' } : one,
  );
  return { ...said.details, quantities };
}

export function workInMetres(work: Work): Work {
  const details = inMetres(work);
  return details === work.details ? work : { ...work, details, sizes: sizesOf(sizesMeant(details, work.text)) };
}
