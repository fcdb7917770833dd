import type { Chat, PanelHandle, PanelHost } from '../parts';
import type { PreviewOptions } from '../protocol';
import { createFrame } from './frame';
import { followKeyboard } from './keyboard';
import { loadLanguage } from './strings';
import css from './styles.css?inline';

const language = loadLanguage();
// Read when the file arrives, which is mostly in idle time, and not when the chat is drawn.
const styles = sheet(css);

function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

/** Draws the chat in the host's shadow root: soon, not to be seen before it is shown, and filled when the conversation is there. */
export function mount(host: PanelHost): PanelHandle {
  const frame = createFrame(host);
  const { box, field, form, send, picker, trap, dress } = frame;
  let chat: Chat | undefined;
  let filled: Promise<Chat> | undefined;
  let gone = false;

  const fillIn = (): Promise<Chat> =>
    (filled ??= Promise.all([host.panel(), language]).then(
      ([panel]) => {
        if (gone) throw new Error('destroyed');
        host.root.adoptedStyleSheets.push(sheet(panel.css));
        return (chat = panel.fill(host, frame));
      },
      (error) => {
        filled = undefined;
        throw error;
      },
    ));
  /** What the visitor did before the conversation was there is done when it is. */
  const whenFilled = (act: (chat: Chat) => void): void => {
    fillIn().then(act, (error) => {
      if (gone) return;
      box.className = 'away';
      host.failed(error);
    });
  };
  const endKeyboard = followKeyboard(box);
  /** Draws the frame as the page is now; the first time, it also puts it into the shadow root. */
  const attach = (): void => {
    // First: it asks for the page's styles, and after a change of them the browser would have to work them out.
    dress();
    if (box.parentNode) return;
    host.root.adoptedStyleSheets.push(styles);
    host.root.append(box);
  };
  void language?.then(dress);
  field.oninput = () => {
    frame.grow();
    send.disabled = !field.value.trim();
    chat?.write(field.value);
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    whenFilled((chat) => chat.send(undefined, trap.value));
  };
  picker.onchange = () => {
    const files = [...picker.files!];
    picker.value = '';
    whenFilled((chat) => void chat.addPhotos(files));
  };
  // Not in the task of the event that woke it: the page waits for that one.
  const waking = setTimeout(() => {
    attach();
    // What fails here is fetched again, and told about, at the opening.
    (window.requestIdleCallback ?? setTimeout)(() => void fillIn().catch(() => undefined));
  });

  return {
    show() {
      clearTimeout(waking);
      attach();
      box.className = '';
      if (!host.token) frame.focus();
      // After the picture of what is there already.
      requestAnimationFrame(() => setTimeout(() => whenFilled((chat) => chat.start())));
    },
    hide() {
      box.className = 'away';
    },
    send(text) {
      if (typeof text === 'string') whenFilled((chat) => chat.send(text));
    },
    destroy() {
      gone = true;
      clearTimeout(waking);
      endKeyboard();
      chat?.destroy();
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
