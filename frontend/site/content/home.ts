import type { Titled } from './trades/index.ts';
import type { PictureName } from './pictures.ts';

export const home = {
  title: 'Chalkline: instant estimates for trade businesses',
  description:
    'A chat for your website that asks what you would ask and gives customers an estimate from your own pricing rules and past jobs. Free trial, no credit card.',
  keywords: [
    'instant estimate chatbot',
    'quoting software for trades',
    'contractor lead capture',
    'AI quoting software',
  ],
  headline: ['Your price,', 'given straight,', 'while you’re on the tools.'],
  lead: 'Chalkline talks to the people on your website, asks what you would ask, and gives them an estimate worked out from your own rules and finished jobs. You get the lead, with the whole conversation.',
  promise: 'No credit card. Cancel at any time.',
};

/** The hero’s conversation. The first and third lines are what the painter sample is priced for. */
export const heroConversation = {
  firm: 'Bluebird Painting',
  asks: 'Happy to. What state is the old paint in, and when would you like it done?',
  prices: 'Thank you. This is what jobs like yours have come to:',
};

export const features: (Titled & { picture: PictureName })[] = [
  {
    picture: 'card',
    title: 'Instant estimates on autopilot',
    text: 'A customer describes the work, answers three or four questions and sees a range with its reasons. Code works out the price from your rules and jobs. No language model ever picks a number.',
  },
  {
    picture: 'clock',
    title: '24/7 lead capture',
    text: 'The chat saves each message before it answers. Name, phone and job are in your list also when the customer closes the tab half-way, and emergencies see your number at once.',
  },
  {
    picture: 'book',
    title: 'Custom learning of your pricing logic',
    text: 'Upload finished jobs, write rules in your own words. You see how each sentence was understood before it counts, and what it would do to the jobs you already have.',
  },
  {
    picture: 'chart',
    title: 'Growth analytics',
    text: 'Which chats turned into work, and how close the estimates came to what you charged: checked on your own jobs, with advice on what to add to get closer.',
  },
];

export const story: { heading: string; paragraphs: string[] } = {
  heading: 'Why we drew this line',
  paragraphs: [
    'We started with a simple annoyance. You ask five firms what a job would cost, and three answer days later, if at all. It is not that they don’t care. At ten in the morning they have both hands in a wall, and at nine in the evening they would like to have dinner.',
    'So we asked what an honest answer at nine in the evening would take. Not a form, because nobody can price a form. Not a language model that makes up a friendly number, because you are the one who has to stand behind it. What it takes is what you do yourself: remember similar jobs, take out what was special about them, add what is special about this one, and say how sure you are.',
    'That can be computed, so we computed it. A chalk line is the tool for it: pull it tight between two points you know, snap it once, and work from the mark. Your past jobs are one point. Your rules are the other.',
    'We hold ourselves to three things. The number comes from your figures, and every line of it says which. When there is too little to go on, we say so and give you the lead instead of a guess. And we don’t print invented customers, star ratings or statistics on this page. Try it with your own jobs and judge for yourself.',
  ],
};

export const closing = {
  heading: 'See what it would have quoted for your last ten jobs',
  text: 'Enter them, or upload a spreadsheet, and Chalkline prices each one from the others. You will know within the hour whether you would put your name to it.',
};
