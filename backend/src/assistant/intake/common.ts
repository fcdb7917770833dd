import { pattern } from '../../pricing/index.js';
import type { Question } from './intake.js';

/** Asked in every trade. */
export const LOCATION: Question = {
  id: 'location',
  ask: 'Where is the property (street and town)?',
  suggestions: [],
};

/** The same, where no more than a town was named in passing. */
export const STREET: Question = { ...LOCATION, ask: 'What is the street address?' };

export const TIMING: Question = {
  id: 'timing',
  ask: 'When would you like it done?',
  suggestions: ['As soon as possible', 'This week', 'This month', "I'm flexible"],
};

export const PROPERTY: Question = {
  id: 'property',
  ask: 'Is the property a house, an apartment or a commercial building?',
  suggestions: ['House', 'Apartment', 'Commercial building'],
};

/** Owners' rules about working hours make the day matter before the price. */
export const TIMING_RULE = pattern('i')`
  \b(?:week-?ends?|saturdays?|sundays?|evenings?|nights?|after[- ]?hours|after \d|emergenc|rush|urgent
    |same[- ]day|short notice|within \d+ (?:days?|hours?)|winter|summer|holidays?)
`;

export const HERITAGE: Question = {
  id: 'heritage',
  ask: 'Is it heritage listed?',
  suggestions: ['Yes, heritage listed', 'No'],
  unless: /\b(?:heritage|listed|historic|conservation)/i,
  rule: /\b(?:heritage|listed building|historic|conservation)/i,
  yes: 'heritage listed',
};

export const STOREYS: Question = {
  id: 'storeys',
  ask: 'How many storeys does it have?',
  suggestions: ['One storey', 'Two storeys', 'Three storeys'],
  units: ['storey'],
  unless: pattern('i')`
    \b(?:store?ys?|stories|levels?|ranch|bungalow|one[- ]level|ground[- ]floor|ground level|retaining
      |garden wall|driveway|patio|upstairs|upper floor|second floor|third floor|floors? up)\b
  `,
  rule: pattern('i')`
    \b(?:store?ys?|stories|levels?|floors? (?:above|up)|upper floors?|second floor|multi[- ]?stor|height
      |scaffold|ladder)
  `,
};

export const STAIRS: Question = {
  id: 'stairs',
  ask: 'Which floor is it on, and is there an elevator?',
  suggestions: ['Ground floor', 'Upper floor with elevator', 'Upper floor, stairs only'],
  unless: pattern('i')`
    \b(?:ground floor|stairs|upstairs|elevator|lift|\d(?:st|nd|rd|th) floor
      |(?:second|third|fourth|fifth|top) floor|one level|all on one|access)\b
  `,
  rule: pattern('i')`
    \b(?:stairs\b(?!.{0,20}\b(?:an?|per|each) (?:step|stair|tread))|elevator|(?<!high-|high )lift|upper floor
      |walk-?up|(?:second|third) floor|floors? up)
  `,
};

/** Which floor is known, and not how one gets there. */
export const ELEVATOR: Question = {
  id: 'elevator',
  ask: 'Is there an elevator?',
  suggestions: ['Yes', 'No, stairs only'],
  when: /\b(?:\d(?:nd|rd|th) floor|(?:second|third|fourth|fifth|top|upper) floor)\b/i,
  unless: /\b(?:elevators?|lift|stairs|stairwell|flights?|walk-?up)\b/i,
  rule: /\b(?:elevators?|walk-?up|stairs|flights?)\b/i,
  answers: [
    { when: /^\W*(?:no|nope|none|there isn)/i, means: 'no elevator' },
    { when: /^\W*(?:yes|yep|yeah|there is)/i, means: 'elevator' },
  ],
};

export const ACCESS: Question = {
  id: 'access',
  ask: 'How easy is access for our crew and vehicles?',
  suggestions: ['Easy access', 'Tight or difficult access'],
  unless: pattern('i')`
    \b(?:access|bobcat|excavator|digger|gate|driveway|truck|narrow|tight|easy to reach|hard to reach
      |get (?:in|round|around|to it)|scaffold|parking)\b
  `,
  rule: /\b(?:access|narrow|hard to reach|carr(?:y|ied|ying) (?!an?\b)|wheelbarrow|crane|truck|parking)/i,
};

