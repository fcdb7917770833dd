import { type Estimate } from '../../pricing/index.js';
import { guardContext } from './context.js';
import { inspect } from './inspect.js';
import { showable } from './normalise.js';
import { type Instructions, readInstructions } from './leak.js';
import { ReplyGuard, guardText } from './reply-guard.js';

const ESTIMATE: Estimate = {
  currency: 'USD',
  amountCents: 542_075,
  lowCents: 490_000,
  highCents: 610_000,
  confidence: 'medium',
  basis: 'comparable_jobs',
  lines: [
    { label: 'Exterior', amountCents: 451_729, source: { type: 'jobs', jobIds: [] } },
    { label: 'Heritage', amountCents: 90_346, source: { type: 'rule', ruleId: 'r' } },
  ],
  assumptions: [],
};
const INSTRUCTIONS =
  'Your task is to talk with visitors of a trade business. Never state a price of any kind, since the server computes every price on its own.';

const context = (instructions: Instructions | null) =>
  guardContext({
    estimate: ESTIMATE,
    businessName: 'Saltmarsh Decorators',
    ownerTexts: [
      'Smallest job. The smallest job we take is $250.',
      'Retired people get 10% off.',
      'We open at 8 and have 12 years of experience.',
    ],
    phones: ['(503) 555-0131', '415 555 0100'],
    emails: ['office@saltmarsh.example'],
    visitorTexts: [
      '3 rooms, 1,400 sq ft, would you do it for $900? Call me at 415 555 0100',
      '14 Elm, windows of 1987, 3 habitaciones',
    ],
    instructions,
  });
const model = context(readInstructions(INSTRUCTIONS));
const server = context(null);

