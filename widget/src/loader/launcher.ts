import { storageKey, type Look } from '../protocol';
import css from './launcher.css?inline';

const LABELS: Record<string, string> = {
  es: 'Presupuesto al instante',
  fr: 'Estimation immédiate',
  de: 'Sofort-Schätzung',
};

export interface Launcher {
  host: HTMLElement;
  root: ShadowRoot;
  button: HTMLButtonElement;
  /** Takes the owner's colour and side over, without a layout shift. */
  look(look: Look): void;
  state(state: 'idle' | 'busy' | 'open' | 'failed'): void;
}

/** Builds the launcher (not yet on the page) in the look kept from an earlier page, if any. */
export function createLauncher(businessId: string): Launcher {
  const host = document.createElement('chalkline-widget');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  root.adoptedStyleSheets = [styles];
  const button = document.createElement('button');
  const text = document.createElement('span');
  button.append(text);
  button.id = 'launcher';
  button.className = 'right';
  button.ariaHasPopup = 'dialog';
  root.append(button);

  const look = ({ ground, mark, side }: Look): void => {
    // A node that comes anew is no layout shift, one that changes sides is.
    if (!button.style.display && button.className !== side) host.parentNode?.append(host);
    button.className = side;
    button.style.background = ground;
    button.style.color = mark;
  };
  const state: Launcher['state'] = (now) => {
    text.className = now;
    text.textContent =
      now === 'failed'
        ? 'Could not load. Try again.'
        : (LABELS[document.documentElement.lang.slice(0, 2)] ?? 'Instant estimate');
    button.ariaLabel = text.textContent;
    button.style.opacity = now === 'busy' ? '.7' : '';
    button.style.display = now === 'open' ? 'none' : '';
  };
  state('idle');
  try {
    look(JSON.parse(localStorage[storageKey(businessId)]).look);
  } catch {
    // Nothing kept, or storage is refused: the standard look it is.
  }
  return { host, root, button, look, state };
}
