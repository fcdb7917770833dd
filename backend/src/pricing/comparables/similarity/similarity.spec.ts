import { countWords, vectorOf } from './similarity.js';

describe('what the name of the service counts', () => {
  const story = 'remove the old posts behind garage and set thirty panels of cedar along alley to corner'.split(' ');
  const counts = countWords([{ words: ['fence', ...story] }, { words: ['deck'] }]);
  const shareOf = (words: string[], serviceWords: string[]): number => {
    const vector = vectorOf({ words, serviceWords }, counts);
    return (vector.get('fence') ?? 0) / (vector.get('cedar') ?? 1);
  };

  it('is more than another word where little is said', () => {
    expect(shareOf(['fence', 'cedar'], ['fence'])).toBeCloseTo(2.5);
  });

  it('is no more than another word in a long description', () => {
    expect(shareOf(['fence', ...story], ['fence'])).toBeCloseTo(1);
  });

  it('is not raised by words that no job knows', () => {
    expect(shareOf(['fence', 'cedar', ...story.map((word) => `${word}x`)], ['fence'])).toBeCloseTo(2.5);
  });
});
