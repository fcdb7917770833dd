import { detailOf, estimateView } from './lead-view.js';

describe('estimateView', () => {
  it('reads what a chat stores', () => {
    const stored = {
      currency: 'USD',
      amount: 5400,
      low: 4900,
      high: 6100.4,
      lines: [{ label: 'Painting', amount: 5400, source: { type: 'jobs', jobIds: [] } }, { label: 7 }, null],
      assumptions: ['Two coats', 3],
    };
    expect(estimateView(stored)).toEqual({
      low: 4900,
      high: 6100.4,
      lines: [{ label: 'Painting', amount: 5400 }],
      assumptions: ['Two coats'],
    });
  });

  it.each([null, undefined, 'text', [], {}, { low: '1', high: 2 }])('finds none in %j', (stored) => {
    expect(estimateView(stored)).toBeNull();
  });
});

it.each([
  [{ location: '12 Elm St' }, '12 Elm St'],
  [{ location: '' }, null],
  [{ location: 5 }, null],
  [null, null],
])('reads the location of %j as %j', (details, location) => {
  expect(detailOf(details, 'location')).toBe(location);
});
