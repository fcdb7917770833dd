/** The website of the made-up painter, as a small firm would have it. */
export const sampleWebsite = {
  address: 'bluebird-painting.example',
  name: 'Bluebird Painting',
  phone: '(503) 555-0142',
  headline: 'Two coats. No drips. Done by Friday.',
  text: 'House painters, inside and out. We mask, we sand, we sweep up, and we tell you on Monday if Friday is not going to work.',
  services: [
    {
      title: 'Exteriors',
      text: 'Weatherboard, render and trim. Washed, scraped and primed before any colour goes on.',
    },
    { title: 'Interiors', text: 'Walls, ceilings, doors. Floors covered, furniture moved back where it was.' },
    {
      title: 'Heritage houses',
      text: 'Listed façades with the right primer, the right sheen and the patience they need.',
    },
  ],
  process: [
    'Ask the chat for a rough price, any time of day',
    'We come by, measure and put it in writing',
    'Colour patches on your wall before you decide',
    'Painted, checked together, tidied up',
  ],
  suggestion:
    'Not sure where to start? Tell the chat: “Outside of a two-storey house, about 1,800 sq ft, some peeling.”',
};
