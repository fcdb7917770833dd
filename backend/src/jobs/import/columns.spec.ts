import { findHeader } from './columns.js';

describe('findHeader', () => {
  it('knows the usual names', () => {
    expect(findHeader([['Invoice Date', 'Project Name', 'Scope of Work', 'Invoice Total (USD)']], {})).toEqual({
      at: 0,
      places: { date: 0, title: 1, description: 2, price: 3 },
      isJob: false,
    });
  });

  it('takes a year for the name of a column', () => {
    const rows = [
      ['Job', '2023', '2024'],
      ['Fence', '4,100', '4,400'],
    ];
    expect(findHeader(rows, { title: 'Job', price: '2024' }).isJob).toBe(false);
    expect(findHeader([['Fence, 120 ft', '4,100']], { title: 'Fence, 120 ft', price: '4,100' }).isJob).toBe(true);
  });

  it('takes what was done for the job, and notes for its description', () => {
    expect(findHeader([['Customer', 'Work done', 'Notes', 'Total']], {}).places).toEqual({
      title: 1,
      description: 2,
      price: 3,
    });
  });

  it('knows a name whose words stand in another order', () => {
    expect(findHeader([['Job type', 'What we did', 'Amount paid', 'Date of completion']], {}).places).toEqual({
      title: 0,
      description: 1,
      price: 2,
      date: 3,
    });
  });

  it.each([
    ['Amount (inc GST)', 2],
    ['Total incl. VAT', 2],
    ['Price (tax inclusive)', 2],
    ['Total AUD incl tax', 2],
    ['Invoice total ex GST', 2],
    // The tax alone is no price.
    ['Total tax', undefined],
    ['GST included', undefined],
  ])('looks past what a name says of tax: %s', (name, price) => {
    const find = () => findHeader([['Job', 'Notes', name]], {}).places.price;
    if (price === undefined) expect(find).toThrow('There is no column for price');
    else expect(find()).toBe(price);
  });

  it('takes what the customer paid where there is a price without tax too', () => {
    expect(findHeader([['Job', 'Total ex GST', 'GST', 'Total inc GST']], {}).places.price).toBe(3);
    expect(findHeader([['Job', 'Amount (excl. tax)', 'Amount']], {}).places.price).toBe(2);
  });

  it.each(['Total Charged', 'Amount billed', 'Total paid', 'Job total'])('knows %s for a price', (name) => {
    expect(findHeader([['Job', 'Notes', name]], {}).places).toEqual({ title: 0, description: 1, price: 2 });
  });

  it('tells the columns that it knows where one is missing', () => {
    expect(() => findHeader([['Job', '', 'Notes', 'Takings', 'When']], {})).toThrow(
      expect.objectContaining({
        particulars: {
          fields: [{ field: 'price', message: 'Column missing' }],
          found: { title: 'Job', description: 'Notes', date: 'When' },
        },
      }),
    );
  });

  it("prefers the owner's choice", () => {
    expect(findHeader([['A', 'B', 'price']], { description: 'B', price: 'A' }).places).toEqual({
      description: 1,
      price: 0,
    });
  });

  it('looks below what an export puts above its table', () => {
    const rows = [['Invoice list 2025', ''], ['1 January to 30 June'], ['Job', 'Total'], ['Tap', '90']];
    expect(findHeader(rows, {})).toEqual({ at: 2, places: { title: 0, price: 1 }, isJob: false });
    const german = [
      ['Rechnungen', ''],
      ['Arbeit', 'Summe'],
    ];
    expect(findHeader(german, { title: 'Arbeit', price: 'Summe' }).at).toBe(1);
  });

  it('takes a column with two names by either', () => {
    const rows = [['Inv #', 'Date Completed', 'Client', 'Job / what we did', 'Amt ex', 'Total (inc GST)']];
    expect(findHeader(rows, {}).places).toEqual({ title: 3, price: 5, date: 1 });
    expect(findHeader([['Job / Inv no', 'Details', 'Price/hr', 'Total']], {}).places).toEqual({
      description: 1,
      price: 3,
    });
  });

  it.each([
    ['a price', ['Porch', '$900', ''], { title: 'Porch', price: '$900' }, true],
    ['a date', ['Porch', 'call me', '3/5/2024'], { title: 'Porch', price: 'call me', date: '3/5/2024' }, true],
    ['names', ['Work', '2024 paid', ''], { title: 'Work', price: '2024 paid' }, false],
  ])('tells a row that is a job from one that names the columns: %s', (_, row, chosen, isJob) => {
    expect(findHeader([['List'], row, ['Gate', '300', '']], chosen)).toMatchObject({ at: 1, isJob });
  });

  it.each([
    [['Porch', '900'], '"Porch", "900" look like a job, not like the names of columns.'],
    [['Work', '2023', '2024'], 'The columns found are "Work", "2023", "2024".'],
  ])('says what a list without its own names needs: %j', (row, words) => {
    expect(() => findHeader([row], {})).toThrow(words);
  });

  it('names what is missing and what there is', () => {
    expect(() => findHeader([['List'], ['foo', '', 'bar'], ['a', 'b']], {})).toThrow(
      'There is no column for title or description and price. The columns found are "foo", "bar".',
    );
  });
});
