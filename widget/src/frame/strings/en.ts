import { ENGLISH_LABELS } from '@chalkline/brand/estimate-labels';

/** All that the chat itself says. Another language is one more file with this shape and a line in index.ts. */
export const en = {
  lang: 'en',
  /** BCP 47 tag that money is written in. */
  money: 'en-US',
  chat: 'Chat',
  chatWith: (business: string) => `Chat with ${business}`,
  automated: 'I am an automated assistant. Prices are estimates, not offers.',
  greeting: 'Hi! I can help you get an instant quote. Just describe what you need.',
  placeholder: 'Describe the job',
  send: 'Send',
  close: 'Close chat',
  call: (phone: string) => `Call ${phone}`,
  callNow: 'Call now',
  restart: 'Start over',
  restartAsk: 'Start over? This conversation leaves your screen.',
  cancel: 'Cancel',
  retry: 'Try again',
  waiting: 'Waiting for a connection',
  offline: 'You are offline. Messages go out once you are back.',
  network: 'That did not get through. Check your connection.',
  server: 'Something went wrong on our side. Your message is kept.',
  busy: 'Too many messages. Wait a little.',
  blocked: 'This chat is not set up for this website.',
  unknown_business: 'This chat is not connected to a business.',
  tooLong: (length: number, limit: number) => `That is ${length} characters. Shorten it to ${limit}.`,
  broken: 'The chat has stopped. Reload the page.',
  estimate: ENGLISH_LABELS,
  contact: {
    title: 'Where can we reach you?',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    send: 'Send my details',
    missing: 'Enter a complete email address or phone number.',
    badEmail: 'Enter a complete email address.',
    badPhone: 'Enter a complete phone number.',
  },
  photos: {
    add: 'Add photos',
    some: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    remove: (name: string) => `Remove ${name}`,
    tooMany: 'Up to 5 photos fit into one conversation.',
    notPicture: (name: string) => `${name} is not a picture we can read. Use JPEG, PNG or WebP.`,
    tooLarge: (name: string, size: string) => `${name} is too large (${size} MB). Use a picture under 25 MB.`,
  },
};

export type Strings = typeof en;
