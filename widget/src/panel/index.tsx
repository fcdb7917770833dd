import { createRoot } from 'react-dom/client';
import cardCss from '@chalkline/brand/estimate-card.css?inline';
import type { PanelHandle, PanelHost, PreviewOptions } from '../protocol';
import { Conversation } from './conversation';
import { followKeyboard } from './keyboard';
import panelCss from './panel.css?inline';
import composerCss from './parts/composer.css?inline';
import headerCss from './parts/header.css?inline';
import logCss from './parts/log.css?inline';
import { Panel } from './parts/panel';
import { loadLanguage, strings } from './strings';

const language = loadLanguage();

/** Where style alone lets the field grow with its text. */
const GROWS = CSS.supports('field-sizing', 'content');

/** Draws the chat in the host's shadow root: soon, and not to be seen before it is shown. */
export function mount(host: PanelHost): PanelHandle {
  const chat = new Conversation(host);
  const box = document.createElement('div');
  const root = createRoot(box);
  let place = 0;
  let count = 0;

  const draw = (): void => {
    const focused = host.root.activeElement;
    // Asking for places makes the browser lay everything out: not before there is something to scroll.
    const still = count > 0 && box.querySelector('.log')?.scrollTop === place;
    try {
      root.render(<Panel chat={chat} onClose={host.token ? undefined : host.close} />);
    } catch (error) {
      // A mistake of ours stays in here: one sentence instead of the chat, nothing on the page.
      box.textContent = strings().broken;
      host.emit('error', { code: 'internal', message: String(error) });
    }
    const [log, area] = [box.querySelector('.log'), box.querySelector('textarea')];
    if (area && !GROWS) {
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight + 2}px`;
    }
    const last = [...box.querySelectorAll<HTMLElement>('.turn')].pop();
    const { length } = chat.view.turns;
    // To the end, but not past the beginning of what was said last; whoever reads further up is left in peace.
    if (log && last && (length !== count || still)) {
      log.scrollTop = last.offsetTop - 16;
      place = log.scrollTop;
      count = length;
    }
    // What was focused (a tap answer, the contact form) has gone: the visitor stays in the chat.
    if (focused && !host.root.activeElement) focus();
  };
  /** Where a finger types, focus in the field would bring the keyboard up before anything was read. */
  const focus = (): void => {
    const target = matchMedia('(pointer: coarse)').matches ? '.panel' : 'textarea';
    box.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  };
  const endKeyboard = followKeyboard(box);
  /** Draws the chat as the page and the conversation are now; the first time, it also puts it into the shadow root. */
  const attach = (): void => {
    // First: it asks for the page's styles, and after a change of them the browser would have to work them out.
    draw();
    if (box.parentNode) return;
    const styles = new CSSStyleSheet();
    styles.replaceSync(panelCss + headerCss + logCss + composerCss + cardCss);
    host.root.adoptedStyleSheets = [...host.root.adoptedStyleSheets, styles];
    host.root.append(box);
  };
  chat.draw = draw;
  void language?.then(draw);
  box.className = 'away';
  // Not in the task of the event that woke it: the page waits for that one.
  const waking = setTimeout(attach);

  return {
    show() {
      clearTimeout(waking);
      attach();
      box.className = '';
      if (!host.token) focus();
      chat.start();
    },
    hide() {
      box.className = 'away';
    },
    send(text) {
      if (typeof text === 'string') chat.send(text);
    },
    destroy() {
      clearTimeout(waking);
      endKeyboard();
      chat.destroy();
      root.unmount();
      box.remove();
    },
  };
}

/** The chat inside an element of the owner's dashboard; see preview.ts. */
export async function preview(host: PanelHost, options: PreviewOptions): Promise<() => void> {
  const { previewHost } = await import('./preview');
  const { inner, ...own } = previewHost(host, options);
  const handle = mount(own);
  handle.show();
  return () => {
    handle.destroy();
    inner.remove();
  };
}
