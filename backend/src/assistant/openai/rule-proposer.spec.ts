import { effectsFrom } from './rule-proposer.js';

const effect = { kind: 'percentage', amount: 20, unit: null, above: null, condition: 'heritage listed' };

describe('effectsFrom', () => {
  it('takes what keeps to the contract', () => {
    expect(effectsFrom({ effects: [effect] })).toEqual([effect]);
    expect(
      effectsFrom({ effects: [{ kind: 'fixed_per_unit', amount: 40, unit: 'window', above: 1, condition: ' ' }] }),
    ).toEqual([{ kind: 'fixed_per_unit', amount: 40, unit: 'window', above: 1, condition: null }]);
  });

  it('drops a unit where the kind counts none', () => {
    expect(effectsFrom({ effects: [{ ...effect, unit: 'window', above: 3 }] })).toEqual([effect]);
  });

  it.each([
    null,
    'effects',
    { effects: 'all' },
    { effects: [null, 3, 'x'] },
    { effects: [{ ...effect, kind: 'free' }] },
    { effects: [{ ...effect, amount: 0 }] },
    { effects: [{ ...effect, amount: 1e12 }] },
    { effects: [{ ...effect, amount: '20' }] },
    { effects: [{ ...effect, kind: 'unit_rate', unit: 'bushel' }] },
    { effects: [{ ...effect, amount: -150 }] },
    { effects: [{ ...effect, kind: 'minimum', amount: -500 }] },
    { effects: [{ ...effect, onlyOn: 'weekends' }] },
  ])('takes nothing from %j', (answer) => {
    expect(effectsFrom(answer)).toEqual([]);
  });
});
