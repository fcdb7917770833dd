import type { Settings } from '../parts';
import css from './launcher.css?inline';

const LABELS: Record<string, string> = {
  es: 'Presupuesto al instante',
  fr: 'Estimation immédiate',
  de: 'Sofort-Schätzung',
  en: 'Instant estimate',
};

/**
 * Black or white, whichever can be read on the launcher's ground: below the luminance of .179 white reaches 4.5:1, above
 * it black does. The browser clips what lies outside; one that cannot calculate with colours keeps white.
 */
const MARK = 'calc(179 - y*1e3)';

/** Without names, which would outlast the minifier. */
type Launcher = [
  host: HTMLElement,
  root: ShadowRoot,
  /** Disabled and not to be seen where the owner does not want the chat, or there is no such business. */
  button: HTMLButtonElement,
  /** Takes the owner's colour, side and words over, without a layout shift. An answer that names no side says that there is no chat here. */
  look: (settings: Settings) => void,
  /** Without one it says what it says, in the owner's words as they are now. */
  state: (state?: string) => void,
];

/** Builds the launcher (not yet on the page) in the look that the site's storage has from an earlier page, if any. */
export function createLauncher(kept: string): Launcher {
  const host = document.createElement('chalkline-widget');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  root.adoptedStyleSheets = [styles];
  const button = document.createElement('button');
  const text = document.createElement('span');
  button.append(text);
  root.append(button);
  button.id = 'launcher';
  button.className = 'right';
  button.ariaHasPopup = 'dialog';

  let labels = LABELS;
  const look = ({ color, position, launcher = LABELS }: Settings): void => {
    labels = launcher;
    state();
    // A node that comes anew is no layout shift, one that changes sides is: the loader puts it back.
    if (text.className !== 'open' && button.className !== position) host.remove();
    button.className = position;
    button.disabled = !position;
    // What a browser cannot read, such as the colour null, it leaves out.
    button.style = `background:${color};color:color(from ${color} xyz ${MARK} ${MARK} ${MARK})`;
  };
  const state = (now = text.className): void => {
    text.className = now;
    button.ariaLabel = text.textContent =
      now === 'error'
        ? 'Could not load. Try again.'
        : (labels[document.documentElement.lang.slice(0, 2)] ?? (labels.en as string));
  };
  state();
  try {
    look(JSON.parse(localStorage[kept] as string) as Settings);
  } catch {
    // Nothing kept, or storage is refused: the standard look it is.
  }
  return [host, root, button, look, state];
}
