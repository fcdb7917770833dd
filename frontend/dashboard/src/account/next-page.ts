const HOME = '/dashboard';

/** The address of the sign-in screen that leads back to `path` afterwards. */
export function loginWithReturn(path: string): string {
  return path.startsWith(HOME) && path !== HOME && path !== `${HOME}/`
    ? `/login?next=${encodeURIComponent(path)}`
    : '/login';
}

/** Where to go after signing in. Only our own signed-in pages are accepted, so a link cannot send people elsewhere. */
export function placeToGoTo(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && /^\/(dashboard|admin)(\/|\?|$)/.test(next) ? next : HOME;
}
