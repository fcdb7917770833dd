import { withoutTypos } from './typos.js';

describe('slips in the words of the trades', () => {
  it.each([
    ['need a elctrician for the ceilng fans', 'need a electrician for the ceiling fans'],
    ['7 hardwird smoke detecters, the hole house', '7 hardwired smoke detectors, the whole house'],
    ['Furnice is dead', 'furnace is dead'],
    ['2 bathrom faucetts and a toliet', '2 bathroom faucets and a toilet'],
    ['this weeek, sooo soon', 'this week, soo soon'],
    ['replce the shingels', 'replace the shingles'],
    ['tomorow or the nxt wk', 'tomorrow or the next week'],
    ['12 resessed lites, dis month', '12 recessed lights, this month'],
    ['carpt in 3 bedrms, and a guter over the bathrm', 'carpet in 3 bedrooms, and a gutter over the bathroom'],
    ['we allready did it ourselfs', 'we already did it ourselves'],
    ['a huose with a fecne, 2 wlals to piant', 'a house with a fence, 2 walls to paint'],
    ['its a hous', 'its a house'],
    ['theres no lift, we dont need one, theyre fine', "there's no lift, we don't need one, they're fine"],
    ['nae lift, I cannae carry it', "no lift, I can't carry it"],
    ['the flor is cracked', 'the floor is cracked'],
    ['teh ded oak needs cuttin up adn haulin away', 'the dead oak needs cutting up and hauling away'],
    ['a huse, 2 bthrms, in 2 mths', 'a house, 2 bathrooms, in 2 months'],
    ['26 windws insde and out', '26 windows inside and out'],
    ['2 power pionts', '2 power points'],
    ['u guys did ours, the fridge stays w the house', 'you guys did ours, the fridge stays with the house'],
    ['carpets been ripped up', 'carpets have been ripped up'],
    ['12 pot lights and 2 dimers', '12 pot lights and 2 dimmers'],
    ['5 downlites and a skylite putin', '5 downlights and a skylight put in'],
    ['the plasterbord needs takindown, a tv putup', 'the plasterboard needs taking down, a tv put up'],
    ['2 flights of stairs and no elevater', '2 flights of stairs and no elevator'],
    ['how much for weekley cleening', 'how much for weekly cleaning'],
  ])('%s', (typed, meant) => {
    expect(withoutTypos(typed)).toBe(meant);
  });

  it.each([
    'a single storage unit with garbage in it',
    'we upgraded the stores and charged the widow',
    'he repairs chimneys',
    'cat odors in the carpet',
    'flor mendez here, we weakly wring the mop over loaves',
    'a hose, the flora, a pint and a trial',
    'another facet of it: the plant by the stump, the sumps and the sprig in bared ground',
    'see www.example.com, or write to aaa@example.com',
    'write to plumbr@example.com or roofng.example.com',
    'the basin in the cabin has resin in the drain, Gavin',
    'an elite, polite putt by Putin, a takeout and a pullout couch, input, putty, the output',
    'Mr Showr lives on Springe Road',
  ])('none: %s', (text) => {
    expect(withoutTypos(text)).toBe(text);
  });

  it.each(['a', 'ab', 'aaab', 'A', ' ', 'aaa ', '. A'])('reads a long run of "%s" to its end', (letters) => {
    expect(withoutTypos(`${letters.repeat(10_000)}@`).endsWith('@')).toBe(true);
  });
});
