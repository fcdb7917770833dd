import jobs from '../sample-jobs/plumbing.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const plumbing: Trade = {
  slug: 'plumbing-quote-software',
  industry: 'Plumbing',
  people: 'plumbers',
  name: 'Plumbing',
  picture: 'valve',
  title: 'Plumbing Quote Software | Chalkline',
  description:
    'A website chat for plumbers that sorts emergencies from routine work, shows your number at once when it is urgent, and prices the rest from your own rules.',
  keywords: ['plumbing quote software', 'plumber estimate tool', 'plumbing chatbot', 'plumber lead capture'],
  headline: 'The burst pipe gets your number. The dripping tap gets a price.',
  lead: 'Chalkline tells the two apart. An emergency sees your phone number at once. Everything else is asked about properly and priced from your call-out fee, your hourly rate and the jobs you have done.',
  steps: [
    {
      title: 'Upload past jobs',
      text: 'Tap, toilet, heater, blocked drain: what it was and what you charged. Repeat work shows its usual price quickly.',
    },
    {
      title: 'Define your pricing rules',
      text: '“Call-out fee ninety dollars after 6pm or on weekends.” “First hour $120, then $95 per hour.” Written like that, read like that.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'What it is, how many and how to get there. It quotes a range or, when it smells of gas, shows your phone number and stops.',
    },
  ],
  driversIntro:
    'Plumbing is priced by what nobody can see yet. The chat asks for the few things a customer can tell you, and keeps the range honest about the rest.',
  drivers: [
    {
      title: 'Urgency and hour',
      text: 'Saturday night is not Tuesday morning. A condition in your rule decides when the surcharge applies.',
    },
    {
      title: 'The fixture',
      text: 'A cartridge, a cistern, a whole mixer. Swapping like for like is quick. Moving a fixture opens a wall.',
    },
    {
      title: 'Access',
      text: 'Under the sink or under the slab. Crawl space, roof void and tiled-in valves are asked about.',
    },
    {
      title: 'Age of the pipework',
      text: 'Galvanised pipe from the fifties rarely stops at one joint. Older houses in your past jobs pull the range where it belongs.',
    },
    {
      title: 'Parts',
      text: 'Does the customer have the tap already, or do you supply it? One question, often two hundred dollars.',
    },
  ],
  benefits: [
    {
      title: 'Urgent work reaches you',
      text: 'A burst pipe, a gas smell or sewage in the bath shows your phone number in the first answer. No form comes before it.',
    },
    {
      title: 'Call-out fee said early',
      text: 'The fee is a line in the estimate. The customer has read it before you knock.',
    },
    {
      title: 'Small jobs, sorted',
      text: 'Taps and toilets arrive with count, address and photos, so that you can line up four in one street.',
    },
  ],
  faqs: [
    {
      question: 'What happens when somebody reports an emergency?',
      answer:
        'The chat recognises words such as burst pipe, flooding or gas smell and shows your phone number at once. It asks no sales questions first, and the lead is marked as an emergency.',
    },
    {
      question: 'Can it price by the hour?',
      answer:
        'Yes. “First hour $120, then $95 per hour” is read as a fee and a rate. Where hours are unknown, it works from what similar jobs of yours came to.',
    },
    {
      question: 'Will it promise a fixed price?',
      answer:
        'No. It gives a range and calls it an estimate, not an offer. The quote you send after seeing the job is yours.',
    },
  ],
  scenarios: [
    {
      title: 'Water through the ceiling',
      text: '“It’s pouring through the light fitting.” The first answer shows your number and says to shut off the water and stay away from the switch. The conversation is waiting in your list.',
    },
    {
      title: 'A heater that has had its day',
      text: 'Forty-gallon gas heater, twelve years old, in the garage. Your last six replacements set the base, and the old unit’s removal is its own line.',
    },
    {
      title: 'Three small things',
      text: 'A running toilet, a dripping mixer, a slow drain. One visit and one call-out fee: the chat gathers all three before it speaks about money.',
    },
  ],
  sample: {
    request: [
      'We need our 40 gallon gas water heater replaced. It is 12 years old and sits in the garage. Could you come on the weekend, and take away the old water heater?',
    ],
    rules: [
      { title: 'Weekend call-out', description: 'Call-out fee ninety dollars after 6pm or on weekends' },
      { title: 'Old unit removal', description: 'Add $60 for taking away the old water heater' },
      { title: 'Crawl space', description: 'Add 15% for work in a crawl space' },
    ],
    jobs,
  },
};
