/** Keeps the chat inside what the phone's keyboard leaves of the window; returns the function that ends it. */
export function followKeyboard(box: HTMLElement): () => void {
  const seen = window.visualViewport!;
  const fit = (): void => {
    // Zoomed in, the visible part is the visitor's choice and not the keyboard's.
    if (seen.scale > 1.01) return;
    box.style.setProperty('--height', `${seen.height}px`);
    box.style.setProperty('--top', `${seen.offsetTop}px`);
  };
  fit();
  seen.addEventListener('resize', fit);
  seen.addEventListener('scroll', fit);
  return () => {
    seen.removeEventListener('resize', fit);
    seen.removeEventListener('scroll', fit);
  };
}
