import { LONG_AGO, lines, pattern } from '../../../language/index.js';

const LEAST_AGE = 65;
const AGE = pattern('gu')`
  \b(?:i'?m|i am|we'?re both|we are both|(?<!\b(?:he|she|who|ma|pa|uncle|aunt|\p{L}*(?:mom|mum|mother|dad|father|ma|pa)) )(?:turned|turning)|aged|age
    |(?:he|she|mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|granny|nan|aunt|uncle|husband
      |wife)(?:'?s| is)) (?:now |just |almost |nearly )?(\d{2,3})\b
    (?! ?(?:miles?|mins?|minutes|km|ft|feet|weeks?|months?|days?|hours?|%|units?|[a-z]+ (?:away|from)))
  |\b(\d{2,3})[- ]years?[- ](?:old|young) (?:woman|man|lady|gentleman|mother|father|mom|mum|dad|grandmother|widow|widower|retiree)
    \b
  |\b(?:my|our) (?:elderly |old )?(?:mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|granny|nan|aunt
      |uncle|parents?)(?: ?[,(] ?(?:who(?:'s| is) |now |both |age |aged )*| are (?:both |now |in their )?)(\d{2,3})(?=s? ?[,;).!?]| and\b| ?$)
`;
/** "My dad, who is 81, told me to call you" */
const TELLS_OF_US =
  /^[^.;!?\n]{0,40}\b(?:told (?:me|us)|says? (?:i|we|you)|recommended|sent (?:me|us)|suggested|swears by)\b/;
const PENSION = /\bon (?:a|the|my) (?:age |old[- ]age |state )?pension\b/;

/** Whether somebody says that they are of a senior's age: "I'm 81", "she is 74", "on a pension". */
function saysSenior(lower: string): boolean {
  if (PENSION.test(lower)) return true;
  return [...lower.matchAll(AGE)].some(({ 0: said, 1: own, 2: other, 3: whose, index }) => {
    if (TELLS_OF_US.test(lower.slice(index + said.length))) return false;
    const age = Number(own ?? other ?? whose);
    return age >= LEAST_AGE && age <= 110;
  });
}

const LETS = pattern()`
  \b(?:i|we) (?:own|have|manage|let|rent out)\b[^.?!]{0,30}\b
    (?:rentals?|rental (?:property|house|unit|home)s?|tenants?|investment (?:property|properties))\b
  |\b(?:my|our) (?:rentals?|tenants?|investment property)\b
  |\b(?:rent|rents|let|lets) (?:it|this|that|the \w+) out\b
`;

const BELONGS = pattern()`
  (?<!n't |not |never )\b(?:have|has|got|on|in|part of|(?:signed|sign) up (?:for|to)|pay for) (?:your|the|one of your) (?:\w+ ){0,2}
    (?:plan|club|membership|program(?:me)?)\b
`;

const OTHERS = lines`
  (?:neighbou?r|friend|sister|brother|mom|mum|mother|dad|father|parent|grand|boss|cousin|aunt|uncle|son\b
    |daughter|in-?law|colleague|coworker|landlord)
`;
/** "You stained my neighbor's fence": somebody else's. */
const OF_OTHERS = String.raw`(?! ${OTHERS})`;
const YOU = String.raw`(?<!\b(?:have|had|has|ever) )\byou(?: guys| all| folks| people| lot)?`;
const CUSTOMERS = lines`
  (?:customer|client)s?\b(?! (?:told|said|sent|gave|re\p{L}+ed)\b)
    (?! (?:of|at|with|for) (?!yours?\b|you\b|\d|over|many|several|a |an |about|almost|years)\p{L})
`;

const WORKED = 'painted|fixed|built|installed|cleaned|repaired|moved|mowed|tiled';

