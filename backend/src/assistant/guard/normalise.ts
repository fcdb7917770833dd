/** Characters that take no room on the screen but split words apart or turn them round: joiners, marks, tags, variation selectors. */
const INVISIBLE = new RegExp(
  [
    ...[
      '\\u00AD',
      '\\u034F',
      '\\u061C',
      '[\\u115F\\u1160]',
      '[\\u17B4\\u17B5]',
      '[\\u180B-\\u180F]',
      '[\\u200B-\\u200F]',
    ],
    ...[
      '[\\u202A-\\u202E]',
      '[\\u2060-\\u206F]',
      '\\u3164',
      '[\\uFE00-\\uFE0F]',
      '\\uFEFF',
      '\\uFFA0',
      '[\\u{E0000}-\\u{E0FFF}]',
    ],
  ].join('|'),
  'gu',
);
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is taken out
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

/** Letters of other scripts that look Latin, beside the letters they pass for. */
const LOOKALIKES = new Map(
  Array.from(
    'аaеeоoрpсcуyхxіiѕsјjԁdһhԛqԝwАAВBЕEКKМMНHОOРPСCТTХXІIЅSЈJοoαaεeιiκkνvρpυuχxΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXıi',
  ).flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? letter] as const] : [])),
);

const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  dollar: '$',
  euro: '€',
  pound: '£',
  percnt: '%',
  comma: ',',
  period: '.',
};

const entity = (whole: string, body: string): string => {
  const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(body);
  if (!code)
    return (Object.hasOwn(NAMED_ENTITIES, body.toLowerCase()) ? NAMED_ENTITIES[body.toLowerCase()] : null) ?? whole;
  const point = code[1] ? parseInt(code[1], 16) : Number(code[2]);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
};

/** No script puts more than two marks on one letter. */
const PILED = /(\p{M}{2})\p{M}+/gu;

/** What may be shown: compatibility forms made plain (full-width, circled, superscript), nothing invisible, reversed or piled up. */
export function showable(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC').replace(INVISIBLE, '').replace(CONTROL, '').replace(PILED, '$1');
}

/** Compatibility forms that are proper writing: units, fractions, the marks of Chinese and Japanese. */
const PROPER = /([²³½¼¾…，、：；！？（）]+)/u;

/** As `showable`, for the words of a reply: "120 m²" stays as it was written. What is judged is the canonical text. */
export const presentable = (text: string): string =>
  text
    .split(PROPER)
    .map((part, index) => (index % 2 === 1 ? part : showable(part)))
    .join('');

/** A digit of any script as its ASCII digit: digits of a script stand in runs of ten that start at its zero. */
const asciiDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 48;
  let zero = point;
  while (zero > 0 && point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
};

/**
 * The text as the guard reads it: showable, without markup, with entities decoded, look-alike letters and the digits of
 * other scripts made Latin, accents taken off. Case is kept (roman numerals need it).
 */
export function canonical(text: string): string {
  return showable(text)
    .replace(/&([a-z]+|#\d+|#x[\da-f]+);/gi, entity)
    .normalize('NFKC')
    .replace(/[*_`~|\\]+/g, '')
    .replace(/./gu, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(/[^\P{Nd}0-9]/gu, asciiDigit)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
