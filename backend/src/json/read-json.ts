/** Deeper than any request of ours; what walks a value after us does so by recursion. */
const DEEPEST = 32;
/** Escapes of NUL and of half characters, and the key by which a prototype could be reached, however it is spelt. */
const SUSPICIOUS = /\\u(?:0000|005f|d[89a-f])|__proto__/i;

/** Whether a value is an object with fields, and no list. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads JSON that comes from outside. Characters that PostgreSQL cannot store are taken out of its texts: NUL is dropped,
 * half of a pair (a cut-off emoji) becomes U+FFFD.
 * @throws SyntaxError for anything else than JSON, for what is nested too deeply, and for a key __proto__
 */
export function readJson(text: string): unknown {
  if (isDeeperThan(DEEPEST, text)) throw new SyntaxError('nested too deeply');
  return SUSPICIOUS.test(text) ? JSON.parse(text, cleaned) : JSON.parse(text);
}

function cleaned(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('forbidden key');
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

function isDeeperThan(most: number, text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > most) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
