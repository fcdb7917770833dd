import type { AssistantTurn } from '../../port.js';
import { type Asked, whatIsAsked } from './asked.js';
import { hear, type Heard } from './heard.js';
import { ownWords, type OwnWords } from './own-words.js';
import { hearPerson, type Person } from './person.js';

/** A message, and all that is known of it before the work is read in it. */
export interface Message extends Heard {
  person: Person;
  asked: Asked;
  own: OwnWords;
}

export function understand(turn: AssistantTurn): Message {
  const heard = hear(turn);
  const person = hearPerson(heard);
  const asked = whatIsAsked(heard);
  return { ...heard, person, asked, own: ownWords(heard, person, asked) };
}
