import type { PricingRule } from '../../types.js';
import { FENCES, job, price, rule } from '../samples.fixture.js';

const each = (id: string, amount: number, condition: string): PricingRule =>
  rule(id, id, { kind: 'unit_rate', amount, unit: 'item', condition });

const sourcesOf = (text: string, ...known: Parameters<typeof price> extends [string, ...infer Rest] ? Rest : never) =>
  price(text, ...known).estimate?.lines.map(({ source }) => source.type);

describe('a request as the business understands it', () => {
  const radiators = [1, 2, 3, 4].map((count) =>
    job(`r${count}`, 'Radiators', `${count} radiators, pipes under the floor`, 30 + count * 350),
  );
  const boilers = [95, 98].map((cost) => job(`b${cost}`, 'Boiler service', 'Annual boiler service', cost));

  it('is no work that was never done here and that a story speaks of', () => {
    const text =
      "We'd like 3 new radiators, the floor is solid so the pipes would need chasing in. There are already 9 radiators in the house and the boiler needs no replacing, it's only 2 years old.";
    const { estimate: found } = price(text, [], [...radiators, ...boilers]);
    expect((found?.amountCents ?? 0) / 1_080_00).toBeCloseTo(1, 0);
  });

  it('counts pieces by a rule alone where past jobs tell them only beside a length', () => {
    const vinyl = [90, 140, 160, 200].map((feet) =>
      job(
        `v${feet}`,
        'Vinyl fence',
        `${feet} ft vinyl ${feet === 160 ? 'with 2 self closing gates' : 'fence'}`,
        feet * 40,
      ),
    );
    const gates = rule('g', 'Gates', {
      kind: 'fixed_per_unit',
      amount: 275,
      unit: 'item',
      above: 1,
      condition: 'gate',
    });
    const { estimate: found } = price('120 ft of vinyl fence with 3 gates', [gates], vinyl);
    expect(found?.lines).toHaveLength(2);
    expect(found?.lines[1]?.amountCents).toBe(550_00);
  });

  it('finds no pieces of a size in a length', () => {
    const rules = [each('wide', 475, 'Ranch gates 14 to 16 ft'), each('guards', 2_300, 'cattle guard')];
    expect(sourcesOf('120 ft of cedar fence', rules, FENCES)).toEqual(['jobs']);
  });
});

describe('bedrooms, where past jobs count rooms', () => {
  const rooms = [2, 3, 5].map((count) => job(`p${count}`, 'Walls', `${count} rooms, walls painted`, 100 + count * 400));

  it('are rooms', () => {
    expect(price('Paint the walls of 4 bedrooms', [], rooms).estimate?.amountCents).toBeCloseTo(1_700_00, -4);
  });

  it.each([
    'Paint our 4 bedroom house',
    'Paint the house inside, it has 4 bedrooms',
    '4 bedroom, 2 bath home, walls painted',
  ])('but not where they tell how large a home is: %s', (text) => {
    expect(price(text, [], rooms).estimate).toBeNull();
  });

  it('names work as the one service of such a name that was done here', () => {
    const doors = [1750, 1800, 1850].map((cost) =>
      job(`d${cost}`, 'Garage door', 'New steel garage door installed, 16x7', cost),
    );
    const openers = [450, 470].map((cost) => job(`o${cost}`, 'Garage door opener', 'opener installed', cost));
    const { estimate: found } = price('a new door 16x7, steel, and two belt drive openers', [], [...doors, ...openers]);
    expect(found?.lines).toHaveLength(2);
    expect(found?.amountCents).toBeGreaterThan(2_400_00);
  });
});
