import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { useUnread } from '../chats/useUnread.ts';
import { ACTIONS, currentOf, SCREENS, type Entry } from './navigation.ts';

/** The five screens and the two actions, on screens wide enough for them. */
export function Sidebar() {
  const current = useCurrent([...SCREENS, ...ACTIONS]);
  return (
    <nav className="shell-side" aria-label="Dashboard">
      <Entries entries={SCREENS} current={current} />
      <h2 id="actions">Actions</h2>
      <Entries entries={ACTIONS} current={current} aria-labelledby="actions" />
    </nav>
  );
}

/** The five screens under the thumb. */
export function BottomBar() {
  return (
    <nav className="shell-bar" aria-label="Dashboard">
      <Entries entries={SCREENS} current={useCurrent(SCREENS)} />
    </nav>
  );
}

function useCurrent(menu: Entry[]): Entry | undefined {
  return currentOf(useLocation().pathname, menu);
}

interface EntriesProps extends ComponentProps<'ul'> {
  entries: Entry[];
  current: Entry | undefined;
}

function Entries({ entries, current, ...list }: EntriesProps) {
  const unread = useUnread();
  return (
    <ul {...list}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} aria-current={entry === current ? 'page' : undefined}>
            <entry.Icon fontSize="small" aria-hidden="true" />
            {entry.label}
            {entry.label === 'Chats' && unread !== '' ? (
              <span className="unread-count" role="img" aria-label={`${unread} unread`}>
                {unread}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
