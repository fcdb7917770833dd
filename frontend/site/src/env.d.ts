/// <reference types="vite/client" />

declare const __PUBLIC_ORIGIN__: string;
declare const __SUPPORT_EMAIL__: string | null;
declare const __ANNOUNCEMENT__: import('@chalkline/brand/announcement-configured').Announcement | null;

/** What the real pricing module makes of the sample firms, computed by `build-steps/prepare.ts` before each build. */
declare module 'computed:samples' {
  export const samples: import('./sample.ts').Samples;
}
