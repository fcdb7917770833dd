import { browserStore, type SetupState, type User } from '@chalkline/api';

const KEY = 'chalkline.setup.';
const NOTHING: SetupState = {
  jobs: 0,
  rules: 0,
  detailsComplete: false,
  widgetSeen: false,
  chats: 0,
  mailFailing: null,
};

/**
 * How far the owner had come when this was last known here, so that the coach is on the screen with the rest of it and
 * pushes nothing down. Who has just signed up has everything before them.
 */
export function keptSetup(user: User | null): SetupState | undefined {
  if (user === null) return undefined;
  try {
    const kept = JSON.parse(browserStore.get(KEY + user.id) ?? 'null') as SetupState | null;
    return kept ?? (user.profile?.phone === '' ? NOTHING : undefined);
  } catch {
    return undefined;
  }
}

export function keepSetup(user: User, setup: SetupState): void {
  browserStore.set(KEY + user.id, JSON.stringify({ ...setup, mailFailing: null }));
}