/** What customers say who come again: "you all stained our fence two years ago", "we'd like to have you out again", "I'm a regular". */
const COMES_AGAIN = [
  lines`
    ${YOU} (?:\p{L}{3,}ed|did|built|hung|laid|put in) (?:(?:our|my|the)${OF_OTHERS} [^.?!]{2,40}|(?:it|this|that|them|one) (?:[^.?!]{2,20} )?)
      ${LONG_AGO}
  `,
  lines`
    ${YOU}(?:'ve| have)? (?:already |also )?
      (?:${WORKED}|did|done|replaced|serviced) (?:our|my)
      ${OF_OTHERS}\b
  `,
  String.raw`${YOU}(?:'ve| have)? (?:done|did) (?:\p{L}+ )?(?:work|jobs?) (?:for|at) (?:us|me|our|my)${OF_OTHERS}\b`,
  String.raw`${YOU}(?:'ve| have)? worked (?:for|with) (?:us|me)\b`,
  String.raw`${YOU}(?:'ve| have)? (?:${WORKED}) for (?:us|me) (?:before|already|in the past|last)\b`,
  String.raw`(?:^|\b(?:i|we|me)(?:'ve|'d)? (?:(?:have|had|already|also|often) )*)worked with you\b`,
  lines`
    \b(?:have|having|had|hir(?:e|ing)|us(?:e|ing)|book(?:ing)?|need(?:ing)?|want(?:ing)?|get(?:ting)?
      |choos(?:e|ing)|with) (?:you(?: guys| all| folks| lot)?|your (?:\p{L}+ )?(?:company|services?|crew|team))
      (?: (?:back|out|over|in|round|around))* again\b
  `,
  String.raw`\b(?:like|love|want|need|looking|ready) to (?:book|order|schedule) again\b`,
  String.raw`${YOU} (?:to )?come(?: (?:back|out|over|round|around))* again\b`,
  String.raw`\b(?:it'?s|hi|hello|hey),? (?:me|us) again\b`,
  String.raw`(?:^|\b(?:i|we)(?:'re|'m| are| am) )back (?:with you )?again\b`,
  lines`
    \b(?:i'?m|i am|we'?re|we are|been) (?:(?:an?|your|one of your|old|long-?time) )*regulars?\b
      (?! (?!of yours|here|with you|at)\p{L})
  `,
  lines`
    (?:^|\b(?:i'?m|i am|we'?re|we are|been|as) (?:(?:an?|one of|your|yours) )*)
      (?:past|former|previous|old|long-? ?time|faithful) ${CUSTOMERS}
  `,
  String.raw`\b(?:been|i'?m|i am|we'?re|we are) (?:(?:an?|your) )?(?:customer|client)s? (?:of yours|for|since)\b`,
  String.raw`\banother (?:\p{L}+ )?job for you\b`,
  lines`
    \bsecond time (?:(?:that )?(?:we|i)(?:'ve|'re|'m| are| am| have)? )?(?:us|hir|book|call|ask)(?:e|ing|ed) you\b
  `,
].map((pattern) => new RegExp(pattern, 'u'));
/** "It's Dana again", and not "it's leaking again", "it's Monday again". */
const NAMED_AGAIN = /(?:^|\P{L})(?:[Ii]t'?s|[Tt]his is) (\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)? again\b/u;
const NO_NAME = pattern('u')`
  ^(?:\p{L}+day|Winter|Spring|Summer|Fall|Autumn|Christmas|Thanksgiving|Easter|January|February|March|April|May
    |June|July|August|September|October|November|December)$
`;

/** What makes it the past of others, or nobody's: "we have never", "my neighbor", "as soon as", "would we need to". */
const NOT_THEIRS = pattern('u')`
  (?:\b(?:never|not|no|cannot|\p{L}+n't|(?:do|does|did|have|has|had|wo|would|could|is|are|was|were)nt)
      (?! (?:hesitate|mind|only))(?: [^ ]+){0,5}
    |\b${OTHERS}\p{L}*(?! and (?:i|we|me)\b).*
    |\b(?:if|once|when(?:ever)?|until|till|after|before|as soon as|unless|whether)(?: [^ ]+){0,2}
    |^(?:would (?:we|i)|will|do|does|is|are|should|how)\b.*) $
`;

/** Whether somebody says, of themselves and as a fact, that the business has worked for them. */
function comesAgain(text: string): boolean {
  const [, name = ''] = NAMED_AGAIN.exec(text) ?? [];
  if (name !== '' && !NO_NAME.test(name)) return true;
  return text
    .toLowerCase()
    .split(/[.!?;,\n]\s*|\bbut /)
    .map((clause) => clause.trim())
    .some((clause) =>
      COMES_AGAIN.some((pattern) => {
        const found = pattern.exec(clause);
        if (!found) return false;
        const before = clause.slice(0, found.index).slice(-120);
        const after = clause.slice(found.index + found[0].length);
        return !NOT_THEIRS.test(before) && !/^ if (?!you|possible)/.test(after);
      }),
    );
}

const REPEAT_CUSTOMERS = 'repeat customers';
const DONE = String.raw`(?:\p{L}+ed|done|did|built)`;
/** "Regulars", "returning", "used us before": what owners call them without saying that they are customers. */
const CALLED = pattern('u')`
  ^(?:(?:our|the|for|all|any) )*(?:repeats?|repeat business|return(?:ing)?|regulars|existing|previous
    |(?:past|former) (?:customers?|clients?)|again
    |(?:used|hired|booked|called|chosen?) (?:with )?us(?: (?:before|again))?
    |(?:we(?:'ve| have) )?(?:worked|done work|did work) (?:for|with)(?: before)?|another job
    |(?:the )?(?:next|second|another) time (?:you|they) (?:use|hire|book|call)(?: us)?|back again|come back
    |(?:(?:returning|repeat|past|previous|existing|loyal) (?:customers?|clients?) )?
      (?:(?:any(?:body|one)|people|homes?|customers?|clients?|those|every(?:body|one)) )?(?:(?:that|who|whose house) )?
      (?:(?:we|you)(?:'ve| have)? ${DONE}(?: (?:work|jobs?))?(?: (?:for|with|at))?(?: (?:us|you|them))?
        |${DONE}(?: (?:work|jobs?))?(?: (?:for|with))? (?:us|you|them)) before)$
`;

/** A condition, with customers who come again called so. */
export const asRepeat = (part: string): string => (CALLED.test(part.trim()) ? REPEAT_CUSTOMERS : part);

/** "My neighbor has ", and not "my neighbor and I ", "my neighbor says we ". */
const OF_ANOTHER = pattern('u')`
  \b(?:my|our|the|an?|his|her) (?:next door )?${OTHERS}\p{L}*
    (?: (?!(?:and|i|we|that|but|so|house|home|place|condo|apartment|property)\b)\p{L}+){0,4} $
`;

/** Whether others are told of right before: "my neighbor used you last year" makes nobody else a customer. */
export const isOfAnother = (before: string): boolean => OF_ANOTHER.test(before);

/** "Military housing", "a police station": what is named after people is none of them. */
export const NAMED_AFTER =
  /^ ?(?:housing|base|barracks|quarters|station|surplus|grade|style|street|road|lane|hall|dorms?)\b/;

/** "USAF retired", "retired Navy" */
const FORCES = 'army|navy|air force|marines?|marine corps|coast guard|usaf|usmc|usn|military';
const SERVED = pattern()`
  \b(?:${FORCES}),? (?:retired|retiree|ret\b)
  |\b(?:retired|ex-?|former) (?:us )?(?:${FORCES})\b(?!${NAMED_AFTER.source.slice(1)})
`;

/** The groups that somebody says to be of in other words: "I'm 81", "I own four rentals", "we've got your care plan". */
export function groupsIn(text: string): string[] {
  const lower = text.toLowerCase();
  return [
    ...(saysSenior(lower) ? ['senior'] : []),
    ...(comesAgain(text) ? ['repeat'] : []),
    ...(SERVED.test(lower) ? ['veteran'] : []),
    ...(LETS.test(lower) ? ['landlord'] : []),
    ...(BELONGS.test(lower) ? ['member'] : []),
  ];
}
