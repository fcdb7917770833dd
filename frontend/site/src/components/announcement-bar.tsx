/** One line of text and a link, above all pages. The script hides it where it has been dismissed. */
export function AnnouncementBar() {
  const announcement = __ANNOUNCEMENT__;
  if (!announcement) return null;
  return (
    <aside className="announcement" aria-label="Announcement" data-announcement={announcement.text}>
      <p>
        {announcement.text} <a href={announcement.link}>{announcement.linkText}</a>
      </p>
      <button type="button" className="needs-script" data-dismiss="">
        <span className="unseen">Dismiss the announcement</span>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2 2l10 10M12 2 2 12" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
