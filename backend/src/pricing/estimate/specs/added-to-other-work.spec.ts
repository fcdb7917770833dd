import { job, price, rule } from '../samples.fixture.js';

describe('what was only done beside other work', () => {
  const furnaces = [
    job('a', 'Furnace replacement', '80k BTU gas furnace', 4_200),
    job('b', 'Furnace replaced', '60k BTU, in a closet', 4_450),
    job('c', 'Furnace and thermostat', 'New furnace, bungalow, thermostat swapped', 4_700),
  ];

  it.each(['put in a new thermostat', 'put in 1 new thermostat', 'replace a thermostat in a 1,500 sq ft house'])(
    'has no price by itself: %s',
    (text) => {
      expect(price(text, [], furnaces)).toMatchObject({ estimate: null });
    },
  );

  it('has one once it was done alone', () => {
    const alone = [
      job('d', 'Thermostat', 'New thermostat wired in', 190),
      job('e', 'Thermostat swapped', 'New thermostat, old wires', 230),
    ];
    expect(price('put in a new thermostat', [], [...furnaces, ...alone]).estimate?.amountCents).toBeLessThan(25_000);
  });
});

it('takes what is charged by the foot that the work goes by for a part of it', () => {
  const lofts = [
    job('a', 'Loft', '80 m2 topped up, old insulation pulled out', 2_400),
    job('b', 'Loft', '60 m2 topped up in two layers', 1_100),
    job('c', 'Loft of a terrace', '45 m2 topped up', 820),
    job('d', 'Big loft', '120 m2 topped up', 2_100),
  ];
  const pulling = rule('p', 'Old insulation', {
    ...{ kind: 'fixed_per_unit', amount: 8, unit: 'sq_m', condition: 'pull out the old insulation' },
  });
  expect(price('loft insulation', [pulling], lofts).reason).toBe('needs_details');
  expect(price('loft insulation, 70 m2', [pulling], lofts).reason).toBeNull();
});

it('prices a gate from a gate, and not from a fence that had one', () => {
  const fences = [
    job('a', 'Cedar', '150 ft of 6 ft cedar with one gate', 6_500),
    job('b', 'Cedar fence', '80 ft of cedar', 3_400),
    job('c', 'Gate', 'Rebuilt sagging gate', 320),
  ];
  expect(price('rebuild a gate', [], fences).estimate?.amountCents).toBeLessThan(500_00);
});
