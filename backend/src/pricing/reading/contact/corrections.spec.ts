import { readContact } from './contact.js';
import { correctedEmail, correctedPhone, meantEmail } from './corrections.js';

describe('the end of an address that is corrected', () => {
  it.each([
    ["oh no, typo: it's gmail.com, not gmial.con", 'lee@gmail.com'],
    ['that should be gmail.com', 'lee@gmail.com'],
    ['gmail.com', 'lee@gmail.com'],
    ['gmail dot com, not gmial dot con', 'lee@gmail.com'],
    ["it's @gmail.com", 'lee@gmail.com'],
    ['gmail, not gmial', 'lee@gmail.com'],
    ['sorry, I meant outlook.com', 'lee@outlook.com'],
    ["it's .com, not .con", 'lee@gmial.com'],
  ])('%s', (text, email) => {
    expect(correctedEmail(text, 'lee@gmial.con')).toBe(email);
  });

  it.each([
    'I found you on yelp.com',
    'sorry, I meant the vanity at homedepot.com',
    'actually our site is larkhill.com',
    'the pictures are on icloud.com',
    'use gmail to send it',
    'it is a 2.5 storey house',
    'can you email me the plans',
  ])('none: %s', (text) => {
    expect(correctedEmail(text, 'lee@gmial.con')).toBeNull();
  });

  it('leaves the same name elsewhere', () => {
    expect(correctedEmail('our logo is on larkhill.org', 'lee@larkhill.com')).toBeNull();
    expect(correctedEmail('larkhill.org, not larkhill.com', 'lee@larkhill.com')).toBe('lee@larkhill.org');
  });
});

it.each([
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@hotmial.co', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@larkhill.con', 'ana@larkhill.com'],
])('knows what was meant by %s', (email, meant) => {
  expect(meantEmail(email)).toBe(meant);
});

it.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@yahoo.co.uk',
  'ana@outlook.fr',
  'ana@larkhill.co',
  'ana',
])('takes %s as it is', (email) => {
  expect(meantEmail(email)).toBeNull();
});

describe('a number that is corrected', () => {
  it.each([
    ['oops 555-123-4567', '555-123-4567'],
    ['503-555-0142, oops, 503-555-0124', '503-555-0124'],
    ["it's 503-555-0124, not 503-555-0142", '503-555-0124'],
    ['sorry, either 503-555-0142 or 503-555-0199', '503-555-0142'],
  ])('%s', (text, phone) => {
    expect(readContact(text, { country: 'US' }).phone).toBe(phone);
  });

  it.each([
    'oops, 555 765 4321',
    'Whoops 503-555-0142',
    'typo, 503-555-0142',
    'Oh, 503-555-0142',
    'wrong number, 503-555-0142',
  ])('has nobody’s name before it: %s', (text) => {
    expect(readContact(text, { country: 'US', asked: true }).name).toBeNull();
    expect(readContact(text, { country: 'US' }).name).toBeNull();
  });

  it('is read whole where a sound is a surname', () => {
    expect(readContact("I'm Sandra Oh, 303-555-0192", { country: 'US' }).name).toBe('Sandra Oh');
  });

  it('has one before it that is also a sound', () => {
    expect(readContact('Ha, 303-555-0192', { country: 'US', asked: true }).name).toBe('Ha');
  });
});

it.each([
  ['it ends in 0192, not 0129', '828-555-0192'],
  ['last two digits should be 92', '828-555-0192'],
  ['the lane ends in 12 ft of gravel', null],
  ['my number ends in 0129', null],
  ['the serial number ends in 4471', null],
])('the end of a number is put right: %s', (text, phone) => {
  expect(correctedPhone(text, '828-555-0129')).toBe(phone);
});

it.each([
  ['well 540-555-0120 is my husbands, dont use that one. mine is 540-555-0121', '540-555-0121'],
  ["mine is 540-555-0121 and 540-555-0120 is my wife's", '540-555-0121'],
  ["540-555-0120 is my husband's, please call him", '540-555-0120'],
  ['call me on 503-555-0142, oops, 503-555-0124', '503-555-0124'],
])("somebody else's number is taken only where no own one is given: %s", (text, phone) => {
  expect(readContact(text, { country: 'US' }).phone).toBe(phone);
});

it('a signature holds a name', () => {
  const signature = 'Here is my signature: Dr. Priya Raman / Ladner Dental / 880 Ferry Road / T 604-555-0175';
  expect(readContact(signature, { country: 'CA' })).toMatchObject({ name: 'Priya Raman', phone: '604-555-0175' });
});
