/// <reference types="vite/client" />

declare const __PUBLIC_ORIGIN__: string;
declare const __ANNOUNCEMENT__: import('@chalkline/brand/announcement-configured').Announcement | null;
