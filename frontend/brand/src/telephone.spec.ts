import { telephone } from './telephone.ts';

describe('the address that calls a number', () => {
  it.each([
    ['(937) 555-0142', 'tel:9375550142'],
    ['+1 937.555.0142', 'tel:+19375550142'],
    ['030/555 01 42', 'tel:0305550142'],
    ['Office: 937 555 0142', 'tel:9375550142'],
    ['(937) 555-0142 ext 3', 'tel:9375550142'],
    ['937-555-0142 x3', 'tel:9375550142'],
    ['937 555 0142, ext. 12 (Dana)', 'tel:9375550142'],
    ['937 555 0142 #3', 'tel:9375550142'],
    ['+1 (937) 555-0142;ext=3', 'tel:+19375550142'],
  ])('%s', (phone, address) => {
    expect(telephone(phone)).toBe(address);
  });
});
