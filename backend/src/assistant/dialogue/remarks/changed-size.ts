import {
  isSameMeasure,
  isSameQuantity,
  pattern,
  type Quantity,
  readAnswer,
  resized,
  UNDATED,
} from '../../../pricing/index.js';

/** What was said before, with the one size that a message has corrected; as it is where none, or several, have changed. */
export function withNewSize(said: string[], before: Quantity[], after: Quantity[]): string[] {
  const isIn = (one: Quantity, all: Quantity[]): boolean => all.some((other) => isSameQuantity(one, other));
  const [old, ...others] = before.filter((one) => !isIn(one, after));
  const fresh = after.filter((one) => !isIn(one, before) && isSameMeasure(one.unit, old?.unit ?? null));
  const [now] = fresh;
  return old && now && others.length === 0 && fresh.length === 1 ? said.map((words) => resized(words, old, now)) : said;
}

/** What was said before, and the sizes of it, after one side of a surface was corrected. */
interface NewSide {
  said: string[];
  quantities: Quantity[];
  /** What the message itself counts, without the side where that is no length of its own. */
  told: Quantity[];
  /** The message without that correction. */
  message: string;
}

const LENGTH = String.raw`(?:ft|feet|foot|m|met(?:re|er)s?|yards?|')`;
const SIDE = pattern('giu')`
  (?<![\p{L}\d.])(\d+(?:\.\d+)?)(?: ?${LENGTH}\b)?(?: (?:long|wide|across|deep|high|tall))?
    ,? (?:and )?(?:not|instead of|rather than) (\d+(?:\.\d+)?)(?!\d|\.\d)
  |\bnot (\d+(?:\.\d+)?),? (?:but |it'?s |it is )(\d+(?:\.\d+)?)(?!\d|\.\d)
`;

/**
 * "It's 8 metres long, not 6", of a wall that was said to be "6 metres long and 1.2 high": the surface grows with its side. Null where the
 * message corrects no side, or the new one makes no other surface.
 */
export function withNewSide(said: string[], known: Quantity[], message: string, told: Quantity[]): NewSide | null {
  for (const [whole, now = '', old = '', denied = '', instead = ''] of message.matchAll(SIDE)) {
    const [from, to] = [old || denied, now || instead];
    const isSide = new RegExp(String.raw`(?<![\d.,])${from.replace('.', String.raw`\.`)}(?![\d.,]*\d)`);
    const renewed = said.map((words) => ({ before: words, after: words.replace(isSide, to) }));
    const grown = renewed.flatMap(({ before, after }) =>
      before === after ? [] : changesOf(before, after, Number(to) / Number(from)),
    );
    // "12 yards, not 8": no side, and the size itself
    const [size, ...others] = grown.filter(
      ({ was }) => was.quantity !== Number(from) && known.some((one) => isSameQuantity(one, was)),
    );
    if (size === undefined || others.some(({ was }) => !isSameQuantity(was, size.was))) continue;
    return {
      said: renewed.map(({ after }) => after),
      quantities: known.map((one) => (isSameQuantity(one, size.was) ? { ...one, quantity: size.is.quantity } : one)),
      told: told.filter((one) => one.quantity !== Number(to) || (isLength(one) && known.some(isLength))),
      message: message.replace(whole, ' '),
    };
  }
  return null;
}

const isLength = ({ unit }: Quantity): boolean => unit.startsWith('lin_');

/** The surfaces of a text that are so many times as large in the other. */
function changesOf(before: string, after: string, ratio: number): { was: Quantity; is: Quantity }[] {
  const [old, now] = [before, after].map((words) =>
    readAnswer(words, 'size', UNDATED).details.quantities.filter(({ unit }) => /^(?:sq|cu)_/.test(unit)),
  );
  return (old ?? []).flatMap((was, at) => {
    const is = now?.[at];
    const isGrown = is?.unit === was.unit && Math.abs(is.quantity / was.quantity / ratio - 1) < 0.01;
    return is !== undefined && isGrown ? [{ was, is }] : [];
  });
}
