import { contentWords, pattern } from '../../../../pricing/index.js';
import type { BusinessFacts } from '../../../port.js';
import { discountAsked } from '../owner-says.js';
import { possessive } from '../possessive.js';
import type { Topic } from './topic.js';

/** "Also do you do roofs?" */
const ALSO = pattern('i')`
  \b(?:also|and|btw|by the way),? (?:do|can|could) you (?:guys |folks )?
    (?:do|offer|handle|make|fix|install|clean|wash|paint|move|take)\b[^.!?]{2,60}\?
  |\bdo you (?:guys |folks )?(?:also\b|.{2,40}\b(?:too|as well)\s*\?)
`;

const NO_THING = new Set(
  contentWords('also do you guys folks can could work make offer handle take too well as thing stuff same time'),
);

/** What somebody asks about beside the work: of "also do you do roofs?" the roofs. */
function thingAsked(message: string): RegExp | undefined {
  const words = contentWords(ALSO.exec(message)?.[0] ?? '').filter((word) => word.length > 2 && !NO_THING.has(word));
  return words.length > 0 ? new RegExp(String.raw`\b(?:${words.join('|')})`, 'i') : undefined;
}

/** Whether what a message asks about is this work: "do you do interiors too? I have 3 bedrooms" of interior painting. */
export const asksAbout = (message: string, service: string): boolean => thingAsked(message)?.test(service) === true;

const phoneOf = ({ phone }: BusinessFacts): string => (phone ? ` You can also call ${phone}.` : '');

/** What the price is made of, and what else somebody may want beside it. */
export const OF_THE_PRICE: readonly Topic[] = [
  {
    id: 'minimum',
    asks: pattern('i')`
      \bminimum (?:\w+ )?(?:charges?|fees?|prices?|costs?|jobs?|orders?|spend|amount|call-?out)\b
      |\b(?:is there|do you (?:guys )?have|have you|got|what(?:'s| is)(?: your)?) (?:an? |any |the |your )*minimum
        (?=\W*$|[?!.,;]| (?:for|to|on|at all)\b)
      |\bsmallest jobs?\b(?=[^.!]*\?)
    `,
    subject: /\b(?:minimum|smallest jobs?|at least \$|no jobs? under)/i,
    answer: null,
  },
  {
    id: 'estimate_cost',
    asks: pattern('i')`
      \b(?:estimates?|quotes?|visits?|consultations?) (?:free|cost|charge)
      |\bcharge for (?:an? |the )?(?:estimates?|quotes?|visit|coming)
    `,
    subject: /\b(?:estimates?|quotes?|visits?|call-?out|travel)\b/i,
    answer: null,
  },
  {
    id: 'why_price',
    asks: pattern('i')`
      \b(?:how (?:sure|accurate|certain|firm|reliable|exact)
        |is (?:that|this|it|the) (?:the |price |estimate |quote |figure )*exact|why (?:is|so|does)
        |how (?:did|do) you (?:get|come|calculate|work)|what(?:'s| is) included
        |how is (?:it|that) (?:calculated|worked out)|break ?down|break (?:it|that|this) down
        |(?<!\b(?:talk|talking|chat|chatting|worry|write|ramble|say) )too (?:much|expensive|high)|so expensive|that'?s a lot)\b
    `,
    answer: ({ name }) =>
      `The estimate is worked out from ${possessive(name)} own rates and past work; the owner is happy to go through it with you.`,
  },
  {
    id: 'discount',
    asks: pattern('i')`
      \b(?:do|does|is there|are there|any|offer|give|have|if there'?s)\b[^.!?]{0,30}\bdiscounts?\b
      |\b(?:do|does|have|got|offer|give)\b[^.!?]{0,12}\b(?:anything|something|a deal|special rates?|a special) for\b
    `,
    subject: discountAsked,
    answer: null,
  },
  {
    id: 'cheaper',
    asks: /\b(?:cheaper|cost less|save (?:money|anything|something)) (?:if|to)\b/i,
    answer: null,
  },
  {
    id: 'think',
    asks: pattern('i')`
      \b(?:think (?:about it|it over|on it)|sleep on it|come back (?:later|tomorrow|to (?:you|this))
        |(?:talk|speak|check) (?:to|with) my (?:wife|husband|partner|landlord|boss))\b
    `,
    answer: () => 'Of course, take your time.',
  },
  {
    id: 'photos',
    asks: pattern('i')`
      \b(?:send|upload|attach|share|add|text|got|have|took)\b.{0,20}\b
        (?:photos?|pictures?|pics?|images?|videos?)\b
    `,
    answer: ({ name }) => `Yes, photos you add in this chat go to ${name} with your request.`,
  },
  {
    id: 'also',
    asks: ALSO,
    subject: thingAsked,
    answer: null,
  },
  {
    id: 'email',
    asks: /\b(?:your|an?) e-?mail(?: address)?\b.{0,20}\?|\bwhere (?:can|do) i (?:email|write)\b/i,
    answer: (facts) =>
      facts.email
        ? `You can write to ${facts.email}.`
        : `Everything you write here reaches ${facts.name}.${phoneOf(facts)}`,
  },
  {
    id: 'address',
    asks: /\bwhere are you (?:based|located)?|\b(?:your|shop|office) address\b|\bwhere is your\b/i,
    subject: /\b(?:based|located)\b/i,
    answer: (facts) =>
      facts.address ? `${facts.name} is at ${facts.address}.` : `I'll pass that on to ${facts.name}.`,
  },
];
