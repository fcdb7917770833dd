import {
  VERSION,
  type Chalkline,
  type EventMap,
  type EventName,
  type PanelHandle,
  type PanelHost,
  type PanelModule,
  type PreviewOptions,
} from '../protocol';
import { createLauncher } from './launcher';

/** File name of the built panel, under `widget/` beside this script. */
declare const PANEL_FILE: string;

type Handler = (detail: never) => void;
type Queued = ArrayLike<unknown>[];

function start(script: HTMLScriptElement, waiting: Queued): void {
  const { businessId = '', apiUrl = new URL(script.src).origin, mode } = script.dataset;
  const { host, root, button, look, state } = createLauncher(businessId);
  let loading: Promise<PanelModule> | undefined;
  let attempts = '';
  let panel: PanelHandle | undefined;
  let isOpen = false;
  let before: Element | null;

  // Listeners are called by the browser: what breaks in one is reported as the page's and stops nothing of ours.
  const emit = <Name extends EventName>(name: Name, detail: EventMap[Name]): void => {
    dispatchEvent(new CustomEvent(`chalkline:${name}`, { detail }));
  };
  const fail = (error: unknown): void => emit('error', { code: 'load', message: `${error}` });

  /** Some browsers remember a failed import for the life of the page: another attempt takes another address. */
  const load = (): Promise<PanelModule> =>
    (loading ??= import(/* @vite-ignore */ new URL(`widget/${PANEL_FILE}${attempts}`, script.src).href).catch(
      (error) => {
        loading = undefined;
        attempts += '?';
        throw error;
      },
    ));
  const prefetch = (): unknown =>
    load().then(
      (module) => module.prepare(context),
      () => 0,
    );

  const open = async (text?: string): Promise<void> => {
    try {
      if (!isOpen) {
        isOpen = true;
        before = document.activeElement;
        state('busy');
        panel ??= (await load()).mount(context);
        if (!isOpen) return;
        panel.show();
        state('open');
        emit('open', {});
      }
      if (text) panel?.send(text);
    } catch (error) {
      isOpen = false;
      state('failed');
      fail(error);
    }
  };
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    state('idle');
    panel?.hide();
    // Back to where the visitor was; to the launcher when that was the launcher or nowhere.
    (before instanceof HTMLElement && before !== host && before !== document.body ? before : button).focus();
    emit('close', {});
  };
  const opened = (): void => void open();
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
    open: opened,
    close,
    toggle: () => (isOpen ? close() : opened()),
    send: (text: string) => void open(text),
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
      removeEventListener('chalkline:open', opened);
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
  window.Chalkline = Object.assign(run, { version: VERSION }) as Chalkline;

  addEventListener('chalkline:open', opened);
  if (mode !== 'inline') {
    button.onclick = opened;
    button.onpointerenter = button.onfocus = prefetch;
    attach();
    observer.observe(document.documentElement, { childList: true });
    const { saveData, effectiveType }: { saveData?: boolean; effectiveType?: string } =
      (navigator as { connection?: object }).connection ?? {};
    if (!saveData && !/2g/.test(`${effectiveType}`)) idle(prefetch);
  }
  for (let i = 0; i < waiting.length; i++) run.apply(null, waiting[i] as [string]);
  emit('ready', { businessId, version: VERSION });
}

/** After everything that the page itself wants. Safari has no idle callback. */
function idle(work: () => void): void {
  const soon = (): unknown => (window.requestIdleCallback ?? setTimeout)(work);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

const script = (document.currentScript ?? document.querySelector('[data-business-id]')) as HTMLScriptElement | null;
const begin = (): void => {
  const stub = window.Chalkline as (Chalkline & { q?: Queued }) | undefined;
  try {
    // Pasted twice: the first one works, the second keeps quiet.
    if (script && !stub?.version) start(script, stub?.q ?? []);
  } catch {
    // Nothing of ours may reach the page: without the chat it works as before.
  }
};
if (document.body) begin();
else addEventListener('DOMContentLoaded', begin);
