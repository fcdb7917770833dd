import { SLIPS, wordPairs, pattern, withTradeWordsSpelled } from '../language/index.js';

/** "This weeek", "sooo soon": no English word has a letter three times running. */
const DRAWN_OUT = /(\p{Ll})\1{2,}/gu;
/** Where one may stand. It is looked for inside: a pattern of the whole takes minutes over a long run of letters. */
const SMALL_WORD = /(?<![\p{L}\d@.])(?!www)\p{Ll}+(?![\p{L}\d@]|\.\p{L})/gu;
/** As people write on telephones; each may have an "s" behind it, but those with an "s" of their own come first. */
// prettier-ignore
const SHORTHAND = new Map([
  ...wordPairs(`hous=house; huse=house; flor=floor; fenc=fence; nxt=next; tmrw=tomorrow; tmr=tomorrow; 2moro=tomorrow; wknd=weekend; wk=week; mth=month; mnth=month;
    abt=about; downlite=downlight; skylite=skylight; spotlite=spotlight; floodlite=floodlight; lite=light; powr=power; pwr=power; nite=night; tonite=tonight; 2nite=tonight; dis week=this week; dis month=this month; rm=room; bdrm=bedroom; bedrm=bedroom;
    bthrm=bathroom; fawcet=faucet; fawcett=faucet; faucett=faucet; bathrm=bathroom; kitch=kitchen; yrd=yard; b4=before; aswell=as well; acutally=actually; actualy=actually; acually=actually; facia=fascia;
    allready=already; alredy=already; alreddy=already; ourselfs=ourselves; ourself=ourselves; myslef=myself; meself=myself; mesel=myself; hisself=himself; themselfs=themselves;
    theyre=they're; theres=there's; thats=that's; dont=don't; doesnt=doesn't; didnt=didn't; isnt=isn't; arent=aren't; wasnt=wasn't; werent=weren't; wont=won't; cant=can't; couldnt=couldn't; wouldnt=wouldn't; shouldnt=shouldn't; havent=haven't; hasnt=hasn't; hadnt=hadn't; youre=you're; weve=we've; ive=i've; youll=you'll; theyll=they'll;
    dinnae=don't; didnae=didn't; doesnae=doesn't; isnae=isn't; wasnae=wasn't; cannae=can't; nae=no; naebody=nobody; yous=you; jist=just; aff=off;
    u guys=you guys; u lot=you lot; ur=your; jsut=just; ded=dead`),
  ...SLIPS,
]);
/** Names, where no article stands before them: "Flor Mendez". */
const NAME = String.raw`(?<!\b(?:a|the|my|our) )(?:huse|flor)`;
const SHORTENED = new RegExp(
  String.raw`(?<![\p{L}\d@.])(?!${NAME})(${[...SHORTHAND.keys()].join('|')})(s?)(?![\p{L}\d@])`,
  'gu',
);

/** "Takin down", "leakin": how it is said. */
const DROPPED_G = pattern('gu')`
  (?<![\p{L}\d@.])((?:tak|mak|com|go|do|hav|gett|putt|look|work|stay|leak|lean|drip?p|blow|fall|runn|rott|crack|peel
      |sagg|flood|cool|heat|clean|paint|fix|replac|mov|cutt|tear|ripp|pull|haul|hang|build|trimm|mow|grind)in)'?
    (?![\p{L}\d@]|\.\p{L})
`;

/** "Putin a door", "the old one takenout": two words typed as one, of which no other word is made. */
const RUN_TOGETHER = pattern('gu')`
  (?<![\p{L}\d@.])
    (put|puttin|taken|takin|torn|ripped|rippin|pulled|pullin|knocked|hauled|cleared|filled|boxed|hooked)
    (in|out|up|down|off|away)(?![\p{L}\d@]|\.\p{L})
`;

/** "The fridge stays w the house" */
const WITH = /(?<![\p{L}\d@.])w(?= (?:the|an?|my|our|its|no|new|two|both|all)\b)/gu;
/** "The carpets been ripped up" */
const HAVE_BEEN = pattern('gu')`
  (?<=\b(?:carpets?|floors?|floorboards|tiles?|lino|vinyl|laminate|wallpaper|fence|deck|roof|trees?|walls|windows|it|they))
    (?: all)? been(?= (?:all |already )?(?:\p{L}+ed|torn|taken|done|dug|cut)\b)
`;

/** "5 up 4 down": on which floor they are. */
const UP_AND_DOWN = /\b(\d{1,2}) up(,?(?: and)?) (\d{1,2}) down\b/gi;

/** "The hole house" */
const HOLE = /(\b(?:the|my|our) )hole(?= (?:house|home|place|thing|lot|yard)\b)/gi;

/**
 * A message with the trades' words spelled right: "a elctrician for the ceilng fans", "nxt wk". Capitals inside a sentence
 * are names and stay.
 */
export function withoutTypos(text: string): string {
  const spoken = text
    .replace(SMALL_WORD, (word) => word.replace(DRAWN_OUT, '$1$1'))
    .replace(UP_AND_DOWN, '$1 upstairs$2 $3 downstairs')
    .replace(RUN_TOGETHER, '$1 $2')
    .replace(WITH, 'with')
    .replace(HOLE, '$1whole')
    .replace(HAVE_BEEN, ' have been')
    .replace(DROPPED_G, '$1g')
    .replace(SHORTENED, (_, short: string, s: string) => (SHORTHAND.get(short) ?? short) + s);
  return withTradeWordsSpelled(spoken);
}
