/** For builds only: what the site and the dashboard show above all their pages. Read when they are built. */
import { announcement } from './default.ts';

export interface Announcement {
  text: string;
  link: string;
  linkText: string;
}

const { ANNOUNCEMENT_TEXT, ANNOUNCEMENT_LINK, ANNOUNCEMENT_LINK_TEXT } = process.env;

/** Null when ANNOUNCEMENT_TEXT is set to an empty text. */
export const configuredAnnouncement: Announcement | null =
  ANNOUNCEMENT_TEXT === ''
    ? null
    : {
        text: ANNOUNCEMENT_TEXT ?? announcement.text,
        link: ANNOUNCEMENT_LINK ?? announcement.link,
        linkText: ANNOUNCEMENT_LINK_TEXT ?? announcement.linkText,
      };
