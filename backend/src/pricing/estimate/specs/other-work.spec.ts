import { job, price } from '../samples.fixture.js';

const ELECTRICIAN = [
  job('panel', 'Panel upgrade', '100 to 200 amp panel, permit included', 2_450),
  job('lights', 'Recessed lights', '6 LED cans in the den', 1_020),
  job('more', 'Can lights', '10 recessed lights, kitchen', 1_650),
];
const LAWNS = [
  job('seed', 'Aerate and overseed', 'Corner lot, quarter acre', 600),
  job('beds', 'Beds mulched', '8 cubic yards of mulch', 720),
  job('hedge', 'Hedge trimmed', '60 ft of hedge', 340),
];

describe('work that only shares a word with the few jobs nearest to it', () => {
  it.each([
    ['EV charger circuit, 60 amp, near the panel', ELECTRICIAN],
    ['Hang a ceiling fan on an existing box', ELECTRICIAN],
  ])('gets no price: %s', (text, jobs) => {
    expect(price(text, [], jobs)).toMatchObject({ estimate: null, reason: 'no_basis' });
  });

  it.each([
    ['Panel upgrade to 200 amps', ELECTRICIAN],
    ['8 recessed lights in the hall', ELECTRICIAN],
    ['Our lawn aerated, a quarter acre', LAWNS],
  ])('and one where it was done before: %s', (text, jobs) => {
    expect(price(text, [], jobs).estimate).not.toBeNull();
  });
});

it('prices no part of a car from those of houses, nor a sunroom from roofs', () => {
  const windows = [4, 6, 8].map((count) => job(`w${count}`, `${count} windows`, 'windows replaced', count * 640));
  expect(price('do you tint car windows? 4 windows', [], windows)).toMatchObject({
    estimate: null,
    reason: 'no_basis',
  });
  expect(price('4 windows replaced, and a two car garage', [], windows).estimate).not.toBeNull();
  const roofs = [1_450, 1_700, 2_800].map((feet) =>
    job(`r${feet}`, 'New roof', `${feet} sq ft shingle roof`, feet * 5),
  );
  expect(
    price(
      'A sunroom off the back of the house, glass walls and a glass roof, roughly 200 sq ft. Could you build one?',
      [],
      roofs,
    ),
  ).toMatchObject({ estimate: null });
});
