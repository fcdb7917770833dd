import { Link, useLocation } from 'react-router';
import { useUnread } from '../chats/useUnread.ts';
import { ACTIONS, isOn, SCREENS, type Entry } from './navigation.ts';

/** The five screens and the two actions, on screens wide enough for them. */
export function Sidebar() {
  return (
    <nav className="shell-side" aria-label="Dashboard">
      <ul>
        {SCREENS.map((entry) => (
          <EntryLink key={entry.to} entry={entry} />
        ))}
      </ul>
      <h2 id="actions">Actions</h2>
      <ul aria-labelledby="actions">
        {ACTIONS.map((entry) => (
          <EntryLink key={entry.to} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

/** The five screens under the thumb. */
export function BottomBar() {
  return (
    <nav className="shell-bar" aria-label="Dashboard">
      <ul>
        {SCREENS.map((entry) => (
          <EntryLink key={entry.to} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

function EntryLink({ entry }: { entry: Entry }) {
  const { pathname } = useLocation();
  const unread = useUnread();
  const { to, label, Icon } = entry;
  return (
    <li>
      <Link to={to} aria-current={isOn(pathname, entry) ? 'page' : undefined}>
        <Icon fontSize="small" aria-hidden="true" />
        {label}
        {label === 'Chats' && unread !== '' ? (
          <span className="unread-count" role="img" aria-label={`${unread} unread`}>
            {unread}
          </span>
        ) : null}
      </Link>
    </li>
  );
}
