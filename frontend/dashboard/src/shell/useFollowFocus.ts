import { useEffect, useRef, type RefObject } from 'react';
import { catchFocus } from './catch-focus.ts';

/**
 * Where what had the focus gives way to something else at the same address, the focus goes on with what is there now.
 * @param shown names what is there now
 * @param place where its first field or button is; without one, the focus goes to the beginning of the screen
 */
export function useFollowFocus(shown: string, place?: RefObject<HTMLElement | null>): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) catchFocus(place?.current?.querySelector('input, button'));
    before.current = shown;
  }, [shown, place]);
}
