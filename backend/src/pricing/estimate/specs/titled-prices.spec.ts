import { dollars, job, price, written } from '../samples.fixture.js';

/** Rules whose titles name the work and whose prices only say which of it, and what everyday requests come to by them alone. */
const LISTS: [rules: [title: string, description: string][], asked: [text: string, amount: number | null][]][] = [
  [
    [
      ['Lockouts', 'house $80, car $70. 10pm to 6am it’s $120 house, $110 car'],
      ['Rekeying', '$60 to come out + $20 a cylinder'],
      ['Deadbolts', '$140 each with the lock'],
      ['Smart locks', '$100 to put in yours'],
    ],
    [
      ['install two deadbolts please', 280],
      ['can you put in the smart lock I bought', 100],
    ],
  ],
  [
    [
      ['Eavestrough', 'seamless aluminum gutters $8 a foot'],
      ['Cleaning', '$1.20/ft one storey, $1.80/ft two storey'],
      ['2 storey', '$2 a ft more on new gutters'],
    ],
    [
      ['clean the gutters on my 2 storey house, 150 ft', 270],
      ['clean 100 ft of gutters, one storey house', 120],
      ['200 ft of new seamless aluminum gutters, two storey house', 2000],
      ['200 ft of new seamless aluminum gutters, one storey house', 1600],
    ],
  ],
  [
    [
      ['Floors', 'Laminate $5 a sq ft laid'],
      ['Tear out', 'carpet 60 cents/sf, tile $2/sf'],
    ],
    [
      ['lay 300 sq ft of laminate, old carpet has to come up first', 1680],
      ['lay 300 sq ft of laminate on bare concrete', 1500],
    ],
  ],
  [
    [['Crew', '2 men + van $90/hr, 3 men $130/hr']],
    [
      ['moving, 2 guys and a van for 3 hours', 270],
      ['moving, 3 men for 3 hours', 390],
    ],
  ],
  [
    [['Spots', 'LED lights $90 ea for 5 or more. Less than 5 they’re $110 ea']],
    [
      ['install 6 LED lights', 540],
      ['install 3 LED lights in a room with 12 ft ceilings', 330],
    ],
  ],
  [
    [
      ['Paper', '£35 a roll hung, you buy it'],
      ['Stripping', 'old paper off £70 a room'],
    ],
    [
      ['4 rolls of wallpaper to hang in our hallway, the woodchip needs to come off first', 210],
      ['4 rolls of wallpaper to hang in our hallway', 140],
    ],
  ],
  [
    [['Sockets', 'add a socket £80. swap to USB £45']],
    [
      ['swap 3 sockets to usb in the kitchen and add 2 sockets in the hall', 295],
      ['swap 3 sockets to usb', 135],
    ],
  ],
  [
    [['Floors', 'sand + refinish $4/sf, carpet w/ pad $3/sf']],
    [['refinish 500 sq ft of oak, then new carpet with pad upstairs, 200 sq ft', 2600]],
  ],
  [
    [['Sinks', 'Sinks $150 each. $40 more if I have to cut a new hole']],
    [
      ['install 2 sinks, you would have to cut new holes', 380],
      ['install 2 sinks', 300],
      ['install 2 sinks, only one of them needs a new hole cut', 340],
    ],
  ],
  [
    [['Stumps', 'Stump grinding $5 per inch across']],
    [
      ['grind 3 stumps, 12 inches, 20 inches and 30 inches across', 310],
      ['grind a stump, 20 inches across', 100],
    ],
  ],
];

describe.each(LISTS)('%j', (rules, asked) => {
  it.each(asked)('%s', (text, amount) => {
    expect(dollars(text, written(...rules))).toBe(amount);
  });
});

it('is of its title, beside past jobs that show it to be the price', () => {
  const rules = written(['Lockouts', 'house $80, car $70'], ['Rekeying', '$60 to come out + $20 a cylinder']);
  const jobs = [
    job('a', 'rekey', '4 cyl', 140),
    job('b', 'house lockout', 'noon', 80),
    job('c', 'mailbox', 'lock', 90),
  ];
  const { estimate } = price('5 locks to rekey at our new house', rules, jobs);
  expect(estimate?.amountCents).toBe(160_00);
});

describe('a list of prices by size', () => {
  const rules = written(['TVs', 'up to 60 inch $110, bigger $150. Brick adds $40']);
  const jobs = [
    job('a', 'TV 50', 'on drywall', 110),
    job('b', 'TV 70 on brick', 'den', 190),
    job('c', 'fan swap', 'bedroom ceiling fan', 160),
  ];

  it('is the price, and comes not on top of past jobs', () => {
    expect(price('mount a 70 inch tv on brick', rules, jobs).estimate?.amountCents).toBe(190_00);
  });

  it('leaves other work to past jobs', () => {
    const { estimate } = price('swap a ceiling fan in the bedroom and mount a 50 inch tv', rules, jobs);
    expect(estimate?.amountCents).toBe(270_00);
  });
});

it('is the whole price at night, too', () => {
  const rules = written(['Lockouts', 'house $80, car $70. 10pm to 6am it is $120 house, $110 car']);
  const jobs = [
    job('a', 'lockout house', '3pm', 80),
    job('b', 'lockout car', 'noon', 70),
    job('c', 'mailbox', 'lock', 90),
  ];
  expect(price('locked out of my house, it is 11pm', rules, jobs).estimate?.amountCents).toBe(120_00);
});

describe('what an owner refuses in a rule that has a price', () => {
  const decks = [12, 16, 20].map((feet) =>
    job(`d${feet}`, 'Deck removed', `${feet} x 10 ft deck taken away`, feet * 60),
  );
  const rules = written(['Demolition', 'Shed taken down $8/sq ft. We do not touch asbestos.']);

  it('has no price', () => {
    expect(price('remove my deck, 12 x 14 ft, it has asbestos sheets under it', rules, decks)).toMatchObject({
      estimate: null,
      ownerSays: 'We do not touch asbestos',
    });
  });

  it('is nothing to other work', () => {
    expect(price('remove my deck, 12 x 14 ft', rules, decks).estimate).not.toBeNull();
  });
});
