const FAILS = ['work', 'clos', 'open', 'latch', 'lock', 'start'].flatMap((verb) =>
  ["doesn't", 'doesnt', "isn't", 'isnt', 'not', 'stopped'].map((not) => `${not} ${verb}`),
);
const FIX = `fix|repair|mend|patch|restor|leak|broke|damag|stuck|problem|won't|wont$|sagg|sags$|off its track|off the track|off track|${FAILS.join('|')}`;
/** What storms do to a roof. */
const STORM =
  'torn off by|tore off in|wind tore|wind ripped|blew|blown|missing|storm|hail|came off|come off|fell off|lifted';
const NEW = 'new$|brand-new|install|replac|put in|swap|change|upgrad|add$|adding|fit$|fitted|fitting|build';
const REMOVE =
  'remov|get rid|getting rid|tear|rip|take out|take up|take down|taking down|taken down|haul|demo|break|broken out|strip|pull up|to come up';
const WATER_IN = 'water com|water get|water leak|coming in|getting in|water in|drip|rains$|raining|water stain|leak';
const CLEAN = 'clean|wash|scrub|limpi';
/** What fails in an air conditioner, and is changed without it. */
const AC_PARTS =
  'capacitor|relay|control board|circuit board|contactor|fan motor|blower motor|refrigerant|recharge|freon';
/** Those of garage doors, and no season. */
const SPRINGS =
  'springs$|torsion|garage spring|door spring|broken spring|snapped spring|spring snap|spring brok|spring is brok|spring went|spring chang|spring replac|spring on my garage|spring on the garage|spring on our garage|spring on a garage';
/** What is done, to whatever it is done. */
export const ACTIONS = new RegExp(
  String.raw`\b(?:${[FIX, NEW, REMOVE, CLEAN].join('|').replaceAll('$', String.raw`\b`)})`,
);
const TREES =
  'tree|oaks$|elms$|maples$|ashes$|pines$|birches$|palms$|poplars$|spruces$|wattle|firs$|cottonwood|conifer|jacaranda|dead ash|dead oak|dead elm|dead pine';
/** Trees whose wood is another thing: "a pine fence", "an oak floor". */
const ONE_TREE =
  'oak$|maple$|ash$|pine$|cedar$|birch$|poplar$|spruce$|elm$|palm$|willow$|cherry$|walnut$|sycamore$|cypress$';
const ROOMS =
  'interior|inside|indoor|room|bedroom|wall|ceiling|hallway|hall|kitchen|living|den$|study|office|bathroom|trim|stairwell|flat|apartment|door';

/**
 * The work of the trades: what it is called, then groups of word beginnings, one of each of which must stand in the sentence ("$" ends a word).
 * Of several that fit, the one with more groups counts, then the one that stands first here.
 */
