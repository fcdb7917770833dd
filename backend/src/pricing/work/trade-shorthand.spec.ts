import { writtenOut } from './trade-shorthand.js';
import { readJob } from './work.js';

const work = (title: string, description: string) =>
  readJob({ id: 'a', title, description, priceCents: 1, date: null });

it.each([
  ['WH 40 gal elec', 'water heater 40 gal electric'],
  ['new wtr htr in closet', 'new water heater in closet'],
  ['2.5 ton HP + AH', '2.5 ton heat pump + air handler'],
  ['3/4 HP disposal', '3/4 HP disposal'],
  ['6 DH white', '6 double hung white'],
  ['200a svc', '200a service'],
  ['patio, broom fin', 'patio, broom finish'],
  ['quarterly GP', 'quarterly general pest'],
  ['3 GPOs', '3 power point'],
  ['CP12', 'gas safety certificate'],
  ['D&R 24 panels', 'detach and reset 24 panels'],
  ['new drive 900 sf', 'new driveway 900 sf'],
  ['opener, belt drive', 'opener, belt drive'],
  ['3 bed det, ext', '3 bed detached, exterior'],
  ['when we were there', 'when we were there'],
])('%s', (told, said) => {
  expect(writtenOut(told)).toBe(said);
});

it('reads past jobs that are told in shorthand as customers ask for them', () => {
  expect(work('WH swap 40 gal', 'gas, garage').details.service).toBe('water heater replacement');
  expect(work('8 DH', 'vinyl, white').sizes).toMatchObject({ window: 8 });
});

it('lets who asks a washer for the deck ask for what they do to it', () => {
  expect(work('Deck', 'washed, 250 sq ft').words).toEqual(
    expect.arrayContaining(['service:deck washing', 'service:deck building']),
  );
  expect(work('Deck', 'built, 250 sq ft').words).not.toContain('service:deck washing');
});
