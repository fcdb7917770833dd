import { conditionHolds } from '../index.js';

const DETAILS = { service: null, urgency: null, preferredDate: null, propertyType: null, location: null };
const holds = (condition: string, text: string): boolean =>
  conditionHolds(condition, { text, details: { ...DETAILS, quantities: [], conditions: [], issues: null } });

it.each([
  ['locate the cistern', "we can't find the cistern"],
  ['locate the cistern', 'Pump the cistern, nobody knows where it is'],
  ['locate the cistern', 'the cistern has to be found first'],
  ['locate the cistern', 'the cistern is somewhere behind the house'],
  ['cover has to be found', 'I could not find the cover'],
  ['find the leak', 'a leak somewhere in the hall'],
  ['find the leak', "there's a leak and we can't tell where it comes from"],
  ['not know where the shutoff', 'the shutoff? I have no idea where it is'],
])('what has to be found first: %s: %s', (condition, text) => {
  expect(holds(condition, text)).toBe(true);
});

it.each([
  ['locate the cistern', 'Pump our cistern, 900 gallons'],
  ['locate the cistern', 'our cistern is located by the barn'],
  ['locate the cistern', 'no need to locate the cistern, the lid is flagged'],
  ['locate the cistern', 'I found you online and our cistern is full'],
  ['locate the cistern', 'our cistern is somewhere around 900 gallons'],
  ['locate the cistern', 'not sure where to start, the cistern smells'],
  ['locate the cistern', 'you will find the cistern by the gate'],
  ['find the leak', 'the leak is under the sink'],
  ['not know where the shutoff', 'we know where the shutoff is'],
])('and what is not: %s: %s', (condition, text) => {
  expect(holds(condition, text)).toBe(false);
});
