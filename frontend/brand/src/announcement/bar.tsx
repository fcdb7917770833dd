import type { Announcement } from './configured.ts';

interface Props {
  announcement: Announcement;
  /** Left out where a script finds the button by its data-dismiss. */
  onDismiss?: () => void;
}

/** One line of text and a link, above everything else on a page. */
export function AnnouncementBar({ announcement: { text, link, linkText }, onDismiss }: Props) {
  return (
    <aside className="announcement" aria-label="Announcement" data-announcement={text}>
      <p>
        {text} <a href={link}>{linkText}</a>
      </p>
      <button
        type="button"
        className="needs-script"
        data-dismiss=""
        aria-label="Dismiss the announcement"
        onClick={onDismiss}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2 2l10 10M12 2 2 12" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
