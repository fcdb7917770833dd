import { contentWords } from '../../../pricing/index.js';
import { noLongerWanted, type NotWanted } from '../remarks/no-longer-wanted.js';
import { takenBackIn } from '../remarks/taken-back.js';
import type { Heard } from './heard.js';

/** What a message gives up of what was asked for before it. Things are told by the stems of their words. */
export interface GivenUp {
  /** What is left as it is, or done by the visitor or somebody of theirs. */
  gone: NotWanted[];
  /** The same as a message would say it in short. */
  inShort: string[];
  /** The things that nobody is to do any longer. */
  takenBack: string[][];
  /** These, and the things that others do. */
  things: string[][];
}

export function givenUpIn({ text, told, attempt }: Heard): GivenUp {
  if (attempt) return { gone: [], inShort: [], takenBack: [], things: [] };
  // "We'll take the old lawn out ourselves"
  const gone = noLongerWanted(text, told);
  const left = gone.filter(({ isLeft }) => isLeft);
  const takenBack = [...takenBackIn(text), ...left.map(({ thing }) => contentWords(thing))];
  return {
    ...{ gone, takenBack },
    inShort: gone.map(({ inShort }) => inShort),
    things: [...takenBack, ...gone.map(({ thing }) => contentWords(thing))],
  };
}
