import { readDetails, UNDATED } from '../../reading/index.js';
import { interpret } from '../../rules/index.js';
import { readRequest } from '../../work/index.js';
import { effectsFor } from '../applied-effects.js';
import { openRuleBook } from '../rule-book.js';

type Rule = [title: string, description: string];

/** What a text is charged by a rule: each amount with how often it is due. */
function charged(text: string, [title, description]: Rule): [amount: number, units: number][] {
  const rule = { id: 'r', title, description, isActive: true, interpretation: interpret(title, description) };
  const work = readRequest({ text, details: readDetails(text, UNDATED), today: '2026-06-01' });
  return effectsFor(work, openRuleBook([rule])).map(({ effect, units }) => [effect.amount, units]);
}

const SKYLIGHTS: Rule = [
  'Skylights',
  'Skylights are $900 each to swap an old one, $1400 if we have to cut a new opening',
];
const FANS: Rule = ['Ceiling fans', 'Fans $150 each swapping out a light, $290 if new wiring is needed'];
const OUTLETS: Rule = ['Outlets', 'Outlet replacement $95, new outlet $240'];
const TOILETS: Rule = ['Toilets', 'Toilet swap 280, new location 900'];
const DISPOSALS: Rule = ['Garbage disposals', "$185 to replace one, $310 if there wasn't one before"];
const WINDOWS: Rule = ['Windows', 'Replacement windows $480 each, new opening $1200'];
const FENCE: Rule = ['Fences', 'New fence $30 a foot, old fence removal $5 a foot'];

describe('what is put in where an old one is, or where none was', () => {
  it.each<[text: string, rule: Rule, charged: [number, number][]]>([
    ['2 skylights', SKYLIGHTS, [[900, 2]]],
    ['swap out 2 old skylights', SKYLIGHTS, [[900, 2]]],
    ['cut in 2 new skylights', SKYLIGHTS, [[1400, 2]]],
    ['new opening for 2 skylights', SKYLIGHTS, [[1400, 2]]],
    ['add a skylight where there is none now', SKYLIGHTS, [[1400, 1]]],
    ['3 ceiling fans, new wiring needed', FANS, [[290, 3]]],
    ['replace a light with a ceiling fan', FANS, [[150, 1]]],
    ['add a ceiling fan where there is nothing now', FANS, [[290, 1]]],
    ['replace 3 outlets', OUTLETS, [[95, 1]]],
    ['3 new outlets', OUTLETS, [[240, 1]]],
    ['add an outlet behind the tv', OUTLETS, [[240, 1]]],
    ['swap my toilet', TOILETS, [[280, 1]]],
    ['move the toilet to a new location', TOILETS, [[900, 1]]],
    ['install a toilet in the basement where there was none', TOILETS, [[900, 1]]],
    ['garbage disposal replacement', DISPOSALS, [[185, 1]]],
    ["install a garbage disposal, we've never had one", DISPOSALS, [[310, 1]]],
    ['replace 4 windows', WINDOWS, [[480, 4]]],
    ['cut a new window opening in the kitchen', WINDOWS, [[1200, 1]]],
    ['60 ft of new fence and take the old fence down', FENCE, [[30, 60], [5, 60]]], // prettier-ignore
  ])('%s', (text, rule, amounts) => {
    expect(charged(text, rule)).toEqual(amounts);
  });
});
