import { readContact } from './contact.js';

describe('in Australia', () => {
  it.each([
    ['Gutters please. Fine, Kel 9555 0142', 'Kel', '9555 0142', {}],
    ['alright then kel, 9555 0142', 'kel', '9555 0142', { awaited: true }],
    ['3 Mill Pde Ryde, Arun, 0491 570 156', 'Arun', '0491 570 156', {}],
    ['3 Mill Pde, Ryde, 0491 570 156', null, '0491 570 156', {}],
    ['Kel (02) 9555 0142 3 Mill St Ryde', 'Kel', '(02) 9555 0142', {}],
    ['The house was built in 1998 2001 and the roof will cost us 4000 5000', null, null, {}],
  ])('%s', (text, name, phone, more) => {
    expect(readContact(text, { country: 'AU', ...more })).toMatchObject({ name, phone });
  });
});
