import { contentWords, stem, textAt, type Token, wordValue } from '../../../language/index.js';

/** "Near the power line": one phrase, or "near" would be a wish of its own. */
const NEAR_LINES = ['near', 'close_to', 'next_to', 'around']
  .flatMap((place) => [
    `${place}_power_line`,
    `${place}_powerline`,
    `${place}_the_power_line`,
    `${place}_the_powerline`,
  ])
  .join(' ');

/** Words that stand for the same thing in a rule and in a customer's message; the first names the concept. A phrase is written with "_". */
const GROUPS = `
heritage historic historical listed protected conservation national_register landmark
emergency emergencies emergancy emergancies burst bursting flooding flooded gas_leak smell_gas gas_smell no_heat no_heating no_hot_water sparking water_everywhere coming_through pouring_in no_power
emergency_light emergency_lights emergency_lighting emergency_exit emergency_exits emergency_generator emergency_power
rush rushed urgent urgently asap immediately right_away straight_away express priority last_minute short_notice today tonight tomorrow quickly same_day next_day
senior seniors pensioner pensioners retired retiree retirees elderly oap aged_pension over_65 over_60
veteran veterans vet vets served_in in_the_navy in_the_army in_the_marines military army navy marine marines air_force servicemember service_member armed_forces active_duty
responder responders first_responder first_responders firefighter firefighters fireman police officer paramedic paramedics emt
nurse nurses healthcare hospital_worker doctor
teacher teachers teach teaching educator schoolteacher
student students
church churches parish chapel congregation
charity charities nonprofit nonprofits non_profit non_profits not_for_profit ngo
heavy heavily badly severe severely extensive extensively
large big huge massive giant bigger larger
small little tiny smaller
pet pets dog dogs cat cats puppy kitten animal animals
elevator elevators lift lifts
stair stairs staircase stairway stairwell flight flights step steps tread treads riser risers
basement basements cellar bsmt
attic attics loft roof_space roof_void
crawlspace crawlspaces crawl_space crawl_spaces crawl_under
scaffold scaffolding scaffolds
remove demo tear removal removed removing haul hauling haul_away disposal dispose dump take_away taken_away taking_away cart_away rip ripping ripped stripping strip stripped tear_off tearing_off torn_off tearoff take_off taking_off taken_off rip_off take_up taking_up break_out breaking_out broken_out take_out taking_out taken_out tear_out tearing_out torn_out pull_out pulling_out pulled_out pull_up pulling_up pulled_up get_rid take_down taking_down taken_down tear_down tearing_down torn_down knock_down knocking_down pull_down pulling_down pulled_down taken_down tear_down torn_down demolish demolition uplift uplifted uplifting clear_out cleared_out clearing_out suck_out sucked_out sucking_out vacuum_out vacuumed_out vacuuming_out
rubbish trash debris junk waste garbage
waterheater water_heater water_heaters hot_water_tank hot_water_tanks hot_water_system hot_water_heater hot_water_cylinder hwt hws
apartment apartments flat flats condo condos condominium
commercial office offices shop shops store stores restaurant restaurants warehouse warehouses retail showroom cafe business_premises
exterior ext outside outsides external outdoor outdoors exteriors
interior int inside insides internal indoor indoors interiors
upstairs upper_floor upper_level upper_storey
downstairs ground_floor ground_level lower_floor lower_level
empty vacant unoccupied moved_out move_out move_outs moveout moveouts unfurnished nobody_living
occupied living_in lived_in live_here live_there living_here living_there tenanted
strata strata_title body_corporate owners_corporation
furniture furnished furnishings sofa couch wardrobe
thermostat thermostats stat stats tstat
mold mould mildew mouldy moldy mildewed
smoke smoker smokers smoked smoking nicotine
street streets road roads curb kerb curbside kerbside
permit permits council_approval building_consent
switchboard fuse_box fusebox breaker_box electrical_panel main_panel breaker_panel breaker_panels electrical_panels consumer_unit
powerline powerlines power_line power_lines overhead_line overhead_wire hydro_line power_wire utility_line utility_wire electric_wire ${NEAR_LINES}
outlet outlets socket sockets receptacle receptacles power_point power_points powerpoint powerpoints gpo
camera cctv camera_inspection video_inspection cctv_inspection
faucet faucets tap taps
drain drains drainage
toilet toilets commode wc dunny dunnies loo loos lavatory lavatories
sink sinks basin basins
mainline main_line main_lines main_drain main_drains main_sewer main_sewer_line sewer_main
unclog won't_drain wont_drain not_draining isn't_draining isnt_draining doesn't_drain doesnt_drain unclogs unclogged unclogging clog clogs clogged unblock unblocked unblocking blocked blockage blockages
diagnose diagnosed diagnosing diagnosis diagnostic diagnostics troubleshoot troubleshooting
replace replacing replaced replacement swap swapped swapping swap_out change_out
repair repairs repairing repaired fix fixing fixed mend
patch patches patching patched hole holes
install installing installed installation fit fitted fitting put_in hang hanging hung
lawn lawns grass turf sod
feed feeding fertilizer fertiliser fertilize fertilise fertilizing fertilising fertilised fertilized
hedge hedges shrub shrubs bushes
european volkswagen vw bmw mercedes audi volvo porsche fiat renault
stump stumps
chimney chimneys flue flues
tree trees oak maple elm birch ash sycamore palm wattle cottonwood spruce willow poplar arborvitae
mulch mulching bark_chips
driveway driveways
wallpaper wallpapered wall_paper woodchip wood_chip anaglypta lining_paper
lock locks cylinder cylinders cyl cyls
overhang overhangs overhanging hanging_over hangs_over hang_over hangs_right_over hanging_right_over leaning_over leans_over right_over_the right_over_our over_the_house over_our_house over_my_house over_the_roof over_our_roof over_my_roof
fallenon laying_on lying_on landed_on fell_on fallen_on fell_onto fallen_onto fell_into fallen_into came_down_on resting_on crashed_on crashed_onto crashed_into crashed_through fell_through
baseboard baseboards skirting skirtings skirting_board skirting_boards
cabinet cabinets cupboard cupboards
hardwood timber wood wooden
fence fences fencing
gate gates
countertop countertops counter_top counter_tops counters benchtop benchtops worktop worktops
dimmer dimmers dimmer_switch dimmer_switches
deck decks decking
gutter gutters guttering eavestrough eavestroughs
downlight downlights recessed_light recessed_lights recessed_lighting recessed_can recessed_cans led_can led_cans can_light can_lights pot_light pot_lights potlight potlights recessed_fixture recessed_fixtures
gasline gas_line gas_lines gaslines gas_pipe gas_pipes gas_piping gas_pipework
ceiling ceilings
vault vaulted cathedral
skylight skylights roof_window
low_headroom little_headroom limited_headroom restricted_headroom tight_headroom poor_headroom no_headroom not_much_headroom hardly_any_headroom headroom_is_low headroom_is_limited headroom_is_tight
tight narrow cramped confined hard_to_reach hard_to_get tricky difficult awkward poor_access
steep steeply
slope sloped sloping hillside hill
rock rocky rocks stony boulders bedrock
online website web internet
cash cash_payment
neighbor neighbors neighbour neighbours next_door
referral referred refer recommended recommends recommendation told_me_about told_us_about said_you_guys said_you_are said_you_were said_you_do raved_about speaks_highly heard_about_you heard_good_things sent_me_your_way sent_us_your_way sent_me_to_you sent_us_to_you gave_me_your_name gave_us_your_name gave_me_your_number gave_us_your_number gave_me_your_card put_me_on_to_you put_me_onto_you suggested_you pointed_me_to_you passed_on_your_number passed_me_your_number
repeat repeat_customer repeat_client returning_customer returning_client return_customer return_client regular_customer regular_client previous_customer previous_client existing_customer existing_client loyal_customer loyal_client loyal loyalty been_with_us used_you_before used_you_last used_you used_your_company used_your_service hired_you last_time_you third_job
firsttime first_time new_customer new_customers first_job first_order first_visit first_booking never_used new_client new_clients first_clean first_service
fortnight fortnightly biweekly bi_weekly every_two_weeks every_second_week every_other_week
weekly every_week each_week once_a_week
monthly every_month each_month once_a_month
quarterly every_three_months every_3_months every_quarter each_quarter four_times_a_year
seat seats chair chairs stool stools
pickup pick_up pick_it_up pick_them_up picked_up picking_up pick_this_up pick_these_up collect_it collect_them
haulage delivery deliver delivered delivering
combine combined together bundle bundled both same_time at_once
asbestos
oilstain oil_stain oil_stains oil_spot oil_spots
petstain pet_stain pet_stains urine_stain urine_stains
winterize winterizing winterized winterise winterising winterised winterization blowout blowouts blow_out blow_outs blown_out blowing_out
ruststain rust_stain rust_stains
leak leaks leaking leaked leaky water_coming_in water_comes_in water_getting_in water_gets_in water_pouring_in water_pours_in water_coming_through water_pouring_through
lead lead_paint lead_based
popcorn stucco_ceiling textured artex stipple stippled cottage_cheese
brick bricks brickwork masonry
stucco render rendered
concrete cement
herringbone parquet_pattern
diagonal diagonally
full_frame full_frames frame_and_all frames_and_all whole_frame whole_frames and_frames
chevron
color integral_color integrally_color colored_concrete tinted pigmented
dark darker navy black charcoal deep_red
light lighter cream white pale
holiday holidays hols hol public_holiday bank_holiday christmas thanksgiving easter new_years new_year boxing_day memorial_day labor_day july_4th fourth_of_july independence_day
vehicle vehicles truck trucks lorry
garage garages carport
foot ft feet feets
doublehung double_hung double_hungs single_hung single_hungs
window windows glazing
old older aged
prewar pre_war before_the_war
overlay tile_over tiling_over go_over going_over lay_over laying_over over_existing over_the_existing over_old over_the_old
roach roaches cockroach cockroaches
dig dug digging excavate excavation excavating excavated
spa spas hot_tub hot_tubs hottub jacuzzi
lockout lockouts locked_out gain_entry gaining_entry gained_entry let_me_in let_us_in get_me_in get_us_in get_back_in get_me_back_in
load loads truckload truckloads truck_load truck_loads pickup_load pickup_loads
break broke broken breaking run_over ran_over smashed snapped busted shattered
cut cutting
parking park
storm hail
insulation insulate insulated
sand sanding sanded
seal sealing sealed sealer sealcoat sealcoating seal_coat
fill filling filled filler fillers
prime primer priming primed
clean cleaning cleaned cleans
paint painting painted repaint repainting repainted
tile tiles tiling tiled
rooftop roof_top on_the_roof on_our_roof on_roof
wire wires cable cables cord cords
hide hiding hidden conceal concealed concealing
backerboard backer_board cement_board cement_backer_board hardibacker
gallon gallons gal gals
reset resetting reinstall reinstalled reinstalling put_back go_back_in go_back_on goes_back_in goes_back_on
paver pavers paving paved
upgrade upgraded upgrading a_better a_nicer
treatment treatments treat treating treated
flash flashing flashings flashed reflash reflashing reflashed
plant plants planting planted
mow mowing mowed
oven stove
fridge refrigerator freezer
wasp wasps hornet hornets yellowjacket yellowjackets yellow_jacket yellow_jackets
ant ants
mouse mice rat rats rodent rodents
bird birds jackdaw jackdaws pigeon pigeons starling starlings swallows magpie magpies crows seagull seagulls gull gulls sparrow sparrows
rewasher rewashers rewashered rewashering tap_washer tap_washers new_washers
move moves moving moved shift shifting shifted relocate relocating relocation
period victorian edwardian colonial georgian
plaster plastering plastered
evening evenings
onsite already_on_site already_there already_here we're_there we_are_there we're_at_it we_are_at_it we're_out_there we're_already_there you're_here you_are_here you're_there you_are_there you're_at_it you_are_at_it you're_out_here you'll_be_here you_will_be_here you're_already you_are_already you're_coming_anyway you_come_anyway
night nights overnight nighttime
vinylplank vinyl_plank vinyl_planks vinyl_planking lvp luxury_vinyl luxury_vinyl_plank luxury_vinyl_planks
gfci gfcis gfi gfis ground_fault
airconditioner air_conditioner air_conditioners air_conditioning aircon aircons air_con ac acs central_air
bathtub bathtubs tub tubs bath_tub bath_tubs
drywall sheetrock plasterboard gyprock gib_board wallboard dry_wall
renovation renovations reno renos remodel remodels remodelling remodeling renovating
walkway walkways sidewalk sidewalks footpath footpaths pathway pathways front_walk front_path garden_path the_walk
tv tvs television televisions telly tellies
deadbolt deadbolts dead_bolt dead_bolts
railing railings handrail handrails banister banisters bannister bannisters balustrade balustrades
backsplash backsplashes splashback splashbacks back_splash
pressurewash pressure_wash pressure_washing pressure_washed power_wash power_washing power_washed jet_wash jet_washing
plow plows plowed plowing plough ploughs ploughed ploughing
grout grouting regrout regrouting regrouted
caulk caulking caulked recaulk recaulking recaulked
topsoil top_soil
chainlink chain_link
aeration aerate aerating aerated
skimcoat skim_coat skim_coats skim_coating skimmed
overgrown overgrowth jungle gone_wild go_wild going_wild knee_high knee_deep up_to_my_knees up_to_the_knees up_to_your_knees waist_high hip_high
`;

