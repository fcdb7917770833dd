import { refusedContact } from './refusal.js';

describe('refusals', () => {
  it('takes a number with a "later" as a refusal of the rest, but for the name', () => {
    expect(refusedContact('later, 503-555-0158', ['name', 'email', 'phone'])).toEqual(['email', 'phone']);
    expect(refusedContact('Ruben, 503-555-0158', ['name', 'email', 'phone'])).toEqual([]);
  });

  it.each([
    ["I'd rather not leave my name or number, just want a rough price", ['name', 'phone']], ['getting a feel for prices, I leave no name, email or phone', ['name', 'email', 'phone']],
    ["won't be giving my name or any contact details yet", ['name', 'email', 'phone']], ["please don't contact me", ['name', 'email', 'phone']], ['no sales calls please', ['phone']],
    ['no phone please', ['phone']], ["no, I don't want to be called", ['phone']], ['prefer email', ['phone']], ["email's better", ['phone']], ["dont do emails sry just text me", ['email']],
    ['I prefer to stay anonymous', ['name', 'email', 'phone']],
    ['no email, call me', ['email']], ['no email, phone is best', ['email']], ["I'm not comfortable giving out my phone number", ['phone']],
  ])('%s', (text, fields) => {
    expect([...refusedContact(text)].sort()).toEqual([...fields].sort());
  }); // prettier-ignore

  it('takes pressing for a price as no refusal', () => {
    expect(refusedContact('come on, just ballpark it', ['name', 'email', 'phone'])).toEqual([]);
    expect(refusedContact('just a ballpark please', ['name', 'email', 'phone'])).toEqual(['name', 'email', 'phone']);
  });

  it.each(["I'd rather not", "don't have time for that", 'none of your business'])(
    'means what was asked for, and nothing in a story: %s',
    (text) => {
      expect(refusedContact(text, ['email', 'phone'])).toEqual(['email', 'phone']);
      expect(refusedContact(text)).toEqual([]);
    },
  );

  it('takes "any details" for contact details only where these were asked for', () => {
    expect(refusedContact("I don't want to give any details", ['email', 'phone'])).toEqual(['email', 'phone']);
    expect(refusedContact("I don't have any details yet on colors", ['email', 'phone'])).toEqual([]);
    expect(refusedContact("I don't want to give my details")).toEqual(['name', 'email', 'phone']);
  });

  it('takes one way to be reached, and no use for "it", as a refusal of the other', () => {
    expect(refusedContact("don't use it, 503-555-0158", ['name', 'email', 'phone'])).toEqual(['email']);
    expect(refusedContact("I don't have one, ana@example.com", ['name', 'email', 'phone'])).toEqual(['phone']);
  });

  it('takes "just a price" for a refusal only where contact details were asked for', () => {
    expect(refusedContact('just the price', ['name', 'phone'])).toEqual(['name', 'phone']);
    expect(refusedContact('Two painters no-showed on me. Just give me a number')).toEqual([]);
  });

  it('reads a bare answer in the light of the question', () => {
    expect(refusedContact('no thanks', ['email'])).toEqual(['email']);
    expect(refusedContact('skip', ['phone'])).toEqual(['phone']);
    expect(refusedContact('no thanks')).toEqual([]);
  });

  it.each([
    'no rush',
    'I need 3 windows',
    'my name is Bob',
    'call me at 541 555 0128',
    'the price was fine last time',
    'no pets',
    "I'd rather not wait",
    'there was a spill, and I would rather not say of what',
    'the last plumber never called back',
    "I can't get a call back from anybody",
    'why would I need three coats?',
    'why do you need my number?',
    'a private yard, thanks',
    "can't give you a number yet, maybe 20 metres",
    'no name brand, please',
    'we just call it the den',
    'there is no phone jack in there',
    "please don't call before nine",
    "I don't have any details yet, just want a shed built",
    "don't have any data on it",
    "I can't give your details to the board",
    "don't have my info handy, it's an old panel",
  ])('no refusal: %s', (text) => {
    expect(refusedContact(text)).toEqual([]);
  });
});
