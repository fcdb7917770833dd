import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A new screen begins at its top, with the focus in it; who goes back finds it where it was left. Draws nothing. */
export function Arrival() {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const before = useRef(pathname);
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    if (before.current !== pathname) {
      before.current = pathname;
      // The browser's own way back comes too early: the screen that was left still stands there, and may be shorter.
      window.scrollTo(0, how === NavigationType.Pop ? (places.current.get(key) ?? 0) : 0);
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
    const remember = (): unknown => places.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [pathname, key, how]);
  return null;
}
