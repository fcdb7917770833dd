import jobs from '../sample-jobs/roofing.json' with { type: 'json' };
import type { Trade } from './trade.ts';

export const roofing: Trade = {
  slug: 'roofing-quote-software',
  industry: 'Roofing',
  people: 'roofers',
  name: 'Roofing',
  picture: 'ridge',
  title: 'Roofing Quote Software | Chalkline',
  description:
    'Give home owners a roof estimate from your website: pitch, storeys, tear-off and material asked, priced with your rates per square foot and past roofs.',
  keywords: ['roofing quote software', 'roof estimate tool', 'roofing chatbot', 'roof replacement estimate'],
  headline: 'A roof price before the storm chasers reach the door',
  lead: 'After hail, whoever answers first gets the inspection. Chalkline answers at once, asks for size, pitch and layers, and gives a range from roofs that you have finished.',
  steps: [
    {
      title: 'Upload past roofs',
      text: 'Area, material and what you charged. Repairs and replacements are kept apart by what the description says.',
    },
    {
      title: 'Define your pricing rules',
      text: 'Rate per square foot by material, a surcharge for steep pitch, tear-off of a second layer, an extra storey.',
    },
    {
      title: 'The chat asks and quotes',
      text: 'Leak or replacement, size, pitch, layers, photos. A leak tonight gets your phone number first.',
    },
  ],
  driversIntro:
    'Footprint times a rate is how roofs get underpriced. What adds up is slope, height, what is under the shingles and how often the plane is broken.',
  drivers: [
    {
      title: 'Roof area',
      text: 'Not floor area: a 6/12 pitch adds about 12 percent, a 12/12 adds 41. Say in your rule which of the two its rate is for.',
    },
    {
      title: 'Pitch and storeys',
      text: 'From a certain slope on, everybody is roped. Put your threshold in a rule and it becomes a line.',
    },
    {
      title: 'Tear-off',
      text: 'One layer, two layers, or cedar under asphalt. Disposal by weight makes this more than a detail.',
    },
    {
      title: 'Material',
      text: 'Architectural shingle, standing seam and concrete tile do not share a rate. Requests are compared with roofs of the same kind.',
    },
    {
      title: 'Valleys, chimneys, skylights',
      text: 'Flashing takes time that square feet do not show. A fixed amount for each keeps it simple.',
    },
  ],
  benefits: [
    {
      title: 'First answer after hail',
      text: 'Every enquiry is answered in the minute it comes in, also the eightieth in one evening.',
    },
    {
      title: 'Inspection list in order',
      text: 'Leads carry size, pitch, photos and urgency. You plan the ladders, not the phone calls.',
    },
    {
      title: 'Ranges that admit doubt',
      text: 'With little information the range is wide, and it says so. It tightens as the customer answers.',
    },
  ],
  faqs: [
    {
      question: 'Does it measure roofs from satellite pictures?',
      answer:
        'No. It works with what the customer says and with photos that they send to you. You confirm the measurements before you make an offer.',
    },
    {
      question: 'Can it tell a repair from a replacement?',
      answer:
        'Yes, by the customer’s words. A few slipped tiles are compared with your past repairs, a tear-off with your past replacements.',
    },
    {
      question: 'What about insurance work?',
      answer: 'The chat can ask whether a claim is open and record it with the lead. It gives no advice about cover.',
    },
  ],
  scenarios: [
    {
      title: 'The evening after hail',
      text: 'Dents on the gutters, granules in the downpipe, no leak. The chat takes photos and gives a range for a replacement. The inspection is yours.',
    },
    {
      title: 'Rain coming in',
      text: 'Your phone number appears in the first reply. The address and the photos of the ceiling are in your list by the time you are in the truck.',
    },
    {
      title: 'A steep one with two layers',
      text: 'Pitch and second layer each become a line. The customer sees why the neighbour’s low bungalow cost less.',
    },
  ],
  sample: {
    request: [
      'Looking to replace our asphalt shingle roof, around 2,200 sq ft. It is a steep pitch and there are two layers on it to tear off.',
    ],
    rules: [
      { title: 'Steep pitch', description: 'Add 18% for steep pitch' },
      { title: 'Second layer', description: 'Add $0.75 per sq ft when there are two layers' },
      { title: 'Skylights', description: 'Add $320 for each skylight' },
    ],
    jobs,
  },
};
