import { asDenied } from './taken-off.js';

describe('a condition that is taken off again', () => {
  it.each([
    [['heritage listed'], 'remove the heritage', 'no heritage'],
    [['heritage listed'], 'please take off the heritage listing', 'please no heritage'],
    [['heritage listed'], 'take the heritage bit off please', 'no heritage please'],
    [['steep roof', 'two storey'], 'drop the steep', 'no steep'],
    [['two storey houses'], 'forget about the two storey, it has one', 'no two storey, it has one'],
    [['weekend'], 'ok cancel the weekend then', 'ok no weekend then'],
    [['herringbone'], 'leave out the herringbone', 'no herringbone'],
    [['tight access'], 'scrap that tight access thing', 'no tight access'],
    [['senior'], 'leave the senior part out', 'no senior'],
  ])('with %j told, %s is %s', (conditions, message, denied) => {
    expect(asDenied(conditions, message)).toBe(denied);
  });

  it.each([
    [[], 'remove the heritage'],
    [['heritage listed'], 'remove the old heritage windows and fit new ones'],
    [['furniture'], 'remove the furniture'],
    [['wallpaper', 'old carpet'], 'remove the wallpaper'],
    [['heritage listed'], "don't forget the heritage"],
    [['weekend'], 'you can drop the key off on the weekend'],
    [['pets'], 'get rid of the pets smell'],
  ])('with %j told, %s is as it was written', (conditions, message) => {
    expect(asDenied(conditions, message)).toBe(message);
  });
});
