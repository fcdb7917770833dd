import type { PictureName } from '../pictures.ts';

/** A paragraph, a heading, a list, or a sum laid out in rows. */
export type Block = string | { heading: string } | { list: string[] } | { rows: [string, string][]; caption: string };

export interface Article {
  id: number;
  title: string;
  description: string;
  keywords: string[];
  picture: PictureName;
  /** As shown: "1 min". */
  readTime: string;
  /** ISO date. */
  date: string;
  content: Block[];
}
