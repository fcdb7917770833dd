const HOME = '/dashboard';
/** Our own signed-in pages, so a link cannot send people elsewhere. */
const OURS = /^\/(dashboard|admin)(\/|\?|$)/;

/** The address of the sign-in screen that leads back to `path` afterwards. */
export function loginWithReturn(path: string): string {
  return OURS.test(path) && path !== HOME && path !== `${HOME}/` ? `/login?next=${encodeURIComponent(path)}` : '/login';
}

/** Where to go after signing in. */
export function placeToGoTo(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && OURS.test(next) ? next : HOME;
}

/** Said in the address of /login by who has just deleted their account. */
export const DELETED = 'deleted';
