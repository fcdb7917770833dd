import { readDetails } from '../details.js';
import { mergeDetails } from './merge.js';

const read = (text: string) => readDetails(text, { today: '2026-03-11' });
const after = (first: string, second: string) => mergeDetails(read(first), read(second), second);
const sizes = (first: string, second: string) =>
  after(first, second).quantities.map(({ quantity, unit }) => `${quantity} ${unit}`);

describe('a second message', () => {
  it('adds what is an afterthought, whatever it opens with', () => {
    const { service } = after('laminate floor, 400 sq ft', 'oh wait and the stairs too, 13 steps');
    expect(service).toBe('laminate flooring and stair work');
    expect(sizes('laminate floor, 400 sq ft', 'oh wait and the stairs too, 13 steps')).toEqual([
      '400 sq_ft',
      '13 item',
    ]);
    expect(sizes('3 rooms', 'sorry, also 2 doors')).toEqual(['3 room', '2 door']);
    expect(sizes('3 dead spruces to come down', 'and grind two of the stumps, the third stays')).toEqual([
      '3 item',
      '2 item',
    ]);
    expect(sizes('3 holes in drywall need patching', 'yes paint all 3 of the patches')).toEqual(['3 item']);
  });

  it('keeps the size of what is named again, and takes every one of the others', () => {
    const after = 'Actually make it the den and two bedrooms, bedrooms are 10x12';
    expect(sizes('paint the den, 14x16', after)).toEqual(['224 sq_ft', '2 bedroom', '240 sq_ft']);
    expect(sizes('paint the den, 14x16', 'actually the den is 12x16')).toEqual(['192 sq_ft']);
    expect(sizes('1,300 sq ft of drywall', 'level 5 finish instead of level 4, please')).toEqual(['1300 sq_ft']);
  });

  it('counts the other one of a thing that is asked for', () => {
    expect(sizes('replace the upstairs toilet', 'oh and the downstairs one too')).toEqual(['2 fixture']);
    expect(sizes('replace the upstairs toilet', 'the downstairs one is fine')).toEqual([]);
    expect(sizes('replace 2 toilets', 'and the downstairs one too')).toEqual(['2 fixture']);
  });

  it('corrects how many there are of what it names, and not what is done to it', () => {
    expect(sizes('replace 3 toilets and 2 faucets', 'just 2 toilets actually')).toEqual(['2 fixture', '2 fixture']);
    expect(after('replace 3 toilets and 2 faucets', 'actually only 2 toilets').service).toBe(
      'toilet replacement and faucet replacement',
    );
    expect(after('replace my toilet', 'actually just fix the toilet').service).toBe('toilet repair');
  });

  it('takes the pitch of a roof for no size of it, and corrects the one of several sizes that is denied', () => {
    expect(sizes('2000 sq ft asphalt shingle roof', 'actually the pitch is 9/12')).toEqual(['2000 sq_ft']);
    expect(sizes('2000 sq ft asphalt shingle roof', 'sorry, we meant the 6/10')).toEqual(['2000 sq_ft']);
    expect(
      sizes('2,200 sq ft of shingles, 2 skylights and 80 ft of gutters', 'Actually the roof is 2,400 not 2,200'),
    ).toEqual(['2400 sq_ft', '2 item', '80 lin_ft']);
  });

  it('does the same to what is added beside a thing that is treated', () => {
    expect(after('pressure wash my driveway', 'do the patio too, 24 by 10 ft').service).toBe('pressure washing');
    expect(after('pressure wash my driveway', 'do you also pour patios? a new concrete patio too').service).not.toBe(
      'pressure washing',
    );
    expect(after('my drive wants plowing', 'and do the front walk too').service).toBe('snow removal');
    expect(after('gutter cleaning, 100 ft', 'do the roof too, replace 20 squares').service).toBe(
      'gutter cleaning and roof replacement',
    );
  });

  it('takes no excuse for a correction', () => {
    const service = 'laminate flooring';
    expect(after('laminate floor, 30 m2', 'Sorry for the typos. Do you do stairs? My sister asks').service).toBe(
      service,
    );
  });

  it('drops what is scrapped, and takes the size that was had wrong', () => {
    expect(sizes('6 double sockets and 4 downlights', 'scrap the downlights, sockets only now')).toEqual(['6 outlet']);
    expect(sizes('22 doors and 8 drawers', "my husband says I can't count. It's 24 doors, still 8 drawers")).toEqual([
      '24 door',
      '8 item',
    ]);
    expect(sizes('12 downlights, and paint 2 rooms', 'no wait, 14 not 12. forgot the pantry')).toEqual([
      '14 item',
      '2 room',
    ]);
    expect(sizes('1,900 sq ft of shingles', 'the roof is 2,100 sq ft, I had it wrong')).toEqual(['2100 sq_ft']);
  });

  it('takes yards for those that are put right, whatever else is so long', () => {
    expect(sizes('8 yards of mulch and 120 ft of edging', 'measured again, 12 yards not 8')).toEqual([
      '12 cu_yd',
      '120 lin_ft',
    ]);
  });

  it('keeps one number of storeys', () => {
    expect(after('repaint outside, two storey, steep lot', 'actually it is one storey').conditions).toEqual([
      'steep lot',
      'one storey',
    ]);
  });

  it('keeps the work where what is there is told later', () => {
    expect(after('90 ft of vinyl fence', 'it is 130 ft, not 90, all with the old fence').service).toBe('vinyl fence');
    expect(after('fence repair, 20 ft', 'Actually make it a new fence installation, 80 ft').service).toBe(
      'fence installation',
    );
    expect(after('two toilets replaced', 'sorry, the basement one is just as bad, make it three toilets').service).toBe(
      'toilet replacement',
    );
    expect(after('our roof is worn out', 'it is steep, and there are 3 skylights').service).toBe('roofing');
    expect(after('moving out of my apartment', 'driveway at both ends, one level').service).toBe('moving');
  });

  it.each([
    'Forget what I said earlier, it is 60 sq ft',
    'Ignore my previous message, the bathroom is 60 sq ft',
    'ignore my last number, 60 sq ft',
  ])('takes back a size: %s', (text) => {
    expect(sizes('Bathroom floor 50 sq ft tiled', text)).toEqual(['60 sq_ft']);
  });

  it.each([
    "Sorry, my brother is after measuring and it's 64 m2. The walls are tall too",
    'I went round with a proper look, took the tape to it, 64 m2',
    'my husband reckons 64 m2. And do the stairs too',
    'oops, 64 m2 it is. And it would be great if you could do a Friday as well',
  ])('replaces a size, whatever another sentence adds: %s', (text) => {
    expect(sizes('Skim the hall, 40 m2 or so', text)).toEqual(['64 sq_m']);
  });

  it.each([
    ["there's one on the back door too so 4 locks", '4 item'],
    ['there is another one under the steps. So 4 locks', '4 item'],
    ['and the shed lock too', '3 item'],
  ])('says how many there are with one more: %s', (text, counted) => {
    expect(sizes('3 locks changed', text).join()).toBe(counted);
  });

  it.each([
    ['actually 26 sq', '2600 sq_ft'],
    ['sorry, 24 squares', '2400 sq_ft'],
    ['how much for 30 squares of standing seam metal', '3000 sq_ft'],
  ])('counts squares of a roof that was counted in them: %s', (text, counted) => {
    expect(sizes('new roof, 25 squares', text).join()).toBe(counted);
  });

  it('has other work beside what it leaves out', () => {
    const text = 'Sorry, skip the oven clean. But could you do the windows outside, 10 windows';
    expect(after('end of tenancy clean, 3 bedrooms, oven too', text).service).toMatch(/^move-out cleaning and window/);
  });

  it('adds what goes on with "and"', () => {
    expect(sizes('a fence, 30 m', 'and 5 m along the drive')).toEqual(['30 lin_m', '5 lin_m']);
    expect(sizes('a fence, 30 m', 'and 35 m in total')).toEqual(['35 lin_m']);
    expect(sizes('a fence, 30 m', 'and 2 m high')).toEqual(['30 lin_m']);
    expect(sizes('4 rooms', 'my wife says 2 doors as well')).toEqual(['4 room', '2 door']);
  });

  it('adds what comes with an excuse', () => {
    expect(sizes('2 rooms', 'Sorry for the wait. We also have 3 doors')).toEqual(['2 room', '3 door']);
    expect(sizes('kitchen 20 m2', 'Sorry, I was out. The pantry as well, 6 m2')).toEqual(['20 sq_m', '6 sq_m']);
  });

  it('keeps two kinds of pieces that are corrected together', () => {
    const { quantities } = after('2 spruces cut down please', 'make it 4 trees, and grind the 4 stumps too');
    expect(quantities.map(({ quantity, of }) => `${quantity} ${of}`)).toEqual(['4 trees', '4 stumps']);
  });

  it('adds another work that is done the same way', () => {
    expect(after('replace a toilet', 'and also replace the kitchen faucet').service).toBe(
      'toilet replacement and faucet replacement',
    );
  });

  it('gives a bare size to the one work that lacks it', () => {
    const carpet = read('carpet in the bedroom, 200 sq ft');
    const both = mergeDetails(carpet, read('also tile the bathroom'), 'also tile the bathroom');
    const { quantities } = mergeDetails(both, read('80 sq ft'), '80 sq ft');
    expect(quantities.map(({ quantity }) => quantity)).toEqual([200, 80]);
    expect(sizes('carpet in the bedroom, 200 sq ft', '80 sq ft')).toEqual(['80 sq_ft']);
  });

  it('drops one of two works', () => {
    const { service, quantities } = after(
      'exterior painting, 1,800 sq ft, and stain a 350 sq ft deck',
      'skip the deck for now',
    );
    expect(service).toBe('exterior painting');
    expect(quantities.map(({ quantity }) => quantity)).toEqual([1800]);
  });

  it('adds no work for a thing that only says where', () => {
    const { service } = after('new turf please', 'Oh and the block is sloping, it falls away towards the back fence.');
    expect(service).toBe('turf laying');
  });

  it('adds no work for the way in which it is done', () => {
    const { service, quantities } = after(
      'laminate in the den, 300 sq ft',
      "Sorry, 340. And we'd like it laid diagonally",
    );
    expect(service).toBe('laminate flooring');
    expect(quantities.map(({ quantity }) => quantity)).toEqual([340]);
  });

  it('takes what the business did once for no new work', () => {
    const { service } = after(
      'a new roof, 1,600 sq ft',
      "it's closer to 1,800 sq ft, and you replaced our gutters in 2018",
    );
    expect(service).toBe('roof replacement');
  });

  it('keeps what one message tells side by side', () => {
    expect(sizes('2 bedrooms', 'one is 12x14 the other 10x11')).toEqual(['2 bedroom', '168 sq_ft', '110 sq_ft']);
  });

  it.each(["there's no fence now, it's flat", 'no fence there yet'])('keeps what is to come: %s', (text) => {
    expect(sizes('140 ft of fence', text)).toEqual(['140 lin_ft']);
  });

  it('takes yards as they were meant before', () => {
    expect(sizes('7 yards of mulch', 'better make it 10 yards')).toEqual(['10 cu_yd']);
    expect(sizes('gravel for the drive', 'about 12 yds I guess')).toEqual(['12 cu_yd']);
    expect(sizes('a fence 45 yards long', 'make it 60 yards')).toEqual(['180 lin_ft']);
  });

  it('knows the denied one of two bare numbers', () => {
    expect(sizes('deep clean, 700 sq ft', "wait just checked the lease, it's 750 not 700")).toEqual(['750 sq_ft']);
    expect(sizes('deep clean, 700 sq ft', 'sorry, not 700, 750')).toEqual(['750 sq_ft']);
  });

  it('corrects where it says so, even beside a reason that adds', () => {
    expect(sizes('3 rooms', 'Actually, make that 4 rooms, we want the study done too')).toEqual(['4 room']);
    expect(sizes('2 rooms', 'sorry not 2, the bathroom as well so 3 rooms')).toEqual(['3 room']);
    expect(sizes('3 rooms', 'wait, 5 rooms')).toEqual(['5 room']);
    expect(sizes('2 rooms', 'change of plan: 4 rooms now, the kids want theirs done as well')).toEqual(['4 room']);
    expect(sizes('7 radiators', "I forgot the two in the attic room, so it's 9 radiators")).toEqual(['9 item']);
    expect(sizes('hedge, 25 metres', 'it is over 3 metres high, more like 3 and a half')).toEqual(['25 lin_m']);
    expect(sizes('150 sq ft of deck', 'I had the size wrong, 180 sq ft')).toEqual(['180 sq_ft']);
    expect(sizes('a 3 bed house', "actually it's 4 bedrooms, forgot the one over the garage")).toEqual(['4 bedroom']);
    expect(sizes('70 ft of crown', 'the parlor too, that makes it 120 feet altogether')).toEqual(['120 lin_ft']);
    expect(sizes('6 downlights', 'actually 9 would be better, forgot about the utility')).toEqual(['9 item']);
    expect(sizes('The roof measures around 1,800 sq ft', "he measured it and it's closer to 2,000 sq ft")).toEqual([
      '2000 sq_ft',
    ]);
  });

  it('takes the sum where one is said', () => {
    expect(sizes('9 windows', "add the two in the attic too, so that'd be 11")).toEqual(['11 window']);
    expect(sizes('6 windows', 'do the two in the kitchen as well, so 8 windows then')).toEqual(['8 window']);
    expect(sizes('6 windows', 'also 2 more windows, 8 windows in total')).toEqual(['8 window']);
    expect(sizes('1 indoor head', 'do the den as well, so 2 indoor heads on the one unit')).toEqual([
      '2 item',
      '1 item',
    ]);
    expect(sizes('hardwood in the bedrooms, 420 sq ft', "let's add the hallway, so it's 480 sq ft in total")).toEqual([
      '480 sq_ft',
    ]);
    expect(sizes('3 rooms', 'and also 2 rooms upstairs')).toEqual(['3 room', '2 room']);
  });

  it('counts a share of what is known only once', () => {
    expect(sizes('9 windows', '4 of the windows are on the second floor')).toEqual(['9 window']);
  });

  it('keeps two areas that one long message tells', () => {
    expect(sizes('', 'the rooms are 480 sq ft, I measured it again. The hall is 120 sq ft.')).toEqual([
      '480 sq_ft',
      '120 sq_ft',
    ]);
  });
});
