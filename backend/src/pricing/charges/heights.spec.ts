import { readDetails, UNDATED } from '../reading/index.js';
import { interpret } from '../rules/index.js';
import { readRequest } from '../work/index.js';
import { effectsFor, openRuleBook } from './index.js';

type Rule = [title: string, description: string];

/** What a text is charged by a rule: the amounts that apply, in the order of the rule. */
function amounts(text: string, [title, description]: Rule): number[] {
  const rule = { id: 'r', title, description, isActive: true, interpretation: interpret(title, description) };
  const work = readRequest({ text, details: readDetails(text, UNDATED), today: '2026-06-01' });
  return effectsFor(work, openRuleBook([rule])).map(({ effect }) => effect.amount);
}

const WALLS: Rule = ['Walls', 'Walls $2 a sq ft, $2.60 over 12 ft high'];
const CEILINGS: Rule = ['Plaster', 'Ceilings 22 a square metre, and 27 if higher than 3 metres'];
const FENCES: Rule = ['By the foot', "5' hemlock picket $29/ft, 5' redwood picket $44/ft, 6' chain link $24/ft"];
const HEIGHTS: Rule = ['By the foot', "5' redwood picket $44/ft, 6' redwood picket $51/ft, 6' chain link $24/ft"];

describe('a height beyond which another rate holds', () => {
  it.each<[text: string, rule: Rule, amounts: number[]]>([
    ['paint 400 sq ft of walls, they are 14 ft high', WALLS, [2.6]],
    ['paint 400 sq ft of walls, they are 8 ft high', WALLS, [2]],
    ['paint 400 sq ft of walls', WALLS, [2]],
    ['plaster 40 sq m of ceilings, they are 3.6 m high', CEILINGS, [27]],
    ['plaster 40 sq m of ceilings higher than 3 metres', CEILINGS, [27]],
    ['plaster 40 sq m of ceilings', CEILINGS, [22]],
  ])('%s', (text, rule, charged) => {
    expect(amounts(text, rule)).toEqual(charged);
  });
});

describe('a height that nobody says is that of the only price there is', () => {
  it.each<[text: string, rule: Rule, amounts: number[]]>([
    ['70 ft of hemlock picket fence', FENCES, [29]],
    ['70 ft of redwood picket fence', FENCES, [44]],
    ['70 ft of 5 ft redwood picket fence', FENCES, [44]],
    ['70 ft of chain link', FENCES, [24]],
    ['70 ft of 8 ft redwood picket fence', FENCES, []],
    // which of the two kinds, or heights, is anybody's guess
    ['70 ft of picket fence', FENCES, []],
    ['70 ft of redwood picket fence', HEIGHTS, []],
    ["70 ft of 6' redwood picket fence", HEIGHTS, [51]],
  ])('%s', (text, rule, charged) => {
    expect(amounts(text, rule)).toEqual(charged);
  });
});

describe('a minimum for a new one', () => {
  const least: Rule = ['Small runs', "New fence minimum is $900 even if it's a tiny job"];
  it.each<[text: string, amounts: number[]]>([
    ['20 ft of new fence', [900]],
    ['build me a fence, 20 ft', [900]],
    ['repair two fence posts that snapped', []],
  ])('%s', (text, charged) => {
    expect(amounts(text, least)).toEqual(charged);
  });
});
