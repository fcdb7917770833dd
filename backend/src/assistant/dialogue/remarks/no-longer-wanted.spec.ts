import { noLongerWanted } from './no-longer-wanted.js';

const TOLD = 'the old hedge, the oven and the fridge, walls and a floor, scaffolding, a piano, windows';

it.each([
  ["we'll dig the old hedge out ourselves", []],
  ["we'll take the old hedge out ourselves", ['no old hedge to remove']],
  ['Cleaned the oven myself on Sunday', ['no oven']],
  ["we'll leave the walls, too dear", ['no walls']],
  ['the roofer is leaving his scaffolding, so no need for yours', ['no scaffolding']],
  ["you don't need to move the piano", ['no piano']],
  ['please cross the fridge off', ['no fridge']],
  ['my sister is doing the windows instead', ['no windows']],
  ['please leave the gate open', []],
  ['can you take the old hedge out', []],
  ['I cleaned the oven myself in May and it needs doing again', []],
  ["we'll do the attic ourselves", []],
])('%s', (message, said) => {
  expect(noLongerWanted(message, TOLD).map(({ inShort }) => inShort)).toEqual(said);
}); // prettier-ignore
