import { isStopWord, isStreetEnd, MONTHS, WEEKDAYS, pattern } from '../../language/index.js';

const PLACE_BEGINS = pattern('i')`
  ^(?:san|santa|santo|saint|st|fort|ft|port|mount|mt|mont|las|los|el|la|le|les|des|cape|lake|palm|palo|grand
    |salt|baton|kansas|oklahoma|cedar|rock|round|rio|puerto|costa|sierra|boca|coral|wagga|virginia|niagara)$
`;

/** Words that are no part of a person's name, however they are written. */
const ORDINARY = new Set(
  `yes yep yeah yup ok okay alright alrighty sure fine good great best perfect cool right correct hello hi hey hola
  dear morning afternoon evening night tonight today tomorrow yesterday ${WEEKDAYS.join(' ')}
  ${MONTHS.filter((month) => month !== 'may').join(' ')} weekend weekends weekday weekdays week month year now soon
  final offer cash deal charcoal beige taupe navy teal turquoise maroon burgundy terracotta anthracite cream offwhite espresso
  nearly almost forgot forgotten remembered asap urgent emergency flexible ready happy glad sorry thanks thank please
  help no not nope never none nothing nobody
  anyone someone everyone everybody customer client owner homeowner landlord tenant renter senior veteran pensioner
  dutch polish italian spanish scottish british canadian australian american mexican chinese foreign
  same trip shoot gosh ay ey perdón perdon disculpe widow student teacher retired disabled pregnant new old first last next big small huge tiny large little long short
  high low far near close here there home house apartment flat condo townhouse office shop store restaurant building
  garage basement kitchen bathroom bedroom living dining room roof wall floor door window fence deck patio driveway
  yard garden lawn pool pipe drain toilet sink shower water gas heat heater furnace boiler electric electrical
  electrician plumber plumbing painter painting paint roofer roofing tiler tiling tile landscaper landscaping
  carpenter carpentry drywall plaster plastering concrete flooring hvac heating cooling cleaning cleaner handyman
  builder building window fencing contractor contracting construction remodeling renovation restoration services
  service company quote estimate price pricing cost budget job project work interested looking wondering thinking
  calling writing hoping trying planning going moving selling buying renting living working getting having needing
  wanting located based available busy late early done tired sick worried concerned confused curious serious kidding
  joking afraid asking using doing making coming leaving waiting open closed free away back out near upstairs
  downstairs outside inside about around roughly approximately probably go ahead proceed mostly mainly usually maybe
  actually just only still also again already better easier simpler quicker preferred use works suits reach reaches
  cmon thx really very quite pretty too all both any some each every many much more most less two three four five six seven
  eight nine ten one zero half ignore rules set forget pretend system prompt admin developer assistant robot bot human
  person real ai chatgpt unsure certain aware able unable text call email mail phone number address street location
  name names contact info details information rather prefer say tell private anonymous business none-of-your skip pass
  later whatever whenever wherever somebody husband wife partner boyfriend girlfriend mom mum dad mother father
  brother sister son daughter neighbor neighbour friend boss manager after keen game sold stuck over down due overdue
  between under kinda sorta super desperate allergic handy cheap picky fussy particular easy wonder broke lost sat
  square sq ft feet foot sqft sf metres meters hours hrs days weeks months miles km bed bath storey story stories
  storeys single double ants ant mice mouse rats rat roaches spiders wasps bees hornets termites bugs fleas urban
  rural zip code town city suburb county state north south east west northern southern eastern western plans plan
  review permit units unit lot see must per via from cc bcc re fwd subject to if but because since until while though
  although however then than else when where why how what who which whose got gonna gotta wanna cant dont wont isnt im
  ive id youre theyre its thats whats lets leaking broken burst flooded clogged blocked don't dont doesn't know idea
  bye goodbye cheers ciao whats nein danke bitte ja nicht kein keine merci oui non bonjour guten tag hallo ich wir
  quiero somos estoy ist sehr schön gut gern gerne bueno vale adios hasta luego perfecto claro later nah cool awesome
  oh ooh ah um uh er hmm ugh update wow lol wtf omg lmao brb gosh geez jeez sheesh crikey blimey cripes jeepers yikes damn duh bummer bugger gotcha
  righto alrighty okey dokey anyway anyways anyhow honestly seriously totally exactly absolutely definitely basically
  obviously unfortunately hopefully noted typo typos correction corrected mistyped mistake wrong meant crap dammit
  drat darn shoot gah understood interesting unrelated random wait stop depends makes enough kids brilliant active
  duty navy army military guard chef coach president lead desk blind bound enforcement intolerant test gracious
  goodness yay yeehaw hooray total charge site nothing rooms walls doors windows done nada gracias por favor ayuda
  necesito quiero casa si mi numero número telefono teléfono correo celular ph tel cell mob mobile fax ext whatsapp
  telegram signal instead plain treated composite vinyl gutter gutters guards timber lumber aluminum aluminium wooden
  existing replace replacing replacement replacements install installing installation installed repair repairs repaired swap
  swapped upgrade gfci gfcis switches wiring faucet faucets toilets outlets sinks lights fan fans heaters tub tubs breaker breakers
  quick question questions laminate ceramic porcelain carpet asphalt shingles insulation cladding`.split(/\s+/),
);
const FIRMS = new Set(
  `llc inc ltd corp co company group services service solutions construction builders building contractors contracting
  homes properties property realty management painting plumbing roofing electric electrical hvac heating landscaping
  lawn flooring concrete fencing drywall carpentry cleaning plastering tiling windows enterprises associates partners
  holdings hotel motel inn restaurant cafe salon spa church school clinic dental hospital store shop mart market bank
  insurance apartments condos hoa rentals exteriors interiors design designs studio architects engineering gmbh pty
  plc`.split(/\s+/),
);
const PLACES = new Set(
  `square close crescent cres grove parade loop alley heights hills hill park springs falls creek lake valley beach
  ridge city town village island bay harbor harbour port point county township junction landing crossing commons
  estates gardens woods mountain`.split(/\s+/),
);
/** "San Diego", "Port Macquarie": begins the names of more towns than people. */
export const beginsPlace = (word: string): boolean => PLACE_BEGINS.test(word.replace(/\.$/, ''));
/** "Ha", "hmm", "ooooh", "aww", "phew": sounds; "Ha" and "Eh" may also be a part of somebody's name. */
const SOUND = pattern('i')`
  ^(?:(?:ha|he|heh|hee|ho)+h?|h+m+|u+[hm]+|e+r+m*|o+h+|oo+h*|a+h+|a+w+|ow+|ouch|oo+ps+(?:ie|y)?
    |wh?oops+(?:ie|y)?|d'?oh|wh?oa+h?|woo+(?:hoo+)?|phew|whew|pf+t*|psh*t*|t+sk|ar+gh*|u+gh+|gr+|huh|eh+|meh|bah
    |blah|nice|man|deal|legend|sweet|bro|mate|dude|gee|dang)$
`;

