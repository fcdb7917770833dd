import fc from 'fast-check';
import { type Details } from '../types.js';
import { readAnswer, saysNo, saysYes, type Topic } from './answer.js';
import { emptyDetails, readDetails } from './details.js';
import { mergeDetails } from './changes/merge.js';

const TODAY = '2026-03-11';
const read = (text: string) => readDetails(text, { today: TODAY });
const talk = (...texts: string[]): Details =>
  texts.reduce((known, text) => mergeDetails(known, read(text), text), emptyDetails());
const sizes = ({ quantities }: Details) => quantities.map(({ quantity, unit }) => `${quantity} ${unit}`).join(',');

describe('mergeDetails: quantities', () => {
  it.each([
    [['3 rooms painted inside', 'Actually, make that 4 rooms, my wife wants the study done too'], '4 room'],
    [['3 rooms', 'actually it is four rooms'], '4 room'],
    [['1,700 sq ft of siding', 'make that 2,000 sq ft'], '2000 sq_ft'],
    [['about 1,700 sq ft', 'I measured it, 1,820 sq ft'], '1820 sq_ft'],
    [['400 sq ft of vinyl plank and 500 sq ft of hardwood', 'as I said, 400 sq ft of vinyl and 500 sq ft of hardwood'], '400 sq_ft,500 sq_ft'],
    [['400 sq ft of vinyl plank', 'and also 500 sq ft of hardwood to refinish'], '400 sq_ft,500 sq_ft'],
    [['living room is 300 sq ft', 'the hall is 90 sq ft'], '300 sq_ft,90 sq_ft'],
    [['130 ft of cedar fence and one gate', 'sorry, 150 ft'], '150 lin_ft,1 item'],
    [['130 ft of cedar fence and one gate', 'actually no gate'], '130 lin_ft'],
    [['130 ft of fence, 1 gate', 'make it 2 gates'], '130 lin_ft,2 item'],
    [['gutters 170 ft in total. Guards on the back run, 70 ft'], '170 lin_ft,70 lin_ft'],
    [['3 rooms', 'make it 4'], '4 room'],
    [['3 rooms', 'no, 5'], '5 room'],
    [['3 bedrooms and 2 bathrooms', 'also the 2 windows'], '3 bedroom,2 bathroom,2 window'],
    [['two storeys', 'no, it is three storeys'], '3 storey'],
    [['40 metres of fence', 'sorry, 130 ft I mean'], '130 lin_ft'],
    [['7 windows', 'SEVEN windows, I said 7'], '7 window'],
    [['5 outlets', 'this week, Saturday best'], '5 outlet'],
    [['3 toilets', 'and two sinks as well'], '3 fixture,2 fixture'],
    [['it is 20 x 30 ft', 'actually 20 x 32 ft'], '640 sq_ft'],
    [['4 rooms', 'call me at 541-555-0128, 48 Juniper Lane'], '4 room'],
    [['two storeys', 'forget that, just one storey'], '1 storey'],
  ])('%j', (texts, expected) => {
    expect(sizes(talk(...texts))).toBe(expected);
  }); // prettier-ignore
});