const BY_STEM = new Map<string, string>();
const PHRASES = new Map<string, { stems: string[]; concept: string }[]>();
for (const line of GROUPS.trim().split('\n')) {
  const [concept = '', ...others] = line.split(' ');
  for (const name of [concept, ...others]) {
    const stems = name.split('_').map(wordKey);
    if (stems.length === 1) BY_STEM.set(stems[0] ?? '', concept);
    else PHRASES.set(stems[0] ?? '', [...(PHRASES.get(stems[0] ?? '') ?? []), { stems, concept }]);
  }
}
for (const list of PHRASES.values()) list.sort((a, b) => b.stems.length - a.stems.length);

/** A word as texts and conditions are compared: numbers and places in an order as digits, other words as stems. */
function wordKey(word: string): string {
  const value = wordValue(word);
  return value === null ? stem(word) : String(value);
}

/** The concept of one stem: the stem itself where no group has it. */
export function conceptOf(word: string): string {
  return BY_STEM.get(word) ?? word;
}

/** "No power lines", "no heat pump", "no hot water heater": a thing that is not there, and nothing that has failed. */
const NO = wordKey('no');
const THINGS = new Set(
  'line point outlet socket tool wash washer cable pole cord tower pump gun vent duct lamp heater tank cylinder system unit'
    .split(' ')
    .map(wordKey),
);

/** A phrase of several words that is one concept ("hot water tank"), at a place in a list of stems. */
export function phraseAt(stems: string[], at: number): { concept: string; length: number } | null {
  for (const { stems: wanted, concept } of PHRASES.get(stems[at] ?? '') ?? []) {
    const isSaid = wanted.every((word, index) => stems[at + index] === word);
    const isThing = wanted[0] === NO && THINGS.has(stems[at + wanted.length] ?? '');
    if (isSaid && !isThing) return { concept, length: wanted.length };
  }
  return null;
}

/** The words for one kind of a thing, by their stems: of "palm trimming" the palm, which is a tree. */
export const kindsIn = (text: string): string[] =>
  contentWords(text).filter((word) => conceptOf(word) !== word && stem(conceptOf(word)) !== word);

export const SMALL = conceptOf('small');
/** "A doorknob hole": as small as what made it. */
export const isSmall = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'doorknob' && /^(?:holes?|sized?)$/.test(textAt(tokens, at + 1));
