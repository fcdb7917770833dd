import { readContact } from './contact.js';

describe.each(['US', 'AU', 'GB', 'IE'])('a number as it is dialled from abroad, for a business in %s', (country) => {
  it.each([
    ['giovanna@example.com, 0044 7700 900601', '0044 7700 900601'],
    ['00447700900601', '00447700900601'],
    ['0061 491 570 156, 2 rooms', '0061 491 570 156'],
  ])('%s', (text, phone) => {
    expect(readContact(text, { country, awaited: true }).phone).toBe(phone);
  });
});