describe('mergeDetails: the rest', () => {
  it('adds facts and keeps what was known', () => {
    const details = talk(
      'I need the outside of my house painted',
      'it is heritage listed',
      'paint is flaking',
      'this month',
      '48 Juniper Lane, Bend',
    );
    expect(details).toMatchObject({
      service: 'exterior painting', propertyType: 'house', urgency: 'this_month', location: '48 Juniper Lane, Bend', conditions: ['heritage listed'], issues: 'paint is flaking',
    }); // prettier-ignore
  });

  it.each<[string[], Partial<Details>]>([
    [['the water heater is leaking', 'just replace it'], { service: 'water heater replacement' }],
    [['the water heater is leaking', "don't replace it yet"], { service: 'water heater repair' }],
    [['my house needs paint', "no, it's an apartment"], { propertyType: 'apartment' }],
    [['steep roof', 'no, it is not steep'], { conditions: [] }],
    [['we are in Bend', 'the street is 48 Juniper Lane'], { location: '48 Juniper Lane, Bend' }],
    [['48 Juniper Lane', 'I am in Bend'], { location: '48 Juniper Lane, Bend' }],
    [['48 Juniper Lane, Bend', 'sorry, 50 Juniper Lane, Bend'], { location: '50 Juniper Lane, Bend' }],
    [['sometime this month', 'Saturday would be best'], { urgency: 'this_month', preferredDate: '2026-03-14' }],
    [['no rush', 'actually it has become an emergency'], { urgency: 'emergency' }],
    [['this week please', 'on second thought, no rush'], { urgency: 'flexible' }],
    [['I want the house painted', 'the outside painting'], { service: 'exterior painting' }],
    [['paint 3 bedrooms', 'can you also fix a toilet?'], { service: 'interior painting and toilet repair' }],
    [['paint 3 bedrooms', 'the kitchen has tile on the floor'], { service: 'interior painting' }],
    [['pets at home', 'weekend please'], { conditions: ['pets', 'weekend'] }],
  ])('%j', (texts, expected) => {
    expect(talk(...texts)).toMatchObject(expected);
  });

  it('changes neither argument, and joining the same message twice changes nothing', () => {
    const message = fc.array(fc.constantFrom('3 rooms', '400 sq ft', 'also', 'actually', '2 gates', 'no', 'this week', 'steep', 'in Bend', 'sorry', '.', 'house', 'not', '5'), { maxLength: 12 });
    fc.assert(
      fc.property(message, message, (a, b) => {
        const [first, second] = [a.join(' '), b.join(' ')];
        const [earlier, later] = [read(first), read(second)];
        const before = JSON.stringify([earlier, later]);
        const merged = mergeDetails(earlier, later, second);
        expect(JSON.stringify([earlier, later])).toBe(before);
        expect(merged.quantities.length).toBeLessThanOrEqual(24);
        if (!/also|not|no|sorry|actually/.test(second)) expect(mergeDetails(merged, later, second).quantities).toEqual(merged.quantities);
      }),
    );
  }); // prettier-ignore
});

const CONTEXT = { today: TODAY, country: 'US' };