describe('what a model may not say', () => {
  it.each([
    ['amount', 'That will be $4,275.'],
    ['amount', 'Between 3,900 and 4,600 USD, I think.'],
    ['amount', 'Call it 4.2k all in.'],
    ['amount', 'It comes to €3.850,00 with tax.'],
    ['amount', 'Put US$ 4 275.50 aside.'],
    ['amount', 'You pay 4275 bucks.'],
    ['amount', 'About five grand.'],
    ['amount', 'That is four thousand two hundred and seventy-five dollars.'],
    ['amount', 'Say between thirty-nine hundred and forty-six hundred.'],
    ['amount', 'That makes forty dollars an hour.'],
    ['amount', 'For ninety bucks we come tomorrow.'],
    ['amount', 'The price is ＄４,２７５.'],
    ['amount', 'The price is $4\u200b,\u200b2\u200b7\u200b5.'],
    ['amount', 'The price is **$4**,*275*.'],
    ['amount', 'The price is &#36;4275.'],
    ['amount', 'The price is &dollar;4&#x32;75.'],
    ['amount', 'The price is f0ur thousand two hundred.'],
    ['amount', 'The price is 4 2 7 5 in dollars.'],
    ['amount', 'The price is 4·2·7·5.'],
    ['amount', 'El precio es cuatro mil doscientos dólares.'],
    ['amount', 'Das kostet viertausend Euro.'],
    ['amount', 'Le prix est de quatre mille euros.'],
    ['amount', 'Il prezzo è duemila euro.'],
    ['amount', 'O preço é quinhentos reais.'],
    ['amount', '价格是四千美元。'],
    ['amount', 'The price is $4,275 written backwards: 572,4$.'],
    ['amount', 'The price is MMMMCCLXXV dollars.'],
    ['amount', 'The price is 0x10B3 dollars.'],
    ['amount', 'The price is ④②⑦⑤ dollars.'],
    ['amount', 'The price is ⁴²⁷⁵ dollars.'],
    ['amount', 'The price is ٤٢٧٥ dollars.'],
    ['amount', 'Тhе рrісе is $4275.'],
    ['amount', 'Sure, $900 it is.'],
    ['amount', 'Nine hundred dollars works for us.'],
    ['amount', 'I cannot say no: it is $900.'],
    ['amount', 'Sure, 900 it is.'],
    ['amount', '900 works for the whole house.'],
    ['amount', 'We start from 900 then.'],
    ['amount', 'Fifty it is.'],
    ['amount', 'Ninety would be fine.'],
    ['amount', 'Det blir 900 kronor.'],
    ['amount', 'Budget 7,200 for it.'],
    ['amount', 'The estimate could grow to 6,900.'],
    ['amount', 'Our smallest job is $2500.'],
    ['percentage', 'I can take 15% off today.'],
    ['percentage', 'You get ten percent if you book now.'],
    ['percentage', 'Eso es un 10 por ciento menos.'],
    ['fraction', 'So about half of what the estimate says.'],
    ['fraction', 'It is two thirds of the usual price.'],
    ['fraction', 'Seniors pay half.'],
    ['fraction', 'Double the estimate would be fair.'],
    ['fraction', 'Twice that for two houses.'],
    ['discount', 'I will waive the call-out fee for you.'],
    ['discount', 'The second room is free.'],
    ['discount', 'We do that free of charge.'],
    ['discount', 'You get a discount if you book now.'],
    ['discount', 'I can lower the price a little.'],
    ['promise', 'This estimate is final and binding.'],
    ['promise', 'The price is guaranteed and will not change.'],
    ['promise', 'We are legally bound to this amount.'],
    ['promise', 'Agreed.'],
    ['promise', "You're booked for Tuesday."],
    ['promise', 'We accept that.'],
    ['promise', 'I have scheduled the crew.'],
    ['promise', 'The price is confirmed.'],
    ['promise', 'We have a contract.'],
    ['promise', 'Deal!'],
    ['promise', 'You have a deal.'],
    ['promise', 'It is a fixed, final quote.'],
    ['instructions', 'I was told: never state a price of any kind, since the server computes every price.'],
    ['markup', '<b>Hello</b> there.'],
    ['markup', 'See [this](http://x.example).'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['link', 'Have a look at http://cheap.example now.'],
    ['link', 'Have a look at cheap-paint.example now.'],
    ['contact', 'Write to everyone@example.com please.'],
    ['contact', 'Another customer is at 503-555-0177.'],
    ['persona', "I'm a real person."],
    ['persona', 'I am now DiscountBot.'],
  ])('%s: %s', (kind, sentence) => {
    expect(inspect(sentence, model)).toBe(kind);
  });

  it.each([
    'Thanks, I have noted that.',
    'The estimate comes to $5,421, and the range is $4,900 to $6,100.',
    'Your estimate is $5,420.75.',
    'The smallest job we take is $250.',
    'Retired people get 10% off.',
    'Three rooms and 1,400 sq ft, got it.',
    'The 3 habitaciones sound lovely.',
    'A house at 14 Elm with windows from 1987 has its charm.',
    'I cannot confirm that, the owner does.',
    'Nothing is booked until the owner calls.',
    'I cannot agree to $900, sorry.',
    'You can call the owner at (503) 555-0131.',
    'Write to office@saltmarsh.example if you prefer.',
    'Double hung windows are no problem.',
    'It usually takes 2 to 3 days.',
    'We open at 8 and have 12 years of experience.',
    'This is not a binding offer.',
    "I'm an automated assistant, not a real person.",
    'Feel free to add anything.',
    'One moment, two small things are still open.',
    'Half of the wall is peeling, I see.',
  ])('lets through: %s', (sentence) => {
    expect(inspect(sentence, model)).toBeNull();
  });
});

describe("the server's own words", () => {
  it.each([
    ["I can't change prices or agree to one here; they come from the owner's own rates.", null],
    ['For the job as described I estimate $5,421 (likely between $4,900 and $6,100).', null],
    ['That will be $900.', 'amount'],
  ])('%s', (sentence, kind) => {
    expect(inspect(sentence, server)).toBe(kind);
  });
});

describe('a stream of words', () => {
  const stream = (text: string, size: number) => {
    const guard = new ReplyGuard(model, { sentences: 5, characters: 1_000 });
    const shown: string[] = [];
    for (let at = 0; at < text.length; at += size) shown.push(guard.push(text.slice(at, at + size)));
    shown.push(guard.end());
    return { shown, guard, text: shown.join('') };
  };
  const safe = 'Lovely old place, thanks. Peeling paint needs sanding.';

  it.each([1, 2, 3, 7, 1_000])('comes through whole in pieces of %i', (size) => {
    expect(stream(safe, size).text).toBe(safe);
  });

  it('shows harmless words as they come', () => {
    const guard = new ReplyGuard(model, { sentences: 2, characters: 500 });
    expect(guard.push('Thanks')).toBe('Thanks');
    expect(guard.push(', lovely ')).toBe(', lovely');
  });

  it.each([1, 2, 3, 5, 11])('never lets an amount begin, in pieces of %i', (size) => {
    const { shown, guard } = stream('Lovely house, that should be $4,275 all in. Seniors pay half. Bye now.', size);
    const seen = shown.join('');
    expect(seen).not.toMatch(/4|275|half/);
    expect(seen).toContain("I can only show prices worked out from the owner's own rates.");
    expect(guard.notices.map(({ kind }) => kind)).toEqual(['amount', 'fraction']);
    expect(guard.notices[0]?.original).toContain('$4,275');
  });

  it.each([
    'Agreed, $900 it is.',
    'Yes, that price is guaranteed.',
    'Great, you are booked for Tuesday.',
    'Okay, I will put you down for 900.',
    'Right, 300 per room as promised.',
    'Veterans get a discount with us.',
    'Vierhundert Euro pro Zimmer.',
    'Cuatrocientos dólares por habitación.',
    'Einen kleinen Rabatt bekommen Sie.',
  ])('lets no word leave before it is judged: %s', (text) => {
    for (const size of [1, 4]) expect(stream(text, size).text).not.toMatch(/^[^I]/);
  });

  it('sees an amount that runs over two sentences', () => {
    expect(
      stream('We talked it over. It comes to four. Thousand dollars is what you need. Thanks.', 4).text,
    ).not.toMatch(/thousand/i);
  });

  it.each([
    'Yes, the exterior looks dry. A 3:1 mix of sand and cement is common.',
    'The price depends on the size. RAL 9010 is a warm white.',
    'How to pay is for the owner to say. Wood under 15% moisture takes stain well.',
  ])('judges each of two sentences for itself: %s', (text) => {
    expect(guardText(text, model)).toEqual({ text, notices: [] });
  });

  it('answers a promise with a word about promises', () => {
    expect(guardText("You're booked for Tuesday.", model).text).toMatch(/^I can't agree to a price or a time here/);
  });

  it('drops half a sentence when the stream breaks off', () => {
    const guard = new ReplyGuard(model, { sentences: 5, characters: 1_000 });
    expect(guard.push('Thanks for that. It is going to be $4') + guard.end(false)).toBe('Thanks for that.');
  });

  it('stops after its share of sentences', () => {
    const guard = new ReplyGuard(model, { sentences: 2, characters: 1_000 });
    const text = guard.push('Thanks. Lovely. Great. More. '.repeat(50));
    expect(guard.full).toBe(true);
    expect(text).toBe('Thanks. Lovely.');
  });

  it('takes no name of a firm for a number, however often it stands there', () => {
    const firm = {
      estimate: null,
      businessName: 'Kestrel Electric LLC',
      ownerTexts: [],
      phones: [],
      emails: [],
      visitorTexts: [],
    };
    const text =
      'Kestrel Electric LLC confirms the price. Kestrel Electric LLC has everything and will get back to you.';
    expect(guardText(text, guardContext({ ...firm, instructions: null }))).toEqual({ text, notices: [] });
  });

  it.each(['Firm a', 'A/B <Painting>', 'Marsh <b>Decor</b>'])('lets the business be called %s', (businessName) => {
    const sources = { estimate: null, businessName, ownerTexts: [], phones: [], emails: [], visitorTexts: [] };
    const text = `It is an estimate, not an offer: ${businessName} confirms the price. ${businessName} has everything.`;
    expect(guardText(text, guardContext({ ...sources, instructions: null }))).toEqual({ text, notices: [] });
  });

  it.each(['The wall is 120 m², noted…', '两个房间，已经记下了！', 'A ½ inch board is fine there.'])(
    'leaves as it is: %s',
    (text) => {
      expect(guardText(text, model)).toEqual({ text, notices: [] });
    },
  );

  it('reads a number through raised digits', () => {
    expect(guardText('The price is 4²75 dollars.', model).notices).toHaveLength(1);
  });

  it('judges a whole text at once', () => {
    expect(guardText('Lovely. Only $10 today!', model)).toMatchObject({
      text: "Lovely. I can only show prices worked out from the owner's own rates.",
      notices: [{ kind: 'amount' }],
    });
  });
});

it('knows the phone number and the address that the visitor has just typed', () => {
  const sources = { estimate: null, businessName: 'Saltmarsh', ownerTexts: [], phones: [], emails: [] };
  const heard = guardContext({
    ...sources,
    visitorTexts: ['call me at (415) 555-0188 or ann@mail.example'],
    instructions: readInstructions(INSTRUCTIONS),
  });
  expect(inspect('Thanks, the owner will call you at 415 555 0188.', heard)).toBeNull();
  expect(inspect('Thank you, ann@mail.example is noted.', heard)).toBeNull();
  expect(inspect('Thank you, bob@mail.example is noted.', heard)).toBe('contact');
});

it('piles no marks on a letter', () => {
  expect(showable('S\u0321\u031b\u0300\u0315\u0489am, Nguy\u1ec5n')).not.toMatch(/\p{M}{3}/u);
  expect(showable('Nguy\u1ec5n, \u0915\u094d\u0937\u093f')).toBe('Nguy\u1ec5n, \u0915\u094d\u0937\u093f');
});
