/** Where the site will be reached; canonical addresses and shared pictures start with it. Read when the site is built. No trailing slash. */
export const publicOrigin = new URL(process.env.PUBLIC_ORIGIN || 'http://localhost:3000').origin;
