import { withoutAsideTimes } from './aside-times.js';

it.each([
  ['Are the Lions playing tonight? My dad is asking.', 'Are the Lions playing? My dad is asking.'],
  [
    'Two storeys. Reckon the Swans will make the finals this year?',
    'Two storeys. Reckon the Swans will make the finals?',
  ],
  [
    '8 windows for the basement. Can I get a number today or not',
    '8 windows for the basement. Can I get a number or not',
  ],
  ['is it going to rain tomorrow?', 'is it going to rain?'],
  ['On Sunday, as we sat down, the spring snapped. Mend it', ' as we sat down, the spring snapped. Mend it'],
  ['Weekdays are best, bowls is on the weekend', 'Weekdays are best, bowls is'],
  ['Good evening, two taps drip', 'Good, two taps drip'],
  ['how are you today? a fence, this month', 'how are you? a fence, this month'],
  ['We want it this week, I will send pictures tonight', 'We want it this week, I will send pictures'],
  ['call me tomorrow to talk it over', 'call me to talk it over'],
  ['Tonight I will measure', ' I will measure'],
  ["Two taps drip. Please ring after 5 o'clock, thanks", 'Two taps drip. , thanks'],
  ['I will send some photos tonight', 'I will send some photos'],
  ['do you know if it will snow on Friday?', 'do you know if it will snow?'],
  ["we are seniors, I'll be 74 in June", "we are seniors, I'll be 74"],
  ['my mother turns eighty next week, her tap drips', 'my mother turns eighty, her tap drips'],
  ["I'm turning 66 this year and need a ramp in May", "I'm turning 66 and need a ramp in May"],
  ['Hope you had a good weekend. A new lock', 'Hope you had a good. A new lock'],
  ['Two taps drip. Do you guys work weekends too?', 'Two taps drip. Do you guys work too?'],
  ['the boiler died on Sunday, a new one please', 'the boiler died, a new one please'],
  ['The storm on Tuesday left two pines leaning', 'The storm left two pines leaning'],
  ['A hose burst over the weekend and needs replacing', 'A hose burst and needs replacing'],
  ['We noticed the drip on Saturday morning. This week?', 'We noticed the drip. This week?'],
  ["you wouldn't know who won on Saturday?", "you wouldn't know who won?"],
  ['Did the Hawks get up at the weekend?', 'Did the Hawks get up?'],
  ['how was your weekend? One lock', 'how was your? One lock'],
  [
    'You charged our neighbor plenty for a Saturday visit, I want a weekday',
    'You charged our neighbor plenty, I want a weekday',
  ],
  [
    'Got a recipe for plum cake? My sister in law is over on Saturday.',
    'Got a recipe for plum cake? My sister in law is over.',
  ],
  ['Do you know if the flea market is on this Sunday? Two locks', 'Do you know if the flea market is on? Two locks'],
])('%s', (text, rest) => {
  expect(withoutAsideTimes(text)).toBe(rest);
});

it.each([
  'Can somebody come tonight?', "I'm 71, next week is fine", "I'll be free in May", 'there will be 60 of us in May', "it'll be 40 ft, in June please", 'he will be there in 10 days', "she'll be 20 minutes late on Friday", 'do you work this weekend?', 'are you open on Sunday?', 'would Friday evening work?', 'we have guests tonight and the toilet is blocked',
  'my parents are coming on Saturday and it has to be done before', 'can you come when my dad is here on Sunday morning?', 'can you fix it before the game tonight?', 'could your crew clean our library this week?', 'can the deck be stained this week?', 'is Saturday a good day for you', 'evening, any weekday', 'Could you plough the snow tomorrow?',
  'the pump quit, Saturday works', 'it broke, can you come on Sunday', 'a burst hose, Saturday night', 'the pipe burst tonight', 'mend the broken door on Saturday', 'he came to look and you can start Saturday', 'We saw your ad and want Saturday',
  'how are you fixed for tomorrow?', 'Please call me today, the tap leaks', 'Text me when you can come tomorrow', 'could you ring us tomorrow to mend it', 'I have to check in tomorrow', 'Can you pour the slab on Friday before the rain?', 'Does rain matter if you lay sod tomorrow?', 'Happy Friday works',
  'Can you come out and give us an estimate today?', 'No heat. Need a price tonight',
  'Reckon you could do it this month?', 'do you think it can be done this year?',
])('stays: %s', (text) => {
  expect(withoutAsideTimes(text)).toBe(text);
}); // prettier-ignore
