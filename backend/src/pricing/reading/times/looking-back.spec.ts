import { readDetails } from '../details.js';

const read = (text: string) => readDetails(text, { today: '2026-11-23' });

describe('a time that is over', () => {
  it.each([
    'Our fence blew down in that storm on Tuesday night, so we need a new one',
    'On Sunday night it fell over. We would like a new one',
    'Did you see the game on Saturday?',
    'The tank is finished, as we found out at Thanksgiving',
    'We called two firms this week',
    "I've filled in two web forms this week and all I got was spam",
    'I emailed your office today',
    'Is that spring special for decks in April still on?',
    'Do you still have the winter discount in January?',
    "Can you come on a Sunday? Sunday is all I've got",
  ])('is no time for the work: %s', (text) => {
    expect(read(text)).toMatchObject({ urgency: null, preferredDate: null });
  });

  it.each([
    ['We moved in and would like it done by Friday', 'this_week'],
    ['I would like it built this month', 'this_month'],
    ['on the last day of this month', 'this_month'],
    ['We had a leak. Can you come on Tuesday?', 'this_week'],
    ['My wife was hoping for Friday', 'this_week'],
    ['I was thinking Thursday', 'this_week'],
    ['I noticed you are open on Saturday', 'this_week'],
    ['Have you got anything on Wednesday?', 'this_week'],
    ['Saw your summer special, and would like it done in May', 'flexible'],
    ['How much to paint the house this year?', 'flexible'],
  ])('is told from what is wanted: %s', (text, urgency) => {
    expect(read(text).urgency).toBe(urgency);
  });
});
