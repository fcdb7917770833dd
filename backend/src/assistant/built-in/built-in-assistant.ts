import { type Plan, planOverlong, planTurn, takeIn } from '../dialogue/index.js';
import { guardText } from '../guard/index.js';
import type { Assistant, AssistantAnswer, AssistantTurn } from '../port.js';
import { turnGuard } from '../turn-guard.js';

const SAFE_REPLY = "Thank you, I've noted that for the owner.";

/** Words per piece: enough to read along, few enough to feel alive. */
const PIECE = /\S+\s*/g;

/** Answers with no key and no network: reads each message, asks what is missing, says the price that code computed. */
export class BuiltInAssistant implements Assistant {
  async *answer(turn: AssistantTurn): AsyncGenerator<string, AssistantAnswer, void> {
    const taken = takeIn(turn);
    const plan = turn.isOverlong ? planOverlong(turn, taken) : await planTurn(turn, taken);
    const answer = finish(turn, plan, [plan.introduction, plan.firm, plan.reaction, plan.price, plan.question]);
    for (const [piece] of answer.text.matchAll(PIECE)) yield piece;
    return answer;
  }
}

/** Joins the parts of a reply and lets the guard judge the whole. */
export function finish(turn: AssistantTurn, plan: Plan, parts: readonly string[]): AssistantAnswer {
  const guarded = guardText(parts.filter(Boolean).join(' '), turnGuard(turn, plan.state, null));
  return {
    text: guarded.text || SAFE_REPLY,
    suggestions: plan.suggestions,
    state: plan.state,
    contactRequested: plan.contactRequested,
    emergencyPhone: plan.emergencyPhone,
    notices: guarded.notices,
    tokens: 0,
    answeredBy: 'built-in',
  };
}
