import { CLOSE, PHOTO, SEND } from '../icons';
import { SETTINGS_KEY, type Frame, type PanelHost, type Settings } from '../parts';
import { element, tool } from './element';
import { chatColors, pageScheme } from './look';
import { strings } from './strings';

/** Where style alone lets the field grow with its text. */
const GROWS = CSS.supports('field-sizing', 'content');

/**
 * Built, not yet on the page and not dressed. With the owner's token it is inline in the dashboard, and cannot be closed.
 * One function, because handing its elements to others costs bytes that the size limit does not have.
 */
export function createFrame(host: PanelHost): Frame {
  const inline = !!host.token;
  const title = element('h2');
  const tools = element('div', { class: 'slot' });
  const close = tool(CLOSE);
  const automated = element('p', { class: 'automated' });
  const greeting = element('p', { class: 'bubble', dir: 'auto' });
  const turns = element('div', { class: 'slot' });
  const log = element(
    'div',
    { class: 'log', role: 'log', 'aria-live': 'off', tabindex: 0 },
    automated,
    element('div', { class: 'turn assistant' }, greeting),
    turns,
  );
  const extras = element('div');
  const photo = tool(PHOTO);
  const unseen = { class: 'unseen', tabindex: -1, 'aria-hidden': 'true' };
  const picker = element('input', { ...unseen, type: 'file', accept: 'image/*', multiple: '' });
  // Only bots fill it in; browsers know nothing to fill in under such a name.
  const trap = element('input', { ...unseen, name: 'unseen', autocomplete: 'off' });
  const field = element('textarea', { rows: 1, dir: 'auto', enterkeyhint: 'send' });
  const send = tool(SEND, { type: 'submit', class: 'tool send' });
  const form = element(
    'form',
    { class: 'composer' },
    extras,
    element('div', { class: 'row' }, photo, picker, trap, field, send),
  );
  const status = element('div', { class: 'unseen', role: 'status' });
  const panel = element(
    'div',
    { role: inline ? 'region' : 'dialog', tabindex: -1 },
    // No landmark: the page has a header of its own.
    element('header', { role: 'none' }, title, tools, ...(inline ? [] : [close])),
    log,
    form,
    status,
  );
  const box = element('div', { class: 'away' }, panel);

  close.onclick = host.close;
  photo.onclick = () => picker.click();
  send.disabled = true;
  /**
   * While a word is being composed (Japanese, Chinese, Korean), keys belong to the composition. Safari has ended it before
   * it tells of the key that did, and only the code still says so.
   */
  const composing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
  field.onkeydown = (event) => {
    if (event.key !== 'Enter' || event.shiftKey || composing(event)) return;
    event.preventDefault();
    form.requestSubmit();
  };
  panel.onkeydown = (event) => {
    if (inline || composing(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      host.close();
    } else if (event.key === 'Tab') keepFocus(event, panel);
  };

  const frame: Frame = {
    box,
    tools,
    log,
    turns,
    form,
    extras,
    picker,
    trap,
    field,
    send,
    status,
    settings: host.settings ?? keptSettings(host),
    strings,
    dress() {
      const { businessName, color, position, greeting: words } = frame.settings ?? {};
      const say = strings();
      const scheme = pageScheme();
      const { chalk, onChalk } = chatColors(color, scheme);
      panel.className = `panel ${inline ? 'inline' : 'floating'} ${position} ${scheme}`;
      panel.style.cssText = `color-scheme:${scheme};--chalk:${chalk};--on-chalk:${onChalk}`;
      panel.lang = say.lang;
      panel.dir = getComputedStyle(document.documentElement).direction;
      panel.ariaLabel = businessName ? say.chatWith(businessName) : say.chat;
      title.textContent = businessName || say.chat;
      log.ariaLabel = say.chat;
      automated.textContent = say.automated;
      greeting.textContent = words || say.greeting;
      close.ariaLabel = close.title = say.close;
      photo.ariaLabel = photo.title = say.photos.add;
      field.ariaLabel = field.placeholder = say.placeholder;
      send.ariaLabel = say.send;
    },
    focus() {
      // Where a finger types, focus in the field would bring the keyboard up before anything was read.
      (matchMedia('(pointer: coarse)').matches ? panel : field).focus({ preventScroll: true });
    },
    grow() {
      if (GROWS) return;
      field.style.height = 'auto';
      field.style.height = `${field.scrollHeight + 2}px`;
    },
  };
  return frame;
}

/** As the loader kept them from an earlier page, if any. */
function keptSettings({ businessId, token }: PanelHost): Settings | null {
  try {
    return token ? null : (JSON.parse(localStorage[SETTINGS_KEY + businessId] as string) as Settings);
  } catch {
    // Nothing is kept, or the browser lets the page keep nothing: the panel asks the server.
    return null;
  }
}

/** On a phone, where the chat covers the page, Tab goes round inside it. */
function keepFocus(event: KeyboardEvent, panel: HTMLElement): void {
  if (panel.clientWidth < innerWidth) return;
  const stops = [...panel.querySelectorAll<HTMLElement>('a, button:enabled, textarea, .log, label input')];
  if (event.shiftKey) stops.reverse();
  const { activeElement } = panel.getRootNode() as ShadowRoot;
  if (activeElement !== stops.at(-1) && activeElement !== panel) return;
  event.preventDefault();
  stops[0]?.focus();
}