/** Whether words are nothing but an exclamation: "Ha", "Uh huh". */
export const isExclaimed = (words: string): boolean =>
  words.split(' ').every((word) => SOUND.test(word) || ORDINARY.has(word.toLowerCase()));

/** "Ha" is also a name, where nothing else is said; "oops" never is. */
export const isExclaimedName = (word: string): boolean => /^(?:ha|he|ho|man|dang)$/i.test(word);

/** May stand inside a name in lower case. */
export const PARTICLES = new Set(
  'de del della da dos das du van von der den la le los las el al bin ben ibn ter ten y e di af zu o san st'.split(' '),
);
const TITLES = new Set(
  'mr mrs ms miss mx dr prof professor rev reverend fr father sir madam madame capt sgt chief señor señora sr sra herr frau'.split(
    ' ',
  ),
);

/** "Mrs", "Dr.": stands before a name and is none. */
export const isTitle = (word: string): boolean => TITLES.has(word.toLowerCase().replace(/\.$/, ''));

/** Whether a word, in any case, may be a part of a person’s name. */
export function isNameWord(word: string): boolean {
  // "Email's better"
  const lower = word.toLowerCase().replace(/\.$|'(?:s|re|ll|ve|d)$/, '');
  if (!/^\p{L}/u.test(lower) || lower.length > 30) return false;
  return (
    !ORDINARY.has(lower) &&
    (!isStopWord(lower) || /^(?:will|may|so|an|my|do)$/.test(lower)) &&
    !/^(?:i'm|my|do|so|an)$/.test(lower)
  );
}

/** Trades and ordinary words that are surnames behind a first name: "Sam Carpenter", "Vincent Price". */
const SURNAMES = new Set(
  'Carpenter Painter Tyler Tiler Builder Gardener Price Long Short Small Little Best Good Wall Pool House North West Young Rich Winter Day Case Church Glass Vale Vail Guard Chef Coach Lead Blind Bound Desk Oh Favor'.split(
    ' ',
  ),
);
export const isSurname = (word: string) => SURNAMES.has(word);
export const isFirmWord = (word: string) => FIRMS.has(word.toLowerCase().replace(/\.$/, ''));
export const isStreetWord = (word: string) => isStreetEnd(word.toLowerCase().replace(/\.$/, ''));
export const isPlaceWord = (word: string) => isStreetWord(word) || PLACES.has(word.toLowerCase().replace(/\.$/, ''));
