import type { SwitchCase } from './conditions.fixture.js';

/** Customers' sentences that switch these rules on, and such that do not. */
// prettier-ignore
export const OWNERS_SWITCHES: SwitchCase[] = [
  ['Ceilings', 'Ceilings are $1.40 a sq ft', ['We want the ceilings done, about 600 sq ft.', 'Ceilings in three rooms, 450 square feet total.'], ['Just the front door, please.', 'Only the trim, 80 feet of it.']],
  ['Toilets', 'Toilet replacement $310, every further toilet on the same visit $225', ['I need a toilet replacement in the hall bath.', 'Three toilets need replacement.'], ['The kitchen tap drips.', 'The drain in the shower is slow.']],
  ['Sewer camera', 'CAMERA INSPECTION 180', ["We'd like a camera inspection of the sewer line.", 'Can you do a camera inspection?'], ['The faucet in the bath needs a new cartridge.', 'I want a dishwasher hooked up.']],
  ['Gas line', 'gas pipe $24/ft incl. fittings, minimum $380', ['We need 30 ft of gas pipe to the stove.', 'Gas pipe for a barbecue, about 18 feet.'], ['The bathtub is leaking.', 'A toilet runs all night.']],
  ['Panel', '200 amp panel upgrade from 2.8k', ['We need a 200 amp panel upgrade.', 'The panel has to be upgraded to 200 amp.'], ['A light switch is broken.', 'Please hang a chandelier.']],
  ['Three phase', '3 phase work is 1.25 times our normal rate', ["It's 3 phase work in our shop.", 'The machine needs a 3 phase supply.'], ['Single phase, ordinary house.', "It's a normal outlet."]],
  ['First responders', 'police, fire and nurses take 5% off', ['My wife is a nurse at the county hospital.', 'I work for the police.'], ["I'm an accountant.", 'We are teachers.']],
  ['Old rate', 'We charged $90/h until June; the rate is now $98/h', ["It's maybe three hours of work.", 'Two hours I think.'], []],
  ['Height', 'three storeys and up, 14% dearer', ["It's a three storey house.", 'The house has four storeys.'], ['It is a one storey ranch.', 'Two storeys.']],
  ['Cedar', 'Cedar shake: double the shingle price', ["It's a cedar shake roof.", "We'd love cedar shake."], ['Asphalt shingles.', 'Plain metal roof.']],
  ['Access', 'No driveway access for the truck +9%', ['There is no driveway access for a truck.', 'No driveway, so no access for the truck.'], ["There's a wide driveway.", 'The truck can park right at the house.']],
  ['Slopes', 'steep slopes 15 to 25 percent extra', ['The yard is on a steep slope.', 'There are steep slopes at the back.'], ['The yard is flat.', "It's level ground."]],
  ['Green waste', 'take away green waste $55 per trailer', ['Please take away the green waste, two trailers.', 'There will be a trailer of green waste.'], ['No waste at all.', 'We compost everything ourselves.']],
  ['Sprinklers', '$88 per sprinkler head beyond eight', ['We have 12 sprinkler heads.', 'Ten sprinkler heads in total.'], ['Six sprinkler heads.', 'We have 4 sprinkler heads.']],
  ['Floor tile', 'Floor tiling 78 per sq m, walls 92', ['Floor tiling in the hall, 12 sq m.', 'The shower walls, 8 sq m.'], ['I just need a cracked sink replaced.', 'Seal the countertop.']],
  ['Mosaics', '+45% for mosaics', ["We'd like a mosaic in the shower.", 'Mosaics on the splashback.'], ['Ordinary subway tile.', 'Large plain tiles.']],
  ['Mini splits', 'mini split heads $1,950 ea, second floor heads +$240', ['Two mini split heads for the house.', 'One mini split head on the second floor.'], ['The furnace is short cycling.', 'Clean the ducts.']],
  ['Peak summer', 'June through August: ten per cent surcharge', ['Could you come in July?', 'We need it in August.'], ['October would be fine.', 'In February.']],
  ['Vinyl plank', 'LVP installed for $3.95 a foot', ['600 sq ft of LVP.', 'We want LVP in the den, 250 square feet.'], ['Carpet for the stairs.', 'Refinish my oak floor, 400 sq ft.']],
  ['Glue down', 'old glue-down floors take longer to lift, 1.10 a sq ft on top', ['The old glue-down floor has to be lifted, 400 sq ft.', "There's an old glue-down floor, 300 sq ft."], ["It's bare concrete, 400 sq ft.", 'There is nothing on the floor now, 300 sq ft.']],
  ['Patios', 'Broom finish $8.75/sq ft, exposed aggregate $12.50/sq ft', ['A patio with broom finish, 300 sq ft.', 'Exposed aggregate, 400 square feet.'], ['We need a crack sealed.', 'Cut out a window in the basement wall.']],
  ['Privacy fence', '6 ft privacy fence is thirty-six a foot, gate $290', ['A 6 ft privacy fence, 120 feet.', 'We need a gate too.'], ['Fix a loose post.', 'Stain only.']],
  ['Veterans', 'Served in the military? Take another 5% off.', ['I served in the military for ten years.', 'My husband served in the army... the military.'], ["I'm a teacher.", 'We are a young couple.']],
  ['Patch', 'Patches up to 12 inches $130, bigger ones $210', ['A patch of about 8 inches.', 'The hole is big, bigger than 12 inches, 20 maybe.'], ['Hang a new ceiling.', 'A whole garage to be boarded.']],
  ['Ladders', 'Any window higher than 20 ft attracts a $75 ladder fee', ['The window is higher than 20 ft.', "It's a window 25 ft up."], ['All windows are on the ground floor.', "It's about 6 ft up."]],
  ['Windows inside', 'Interior windows 7 bucks a window', ['Ten interior windows.'], ['No windows.', 'The carpet only.']],
  ['Safes', 'gun safes & pianos: $250', ['We have a gun safe.', "There's a piano in the den."], ['Just boxes and a sofa.', 'A bed and two tables.']],
  ['Ants', 'Ant treatment $175. Follow-up within 30 days free, later $80.', ['Can you do an ant treatment?', 'We have ants, so an ant treatment.'], ['There are mice in the attic.', 'A wasp nest.']],
];
