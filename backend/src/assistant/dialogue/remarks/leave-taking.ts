import { pattern } from '../../../pricing/index.js';

const NEVER_MIND = pattern('i')`
  ^\W*(?:please )?(?:cancel|stop|quit|exit)\W*$
  |\b(?:never ?mind|nvm|forget (?:it|about it)|no longer (?:need|want) (?:it|this|one)
    |(?:not|no longer) interested(?: any ?more)?|i'?ll pass)(?=\W*$|[.,!])
`;

/** Whether a visitor gives up: they are let go and asked nothing more. */
export const givesUp = (message: string): boolean => NEVER_MIND.test(message) && !message.includes('?');

const FAREWELL = pattern('i')`
  ^\W*(?:(?:ok(?:ay)?|thanks?|thank you|great|cool|alright|no|that'?s (?:all|it))\W+)*
    (?:bye(?:[ -]?bye)?|goodbye|cheers|see (?:you|ya)|have a (?:good|nice|great) (?:day|one|night|evening)
    |take care|talk (?:soon|later)|adi[oó]s|tsch[uü]ss|au revoir|ciao)\b[^?]{0,20}$
`;

/** Whether a visitor takes their leave: nothing more is asked then. */
export const isFarewell = (message: string): boolean => FAREWELL.test(message);

const NO_QUESTIONS = pattern('i')`
  ^\W*(?:please |just |ok(?:ay)? |can you )*(?:stop asking|no more questions|quit asking|enough (?:with the )?questions)\b[^?]{0,30}$
`;

/** "Stop asking": nothing is asked in answer to that. */
export const wantsNoQuestions = (message: string): boolean => NO_QUESTIONS.test(message);
