import { isExtent, pattern, textOf, type Token } from '../../language/index.js';
import type { Draft } from './draft.js';

/** What lies one over or beside another on the same feet. */
const LAYER = String.raw`(?:layer|coat|row|course|run|ply|wythe)`;
const EXTRA = new RegExp(
  String.raw`(?:^|[ /])(?:extra|additional|another|further|subsequent|added) (${LAYER})s?\b|\b(${LAYER}) after (?:that|the first)\b`,
);
/** "Tear-off of each additional layer" */
const NAMED = new RegExp(String.raw`\b(?:extra|additional|another) ${LAYER}s?\b`, 'i');
const FIRST = pattern('i')`
  (?:,? (?:for|on) (?:the )?)?\b(?:the )?(?:first|1st|one|single) ${LAYER}\b(?: of \w+)?
`;

const extraOf = (tokens: Token[]): string | null => {
  const [, before, after] = EXTRA.exec(textOf(tokens)) ?? [];
  return before ?? after ?? null;
};

/**
 * "Tear off $60 a square for the first layer, $35 for each extra layer", "$40/sq per extra layer": a price of feet that counts layers,
 * too, which no kind can say: what it costs more where there is another layer.
 */
export function byLayer(drafts: Draft[]): void {
  for (const [index, { reading, tokens, sentence }] of drafts.entries()) {
    const layer = reading.price.kind === 'money' ? extraOf(tokens) : null;
    if (layer === null) continue;
    const before = drafts[index - 1];
    const isSame = before?.sentence === sentence && before.reading.price.kind === 'money';
    const first = isSame && before.reading.per && isExtent(before.reading.unit) ? before.reading : null;
    const isCounted = reading.per !== null && isExtent(reading.unit);
    if (!isCounted && !(first && reading.price.value <= first.price.value)) continue;
    if (!isCounted && first?.per) Object.assign(reading, { per: { ...first.per, words: null }, unit: first.unit });
    Object.assign(reading, {
      additional: false,
      above: null,
      onTop: true,
      condition: NAMED.test(reading.condition ?? '') ? reading.condition : `extra ${layer}`,
      subject: null,
      situation: null,
    });
    if (first && FIRST.test(first.condition ?? '')) {
      first.condition = first.condition?.replace(FIRST, '').trim() || null;
      first.onTop = /\b(?:adds?|extra|plus|more|on top)\b/.test(textOf(before?.tokens ?? []));
    }
  }
}
