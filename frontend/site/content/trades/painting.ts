import jobs from '../sample-jobs/painting.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const painting: Trade = {
  slug: 'ai-quoting-software-for-painters',
  industry: 'Painting',
  people: 'painters',
  name: 'Painting',
  picture: 'roller',
  title: 'AI Quoting Software for Painters | Chalkline',
  description:
    'A chat for your painting website that asks about walls, storeys and prep, and gives an estimate from your own rates and finished jobs. Free to try.',
  keywords: [
    'painting quote software',
    'painting estimate chatbot',
    'painter website quote tool',
    'paint job estimator',
  ],
  headline: 'Quote the paint job before the customer rings the next painter',
  lead: 'Chalkline asks the questions you ask on a first call: inside or out, how big, how many storeys, what state the old paint is in. Then it prices the work the way you have priced it before.',
  steps: [
    {
      title: 'Upload the jobs you have painted',
      text: 'A spreadsheet with description and final price is enough. Twenty finished jobs already say a lot about what you charge for a repaint.',
    },
    {
      title: 'Write your rules as you would say them',
      text: '“Add 20% for heritage listed buildings.” “10 percent per storey above ground.” You see at once how each one was understood, with a worked example.',
    },
    {
      title: 'Let the chat gather and quote',
      text: 'Put one script tag on your website. The chat collects rooms, square feet, storeys and prep, shows a range, and hands you the lead.',
    },
  ],
  driversIntro:
    'Paint is the small part of a paint job. Hours go into getting to the wall and getting the wall ready, so that is what the chat asks about first.',
  drivers: [
    {
      title: 'Surface, not floor',
      text: 'A 1,800 sq ft house can carry 1,600 or 2,800 sq ft of wall. Where the customer knows only rooms, your past jobs say what rooms like these came to.',
    },
    {
      title: 'Preparation',
      text: 'Peeling, chalking or bare timber means scraping, priming and an extra day. “Peeling on the north side” should change the price, and does when a rule says so.',
    },
    {
      title: 'Height and access',
      text: 'The second storey costs towers or a lift. A per-storey rule counts from the storey you choose, so the ground floor stays free.',
    },
    {
      title: 'Coats and colour change',
      text: 'White over white is two coats. Cream over deep red is three. It is one question, and it saves one argument.',
    },
    {
      title: 'Heritage and lead paint',
      text: 'Listed façades and pre-1978 paint bring methods that you do not choose. A surcharge in your rules keeps them from eating the margin.',
    },
  ],
  benefits: [
    {
      title: 'Evenings back',
      text: 'Most people look for a painter after dinner. The chat answers then, and you read the finished conversation over breakfast.',
    },
    {
      title: 'Fewer visits that lead nowhere',
      text: 'Someone who has seen a range of four to five thousand and still wants you to come round is worth the drive.',
    },
    {
      title: 'Your prices, not a national average',
      text: 'The base comes from jobs that you finished and were paid for. The surcharges are the ones that you wrote.',
    },
  ],
  faqs: [
    {
      question: 'What if the customer does not know the square footage?',
      answer:
        'The chat also takes rooms, bedrooms or storeys, and compares with past jobs described the same way. With too little to go on it gives no price: it takes the lead, and you price it yourself.',
    },
    {
      question: 'Can I keep the price back until I have contact details?',
      answer:
        'Yes. You choose: show the range at once, show it after the customer has left an email or phone number, or never show it and price every lead yourself.',
    },
    {
      question: 'Does it handle interior and exterior differently?',
      answer:
        'Yes. A rule such as “$3.50 per sq ft for interior walls, $4.25 for exterior” is read as two rates, each with its own condition, and interior requests are compared with interior jobs.',
    },
  ],
  scenarios: [
    {
      title: 'The weatherboard two-storey',
      text: 'A home owner writes at 9.40 pm: two storeys, heritage listed, peeling on the weather side. The chat asks for the size, applies the storey and heritage rules as lines of their own, and shows a range.',
    },
    {
      title: 'The landlord between tenants',
      text: 'Three bedrooms, walls only, empty by the first of the month. The estimate comes from your other end-of-lease repaints, and the date reaches you with the lead.',
    },
    {
      title: 'The one small room',
      text: 'A box room at two coats works out below your minimum. The minimum becomes a line in the estimate, so nobody is surprised later.',
    },
  ],
  sample: {
    request: [
      'Hi, what would it cost to paint the outside of our house? Two storeys, about 1,800 sq ft of wall, and it is heritage listed.',
      'Paint is peeling a bit on the north side. Sometime this spring is fine.',
    ],
    rules: [
      { title: 'Heritage Listed Building', description: 'Add 20% for heritage listed buildings' },
      { title: 'Multi-Story External', description: '10 percent per story above ground for exterior painting' },
      { title: 'Minimum job', description: 'Minimum job is $450' },
    ],
    jobs,
  },
};
