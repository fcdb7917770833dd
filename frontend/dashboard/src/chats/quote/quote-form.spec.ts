import { describe, expect, it } from '@jest/globals';
import type { Estimate, Quote } from '@chalkline/api';
import { addLine, formOf, quoteFaults, textOf, totalOf, totalWords, type LineForm } from './quote-form.ts';

const ESTIMATE: Estimate = {
  currency: 'USD',
  amount: 5400,
  low: 4900,
  high: 6100,
  confidence: 'high',
  basis: 'mixed',
  lines: [
    { label: 'Exterior painting, from 4 similar jobs', amount: 4500, source: { type: 'jobs', jobIds: ['a'] } },
    { label: 'From 1 similar job', amount: 100.5, source: { type: 'jobs', jobIds: ['b'] } },
    { label: 'Heritage listed (+20%)', amount: 900, source: { type: 'rule', ruleId: 'r' } },
  ],
  assumptions: ['Two coats', 'Access at ground level'],
};
const SAVED: Quote = {
  lines: [{ label: 'All in', amount: 5000 }],
  total: 5000,
  note: '',
  validUntil: null,
  sentAt: null,
  earlierSentAt: null,
  earlierSentTo: null,
  sentTo: null,
  unprintable: [],
  updatedAt: '2026-03-01T10:00:00.000Z',
};

describe('the form of a quote', () => {
  it('starts from what the customer was told', () => {
    const form = formOf(undefined, ESTIMATE, '2026-02-10');
    expect(form.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Exterior painting', '4500'],
      ['The work', '100.50'],
      ['Heritage listed (+20%)', '900'],
    ]);
    expect(form.note).toBe('This assumes: Two coats; Access at ground level.');
    expect(form.validUntil).toBe('2026-03-12');
  });

  it.each([
    ['Exterior painting, from 4 similar jobs', 'Exterior painting'],
    ['Exterior painting, from 1 similar job', 'Exterior painting'],
    ['Exterior painting, mostly from 1 similar job', 'Exterior painting'],
    ['Fence building, vinyl, mostly from 12 similar jobs', 'Fence building, vinyl'],
    ['Mostly from 1 similar job', 'The work'],
    ['From 3 similar jobs', 'The work'],
    ['Removal of soil from 2 beds', 'Removal of soil from 2 beds'],
  ])('names the work of "%s" alone: %s', (label, expected) => {
    const lines: Estimate['lines'] = [{ label, amount: 100, source: { type: 'jobs', jobIds: ['a'] } }];
    expect(formOf(undefined, { ...ESTIMATE, lines }, '2026-02-10').lines[0]?.label).toBe(expected);
  });

  it('starts with an empty line where no price was named', () => {
    expect(formOf(undefined, null, '2026-02-10').lines).toEqual([{ key: 1, label: '', amount: '' }]);
  });

  it('shows what was saved, whatever the customer was told', () => {
    expect(formOf(SAVED, ESTIMATE, '2026-02-10')).toEqual({
      lines: [{ key: 1, label: 'All in', amount: '5000' }],
      note: '',
      validUntil: '',
    });
  });

  it('says at each field what is missing', () => {
    const lines = addLine(addLine([], ' ', '12'), 'Trim', 'a lot');
    expect(quoteFaults({ lines, note: '', validUntil: '2026-02-10' }, '2026-02-10')).toEqual({
      'lines.0.label': 'Say what it is for',
      'lines.1.amount': 'An amount, such as 450',
    });
    const comma = addLine(addLine([], 'Trim', '12,50'), 'Doors', '-1.012,5');
    expect(quoteFaults({ lines: comma, note: '', validUntil: '' }, '2026-02-10')).toEqual({
      'lines.0.amount': 'Write "12,50" with a point: 12.50',
      'lines.1.amount': 'Write "-1.012,5" with a point: -1012.50',
    });
    const good = addLine([], 'Trim', '10');
    expect(quoteFaults({ lines: good, note: '', validUntil: '2026-02-09' }, '2026-02-10')).toEqual({
      validUntil: 'This day is past',
    });
    const less = addLine(addLine([], 'Trim', '10'), 'Discount', '-$10.50');
    expect(quoteFaults({ lines: less, note: '', validUntil: '' }, '2026-02-10')).toEqual({
      lines: 'The lines must come to 0 or more',
      'lines.1.amount': 'Takes off more than there is',
    });
  });

  it.each([
    [['4,000', '-250.50'], 'Total $3,749.50'],
    [['4,000', '12,50'], 'Total incomplete: $4,000 without line 2'],
    [['', '100', 'x'], 'Total incomplete: $100 without lines 1 and 3'],
    [['', '100', '-', '12,50'], 'Total incomplete: $100 without lines 1, 3 and 4'],
    [['', ''], 'No total yet'],
  ])('of %j it says: %s', (amounts, words) => {
    const lines = amounts.reduce<LineForm[]>((before, amount) => addLine(before, 'Work', amount), []);
    expect(totalWords(lines)).toBe(words);
  });

  it('is sent as it was meant', () => {
    const lines = addLine(addLine([], ' Trim ', '$1,450.10'), 'Discount', '-50.2');
    expect(totalOf(lines)).toBe(1399.9);
    expect(textOf({ lines, note: ' Thank you ', validUntil: '' }, 'then')).toEqual({
      lines: [
        { label: 'Trim', amount: 1450.1 },
        { label: 'Discount', amount: -50.2 },
      ],
      note: 'Thank you',
      validUntil: null,
      updatedAt: 'then',
    });
    expect(textOf({ lines, note: '', validUntil: '' }, undefined).updatedAt).toBeNull();
  });
});
