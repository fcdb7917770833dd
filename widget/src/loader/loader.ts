import {
  VERSION,
  type Chalkline,
  type EventMap,
  type EventName,
  type PanelHandle,
  type PanelHost,
  type PanelModule,
  settingsKey,
  type PreviewOptions,
  type Settings,
} from '../protocol';
import { createLauncher } from './launcher';

/** File name of the built panel, under `widget/` beside this script. */
declare const PANEL_FILE: string;

/** The longest that a good network takes for a few hundred bytes: 3G keeps to it, 2G does not. */
const GOOD_NETWORK_MS = 1000;

type Handler = (detail: never) => void;
type Queued = [name: string, ...rest: never[]][];

function start(script: HTMLScriptElement, waiting: Queued): void {
  // Plain attributes and strings: `dataset`, `URL` and `navigator` take up more of a page's memory than all of this.
  const option = (name: string): string | null => script.getAttribute(`data-${name}`);
  const folder = script.src.replace(/[^/?]*(\?.*)?$/, '');
  /** Without one, as in the dashboard, only previews work. */
  const businessId = option('business-id') as string;
  const kept = settingsKey(businessId);
  const { host, root, button, look, state } = createLauncher(kept);
  let address = `${folder}widget/${PANEL_FILE}`;
  let loading: Promise<PanelModule> | undefined;
  let panel: PanelHandle | undefined;
  let isOpen = false;
  let before: HTMLElement | null;

  // Listeners are called by the browser: what breaks in one is reported as the page's and stops nothing of ours.
  const emit = <Name extends EventName>(name: Name, detail: EventMap[Name]): void => {
    dispatchEvent(new CustomEvent(`chalkline:${name}`, { detail }));
  };
  const fail = (error: unknown): void => emit('error', { code: 'load', message: String(error) });

  /** Some browsers remember a failed import for the life of the page: another attempt takes another address. */
  const load = (): Promise<PanelModule> =>
    (loading ??= (import(/* @vite-ignore */ address) as Promise<PanelModule>).catch((error) => {
      loading = undefined;
      address += '?';
      throw error;
    }));
  /** Draws the chat unseen at the first sign that it is wanted: the click has only to show it. */
  const prepare = (): Promise<PanelHandle> => load().then((module) => (panel ??= module.mount(context)));
  const expect = (): void => void prepare().catch(fail);
  /** How the owner wants the launcher, then the panel. What fails here is fetched again, and told about, at the first opening. */
  const prefetch: () => unknown = async () => {
    try {
      const asked = Date.now();
      const answer = await fetch(`${context.api}/widget/${businessId}`);
      const text = await answer.text();
      if (!answer.ok) return;
      look((context.settings = JSON.parse(text) as Settings));
      // Who waits long for so little, or saves data, is sent nothing that was not asked for.
      if (!context.settings.saveData && Date.now() - asked < GOOD_NETWORK_MS) await load();
      // Last: a page may have no storage.
      localStorage[kept] = text;
    } catch {
      // Without it the launcher keeps its look.
    }
  };

  /** Also the listener of clicks and events: the panel sends what is a text. */
  const open = (text?: unknown): void => {
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
      .catch((error) => {
        isOpen = false;
        state('failed');
        fail(error);
      });
  };
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    state('idle');
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
    close,
  };
  const commands: Record<string, (...rest: never[]) => unknown> = {
    open,
    close,
    toggle: () => (isOpen ? close() : open()),
    send: open,
    on: (name: EventName, handler: Handler) => {
      // A page that asks for the chat by `chalkline:open` sends no detail: that is not yet an opening.
      const listener = ({ detail }: CustomEventInit<never>): void => void (detail && handler(detail));
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
  if (option('mode') !== 'inline') {
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

const script = document.currentScript;
const stub: (Chalkline & { q?: Queued }) | undefined = window.Chalkline;
try {
  // Pasted twice: the first one works, the second keeps quiet.
  if (script && !stub?.version) start(script as HTMLScriptElement, stub?.q ?? []);
} catch {
  // Nothing of ours may reach the page: without the chat it works as before.
}
