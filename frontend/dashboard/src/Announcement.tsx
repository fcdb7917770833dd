import { AnnouncementBar } from '@chalkline/brand/announcement';
import { dismissAnnouncement, dismissedAnnouncement } from '@chalkline/brand/announcement-memory';
import { useState } from 'react';

/** The line above all pages, as on the site: dismissed here or there, it stays away. */
export function Announcement() {
  const [dismissed, setDismissed] = useState(dismissedAnnouncement);
  const announcement = __ANNOUNCEMENT__;
  if (announcement === null || announcement.text === dismissed) return null;
  const { text } = announcement;
  return (
    <AnnouncementBar
      announcement={announcement}
      onDismiss={() => {
        dismissAnnouncement(text);
        setDismissed(text);
      }}
    />
  );
}
