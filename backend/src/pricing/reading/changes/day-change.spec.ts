import { dayChange } from './day-change.js';

const SINK = "it's sunday and my sink is blocked";

describe('a change of day', () => {
  it.each([
    [SINK, 'how much if i wait til monday', "it's monday and my sink is blocked"],
    [SINK, 'ok monday then', "it's monday and my sink is blocked"],
    [SINK, 'is it cheaper on a weekday?', "it's weekday and my sink is blocked"],
    ['can you come today', 'Actually, make it tomorrow', 'can you come tomorrow'],
    ['it has leaked since Sunday, come today', 'can it wait until Monday?', 'it has leaked since Sunday, come monday'],
    ['come Friday, not on a weekend', "let's do Thursday", 'come thursday, not on a weekend'],
    ['Friday, any day but Sunday', 'Actually, make it Monday', 'monday, any day but Sunday'],
    [SINK, 'Monday instead, is Monday cheaper?', "it's monday and my sink is blocked"],
    [SINK, 'not a sunday, any weekday is fine', "it's weekday and my sink is blocked"],
    [SINK, 'no sunday please', "it's some other time and my sink is blocked"],
    [SINK, "sunday doesn't work after all, friday?", "it's friday and my sink is blocked"],
    [SINK, "it doesn't have to be on the weekend", "it's some other time and my sink is blocked"],
    ['can you come at 9 pm on Saturday', 'it can wait, any weekday in normal hours is fine', 'can you come weekday'],
    ['come on Sunday', 'forget Sunday, no rush', 'come some other time'],
    ['Saturday or Sunday suits', 'not Saturday', 'some other time or Sunday suits'],
    ['Saturday or Sunday suits', 'Sunday, please', 'sunday or Sunday suits'],
    ['this weekend', 'Saturday is best', 'saturday'],
    ['Saturday works for me', "let's do Tuesday instead of Saturday", 'tuesday works for me'],
  ])('%s | %s', (earlier, text, expected) => {
    expect(dayChange(earlier, text)?.(earlier)).toBe(expected);
  });

  it.each([
    [SINK, 'it started friday'],
    [SINK, 'monday or tuesday then'],
    [SINK, 'actually it has been like this since friday'],
    [SINK, 'ok sunday then'],
    [SINK, 'why not sunday?'],
    [SINK, 'if not sunday, monday'],
    [SINK, 'not sure about sunday'],
    [SINK, 'no, sunday is fine'],
    [SINK, 'sunday is no problem'],
    [SINK, 'is there no sunday surcharge?'],
    [SINK, 'not this sunday, the next one'],
    [SINK, 'we are not home sunday morning, the key is next door'],
    ['Saturday or Sunday suits', 'on Sunday we all come home from a week away at the lake'],
    ['my sink is blocked', 'ok monday then'],
    [SINK, 'then what happens next'],
    [SINK, 'and then the shed has to be cleared, I am home on tuesday'],
    ['it has leaked since Sunday', 'what about Monday'],
  ])('none: %s | %s', (earlier, text) => {
    expect(dayChange(earlier, text)).toBeNull();
  });

  it('takes back what was understood of the day, unless another day bears it out', () => {
    expect(dayChange(SINK, 'not sunday')?.('weekend')).toBe('some other time');
    expect(dayChange('Saturday or Sunday', 'not Sunday')?.('weekend')).toBe('weekend');
  });

  it('leaves a day that the later message rules out', () => {
    const text = 'not Saturday, make it Monday';
    expect(dayChange('Saturday', text)?.(text)).toBe('not Saturday, make it Monday');
  });
});
