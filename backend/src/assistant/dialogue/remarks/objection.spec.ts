import { findsDear } from './objection.js';
import { halfContact } from './half-contact.js';
import { ERASE, TOPICS } from '../answers/visitor-topics.js';

const NOBODY = { name: null, email: null, phone: null };

describe('what is no word about the price', () => {
  it.each(["That's too high for me", "it's too expensive for a small room", 'sorry, the price is too steep for us'])(
    'too dear: %s',
    (text) => {
      expect(findsDear(text)).toBe(true);
    },
  );
  it.each(["It's too high for me, the ceiling", "it's too steep for my mower"])('not: %s', (text) => {
    expect(findsDear(text)).toBe(false);
  });

  const final = TOPICS.find(({ id }) => id === 'final')?.asks;
  it.each(['could that change later?', 'will it go up?', 'Might the price increase in spring?'])(
    'final: %s',
    (text) => {
      expect(final?.test(text)).toBe(true);
    },
  );
  it.each(['could that change the color of the ceiling?', 'will it increase the value of my house?'])(
    'not final: %s',
    (text) => {
      expect(final?.test(text)).toBe(false);
    },
  );
});

describe('what is to be erased', () => {
  it.each(['please delete my name and number', 'remove this conversation'])('%s', (text) => {
    expect(ERASE.test(text)).toBe(true);
  });
  it.each(['We want to remove the conversation pit', 'can you remove my name plate from the door too?'])(
    'not: %s',
    (text) => {
      expect(ERASE.test(text)).toBe(false);
    },
  );
});

describe('a telephone number that breaks off', () => {
  it.each(['my number is 555', 'reach me at 555-01'])('%s', (text) => {
    expect(halfContact(text, NOBODY, true)).not.toBe('');
  });
  it.each(['call before 10', 'my house number is 42', 'my house number is 420', 'text me after 1030'])(
    'not: %s',
    (text) => {
      expect(halfContact(text, NOBODY, true)).toBe('');
    },
  );
});
