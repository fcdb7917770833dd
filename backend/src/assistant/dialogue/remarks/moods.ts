import { lines } from '../../../pricing/index.js';
import type { BusinessFacts } from '../../port.js';
import type { ConversationState } from '../../state.js';

/** Something said that neither tells of the work nor asks, and what a person would answer. */
interface Mood {
  says: RegExp;
  answer: (facts: BusinessFacts) => string;
  /** Set where it makes sense only after a price was told. */
  afterPrice?: true;
}

const OPENING = lines`
  ^\W*(?:(?:yes|yeah|yep|ok(?:ay)?|great|perfect|sure|sounds? (?:good|great|fair)|that works|alright|cool|wow
      |well|no|oh|and|please)\W+)*
`;
const mood = (words: string): RegExp => new RegExp(`${OPENING}(?:${words})\\W*$`, 'i');

const MOODS: readonly Mood[] = [
  {
    says: mood(
      lines`
      (?:let'?s|lets) (?:do (?:it|this)|go(?: ahead| for it)?|book(?: it)?|proceed)|book (?:it|that|me(?: in)?)
      |go ahead(?: with (?:it|that|this))?|(?:i|we)(?:'ll| will) take it
      |(?:i|we)(?:'d| would)? (?:want|like) to (?:book(?: it| this)?|go ahead|proceed|hire you)|proceed
      |sign me up|you'?re hired
    `,
    ),
    answer: ({ name }) => `Good. ${name} confirms the price and the day with you.`,
    afterPrice: true,
  },
  {
    says: mood(
      lines`
      (?:this|you|it)(?:'s| is|'re| are) (?:so |really |just |completely |totally )*
        (?:useless|stupid|dumb|annoying|ridiculous|a waste of (?:my )?time|terrible|rubbish
        |not (?:helping|helpful|useful|working))
      |(?:like )?i (?:(?:have|'ve) )?(?:already |just )+(?:told|said|answered|gave|given|wrote)
        (?: (?:you|that|it|this|so))*
      |you(?:'ve| have)? (?:already |just )?asked (?:me )?(?:that|this|already)(?: already| before)?
      |stop asking(?: me)?(?: that)?|f(?:uck|\*+)? ?(?:off|you)|wtf
    `,
    ),
    answer: ({ name, phone }) =>
      `Sorry about that. ${phone ? `You can also reach ${name} at ${phone}.` : `${name} reads everything you write here.`}`,
  },
  {
    says: mood(
      lines`
      (?:sorry,? )?(?:(?:i|we) made a mistake|my mistake
        |that(?:'s| is| was)? (?:wrong|not right|not correct|incorrect)|(?:can (?:i|we) )?start (?:over|again))
    `,
    ),
    answer: () => 'No problem: tell me what should be different.',
  },
  {
    says: mood(
      lines`
      (?:thanks?|thank (?:you|u)|thx|ty|gracias|merci|danke)
        (?: (?:so|very) much| a (?:lot|bunch|million|ton)| again| for (?:your|the|all) (?:\w+ )?\w+)*
    `,
    ),
    answer: () => "You're welcome.",
    afterPrice: true,
  },
];

/** What is said to whoever agrees, complains, corrects themselves or gives thanks; "" when a message does none of it. */
export function moodWords(message: string, state: ConversationState, facts: BusinessFacts): string {
  const isTold = state.shownCents !== null || state.toldOwnerPrices;
  return MOODS.find(({ says, afterPrice }) => (isTold || !afterPrice) && says.test(message))?.answer(facts) ?? '';
}
