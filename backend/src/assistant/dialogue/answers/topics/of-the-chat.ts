import { lines, pattern } from '../../../../pricing/index.js';
import { possessive } from '../possessive.js';
import type { Topic } from './topic.js';

const PEOPLE = lines`
  human|person|people|someone|somebody|agent|owner|manager|boss|representative|guy|electrician|plumber|painter
  |roofer|tiler|carpenter|builder|cleaner|landscaper|gardener|technician|tradesman|contractor|estimator
`;

/** Somebody who wants what they wrote to be gone. */
export const ERASE = pattern('i')`
  \b(?:delete|erase|remove|wipe)\b.{0,12}\b(?:my (?:data|info\w*|details|messages?|e-?mail|(?:phone )?number|name)
    |(?:this|our|the) (?:chat|conversation)|what i (?:wrote|said))\b(?![ -](?:pits?|nook|area|corner|room
      |boards?|plates?|tags?|signs?|badges?|stickers?|letter\w*
      |(?:off|on|from|above|over|by) (?:my|our|the) (?:\w+ )?
        (?:door|gate|mailbox|wall|sign|fence|bell|van|truck|window|house))\b)
`;

/** "Will you call me before you come?" asks how the day goes; "call me when you have a minute" wants a call now. */
const NOT_ON_THE_DAY = lines`
  (?! (?:[\w']+ ){0,3}?(?:before (?:you|they|he|she|the (?!week|end|\w+day)|com|arriv|deliver|start)
      |ahead of (?:the )?(?:deliver|arriv|visit|com)
      |(?:when|once|if|in case) (?!possible|convenient
        |(?:you|they|someone|somebody|the (?:owner|office|boss))(?:'re| are| is)? (?:can\b|could|have|has|gets? (?!here|there|to\b|close)|free|available|open|back|in\b)
        |you'?ve)
      |after (?:you|they|it)\b|(?:on|along) (?:the|your|their|its) way
      |the (?:day|night|morning|evening|week) before))
`;

/** Who answers, who reads it, and who calls back. */
export const OF_THE_CHAT: readonly Topic[] = [
  {
    id: 'human',
    asks: pattern('i')`
      \b(?:can|could|may|let me|want to|like to|need to|prefer to|rather|how do i) .{0,12}\b
        (?:speak|talk|chat|deal)\b.{0,25}\b(?:${PEOPLE})\b
      |\b(?:get me|give me|connect me|transfer me|put me through|put me on)\b.{0,25}\b(?:${PEOPLE})\b
    `,
    answer: ({ name, phone }) =>
      phone
        ? `I'm an automated assistant; you can reach ${name} at ${phone}.`
        : `I'm an automated assistant; ${name} reads everything here and gets back to you.`,
  },
  {
    id: 'robot',
    asks: pattern('i')`
      \b(?:robot(?!ic)(?! (?:vacuum|mower|lawn|cleaner))|chat ?bot|bots?\b|real (?:person|human|people)
        |human(?! (?:waste|size|error))|actual person|live (?:person|agent)
        |(?:are you|is (?:this|it|that)|you'?re|(?:person|people|someone|somebody) or) (?:just )?(?:an? |some )?
          (?:computer|machine)\b
        |automated (?:assistant|system|repl\w+|response|message|chat|service|thing)
        |(?:are you|is (?:this|it)) automated|ai\b|artificial intelligence|chat ?gpt|virtual assistant
        |who (?:am i|are we) (?:talking|speaking|chatting|writing) (?:to|with)\b|who(?: is|'?s) this\b
        |who are you\b
        |(?:am i|are we|i'?m|i am) (?:\w+ )?(?:talking|speaking|chatting|writing|typing) (?:to|with) (?:a|an|some|the)
          \b)
    `,
    answer: ({ name }) => `I'm an automated assistant, not a person; ${name} reads everything here.`,
  },
  {
    id: 'erase',
    asks: ERASE,
    answer: ({ name }) => `I've noted for ${name} that you want this erased.`,
    passOn: true,
  },
  {
    id: 'final',
    asks: pattern('i')`
      \b(?:is|are|was) (?:that|this|it|the) (?:the |a |your |price |estimate |quote |figure )*
        (?:final|fixed|firm|guaranteed)\b
      |\b(?:will|could|can|might|may) (?:it|that|this|the (?:price|estimate)) (?:still )?
        (?:go up|change|increase)\b(?! (?:the|my|our|your|its|an?|how|what|colou?rs?|where)\b
          (?! (?:final |total )?(?:price|cost|estimate|quote|total|amount)\b))
    `,
    answer: ({ name }) => `It is an estimate, not an offer: ${name} confirms the price.`,
  },
  {
    id: 'booking',
    asks: pattern('i')`
      \bhow (?:do|can|would|should) (?:i|we) (?:book|schedule|go ahead|proceed|pay|order|confirm)\b
      |\b(?:do|must|should) (?:i|we) (?:have to |need to )?(?:pay|book) (?:now|today|here|anything(?: now)?)\b
    `,
    answer: ({ name }) => `Nothing is booked or paid in this chat: ${name} confirms the price and the day with you.`,
  },
  {
    id: 'callback',
    asks: pattern('i')`
      \b(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|they|the owner)(?: guys)? (?:please |just )*
          (?:call|ring|phone|text)
        |(?:get|have) (?:someone|somebody) (?:to )?call) (?:me|us)\b${NOT_ON_THE_DAY}
    `,
    answer: ({ name }) => `I'll tell ${name} that you'd like a call.`,
    passOn: true,
  },
  {
    id: 'person',
    asks: pattern('i')`
      \b(?:(?:speak|talk|call|connect|put me through)\b.{0,20}\b
          (?:someone|somebody|person|owner|manager|you guys|boss|representative)
        |your (?:phone|number)|phone number\?|can i call|nobody (?:picks?|pick|answers?) up)\b
    `,
    answer: ({ name, phone }) =>
      phone ? `You can reach ${name} at ${phone}.` : `I pass everything on to ${name}, who will get back to you.`,
  },
  {
    id: 'present',
    asks: pattern('i')`
      \b(?:are|r) (?:you|u) (?:guys )?(?:still )?(?:there|here|around|with me)\b
      |\b(?:is )?(?:any ?(?:one|body)|some ?(?:one|body)) (?:\w+ )?(?:there|here|home|listening)\b
      |^\W*hello\W*\?\W*$
    `,
    answer: ({ name }) => `Yes, I'm here: ${possessive(name)} automated assistant.`,
  },
];
