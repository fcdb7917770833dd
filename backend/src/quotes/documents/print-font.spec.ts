import { printFont } from './print-font.js';

describe('printFont', () => {
  it.each([
    ['Trex® boards, €40 each', 'Trex® boards, €40 each', []],
    ['Paint 🎨 and trim ☀️', 'Paint  and trim ', []],
    ['👷🏽‍♀️ 🇲🇽 1️⃣', '  1', []],
    ['two lines\nand a\ttab', 'two lines\nand a tab', []],
    ['Zażółć gęślą jaźń, Đỗ, Ελλάδα, Київ', 'Zażółć gęślą jaźń, Đỗ, Ελλάδα, Київ', []],
    ['Rene\u0301, one\u200dword', 'Ren\u00e9, oneword', []],
    ['王伟 Wang 王', ' Wang ', ['王', '伟']],
    ['محمد علي', ' ', ['م', 'ح', 'د', 'ع', 'ل', 'ي']],
    ['☐ gutters', ' gutters', ['☐']],
  ])('%s is printed as %s', async (text, printed, missing) => {
    const { printable, missingFrom } = await printFont();
    expect(printable(text)).toBe(printed);
    expect(missingFrom(text)).toEqual(missing);
  });
});
