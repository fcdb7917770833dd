import { noLongerWanted, withoutTheirs } from './no-longer-wanted.js';

const TOLD = 'the old hedge, the oven and the fridge, walls and a floor, scaffolding, a piano, windows';

it.each([
  ["we'll dig the old hedge out ourselves", []],
  ["we'll take the old hedge out ourselves", ['no old hedge to remove']],
  ['Cleaned the oven myself on Sunday', ['no oven']],
  ["we'll leave the walls, too dear", ['no walls']],
  ['the roofer is leaving his scaffolding, so no need for yours', ['no scaffolding']],
  ["you don't need to move the piano", ['no piano']],
  ['no need to rip out the old hedge in the garden', ['no old hedge to remove']],
  ["I'll take the old hedge down before you come", ['no old hedge to remove']],
  ["we've taken up the floor ourselves", ['no floor to remove']],
  ["we'll take the oven and the fridge", []],
  ['please cross the fridge off', ['no fridge']],
  ['my sister is doing the windows instead', ['no windows']],
  ['he wants a bench there, so leave the old hedge', ['no old hedge']],
  ['we are keeping the paint on the walls', ['no walls']],
  ['please leave the gate open', []],
  ['could the crew leave the windows open', []],
  ['can you take the old hedge out', []],
  ['I cleaned the oven myself in May and it needs doing again', []],
  ["we'll do the attic ourselves", []],
])('%s', (message, said) => {
  expect(noLongerWanted(message, TOLD).map(({ inShort }) => inShort)).toEqual(said);
}); // prettier-ignore

it('orders no removal of what others take out themselves', () => {
  const told = 'vinyl fence, the old wood fence has to be torn out';
  const gone = noLongerWanted('my brother in law is tearing out the old fence himself so leave that off', told);
  expect(withoutTheirs('fence removal', gone)).toBeNull();
  expect(withoutTheirs('fence removal and deck staining', gone)).toBe('deck staining');
  expect(withoutTheirs('tree removal', gone)).toBe('tree removal');
  expect(withoutTheirs('fence removal', [])).toBe('fence removal');
});
