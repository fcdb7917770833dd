import { expect, it } from '@jest/globals';
import { zonesInOrder, zoneWords } from './time-zones.ts';

it.each([
  ['America/Denver', ['America/New_York', 'Pacific/Honolulu'], 'America/Bogota'],
  ['Australia/Perth', ['Australia/Sydney'], 'Africa/Cairo'],
])('those of the country of %s come first', (own, near, far) => {
  const zones = zonesInOrder(own);
  expect(zones[0]).toBe(own);
  for (const zone of near) expect(zones.indexOf(zone)).toBeLessThan(zones.indexOf(far));
  expect(new Set(zones).size).toBe(zones.length);
});

it('keeps a zone that the browser does not list, and reads as people type', () => {
  expect(zonesInOrder('Etc/UTC', ['America/New_York', 'Europe/Paris'])).toEqual([
    'Etc/UTC',
    'America/New_York',
    'Europe/Paris',
  ]);
  expect(zoneWords('America/New_York')).toBe('America/New York');
});
