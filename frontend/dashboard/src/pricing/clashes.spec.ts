import { expect, it } from '@jest/globals';
import { demoRecords } from '../data/demo-records.ts';
import { clashesWith } from './clashes.ts';

it('finds rules that count for the same reason', () => {
  const { pricing } = demoRecords();
  const effects = [{ kind: 'percentage', amount: 5, unit: null, above: null, condition: 'Heritage listed' }] as const;
  expect(clashesWith([...effects], pricing)).toEqual([
    '“Heritage Listed Building” already changes the price for “heritage listed”. Both would count.',
  ]);
  expect(clashesWith([{ ...effects[0], condition: 'brick' }], pricing)).toEqual([]);
});
