import { remembered } from './remembered.js';

describe('what was made of a text', () => {
  const counting = (most: number, letters?: number) => {
    const made: string[] = [];
    const read = remembered(most, (text) => (made.push(text), text.length), letters);
    return { read, made };
  };

  it('is kept for the latest texts', () => {
    const { read, made } = counting(2);
    for (const text of ['a', 'b', 'a', 'c', 'b', 'a']) expect(read(text)).toBe(1);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is kept for so many letters in all', () => {
    const { read, made } = counting(10, 8);
    for (const text of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa']) expect(read(text)).toBe(4);
    expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'aaaa']);
    expect(read('d'.repeat(20))).toBe(20);
    expect(read('cccc')).toBe(4);
    expect(made).toHaveLength(6);
  });
});