export const SERVICES: [service: string, ...groups: string[]][] = [
  // Painting
  ['exterior painting', 'paint|repaint', 'exterior|outside|external|siding|facade|façade|fascia|stucco|weatherboard|eaves|shutter'], ['exterior painting', 'paint|repaint', 'exterior|outside|external', 'trim|front door|garage door|window'], ['cabinet painting', 'paint|repaint|refinish|spray', 'cabinet|cupboard'],
  ['interior painting', 'paint|repaint|pintar', ROOMS], ['deck staining', 'stain|seal|oil|paint|repaint', 'deck|pergola|porch'], ['deck washing', 'deck clean|deck wash|deck scrub|deck pressure wash|deck power wash|clean the deck|clean our deck|clean my deck|clean a deck|wash the deck|wash our deck|wash my deck|wash a deck|washing the deck|washing our deck|cleaning the deck|cleaning our deck'], ['fence staining', 'stain|paint|repaint|seal', 'fence'], ['wallpaper removal', REMOVE + '|come off|comes off', 'wallpaper'],
  ['wallpapering', 'wallpaper'], ['painting', 'paint|repaint|pintur|pintar'],
  // Landscaping
  ['artificial turf', 'artificial|synthetic|fake', 'turf|grass'], ['turf laying', 'turf|sod|new lawn|lay lawn|ready lawn|instant lawn|roll-on lawn|lawn laid'], ['lawn mowing', 'mow$|mowed|mowing|mows$|cut the grass|cut my grass|grass cut|lawn cut|cut the lawn|cut my lawn|cut el lawn|cutting the lawn'], ['lawn aeration', 'aerat|dethatch'], ['lawn care', 'lawn|grass', 'fertili|weed|overseed|seed|care$|maint'],
  ['stump grinding', 'stump'], ['tree removal', REMOVE + '|fell|storm dropped|storm just dropped|wind dropped|toppled|uprooted|came down|blew over|cut down|cutting down|come down|coming down|bring down', TREES], ['tree removal', REMOVE + '|fell$|felled|cut down|cutting down|it down|them down|come down|coming down', ONE_TREE, 'tall$|power line|lean|stump|limb|branch|root|trunk|dead$|dying|storm|fallen'],
  ['tree trimming', 'trim|prun|lop|cut back', TREES + '|branch|limb'], ['hedge trimming', 'trim|prun|cut', 'hedge|bush|shrub'],
  ['mulching', 'mulch'],
  ['soil and gravel delivery', 'topsoil|top soil|gravel|compost|fill dirt'], ['retaining wall', 'retaining'], ['sprinkler repair', FIX, 'irrigat|sprinkler'], ['irrigation', 'irrigat|sprinkler'], ['paving', 'paver|paving|paved|brick patio|flagstone'], ['yard clean-up', 'clean|clear', 'yard|garden|brush|leaves|leaf'], ['garden design', 'garden|landscap', 'design|plan|makeover'],
  ['planting', 'plant', 'shrub|flower|tree|bed|garden|hedge'], ['drainage', 'french drain|yard drain|drainage|regrad|grading'], ['landscaping', 'landscap|gardening|yard work'],
  // Plumbing
  ['water heater replacement', NEW + '|died|dead$|shot$|rusted out', 'water heater|hot water|hot-water|tankless'], ['water heater repair', FIX + '|drip|no hot|cold', 'water heater|hot water|hot-water|tankless'], ['water heater repair', 'water heater|hot water|no hot water'], ['burst pipe repair', 'burst|busted|split|exploded', 'pipe'],
  ['drain unblocking', 'block|clog|slow|unblock|unclog|back up|backs up|backed|backing|backup|snake|jet|gurgl', 'drain|sink|toilet|sewer|pipe|tub|bathtub|shower'], ['toilet replacement', NEW, 'toilet'], ['toilet repair', FIX + '|run|drip', 'toilet'], ['toilet repair', 'toilet'],
  ['faucet replacement', NEW, 'faucet|tap$|taps$'], ['leak repair', 'leak|drip', 'pipe|faucet|tap$|taps$|sink|plumb|shower|valve|water|tub|spigot|hose bib'], ['sump pump', 'sump'], ['sewer line work', 'sewer'], ['repiping', 'repip|re-pip|new pipes'], ['gas line', 'gas line|gas pipe|gas fitting'],
  ['garbage disposal', 'disposal|disposer'], ['shower installation', NEW, 'shower'], ['bathtub installation', NEW, 'bathtub|tub'], ['water softener', 'softener|filtration|water filter'], ['septic pumping', 'pump|empt|clean', 'septic|tank'], ['leach field', 'leach|drain field|drainfield'], ['septic work', 'septic'], ['plumbing', 'plumb|pipe|drain|fuga'],
  // Roofing
  ['gutter cleaning', CLEAN + '|bright', 'gutter'], ['gutter installation', 'gutter|downspout'], ['roof restoration', 'restor', 'roof|tile'], ['roof repair', FIX + '|' + STORM, 'roof|shingle|flashing'], ['roof repair', WATER_IN, 'chimney|skylight|attic|roof|flashing'], ['roof replacement', NEW + '|reroof|re-roof|tear|reshingl|re-shingl', 'roof|shingle'], ['roof replacement', 'reroof|re-roof|reshingl|re-shingl|roof replac|roof done|roof redone'], ['skylight installation', 'skylight'], ['roof inspection', 'inspect', 'roof'], ['roofing', 'roof|shingle'],
  // Tiling
  ['backsplash tiling', 'backsplash|splashback|back splash'], ['regrouting', 'regrout|re-grout|grout'], ['tile removal', REMOVE, 'tile'], ['shower tiling', 'tile|tiling|retil', 'shower'], ['bathroom tiling', 'tile|tiling|retil', 'bathroom|bath|ensuite|wet room'], ['floor tiling', 'tile|tiling|retil', 'floor|kitchen|entry|hall|laundry'],
  ['wall tiling', 'tile|tiling|retil', 'wall'], ['tiling', 'tile|tiling|retil'],
  // HVAC
  ['ductless mini split', 'mini split|mini-split|minisplit|ductless|split system'], ['duct cleaning', CLEAN, 'duct'], ['ductwork', 'duct'], ['furnace repair', FIX + '|click|quit|dead$|died|stopped|no heat|not heat|noise|cold', 'furnace|boiler|heating'], ['furnace replacement', NEW, 'furnace'], ['boiler replacement', NEW, 'boiler'],
  ['heat pump installation', 'heat pump'], ['air conditioning repair', AC_PARTS, 'ac$|acs$|a/c|air con|aircon|air-con|central air|cooling', FIX + '|' + NEW + '|not cool|warm|dead$|bad$|think'], ['air conditioning repair', FIX + "|not cool|isn't cool|isnt cool|not cold|isn't cold|warm air|air is warm|no cool|blow|not blow|isn't blow|isnt blow|doesn't blow|won't blow|" + 'dead$|died|quit$|stopped', 'ac$|acs$|a/c|air con|aircon|air-con|condenser|cooling'], ['air conditioning installation', NEW, 'ac$|acs$|a/c|air con|aircon|air-con|condenser|central air'], ['thermostat installation', 'thermostat'],
  ['HVAC change-out', 'hvac|air handler|furnace', 'change|replac'], ['HVAC tune-up', 'tune up|tune-up|tuneup|tuned up', 'hvac|furnace|ac$|acs$|a/c|air con|boiler|heat'], ['HVAC maintenance', 'tune|maint|service|check', 'hvac|furnace|ac$|acs$|a/c|boiler|heat'], ['heating repair', 'no heat|heating'], ['HVAC', 'hvac|ventilation|exhaust fan|air handler|furnace|air con'],
  // Electrical
  ['EV charger installation', 'charger', 'garage|car$|bolt|tesla|ev$|electric|level 2|chevy|leaf$|wall'], ['EV charger installation', 'ev charger|car charger|tesla|wall connector|charging station'], ['subpanel installation', 'subpanel|sub-panel|sub panel'], ['electrical repair', 'burnt|burned|scorched|melted|loose wire', 'panel$|breaker|fuse box|consumer unit|switchboard'], ['panel upgrade', 'panel$|electric panels|electrical panels|breaker panels|main panels|fuse panels|service panels|pacific panels|breaker box|fuse box|consumer unit|switchboard|200 amp', 'upgrad|replac|new|swap|change|electric|amp'], ['outlet installation', NEW + '|wire', 'outlet|outlts|socket|receptacle|plug|power point|powerpoint|gpo'], ['outlet installation', 'outlets$|power points$|receptacles$'], ['outlet repair', FIX, 'outlet|socket|receptacle|plug'],
  ['hot tub wiring', 'hot tub|hottub|spa$|jacuzzi', 'wire|wiring|hook|circuit|electric|amp|connect|power'],
  ['ceiling fan installation', 'ceiling fan|bathroom fan'], ['solar panels with batteries', 'solar', 'batter'], ['solar panels', 'solar'], ['lighting installation', 'recessed light|can light|pot light|led light|shop light|led shop light|downlight|pendant light|chandelier|sconce'], ['lighting installation', NEW + '|hang', 'light|chandelier|downlight|recessed|pendant|sconce|lamp'], ['rewiring', 'rewir|re-wir|knob and tube'], ['generator installation', 'generator'], ['smoke detectors', 'smoke detector|smoke alarm'],
  ['electric heater installation', 'baseboard heat|electric heat|wall heater|panel heater'], ['electrical repair', FIX + '|flicker|trip|spark|no power', 'electric|wiring|wire|breaker|light|power|switch'], ['electrical work', 'electric|wiring|breaker|circuit'],
  // Flooring
  ['vinyl plank flooring', 'vinyl plank|lvp|lvt|vinyl floor|luxury vinyl|vinyl'], ['hardwood refinishing', 'sand|refinish|polish|buff|re-finish|back to life', 'hardwood|floor|wood|oak|parquet|timber'], ['hardwood flooring', 'hardwood|engineered|oak floor|wood floor|parquet|timber floor'], ['laminate flooring', 'laminate'], ['carpet cleaning', CLEAN + '|shampoo|steam', 'carpet|rug$|rugs$'],
  ['carpet removal', REMOVE, 'carpet'], ['carpet installation', 'carpet'], ['epoxy floor', 'epoxy'], ['subfloor repair', FIX + '|level|replac|rot', 'subfloor'], ['floor repair', FIX, 'floor'], ['flooring', 'flooring|new floor|floors'],
  // Concrete
  ['stamped concrete patio', 'stamp', 'patio'], ['stamped concrete', 'stamp', 'concrete|driveway|walkway'], ['sealcoating', 'sealcoat|seal coat|seal-coat|resealed|sealed|sealing|seal$|reseal$', 'driveway|asphalt|blacktop|parking lot|car park'], ['sealcoating', 'sealcoat|seal coat|seal-coat'], ['concrete driveway', 'driveway'], ['paver patio', 'paver|paving|flagstone|bluestone', 'patio'], ['concrete patio', 'patio'], ['foundation repair', 'foundation'], ['sidewalk', 'sidewalk|walkway|footpath|front walk|back walk|garden walk'], ['concrete removal', REMOVE, 'concrete|slab'],
  ['concrete slab', 'slab|footing|pad$|pads$'], ['concrete steps', 'steps', 'concrete'], ['concrete work', 'concrete|cement'],
  // Windows and doors
  ['window cleaning', CLEAN, 'window'], ['window repair', FIX + '|fog|crack|rotten|rotted|rotting', 'window|glass|pane'], ['window replacement', 'replac|change|swap|old', 'window|double hung|double-hung|casement'], ['window installation', 'window|double hung|double-hung|casement'], ['sliding door installation', 'sliding door|sliding glass|sliding patio|patio door|patio slider|glass slider|door slider|slider$|sliders$|french door'], ['glass replacement', 'glass|glazing'],
  // Fencing
  ['fence removal', REMOVE, 'fence'], ['fence repair', FIX + '|blew|fell|lean', 'fence'], ['gate repair', FIX, 'gate'], ['cedar fence', 'cedar', 'fence'], ['chain link fence', 'chain link|chain-link', 'fence'], ['chain link fence', 'chain link|chain-link'], ['vinyl fence', 'vinyl|pvc', 'fence'], ['privacy fence', 'privacy', 'fence'], ['privacy fence', 'wood privacy|pine privacy|cedar privacy|vinyl privacy|pvc privacy'], ['picket fence', 'picket', 'fence'],
  ['split rail fence', 'split rail|post and rail'], ['board fence', 'four board|4 board|three board|3 board|four-board|three-board|board fence|horse fence|paddock fence'], ['iron fence', 'iron|steel|metal|alumin', 'fence'], ['wood fence', 'wood|timber|pine|redwood', 'fence'],
  ['fence installation', 'fence|fencing|palings|closeboard|close board|featheredge|feather edge'], ['gate installation', 'gate'],
  // Drywall and plastering
  ['popcorn ceiling removal', 'popcorn'], ['drywall repair', FIX + '|hole|crack', 'drywall|sheetrock|plasterboard|gyprock|wall|ceiling'], ['drywall repair', 'patch|repair', 'hole$|holes$|doorknob'], ['drywall hanging and finishing', 'drywall|sheetrock|plasterboard|gyprock|gypsum'], ['skim coating', 'skim'], ['rendering', 'render', 'wall|house|exterior|outside|brick|facade|front'],
  ['plaster repair', FIX + '|crack|hole', 'plaster'], ['stucco repair', FIX + '|crack', 'stucco'], ['stucco', 'stucco'], ['plastering', 'plaster|render|cornice'],
  // Carpentry and building
  ['deck removal', REMOVE, 'deck'], ['deck repair', FIX + '|rot', 'deck|porch'], ['deck building', 'deck|porch'], ['pergola', 'pergola|gazebo'], ['mold removal', 'mold$|mould$|mildew', 'remov|treat|clean|kill|growing|behind|smell|found'], ['trim installation', 'trim|baseboards|baseboard trim|baseboard all|baseboard in|baseboard for|baseboard through|baseboard on|new baseboard|skirting|crown mo|molding|moulding|wainscot'], ['garage door installation', NEW, 'garage door|overhead door|car door|car steel'], ['garage door installation', 'insulated|steel double|steel single|carriage', 'garage door|double door|single door|overhead door|car door'], ['garage door installation', 'one-car|one car|single car|two-car|two car|double car|8x7|9x7|16x7|16x8', 'door'], ['door installation', NEW + '|hang', 'door'], ['garage door opener', 'opener', 'garage|door', 'opener|remote|keypad'], ['garage door springs', SPRINGS, 'garage|door|torsion', FIX + '|' + NEW + '|torsion|pair|both|snap|went'], ['garage door springs', SPRINGS, 'garage|door|torsion'], ['garage door repair', FIX + '|bent|rust|cable|wont|bang|snap', 'door', 'garage|overhead'], ['door repair', FIX + '|squeak|stick|rotten|rotted|rotting', 'door'],
  ['built-in shelves', 'built-in|built in shel|built in cabinet|built in bookcase|built in closet|bookcase|bookshel'], ['cabinet installation', 'cabinet|cupboard|vanity'], ['stair work', 'stairs|stair tread|staircase|stairway|banister|railing|handrail'], ['framing', 'framing|stud wall'], ['wall removal', REMOVE + '|knock', 'wall'], ['kitchen remodel', 'remodel|renovat|refit|redo|gut|makeover', 'kitchen'],
  ['bathroom remodel', 'remodel|renovat|refit|redo|gut|makeover', 'bath|bathroom|ensuite'], ['basement finishing', 'finish|remodel|renovat|convert', 'basement'], ['home addition', 'addition$|additions$|extension|extend'], ['garage construction', 'build|construct|new|detached', 'garage'], ['shed construction', 'shed'], ['carport construction', 'carport'],
  ['granny flat', 'adu|granny flat|in-law suite|in-law unit|in-law apartment|in law suite|in law unit|in law apartment'], ['sunroom', 'sunroom|conservatory'], ['demolition', 'demolish|demolition'], ['remodeling', 'remodel|renovat|rehab'], ['house building', 'new home|new house|custom home|house build|home build|build a house|build a home'],
  // Cleaning
  ['move-out cleaning', CLEAN, 'move-out|move out|moveout|moving out|end of lease|end of tenancy|bond|move-in|move in'], ['post-construction cleaning', CLEAN, 'construction|renovation|builders'], ['deep cleaning', CLEAN, 'deep|spring', 'house|home|apartment|flat|condo|bedroom'], ['deep cleaning', CLEAN, 'deep|spring'], ['office cleaning', CLEAN, 'office|shop|store$|stores$|storefront|commercial|restaurant'], ['pressure washing', 'pressure wash|power wash|soft wash|pressure clean'],
  ['house washing', 'wash$|washed$|washing the|washing my|washing our|washdown|wash down', 'house$|home$|siding|exterior|outside of'], ['dryer vent cleaning', CLEAN, 'dryer vent|dryer duct|lint'], ['oven cleaning', CLEAN, 'oven'], ['house cleaning', CLEAN, 'house|home|apartment|flat|condo|bedroom|airbnb|casa|weekly|biweekly'], ['cleaning', 'cleaning|cleaner|clean|limpieza|maid'],
  ['pressure washing', 'wash|clean', 'driveway|patio|siding|sidewalk|walkway'],
  // Appliances, pests, moving, insulation
  ['appliance repair', FIX + "|wont|no heat|not heat|isn't heat|not cool|isn't cool|not cold|not dry|isn't dry|not spin|noise|noisy|knock|error|drain|dead|stopped|warm|service", 'washer|washing machine|dryer|fridge|refrigerator|freezer|dishwasher|oven|stove|microwave|ice maker|range$'],
  ['ant control', 'ants$|ant$'], ['wasp nest removal', 'wasp|hornet|yellow jacket|beehive|bee hive|bees$'], ['cockroach control', 'roach|cockroach|cucaracha'], ['termite control', 'termite'], ['bed bug treatment', 'bed bug|bedbug'],
  ['rodent control', 'mice$|mouse$|rats$|rat$|rodent'], ['flea control', 'flea$|fleas$'], ['spider control', 'spider'], ['wildlife removal', 'raccoon|squirrel|possum|skunk'], ['pest control', 'pest|exterminat'],
  ['moving', 'movers|mover$|moving our household|move our household|household move|household goods|moving compan|moving help|help moving|help us move|help me move|move us|moving us|moving from|a move of|book a move|our move |the move |relocation of|relocat|move from|moving out of|move out of|moving to|relocating|uhaul|u-haul|moving truck|local move|house move|home move|apartment move|office move|studio move|studio to move|bedroom move|long distance move|across town|removalist|guys and a truck|men and a truck|people and a truck'], ['insulation removal', 'vacuum|suck', 'insulation'], ['insulation', 'insulation|insulate$|insulating|spray foam|blown-in|blow-in|loose fill|loose-fill|cellulose|batts$'],
  // Pools and masonry
  ['pool resurfacing', 'resurfac|replaster|re-plaster|plaster|marcite|pebble', 'pool'], ['pool cleaning', 'green|algae|clean|cloudy|swamp|drained and|swimmable', 'pool'], ['pool pump', 'pump', 'pool'], ['pool heater', 'heater', 'pool'], ['pool opening and closing', 'open|clos|winteri', 'pool'],
  ['repointing', 'repoint|tuckpoint|tuck point|tuck-point|re-point|mortar joint'], ['chimney rebuild', 'rebuil|lean|loose|crumbl|fall|taken down|tear', 'chimney'], ['brick steps', 'step', 'brick|stone|mason'], ['brickwork', 'brickwork|bricklay|brick wall|stone wall|stonework|masonry'],
  // Snow, chimneys, upholstery
  ['snow removal', 'plow|plough|shovel|snow', 'driveway|walk$|walks|walkway|lot$|lots$|sidewalk|steps'], ['snow removal', 'snow removal|snow plow|snowplow|snow blow|snow clear|snow shovel|plowing|plowed|ploughing'], ['chimney sweeping', 'sweep|swept|clean', 'chimney|flue'], ['upholstery', 'reupholster|upholster|recover', 'chair|seat|sofa|couch|bench|cushion|armchair|stool|loveseat|ottoman|headboard'], ['upholstery cleaning', CLEAN + '|shampoo|steam', 'upholster|sofa|couch|armchair|sectional|mattress'], ['upholstery', 'reupholster|upholster'],
  // Locksmiths, junk
  ['lockout service', 'locked out|lockout|lock out|locked my keys|locked the keys|keys in the car'], ['lock rekeying', 'rekey|re-key|re key|keyed alike|to one key|on one key|same key|locks changed|change the locks|change my locks|changing the locks|change out the locks'], ['lock installation', NEW, 'deadbolt|lock$|locks$'],
  ['car key replacement', 'key$|keys$|fob', 'car$|truck$|transponder|volkswagen|vw$|audi$|mercedes|hyundai|subaru|volvo|toyota|honda|ford$|chevy|nissan|jeep|bmw|reprogram|programm|key program|fob program'], ['car key replacement', 'fob', 'lost|new|replace'], ['junk removal', 'junk|truckload|truck load|debris|haul away|hauling|cleanout|clean out|clear out'],
  ['siding installation', NEW + '|vinyl|hardie|fiber cement', 'siding'], ['siding repair', FIX, 'siding'],
  // Handyman
  ['TV mounting', 'mount|hang|hung|install|put up|on the wall', 'tv$|tvs$|television|flat screen|flatscreen'], ['grab bar installation', 'grab bar|grab rail|handrail|hand rail'], ['furniture assembly', 'assembl|put together', 'furniture|ikea|desk|bed|wardrobe|shelf|crib|dresser|bookcase'], ['hanging shelves', 'shelf|shelves'], ['blinds cleaning', CLEAN + '|dust', 'blind|curtain|drape'], ['blinds installation', 'blind|curtain|drape'], ['picture hanging', 'hang', 'picture|mirror|art$|frame'], ['caulking', 'caulking|caulk$|caulk the|recaulk|re-caulk|be caulked|get caulked|caulked again'],
  ['small handyman jobs', 'handyman|odd jobs|small jobs|honey do|honey-do|little jobs|punch list|to-do list'], ['appliance installation', NEW, 'dishwasher|washer|dryer|appliance|oven|stove|range|fridge'],
]; // prettier-ignore
