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

type Handler = (detail: never) => void;
/** The script's `data-` attributes. Without a business id, as in the dashboard, only previews work. */
type Options = { businessId: string; apiUrl?: string; mode?: string };
type Queued = [name: string, ...rest: never[]][];

function start(script: HTMLScriptElement, waiting: Queued): void {
  const { businessId, apiUrl = new URL(script.src).origin, mode } = script.dataset as Options;
  const kept = settingsKey(businessId);
  const { host, root, button, look, state } = createLauncher(kept);
  const address = new URL(`widget/${PANEL_FILE}`, script.src).href;
  let loading: Promise<PanelModule> | undefined;
  let attempts = '';
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
    (loading ??= (import(/* @vite-ignore */ address + attempts) as Promise<PanelModule>).catch((error) => {
      loading = undefined;
      attempts += '?';
      throw error;
    }));
  const expect = (): void => void load().catch(fail);
  /**
   * The panel's bytes for the browser's cache (as a module it would take up memory that most pages never use), and how
   * the owner wants the launcher. What fails here is fetched again, and told about, at the first opening.
   */
  const prefetch: () => unknown = async () => {
    try {
      await (await fetch(address)).blob();
      const answer = await fetch(`${context.api}/widget/${businessId}`);
      const text = await answer.text();
      if (!answer.ok) return;
      look((context.settings = JSON.parse(text) as Settings));
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
      state('busy');
    }
    load()
      .then((module) => {
        panel ??= module.mount(context);
        if (!isOpen) return;
        if (first) {
          panel.show();
          state('open');
          emit('open', {});
        }
        panel.send(text);
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
    api: apiUrl.replace(/(\/api)?\/*$/, '/api'),
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
      const shown = load().then((module) => module.preview(context, options));
      shown.catch(fail);
      return () => shown.then((end) => end());
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
  if (mode !== 'inline') {
    button.onclick = open;
    button.onpointerenter = button.onfocus = expect;
    attach();
    observer.observe(document.documentElement, { childList: true });
    const { saveData, effectiveType }: { saveData?: boolean; effectiveType?: string } =
      (navigator as { connection?: object }).connection ?? {};
    // After everything that the page itself wants. Safari has no idle callback.
    const soon = (): unknown =>
      saveData || /2g/.test(effectiveType as string) || (window.requestIdleCallback ?? setTimeout)(prefetch);
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon);
  }
  for (const command of waiting) run(...command);
  emit('ready', { businessId, version: VERSION });
}

const script = document.currentScript;
const begin = (): void => {
  const stub: (Chalkline & { q?: Queued }) | undefined = window.Chalkline;
  try {
    // Pasted twice: the first one works, the second keeps quiet.
    if (script && !stub?.version) start(script as HTMLScriptElement, stub?.q ?? []);
  } catch {
    // Nothing of ours may reach the page: without the chat it works as before.
  }
};
if (document.body) begin();
else addEventListener('DOMContentLoaded', begin);
