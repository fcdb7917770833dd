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

describe('a mark on a ceiling, told to a roofer', () => {
  it.each([
    ['a brown ring on my ceiling that grows every time it rains, I need a quote for the leak', 'roof repair'],
    ['patch a hole in the wall of my bedroom', 'drywall repair'],
  ])('%s: %s', (text, service) => {
    expect(calledHere(business('roofing'), text, 'drywall repair', null)).toBe(service);
  });
});
