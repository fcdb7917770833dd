import type { Draft } from './neighbours.js';

const SIZE =
  '(?:(?:extra|very|really) )?(?:small|smaller|medium|mid[- ]?sized?|large|larger|big|bigger|tall|short|little|huge|giant|regular|standard|average)';
const LIMITS = 'under|over|up|below|above|less|more|from|between|taller|bigger';
const LIMIT = String.raw`(?= (?:(?:${LIMITS})\b|\(?\d)|$)`;
const NAMED = new RegExp(String.raw`^(?:${SIZE}) (\p{L}{3,}(?: (?!${LIMITS}\b)\p{L}{3,})?)${LIMIT}`, 'iu');
const BARE = new RegExp(String.raw`^(${SIZE}(?: ones?)?)${LIMIT}`, 'iu');

/** "Small trees under 20 ft $350, medium 20 to 40 ft $800": the sizes of a list are sizes of the thing named first. */
export function lendThing(drafts: Draft[]): void {
  let thing: string | null = null;
  for (const { reading } of drafts) {
    const condition = reading.condition ?? '';
    const bare: string | undefined = BARE.exec(condition)?.[1];
    if (bare === undefined) thing = NAMED.exec(condition)?.[1] ?? thing;
    else if (thing !== null)
      reading.condition = `${bare.replace(/ ones?$/i, '')} ${thing}${condition.slice(bare.length)}`;
  }
}
