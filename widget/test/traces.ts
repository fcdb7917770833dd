import type { Page } from '@playwright/test';

/** All of a page that a script on it could have changed. */
export interface Traces {
  globals: string[];
  look: string;
  head: string;
  bodyChildren: number;
  history: number;
  scroll: number;
  cookies: string;
  natives: boolean;
}

/** Takes stock of the page itself, the widget's own element left out. */
export async function traces(page: Page): Promise<Traces> {
  return page.evaluate(() => {
    const look = [...document.body.querySelectorAll('*')].map((element) => {
      const { color, font, display, margin, backgroundColor, position } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, color, font, display, margin, backgroundColor, position, x, y, width, height].join(' ');
    });
    const native = (value: unknown): boolean => /\[native code\]/.test(Function.prototype.toString.call(value));
    return {
      globals: Object.getOwnPropertyNames(window).sort(),
      look: look.filter((row) => !row.startsWith('SCRIPT')).join('\n'),
      head: document.head.innerHTML + document.styleSheets.length + document.adoptedStyleSheets.length,
      bodyChildren: document.body.querySelectorAll(':scope > :not(script)').length,
      history: history.length,
      scroll: window.scrollY,
      cookies: document.cookie,
      natives: [
        Reflect.get(history, 'pushState'),
        Reflect.get(history, 'replaceState'),
        Reflect.get(window, 'fetch'),
        XMLHttpRequest,
        window.onerror ?? Date,
      ].every(native),
    };
  });
}

/** Collects what reaches the console, and uncaught errors; reading ends nothing. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  return heard;
}
