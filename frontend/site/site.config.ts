const { PUBLIC_ORIGIN, PORT, SUPPORT_EMAIL } = process.env;

/** Where the site will be reached; canonical addresses and shared pictures start with it. Read when the site is built. No trailing slash. */
export const publicOrigin = new URL(PUBLIC_ORIGIN || `http://localhost:${PORT || 3000}`).origin;

/** Where readers can write to; null where nobody is named. Read when the site is built. */
export const supportEmail = SUPPORT_EMAIL || null;
