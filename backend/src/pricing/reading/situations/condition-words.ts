/** A situation that may change a price: the words that tell of it, and what to call it where the words themselves are too long or too vague. */
export interface ConditionWords {
  pattern: RegExp;
  label?: string;
}

const MANY = '(?:two|three|four|five|2|3|4|5)';

const WORDS: (string | [words: string, label: string])[] = [
  // The building
  'heritage(?:[- ](?:listed|protected|overlay))?(?: (?:building|home|house|property))?',
  'histor(?:ic|ical)(?: (?:building|home|house|district|property))',
  '(?:grade (?:i+|1|2|two) )?listed (?:building|home|house|property)', 'conservation area',
  'built (?:in|before|around) (?:the )?(?:1[789]|20)\\d\\ds?', '(?:18|19|20)\\d\\ds? (?:house|home|building|property|bungalow|apartment)', 'century[- ]old',
  'new (?:construction|build)', '(?:home|house|rooms?|building|apartment|place|property)? ?(?:is |will be |are )?(?:occupied|lived in)', 'vacant', 'empty (?:house|rooms?|apartment)',
  'mobile home', 'rental(?: property| unit)?', 'tenants?', 'open plan', 'brick(?:work)?', 'stucco', 'lath(?: and |-and-| ?& ?| n )plaster|plaster(?: and | ?& ?)lath', 'log (?:home|cabin)',
  // Height and place
  `(?:${MANY}|multi|double|triple|split|single|one|1)[- ](?:storey|story|storeys|stories|level|levels)`, `${MANY} floors`,
  '(?:second|third|fourth|fifth|top|upper|ground|2nd|3rd|4th|5th) (?:floor|storey|story|level)', '(?:upper|higher) floors?', 'upstairs',
  '(?:high|tall|vaulted|cathedral|double[- ]height|sloped|sloping) ceilings?', '\\d{2}[- ]?(?:ft|foot|\')[- ]?(?:high )?ceilings?',
  'ceilings?(?: (?:in (?:there|here|that room|this room|the \\p{L}+)|is|are|that is|that are|about|around|over|above|up to|higher than|taller than|more than|at least|nearly)){1,4} (?:\\d{2}|ten|eleven|twelve|fourteen|sixteen|twenty) ?(?:ft|feet|foot|\')(?! ?(?:x|by|wide|long|square)(?![a-z]))', 'attic', 'crawl ?space', 'basement', 'loft', 'stairwell', 'garage',
  // Access
  '(?:difficult|tight|poor|limited|narrow|hard|restricted|bad|awkward|tricky|no (?:rear|side|vehicle|truck|easy|back|street)?) ?access', 'hard to (?:reach|access|get to)',
  'no (?:elevator|lift|parking)', 'elevator', 'street parking', 'gated(?: community)?', 'pump truck', 'scaffold(?:ing)?', 'cherry picker', 'boom lift', 'crane', 'long ladder',
  'behind (?:the|a) (?:wall|tile|tiles|drywall|ceiling|fridge|boiler)', 'under (?:the )?(?:slab|concrete|house|floor)', 'remote', 'island',
  // Roof and ground
  'steep(?:ly)?(?: (?:pitch(?:ed)?|roof|slope|driveway|block|hill|lot|yard|stairs))*', 'flat roof', '(?:metal|slate|tile|clay tile|cedar shake|tin) roof', `${MANY} layers?(?: of (?:old )?(?:shingles|roofing|wallpaper|paint|flooring|tile))?`, 'second layer',
  'slop(?:ing|es|ed|e)(?: (?:block|lot|yard|ground|land|section|site|driveway))?', ['falls away', 'sloping'], 'hill(?:side|y)', 'uneven ground', 'rocky(?: (?:ground|soil))?', '(?:lots? of )?rocks?(?= (?:in|under|ground))', 'clay(?: soil)?', 'hard ground', 'tree roots', 'waterlogged', 'wet ground', 'retaining wall', 'overgrown', 'coastal|beachfront|ocean ?front',
  // Hazards and damage
  'asbestos', 'lead[- ](?:based )?paint', '(?:black )?mou?ld(?:y)?', 'knob[- ]and[- ]tube', '(?:old )?galvani[sz]ed(?: (?:pipes?|pipework|steel))?', 'alumin(?:i?)um wiring', 'polybutylene', '(?:old|outdated|ungrounded|cloth) wiring', 'cast iron', 'lead pipes?', 'clay pipes?',
  'termites?', 'pests?', 'rodents?', 'bed ?bugs', 'hoard(?:er|ing)', '(?:water|fire|smoke|hail|storm|flood|wind|termite) damaged?', '(?:dry )?rot(?:ten|ted|ting)?', 'biohazard', 'sewage', 'graffiti',
  // Time
  '(?<!\\d |(?:two|three|four|few) )(?:this |the |a |on )?week ?ends?', ['(?:on |this |next )?(?:saturday|sunday|sabado|domingo)s?', 'weekend'], 'after[- ]hours', 'out of hours', '(?:in the )?evenings?(?: only)?', '(?:at|over) ?night', 'tonight', 'overnight', 'after \\d{1,2}(?::\\d\\d)? ?(?:pm)?(?= ?[.,;!]|$)', 'before \\d ?am', '(?:public |bank |long )?holidays?', 'same[- ]day', 'rush (?:job|order)', 'christmas', 'thanksgiving', 'easter', 'new year', 'winter', 'rainy season', 'july', 'august',
  // People
  'seniors?(?: citizens?)?', 'pensioners?', 'veterans?', '(?:active )?military', 'first responders?', 'students?', 'first[- ]time (?:customer|client)', '(?:repeat|returning|existing|regular) (?:customer|client)', 'referr(?:ed|al)', 'non-?profit|charity',
  'pets?', 'dogs?', 'cats?', 'smokers?|smoked in', '(?:new)?bab(?:y|ies)|toddlers?', 'allerg(?:y|ic|ies)', 'wheelchair',
  // Furniture, removal, materials
  '(?:move|moving|moved)[a-z ]{0,16}furniture|furniture (?:has to|needs to|must|to) be moved', 'furnished', 'furniture',
  '(?:remove|removing|removal of|rip (?:out|up)|tear(?:ing)? (?:out|off|down|up)|take (?:out|up|down)|strip|break(?:ing)? out|demolish|pull (?:up|out)) (?:the |an? |my |our |all )?(?:old |existing |current )?(?:fence|tiles?|tiling|carpets?|concrete|driveway|roof|shingles|deck|drywall|wallpaper|cabinets?|flooring|floor|tree|windows?|patio|slab|turf|lawn|bath(?:tub)?|kitchen)',
  '(?<!\\b(?:pulled|took|tore|ripped|dug|broke|cut|taken|torn) (?:(?:up|out|down|off) )?(?:(?:the|our|my|all) )*)old (?:one|fence|tiles?|carpet|concrete|driveway|deck|roof|shingles|flooring|cabinets?|windows?|wallpaper|linoleum|patio|slab)(?: (?:has|needs|have|need) to (?:come|go|be)[a-z ]{0,16}| to remove| out)', 'haul(?:ed|ing)? (?:it |them )?away', 'tear[- ]?(?:out|off)', 'dispos(?:al|e)', 'skip bin', 'dumpster',
  'level (?:4|5|four|five)(?: (?:smooth )?finish)?', 'herringbone', 'diagonal(?:ly)?', 'chevron', 'mosaic', 'large format', 'natural stone', 'marble', 'stamped', 'exposed aggregate', 'colou?red concrete', 'broom finish',
  'black frames?', '(?:triple|double)[- ](?:pane|glazed|glazing)', 'tempered', 'stained glass', 'bay window', 'custom(?: (?:size|made|built))?', '(?:high|premium|top)[- ]?(?:end|quality|grade)|premium (?:finish(?:es)?|paint|materials?)', 'low[- ](?:voc|odou?r)', 'eco[- ]friendly', 'dark colou?rs?|colou?r change', 'popcorn ceilings?', 'textured', 'water ?proof(?:ing)?', 'insulat(?:ed|ion)', 'soundproof(?:ing)?',
  '(?:we|i|customer|owner)(?:\'ll| will|\'ve| have|\'d)? (?:already )?(?:supply|supplied|provide|provided|got|bought|have) (?:the |our |my |own |all )*(?:paint|tiles?|materials?|flooring|fixtures?|lights?)', '(?:pick|picking) up (?:the )?materials',
  '(?:building |city )?permit', 'hoa', 'insurance(?: claim)?', 'inspection', 'union',
]; // prettier-ignore

export const CONDITION_WORDS: ConditionWords[] = WORDS.map((entry) => {
  const [words, label] = typeof entry === 'string' ? [entry] : entry;
  return { pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu'), label };
});
