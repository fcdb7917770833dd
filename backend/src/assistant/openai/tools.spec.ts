import { emptyDetails } from '../../pricing/index.js';
import { addFacts, parseFacts } from './tools.js';

const fact = (field: string, value: string, quote: string, unit: string | null = null) => ({
  field,
  value,
  quote,
  unit,
});

describe('what a model recorded', () => {
  it.each([
    '',
    'undefined',
    '{',
    '[]',
    '{"facts": "none"}',
    '{"facts": [1, 2]}',
    '{"facts": [{"field": 3}]}',
    "{'facts': []}",
  ])('is refused when it is %j', (json) => {
    expect(parseFacts(json)?.length ?? 0).toBe(0);
  });

  it('fills what is empty with what the visitor said', () => {
    const heard = 'We are at 8 Mill Lane in Salem and the gutter sags, 40 ft of it';
    const details = addFacts(
      emptyDetails(),
      [fact('location', '8 Mill Lane in Salem', '8 Mill Lane in Salem'), fact('quantity', '40', '40 ft', 'lin_ft')],
      heard,
    );
    expect(details.location).toBe('8 Mill Lane in Salem');
    expect(details.quantities).toEqual([{ quantity: 40, unit: 'lin_ft', of: null }]);
  });

  it.each([
    ['a made-up quote', fact('location', 'Paris', 'I live in Paris')],
    ['a value that was not said', fact('condition', 'rocky', 'The garden')],
    ['what was denied', fact('condition', 'rocky', 'not rocky')],
    ['an unknown field', fact('price', '5', 'The garden')],
    ['an urgency that does not exist', fact('urgency', 'yesterday', 'The garden')],
  ])('leaves out %s', (_, wrong) => {
    const details = addFacts(emptyDetails(), [wrong], 'The garden is not rocky');
    expect({ ...details, urgency: null }).toEqual(emptyDetails());
    expect(details.urgency).toBeNull();
  });

  it('changes nothing that is known', () => {
    const known = {
      ...emptyDetails(),
      location: 'Salem',
      quantities: [{ quantity: 2, unit: 'room' as const, of: null }],
    };
    const details = addFacts(
      known,
      [fact('location', 'Bend', 'Bend'), fact('quantity', '9', '9 rooms', 'room')],
      'Bend, 9 rooms',
    );
    expect(details).toEqual(known);
  });
});
