interface WidgetCommands {
  (command: 'on', event: 'open', listener: () => void): unknown;
}

const OPEN_AFTER = [1000, 2000, 3000];

/** Puts the real widget on the sample website, as an owner's page would, and opens it by its event. */
export function startDemoWidget(): void {
  const place = document.querySelector<HTMLElement>('[data-demo-business]');
  const businessId = place?.dataset['demoBusiness'];
  if (!place || !businessId) return;
  const script = document.createElement('script');
  script.src = '/widget.js';
  script.dataset['businessId'] = businessId;
  script.dataset['apiUrl'] = `${location.origin}/api`;
  script.addEventListener('error', () => {
    place.hidden = false;
  });
  document.body.append(script);

  let listening = false;
  let opened = false;
  const tryToOpen = (): void => {
    const widget = (window as { Chalkline?: WidgetCommands }).Chalkline;
    if (widget && !listening) {
      listening = true;
      widget('on', 'open', () => {
        opened = true;
      });
    }
    if (!opened) window.dispatchEvent(new CustomEvent('chalkline:open'));
  };
  const retry = (): void => OPEN_AFTER.forEach((delay) => setTimeout(tryToOpen, delay));
  if (document.readyState === 'complete') retry();
  else addEventListener('load', retry, { once: true });
}
