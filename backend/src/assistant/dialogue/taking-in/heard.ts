import {
  asDenied,
  dangerIn,
  inEnglish,
  isOtherScript,
  withoutOthers,
  withoutToldClauses,
  withoutTypos,
} from '../../../pricing/index.js';
import { showable } from '../../guard/index.js';
import type { Question, Trade } from '../../intake/index.js';
import type { AssistantTurn } from '../../port.js';
import type { ConversationState } from '../../state.js';
import { questionById } from '../questions/questions.js';
import { type Reworded, reworded } from '../remarks/changes.js';
import { type Attempt, attemptIn } from '../remarks/hostile/index.js';
import { withoutSaidBefore } from '../remarks/said-before.js';
import { withoutSmallTalk } from '../remarks/small-talk.js';

const MOST_READ = 4_000;

/** A message as it is heard, beside what was said before it. */
export interface Heard {
  turn: AssistantTurn;
  /** The visitor's words, without invisible characters. */
  original: string;
  /** The message is in another language than English. */
  isForeign: boolean;
  attempt: Attempt | null;
  /** The words that are read: in English, without slips, and after what they change of what was said before. */
  text: string;
  /** The conversation that the message follows, after the same change. */
  before: ConversationState;
  changed: Reworded['changed'];
  /** The material that the work was changed to, as written; null when it was not. */
  material: string | null;
  /** All that was said of the work before, as it was said. */
  told: string;
  /** The question that the last reply ended with. */
  pending: Question | null;
  danger: string | null;
}

/** Hears a message: what is written, in which words it is read, and what it tries that nobody goes along with. */
export function hear(turn: AssistantTurn): Heard {
  const { business, state } = turn;
  const original = showable(turn.message).slice(0, MOST_READ);
  const english = inEnglish(original);
  const typed = withoutSaidBefore(withoutTypos(english ?? original));
  const written = asDenied(state.details.conditions, typed);
  const attempt = attemptIn(turn.message);
  const told = [...state.said, state.details.service ?? ''].join('\n');
  const spoken = attempt ? written : withoutSmallTalk(written, business);
  const { before, text, changed, material }: Reworded = attempt
    ? { before: state, text: spoken, changed: null }
    : reworded(state, told, written, withoutToldClauses(withoutOthers(spoken)));
  return {
    ...{ turn, original, attempt, text, before, changed, told },
    isForeign: english !== null || isOtherScript(original),
    material: material ?? null,
    pending: before.pending ? questionById(business.trade, before.pending) : null,
    // "My nan's house smells of gas": whoever's house it is, nobody waits for a price.
    danger: attempt ? null : dangerFor(business.trade, spoken),
  };
}

const FROM_PIPES = /\b(?:pipes?|taps?|faucets?|valves?|heater|boiler|toilet|shower|bath|washer|dishwasher|main)\b/i;

/** To a roofer, water that comes through a ceiling has come through the roof. */
function dangerFor(trade: Trade, text: string): string | null {
  const danger = dangerIn(text);
  return danger === 'flooding' && trade === 'roofing' && !FROM_PIPES.test(text) ? 'rain through the roof' : danger;
}