/** Something old that is still to go; what the visitor took out already is not meant. */
export const TO_REMOVE = pattern('i')`
  (?<!\b(?:no|any|without|nothing)(?: more)? )\b(?:old|existing|current)\b[^.,;!?]{0,30}\b(?:to (?:be )?
      (?:remov\w*|com(?:e|ing)|go|tor\w*|tear|rip\w*|haul\w*|tak\w*|br\w*)
    |has to|have to|needs? (?:to|remov\w*|gone|out)|must|goes\b|is going|gotta go|comes (?:out|up|off|down))\b
  |\b(?:remov(?:e|ing|al of)|get(?:ting)? rid of|tear(?:ing)? (?:out|off|down|up)|rip(?:ping)? (?:out|up)
    |haul(?:ing)? away|tak(?:e|ing) (?:out|up|away|down))\b[^.,;!?]{0,20}\b(?:old|existing|current)\b
`;

export const REMOVAL: Question = {
  id: 'removal',
  ask: 'Is there anything old to remove first?',
  suggestions: ['Yes, something to remove', 'No, nothing to remove'],
  unless: pattern('i')`
    \b(?:old (?!house|home|building|place|and\b|but\b)|old$|existing|remov\w*|tear\w*|torn|rip(?:ped)?|strip\w*
      |bare|get(?:ting)? rid|pulled|take[ns]? (?:it )?(?:out|up|off|away|down)|haul\w*|come out|broken out
      |break out|demol\w*|dispos\w*|replac\w*|new build|new framing|empty lot
      |(?:only|just|nothing but|all) (?:bare )?(?:lawn|grass|dirt|soil|ground|gravel|sand)|nothing there
      |subfloor|ready for|stumps?|trees?|mow\w*|mulch\w*)\b
  `,
  rule: pattern('i')`
    \b(?:remov\w*|tear[- ]?(?:out|off)|old (?!bricks?|house|home|building|wiring|pipes?|plaster|growth|mortar)
      |demol\w*|haul\w*|dispos\w*|rip|take[- ]up|strip|break-?out)
  `,
  yes: 'remove old material',
  yesWhen: TO_REMOVE,
};

export const FURNITURE: Question = {
  id: 'furniture',
  ask: 'Will furniture have to be moved by us?',
  suggestions: ['Yes, please move it', 'No, the room will be empty'],
  unless: /\b(?:furniture|couch(?:es)?|sofas?|empty|furnished|vacant|unfurnished|cleared)\b/i,
  rule: /\b(?:furniture|furnished|empty rooms?|contents)/i,
  yes: 'move furniture',
  yesWhen: pattern('i')`
    \b(?:mov(?:e|ed|ing)|shift)\b[^.!?]{0,25}\b(?:furniture|couch|sofa)
    |\b(?:furniture|couch(?:es)?|sofas?)\b[^.!?]{0,60}\b(?:mov(?:e|ed|ing)|shift|still (?:in|there))
  `,
};

export const PETS: Question = {
  id: 'pets',
  ask: 'Are there pets, or anything special that we should know about?',
  suggestions: ['Yes, pets', 'No pets'],
  unless: /\b(?:pets?|dogs?|cats?|perros?|gatos?|animals?)\b/i,
  rule: /\b(?:pets?|dogs?|cats?|animals?)\b/i,
  yes: 'pets',
  yesWhen: /\b(?:pets?|dogs?|cats?|puppy|kitten|perros?|gatos?)\b/i,
};

export const MATERIAL_BY: Question = {
  id: 'materials',
  ask: 'Will you provide the materials, or would you rather have us bring them?',
  suggestions: ['Please bring them', 'I have the materials'],
  unless: /\b(?:materials?|suppl(?:y|ied|ies)|i have the|we have the|already bought|provid\w*|you bring|pick up)\b/i,
  rule: /(?<!labou?r and |labou?r & )\b(?:materials?|suppl(?:y|ied|ies)|customer[- ]supplied|(?:your|own) parts)\b/i,
};

export const OLD_HOUSE: Question = {
  id: 'age',
  ask: 'Roughly what year was it built?',
  suggestions: ['Before 1978', 'After 1978', 'Not sure'],
  unless: /\b(?:built|1[89]\d\d|20[0-2]\d|year old|years old|new build|century)\b/i,
  rule: /\b(?:built before|before 19\d\d|older|pre-?19\d\d|lead paint|asbestos)/i,
};

export const SLOPE: Question = {
  id: 'slope',
  ask: 'Is the ground sloping or rocky?',
  suggestions: ['Flat and soft', 'Sloping', 'Rocky'],
  unless: /\b(?:slop\w*|steep|flat|level|rock\w*|hill\w*|stony|soft dirt|clay)\b/i,
  rule: /\b(?:slop\w*|steep|rock\w*|hill\w*|uneven)/i,
};
