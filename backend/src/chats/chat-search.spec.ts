import { chatSearch } from './chat-search.js';

describe('chatSearch', () => {
  it.each([
    ['555-010-2233', '%550102233%'],
    ['(555) 010', '%555010%'],
    ['+1 555.010.2233', '%550102233%'],
    ['+61 412 345 678', '%412345678%'],
    ['0412 345 678', '%412345678%'],
    ['555/010', '%555010%'],
    ['55', null],
    ['()', null],
    ['12 Elm St', null],
  ])('compares digits as digits: %s', (typed, digits) => {
    expect(chatSearch(typed).digits).toBe(digits);
  });

  it.each([
    ['#3E2482d1', '3e2482d1'],
    ['3e2482d1', '3e2482d1'],
    ['#3e', '3e'],
    ['3e2482d1-0f5c-4', '3e2482d10f5c4'],
    ['3e2482d1-0f5c-4b7a-9a51-0d8f6c2f1a77', '3e2482d10f5c4b7a9a510d8f6c2f1a77'],
  ])('knows an id by its start: %s', (typed, start) => {
    const { ids } = chatSearch(typed);
    expect(ids?.first.startsWith(start) && ids.last.startsWith(start)).toBe(true);
    expect([ids?.first.length, ids?.last.length]).toEqual([32, 32]);
  });

  it.each(['#', 'deck', 'cafe', '1800', '#house', 'f'.repeat(40)])('takes no word for an id: %s', (typed) => {
    expect(chatSearch(typed).ids).toBeNull();
  });

  it('looks for what was typed, whatever signs it has', () => {
    expect(chatSearch('50% OFF_').pattern).toBe('%50\\% off\\_%');
  });
});
