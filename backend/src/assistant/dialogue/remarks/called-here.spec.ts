import { business } from '../../assistant.fixture.js';
import { calledHere } from './called-here.js';

describe('a tree, told to a fencer', () => {
  it.each([
    ['a tree came down on our back fence', 'fence repair'],
    ['you fellas do tree felling? It leans over the shed', 'tree removal'],
  ])('%s: %s', (text, service) => {
    expect(calledHere(business('fencing'), text, 'tree removal', null)).toBe(service);
  });
});
