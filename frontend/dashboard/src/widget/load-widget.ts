interface PreviewOptions {
  element: HTMLElement;
  businessId: string;
  apiUrl: string;
  /** Asked for before every request. */
  token: () => Promise<string | null>;
}

/** The part of the widget's public contract that the dashboard uses. Gives the way to take the preview away. */
export type Chalkline = (command: 'preview', options: PreviewOptions) => () => void;

declare global {
  interface Window {
    Chalkline?: Chalkline;
  }
}

let loading: Promise<Chalkline> | null = null;

/** Loads the script that websites embed, without its launcher. @throws when it cannot be fetched */
export function loadWidget(): Promise<Chalkline> {
  loading ??= new Promise<Chalkline>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/widget.js';
    script.dataset.mode = 'inline';
    script.onload = () =>
      window.Chalkline ? resolve(window.Chalkline) : reject(new Error('/widget.js is not the widget'));
    script.onerror = () => reject(new Error('/widget.js could not be fetched'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
