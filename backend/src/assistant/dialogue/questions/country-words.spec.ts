import { business, rule, Talk } from '../../assistant.fixture.js';
import { inCountry } from './country-words.js';

it.each([
  ['Which floor is it on, and is there an elevator?', 'AU', 'Which floor is it on, and is there a lift?'],
  ['Which floor is it on, and is there an elevator?', 'US', 'Which floor is it on, and is there an elevator?'],
  ['Upper floor with elevator', 'NZ', 'Upper floor with lift'],
  ['Is the property a house, an apartment or an office?', 'GB', 'Is the property a house, a flat or an office?'],
  ['Apartment', 'IE', 'Flat'],
  ['Apartment', 'AU', 'Apartment'],
  ['Kitchen backsplash', 'AU', 'Kitchen splashback'],
])('%s, in %s: %s', (words, country, local) => {
  expect(inCountry(words, country)).toBe(local);
});

it('reads a tapped answer as it was asked', async () => {
  const rules = [rule('Upstairs', 'Upper floor with no lift +8%', 'no lift')];
  const talk = new Talk(business('tiling', { rules }), { country: 'GB' });
  const { text, suggestions } = await talk.say('floor tiles, 6 sq m');
  expect(text).toContain('is there a lift?');
  expect(suggestions).toContain('Upper floor with lift');
  for (const said of ['Upper floor with lift', 'next month', 'Pat Moss, 07700 900456', '3 Mill Lane, Stockport'])
    await talk.say(said);
  expect(talk.state.pending).toBe('property');
  expect(talk.answers.at(-1)?.suggestions).toContain('Flat');
  await talk.say('Flat');
  expect(talk.state.details.propertyType).toBe('apartment');
});
