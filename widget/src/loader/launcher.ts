import type { Settings } from '../protocol';
import css from './launcher.css?inline';

const LABELS: Record<string, string> = {
  es: 'Presupuesto al instante',
  fr: 'Estimation immédiate',
  de: 'Sofort-Schätzung',
};

/**
 * Black or white, whichever can be read on the launcher's ground: below the luminance of .179 white reaches 4.5:1, above
 * it black does. The browser clips what lies outside; one that cannot calculate with colours keeps white.
 */
const MARK = 'calc((.179 - y)*999)';

export interface Launcher {
  host: HTMLElement;
  root: ShadowRoot;
  button: HTMLButtonElement;
  /** Takes the owner's colour and side over, without a layout shift. */
  look: (settings: Settings) => void;
  state: (state: 'idle' | 'busy' | 'open' | 'failed') => void;
}

/** Builds the launcher (not yet on the page) in the look that the site's storage has from an earlier page, if any. */
export function createLauncher(kept: string): Launcher {
  const host = document.createElement('chalkline-widget');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  // The owner's colours. Not `button.style`: the first use of that makes the browser set up every CSS property there is.
  const paint = new CSSStyleSheet();
  root.adoptedStyleSheets = [styles, paint];
  const button = document.createElement('button');
  const text = document.createElement('span');
  button.append(text);
  button.id = 'launcher';
  button.ariaHasPopup = 'dialog';
  root.append(button);

  let side = 'right';
  let now: Parameters<Launcher['state']>[0];
  const state: Launcher['state'] = (next) => {
    now = next;
    button.className = `${side} ${now}`;
    button.ariaLabel = text.textContent =
      now === 'failed'
        ? 'Could not load. Try again.'
        : (LABELS[document.documentElement.lang.slice(0, 2)] ?? 'Instant estimate');
  };
  const look = ({ color, position }: Settings): void => {
    // A node that comes anew is no layout shift, one that changes sides is: the loader puts it back.
    if (now !== 'open' && side !== position) host.remove();
    side = position;
    state(now);
    // Without a colour the rule means nothing, and the standard look stays.
    paint.replaceSync(`button{background:${color};color:color(from ${color} xyz ${MARK} ${MARK} ${MARK})}`);
  };
  state('idle');
  try {
    look(JSON.parse(localStorage[kept] as string) as Settings);
  } catch {
    // Nothing kept, or storage is refused: the standard look it is.
  }
  return { host, root, button, look, state };
}
