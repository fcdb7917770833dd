/** What may differ from one installation to the next. Read when the site is built. */
import { announcement } from './content/announcement.ts';

export interface Announcement {
  text: string;
  link: string;
  linkText: string;
}

const { PUBLIC_ORIGIN, ANNOUNCEMENT_TEXT, ANNOUNCEMENT_LINK, ANNOUNCEMENT_LINK_TEXT } = process.env;

/** Where the site will be reached; canonical addresses and shared pictures start with it. No trailing slash. */
export const publicOrigin = new URL(PUBLIC_ORIGIN || 'http://localhost:3000').origin;

/** The line above all pages; null when ANNOUNCEMENT_TEXT is set to an empty text. */
export const siteAnnouncement: Announcement | null =
  ANNOUNCEMENT_TEXT === ''
    ? null
    : {
        text: ANNOUNCEMENT_TEXT ?? announcement.text,
        link: ANNOUNCEMENT_LINK ?? announcement.link,
        linkText: ANNOUNCEMENT_LINK_TEXT ?? announcement.linkText,
      };