describe('readAnswer', () => {
  it.each<[string, Topic, object, Partial<Details>]>([
    ['about 1,700', 'size', { unit: 'sq_ft' }, { quantities: [{ quantity: 1700, unit: 'sq_ft', of: null }] }],
    ['two', 'size', { unit: 'room' }, { quantities: [{ quantity: 2, unit: 'room', of: null }] }],
    ['about 2000', 'size', { unit: 'room', area: 'sq_ft' }, { quantities: [{ quantity: 2000, unit: 'sq_ft', of: null }] }],
    ['1.7k', 'size', { unit: 'sq_ft', of: 'siding' }, { quantities: [{ quantity: 1700, unit: 'sq_ft', of: 'siding' }] }],
    ['1800 feet', 'size', { unit: 'sq_ft' }, { quantities: [{ quantity: 1800, unit: 'sq_ft', of: null }] }],
    ['75 square metres', 'size', { unit: 'sq_ft' }, { quantities: [{ quantity: 75, unit: 'sq_m', of: null }] }],
    ['24 by 15', 'size', { unit: 'sq_ft' }, { quantities: [{ quantity: 360, unit: 'sq_ft', of: null }] }],
    ['10 to 12', 'size', { unit: 'window' }, { quantities: [{ quantity: 11, unit: 'window', of: null }] }],
    ['both', 'size', { unit: 'bathroom' }, { quantities: [{ quantity: 2, unit: 'bathroom', of: null }] }],
    ['both sides of it', 'size', { unit: 'sq_ft' }, { quantities: [] }],
    ['eight, no wait, nine', 'size', { unit: 'window' }, { quantities: [{ quantity: 9, unit: 'window', of: null }] }],
    ['3 in the garage and 2 outside', 'size', { unit: 'outlet' }, { quantities: [{ quantity: 5, unit: 'outlet', of: null }] }],
    ['not sure', 'size', { unit: 'sq_ft' }, { quantities: [] }],
    ['maybe 300 for both', 'size', { unit: 'sq_ft' }, { quantities: [{ quantity: 300, unit: 'sq_ft', of: null }] }],
    ['Febuary 15', 'size', { unit: 'sq_ft' }, { quantities: [] }],
    ['one truck, 2014 tacoma', 'size', { unit: 'hour' }, { quantities: [] }],
    ['about 4 I think', 'size', { unit: 'hour' }, { quantities: [{ quantity: 4, unit: 'hour', of: null }] }],
    ['4 huge limbs', 'size', { unit: 'sq_ft' }, { quantities: [] }],
    ['two weeks', 'urgency', {}, { urgency: 'this_month' }],
    ['the 14th', 'urgency', {}, { preferredDate: '2026-03-14' }],
    ['no massive rush, any saturday', 'urgency', {}, { urgency: 'flexible' }],
    ['4 depending on traffic', 'size', { unit: 'hour' }, { quantities: [{ quantity: 4, unit: 'hour', of: null }] }],
    ['before we move in, 3 weeks', 'urgency', {}, { urgency: 'this_month' }],
    ['one opener', 'size', { unit: 'sq_ft' }, { quantities: [{ quantity: 1, unit: 'item', of: 'opener' }] }],
    ['june is fine', 'urgency', {}, { urgency: 'flexible' }],
    ['probably spring', 'urgency', {}, { urgency: 'flexible' }],
    ["I can wait, it's spring I had in mind", 'urgency', {}, { urgency: 'flexible' }],
    ["the pipes froze, it's the middle of winter here", 'urgency', {}, { urgency: null }],
    ['late march', 'urgency', {}, { urgency: 'this_month' }],
    ['ASAP', 'urgency', {}, { urgency: 'this_week' }],
    ['now!', 'urgency', {}, { urgency: 'emergency' }],
    ['Like I said, NOW', 'urgency', {}, { urgency: 'emergency' }],
    ["hold on, it's 110 m2 not 95", 'location', {}, { location: null }],
    ['Mabou, on the Colindale road, you can see the water', 'location', {}, { location: 'Mabou, on the Colindale road' }],
    ['no skip needed either, my brother has a trailer', 'urgency', {}, { urgency: null }],
    ['may as well do the box room too', 'urgency', {}, { urgency: null }],
    ['no', 'urgency', {}, { urgency: 'flexible' }],
    ['no', 'urgency', {}, { urgency: 'flexible' }],
    ['not really', 'urgency', {}, { urgency: 'flexible' }],
    ['a month or two', 'urgency', {}, { urgency: 'flexible' }],
    ['2-3 days', 'urgency', {}, { urgency: 'this_week' }],
    ['Chapel Hill', 'location', {}, { location: 'Chapel Hill' }],
    ["it's in sisters", 'location', {}, { location: 'sisters' }],
    ['an old house in rough shape', 'access', {}, { location: null }],
    ['you need to be out by noon', 'access', {}, { location: null }],
    ['cary, 27 Tobacco Leaf Rd', 'location', {}, { location: 'cary, 27 Tobacco Leaf Rd' }],
    ['there is a gas smell in the kitchen', 'location', {}, { location: null }],
    ['out past Lone Jack, 35 miles from you', 'location', {}, { location: 'out past Lone Jack, 35 miles from you', quantities: [{ quantity: 35, unit: 'mile', of: null }] }],
    ['97701', 'location', {}, { location: '97701' }],
    ["I'd rather not say", 'location', {}, { location: null }],
    ['lids are under the lawn, two of them', 'location', {}, { location: null }],
    ['are there rebates', 'location', {}, { location: null }],
    ['12 Fern Ln, the gate is open', 'location', {}, { location: '12 Fern Ln, the gate is open' }],
    ['flat', 'propertyType', {}, { propertyType: 'apartment' }],
    ['residential', 'propertyType', {}, { propertyType: 'house' }],
    ['a dental clinic', 'propertyType', {}, { propertyType: 'commercial' }],
    ['a lighthouse', 'propertyType', {}, { propertyType: 'other' }],
    ['not sure', 'propertyType', {}, { propertyType: null }],
    ['the koi pond relined', 'service', {}, { service: 'koi pond relined' }],
    ['fix a dripping tap', 'service', {}, { service: 'leak repair' }],
    ['in the next few weeks', 'service', {}, { service: null }],
    ['a few nail holes, nothing bad', 'issues', {}, { issues: 'a few nail holes, nothing bad' }],
    ['none, bare wall', 'issues', {}, { issues: null }],
    ['no', 'issues', {}, { issues: null }],
    ['yes', 'condition', { condition: 'heritage listed' }, { conditions: ['heritage listed'] }],
    ['yes it is', 'condition', { condition: 'steep roof' }, { conditions: ['steep roof'] }],
    ['no', 'condition', { condition: 'heritage listed' }, { conditions: [] }],
    ["it isn't", 'condition', { condition: 'heritage listed' }, { conditions: [] }],
    ['easy, ground floor', 'access', {}, { conditions: ['ground floor'] }],
    ['3 and 2', 'size', { unit: 'bedroom', second: 'bathroom' }, { quantities: [{ quantity: 3, unit: 'bedroom', of: null }, { quantity: 2, unit: 'bathroom', of: null }] }],
    ['three', 'size', { unit: 'bedroom', second: 'bathroom' }, { quantities: [{ quantity: 3, unit: 'bedroom', of: null }] }],
    ['no haul away', 'urgency', {}, { urgency: null }], ['no particular time frame', 'urgency', {}, { urgency: 'flexible' }],
    ['thx', 'location', {}, { location: null }], ['replace existing', 'location', {}, { location: null }],
  ])('%s, asked for %s %j', (text, asked, context, expected) => {
    expect(readAnswer(text, asked, { ...CONTEXT, ...context }).details).toMatchObject(expected);
  }); // prettier-ignore

  it('reads contact answers and refusals', () => {
    expect(readAnswer('Gus Tillman, gus@example.net, 541 555 0143', ['name', 'email', 'phone'], CONTEXT).contact).toEqual({ name: 'Gus Tillman', email: 'gus@example.net', phone: '541 555 0143' });
    expect(readAnswer('no thanks', 'email', CONTEXT).refused).toEqual(['email']);
    expect(readAnswer('prefer email', 'phone', CONTEXT)).toMatchObject({ refused: ['phone'], contact: { name: null, phone: null } });
    expect(readAnswer('two weeks', 'urgency', CONTEXT).contact.name).toBeNull();
  }); // prettier-ignore

  it('tells yes from no', () => {
    for (const text of ['yes', 'Yep, two of them', 'sure', 'it is', 'correct', 'sí', 'I think so', 'sure no problem']) expect([text, saysYes(text), saysNo(text)]).toEqual([text, true, false]);
    for (const text of ['no', 'Nope.', 'not at all', "it isn't", 'none', 'it is not', 'there are no pets', 'I do not']) expect([text, saysYes(text), saysNo(text)]).toEqual([text, false, true]);
    for (const text of ['not sure', 'maybe', '', "I don't know"]) expect([text, saysYes(text), saysNo(text)]).toEqual([text, false, false]);
  }); // prettier-ignore

  it('takes any text for any question', () => {
    const topic = fc.constantFrom<Topic>('service', 'size', 'urgency', 'location', 'propertyType', 'issues', 'name', 'email', 'phone', 'condition', 'access', 'materials', 'date');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), topic, (text, asked) => {
        const { details } = readAnswer(text, asked, { ...CONTEXT, unit: 'room', condition: 'steep' });
        expect((details.location ?? '').length).toBeLessThanOrEqual(120);
        expect((details.issues ?? '').length).toBeLessThanOrEqual(300);
      }),
    );
  }); // prettier-ignore
});

it.each(['that took 5 hours last year', 'just the one pool'])('finds no length in: %s', (text) => {
  const { quantities } = readAnswer(text, 'size', { today: TODAY, unit: 'lin_ft' }).details;
  expect(quantities.filter(({ unit }) => unit === 'lin_ft')).toEqual([]);
});

it('reads a word that every object answers to as a word', () => {
  const text = "my constructor left, two rooms, zero {{constructor.constructor('x')()}} five five five";
  expect(readAnswer(text, ['phone', 'size'], { today: TODAY, unit: 'room' }).details.quantities).toEqual([
    { quantity: 2, unit: 'room', of: null },
  ]);
});
