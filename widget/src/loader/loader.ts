import { type PanelHandle, type PanelHost, type FrameModule, SETTINGS_KEY, type Settings } from '../parts';
import { VERSION, type Chalkline, type EventMap, type EventName, type PreviewOptions } from '../protocol';
import { createLauncher } from './launcher';

/** Names of the built frame and panel, `.js` files under `widget/` beside this script. */
declare const FRAME_FILE: string;
declare const PANEL_FILE: string;

type Handler = (detail: never) => void;
type Queued = [name: string, ...rest: never[]][];

/**
 * One closure, because of its size: what the parts of it share are local names, which the build makes one letter long. As
 * properties of an object or parameters of functions they would be spelt out or handed over, and the 2 kB are used up.
 */
function start(script: HTMLScriptElement, waiting: Queued): void {
  // Plain attributes and strings: `dataset`, `URL` and `navigator` take up more of a page's memory than all of this.
  const option = (name: string): string | null => script.getAttribute(`data-${name}`);
  const folder = script.src.replace(/[^/?]*(\?.*)?$/, '');
  /** Without one, as in the dashboard, only previews work. */
  const businessId = option('business-id') as string;
  const kept = SETTINGS_KEY + businessId;
  const [host, root, button, look, state] = createLauncher(kept);
  let again = '';
  let loading: Promise<FrameModule> | null;
  let panel: PanelHandle | undefined;
  let isOpen = false;
  let before: HTMLElement | null;

  // Listeners are called by the browser: what breaks in one is reported as the page's and stops nothing of ours.
  const emit = <Name extends EventName>(name: Name, detail: EventMap[Name]): void => {
    dispatchEvent(new CustomEvent(`chalkline:${name}`, { detail }));
  };
  const fail = (error: unknown): void => emit('error', { code: 'load', message: String(error) });

  const failed = (error: unknown): void => {
    isOpen = false;
    state('error');
    fail(error);
  };

  /** Some browsers remember a failed import for the life of the page: another attempt takes another address. */
  const fetched = (file: string): Promise<never> => {
    const address = `${folder}widget/${file}.js${again}`;
    const part = import(/* @vite-ignore */ address) as Promise<never>;
    part.catch(() => {
      loading = null;
      again += '?';
    });
    return part;
  };
  const load = (): Promise<FrameModule> => {
    // The panel a moment later, or on a slow line it would hold the frame up.
    setTimeout(context.panel as () => unknown, 30);
    return (loading ??= fetched(FRAME_FILE));
  };
  /** Draws the chat unseen at the first sign that it is wanted: the click has only to show it. */
  const prepare = (): Promise<PanelHandle> => load().then((module) => (panel ??= module.mount(context)));
  const expect = (): unknown => prepare().catch(fail);
  /** How the owner wants the launcher, then the panel. What fails here is fetched again, and told about, at the first opening. */
  const prefetch: () => unknown = async () => {
    try {
      /** The longest that a good network takes for a few hundred bytes: 3G keeps to it, 2G does not. */
      const limit = Date.now() + 1000;
      const answer = await fetch(`${context.api}/widget/${businessId}`);
      const text = await answer.text();
      // Up to 404 it is an answer for good: the settings, a refusal of this website, or that there is no such business.
      if (answer.status > 404) return;
      look((context.settings = JSON.parse(text) as Settings));
      // Not here: whatever a visitor wrote would reach nobody.
      if (button.disabled) close();
      // Who waits long for so little, or saves data, is sent nothing that was not asked for.
      else if (!context.settings.saveData && Date.now() < limit) await load();
      // Last: a page may have no storage.
      localStorage[kept] = text;
    } catch {
      // Without it the launcher keeps its look.
    }
  };

  /** Also the listener of clicks and events: the panel sends what is a text. */
  const open = (text?: unknown): void => {
    if (button.disabled) return;
    const first = !isOpen;
    if (first) {
      isOpen = true;
      before = document.activeElement as HTMLElement | null;
      if (!panel) state('busy');
    }
    prepare()
      .then((chat) => {
        if (!isOpen) return;
        if (first) {
          chat.show();
          state('open');
          emit('open', {});
        }
        chat.send(text);
      })
      .catch(failed);
  };
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    state('');
    panel?.hide();
    // Back to where the visitor was; to the launcher when that takes no focus: the body, or the launcher's own host.
    button.focus();
    before?.focus();
    emit('close', {});
  };
  const attach = (): void => {
    if (!host.isConnected) document.documentElement.append(host);
  };
  const observer = new MutationObserver(attach);

  const context: PanelHost = {
    root,
    businessId,
    // The backend's host, with or without the /api that its calls begin with.
    api: (option('api-url') ?? folder).replace(/(\/api)?\/*$/, '/api'),
    emit,
    look,
    panel: () => fetched(PANEL_FILE),
    close,
    failed,
  };
  const commands: Record<string, (...rest: never[]) => unknown> = {
    open,
    close,
    toggle: () => (isOpen ? close() : open()),
    send: open,
    on: (name: EventName, handler: Handler) => {
      // A page that asks for the chat by `chalkline:open` sends no detail: that is not yet an opening.
      const listener = ({ detail }: CustomEventInit<never>): unknown => detail && handler(detail);
      addEventListener(`chalkline:${name}`, listener);
      return () => removeEventListener(`chalkline:${name}`, listener);
    },
    preview: (options: PreviewOptions) => {
      const shown = load()
        .then((module) => module.preview(context, options))
        .catch(fail);
      return () => shown.then((end) => end?.());
    },
    destroy: () => {
      observer.disconnect();
      removeEventListener('chalkline:open', open);
      isOpen = false;
      panel?.destroy();
      host.remove();
      delete window.Chalkline;
    },
  };
  const run = (name: string, ...rest: never[]): unknown => {
    try {
      return commands[name]?.(...rest);
    } catch (error) {
      fail(error);
    }
  };
  run.version = VERSION;
  window.Chalkline = run as Chalkline;

  addEventListener('chalkline:open', open);
  // `inline` is the only one yet.
  if (!option('mode')) {
    button.onclick = open;
    button.onpointerenter = button.onfocus = expect;
    attach();
    observer.observe(document.documentElement, { childList: true });
    // After everything that the page itself wants. Safari has no idle callback.
    const soon = (): unknown => (window.requestIdleCallback ?? setTimeout)(prefetch);
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon);
  }
  for (const command of waiting) run(...command);
  emit('ready', { businessId, version: VERSION });
}

const script = document.currentScript as HTMLScriptElement;
const stub: (Chalkline & { q?: Queued }) | undefined = window.Chalkline;
try {
  // Pasted twice: the first one works, the second keeps quiet.
  if (!stub?.version) start(script, stub?.q ?? []);
} catch {
  // Nothing of ours may reach the page, such as that a module has no script: without the chat it works as before.
}
