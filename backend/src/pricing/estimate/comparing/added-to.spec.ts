import { job, price } from '../samples.fixture.js';

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
