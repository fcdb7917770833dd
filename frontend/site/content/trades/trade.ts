import type { PictureName } from '../pictures.ts';

export interface Titled {
  title: string;
  text: string;
}

export interface Faq {
  question: string;
  answer: string;
}

/** A made-up firm that the page’s worked estimate is computed for. */
export interface SampleFirm {
  jobs: { title: string; description: string; price: number; date: string }[];
  rules: { title: string; description: string }[];
  /** What the customer writes, in the order of sending. */
  request: string[];
}

/** Everything that one trade page says. */
export interface Trade {
  /** Address without the leading slash; also the name of the page’s pictures. */
  slug: string;
  /** The trade as an industry of the sign-up form. */
  industry: string;
  /** "painters": the people, lower case. */
  people: string;
  /** "Painting" for lists of trades. */
  name: string;
  picture: PictureName;
  title: string;
  description: string;
  keywords: string[];
  headline: string;
  lead: string;
  steps: [Titled, Titled, Titled];
  driversIntro: string;
  drivers: Titled[];
  benefits: [Titled, Titled, Titled];
  faqs: [Faq, Faq, Faq];
  scenarios: [Titled, Titled, Titled];
  sample: SampleFirm;
}
