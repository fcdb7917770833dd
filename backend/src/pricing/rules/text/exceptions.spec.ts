import { splitExcepted } from './exceptions.js';

describe('splitExcepted', () => {
  it.each([
    ['weekends unless existing customers', 'weekends', 'existing customers'],
    ['unless it is in town', null, 'it is in town'],
    ['any colour but white', 'any colour but white', null],
    ['any wood but pine', 'wood', 'pine'],
    ['any roof other than shingle', 'roof', 'shingle'],
    ['anything but a matt finish', null, 'a matt finish'],
    ['any day but Sunday', null, 'Sunday'],
    ['all but sandy soil', null, 'sandy soil'],
    ['any room', 'any room', null],
    [null, null, null],
  ])('%s', (condition, main, exception) => {
    expect(splitExcepted(condition)).toEqual({ main, exception });
  });
});
