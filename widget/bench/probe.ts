/** What the probe in the page has seen. Times in milliseconds since the navigation began. */
export interface Seen {
  paint: number;
  /** Shown, and nothing above it. */
  launcher: number;
  at: { x: number; y: number };
  click: number;
  /** Shown and focused. */
  input: number;
  long: [at: number, ms: number][];
  interactions: number[];
  shift: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before its own scripts; it is serialised, so it uses nothing from outside. */
export function probe(): void {
  const seen: Seen = {
    paint: 0,
    launcher: 0,
    at: { x: 0, y: 0 },
    click: 0,
    input: 0,
    long: [],
    interactions: [],
    shift: 0,
  };
  window.seen = seen;
  type Entry = PerformanceEntry & { interactionId?: number; value?: number };
  const observe = (type: string, take: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.paint = startTime));
  observe('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]));
  observe('layout-shift', ({ value = 0 }) => (seen.shift += value));
  observe('event', ({ interactionId, duration }) => interactionId && seen.interactions.push(duration));
  addEventListener('click', ({ timeStamp }) => (seen.click ||= timeStamp), true);

  const tick = (): void => {
    const root = document.querySelector('chalkline-widget')?.shadowRoot;
    const launcher = root?.querySelector('button');
    if (launcher && !seen.launcher) {
      const { x, y, width, height } = launcher.getBoundingClientRect();
      seen.at = { x: x + width / 2, y: y + height / 2 };
      if (root?.elementFromPoint(seen.at.x, seen.at.y)) seen.launcher = performance.now();
    }
    const input = root?.querySelector('textarea');
    if (input && root?.activeElement === input && input.checkVisibility()) seen.input ||= performance.now();
    if (!seen.input) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
