declare const __ANNOUNCEMENT__: import('@chalkline/brand/announcement-configured').Announcement | null;
