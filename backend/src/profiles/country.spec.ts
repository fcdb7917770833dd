import { countryOf } from './country.js';

describe('the country of a time zone', () => {
  it.each([
    ['America/New_York', 'US'],
    ['America/Toronto', 'CA'],
    ['Australia/Sydney', 'AU'],
    ['Europe/London', 'GB'],
    ['Europe/Berlin', 'DE'],
    ['Pacific/Auckland', 'NZ'],
    // Other names of the same place.
    ['Asia/Kolkata', 'IN'],
    ['Asia/Calcutta', 'IN'],
    ['Australia/ACT', 'AU'],
    ['US/Pacific', 'US'],
    ['UTC', null],
    ['Etc/GMT+5', null],
  ])('%s is in %s', (timezone, country) => {
    expect(countryOf(timezone)).toBe(country);
  });

  it('is known for every zone that can be chosen', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC' && countryOf(zone) === null)).toEqual([]);
  });
});
