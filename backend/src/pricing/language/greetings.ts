/** Words before "pet" that make it somebody who is spoken to, a source of a regular expression. */
export const GREETINGS = 'hello|hi|hiya|hey|thanks|ta|cheers|aye';
