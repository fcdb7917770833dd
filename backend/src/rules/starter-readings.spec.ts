import { STARTER_TRADES } from '../pricing/index.js';
import { starterRules } from './starter-readings.js';

describe('the starter rules', () => {
  it.each(STARTER_TRADES)('of %s are read once', (trade) => {
    const rules = starterRules(trade);
    expect(rules?.map(({ interpretation }) => interpretation.explanation)).not.toContain('');
    expect(starterRules(trade.toUpperCase())).toBe(rules);
  });

  it('are not there for a trade without any', () => {
    expect(starterRules('alchemy')).toBeNull();
  });
});
