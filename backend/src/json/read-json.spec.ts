import { readJson } from './read-json.js';

describe('JSON from outside', () => {
  it.each([
    ['{"a":[1,"x",null]}', { a: [1, 'x', null] }],
    ['"a\\u0000b"', 'ab'],
    ['"half \\ud83d of it"', 'half \ufffd of it'],
    ['"whole \\ud83d\\ude00"', 'whole 😀'],
    ['{"q":["\\udc00"]}', { q: ['\ufffd'] }],
    ['"brackets [[[ and \\" quotes"', 'brackets [[[ and " quotes'],
  ])('%s', (text, value) => {
    expect(readJson(text)).toEqual(value);
  });

  it.each([
    ['not JSON', '{'],
    ['too deep an array', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['too deep an object', '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)],
    ['a way to the prototype', '{"__proto__":{"admin":true}}'],
    ['the same, disguised', '{"\\u005f_proto__":{"admin":true}}'],
  ])('refuses %s', (_, text) => {
    expect(() => readJson(text)).toThrow(SyntaxError);
  });

  it('takes what is as deep as a request may be', () => {
    expect(readJson('[['.repeat(16) + ']]'.repeat(16))).toBeDefined();
  });
});
