import { asOnDay, daysOffered } from './day-choice.js';

describe('days that are offered', () => {
  it.each([
    ['Saturday or Sunday, whichever you like', ['saturday', 'sunday']],
    ['Friday afternoon or maybe Saturday morning', ['friday', 'saturday']],
    ['any weekday, or a Saturday', ['weekday', 'saturday']],
    ['Saturday works, and Sunday is fine too', ['saturday', 'sunday']],
    ['Saturday and Sunday are both ok', ['saturday', 'sunday']],
    ["We're home Saturday and Sunday", ['saturday', 'sunday']],
    ['either day of the weekend', ['saturday', 'sunday']],
    ['some time this weekend', ['saturday', 'sunday']],
    ['The gate broke on Friday, come Sunday or Monday', ['sunday', 'monday']],
  ])('%s', (text, days) => {
    expect(daysOffered(text)).toEqual(days);
  });

  it.each([
    'Saturday and Sunday, please',
    'the whole weekend',
    'both days of the weekend',
    'not on Saturday or Sunday',
    'any day but Saturday or Sunday',
    'this weekend, Sunday is best',
    'we found the leak this past weekend',
    'I work weekends',
    'Sunday at 9 or 10',
    'Saturday, and the crew has to be back on Sunday',
    'a weekday',
    'today or tomorrow',
  ])('are none: %s', (text) => {
    expect(daysOffered(text)).toEqual([]);
  });

  it('read as the one of them that is chosen', () => {
    const text = 'It broke on Sunday. Saturday or Sunday, this weekend';
    expect(asOnDay(text, ['saturday', 'sunday'], 'saturday')).toBe(
      'It broke on Sunday. saturday or saturday, saturday',
    );
  });
});
