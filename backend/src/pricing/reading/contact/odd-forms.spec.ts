import { readContact } from './contact.js';

it.each([
  ['wendell@example.org, area code 404, then 555 0166', '404-555-0166'],
  ['555 0166, area code 404', '404-555-0166'],
])('a number whose area code is named: %s', (text, phone) => {
  expect(readContact(text, { country: 'US', awaited: true }).phone).toBe(phone);
});

it.each([
  ['mstclair@example.com, (941) 555-0110, Marguerite St. Clair', 'Marguerite St. Clair'],
  ['Bob St John, 503 555 0100', 'Bob St John'],
  ['12 Main St. John Smith, 503 555 0100', 'John Smith'],
  ['next 3 weeks. Jas Dhaliwal, +1 (250) 555 0119, jas@example.ca', 'Jas Dhaliwal'],
])('a name beside them: %s', (text, name) => {
  expect(readContact(text, { country: 'US', awaited: true }).name).toBe(name);
});

it('keeps a name of two parts whole where nobody asked for it', () => {
  const text = 'htb@example.org, 802 555 0109, Helen Tracy-Boyd';
  expect(readContact(text, { country: 'US' }).name).toBe('Helen Tracy-Boyd');
});

describe.each(['US', 'AU', 'GB', 'IE'])('a number as it is dialled from abroad, for a business in %s', (country) => {
  it.each([
    ['giovanna@example.com, 0044 7700 900601', '0044 7700 900601'],
    ['00447700900601', '00447700900601'],
    ['0061 491 570 156, 2 rooms', '0061 491 570 156'],
  ])('%s', (text, phone) => {
    expect(readContact(text, { country, awaited: true }).phone).toBe(phone);
  });
});
