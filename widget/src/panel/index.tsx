import { createRoot } from 'react-dom/client';
import type { Chat, Frame, PanelHost } from '../parts';
import { Conversation } from './conversation';
import { Log } from './parts/log';
import { Tools } from './parts/tools';
import { Tray } from './parts/tray';
import { speakAs } from './strings';

export { default as css } from './styles.css?inline';

/** Draws the conversation into the frame, now and after every change. */
export function fill(host: PanelHost, frame: Frame): Chat {
  const { log, field, send, status } = frame;
  speakAs(frame.strings);
  const chat = new Conversation(host, frame.settings);
  const roots = [
    [createRoot(frame.tools), Tools],
    [createRoot(frame.turns), Log],
    [createRoot(frame.extras), Tray],
  ] as const;
  /** Where the log was scrolled to, and with how many turns in it. */
  let place = 0;
  let count = 0;

  const draw = (): void => {
    const { turns, draft, tray, said, settings } = chat.view;
    const focused = host.root.activeElement;
    // Asking for places makes the browser lay everything out: not before there is something to scroll.
    const still = count > 0 && log.scrollTop === place;
    try {
      for (const [root, Part] of roots) root.render(<Part chat={chat} />);
    } catch (error) {
      // A mistake of ours stays in here: one sentence instead of the chat, nothing on the page.
      frame.box.textContent = frame.strings().broken;
      host.emit('error', { code: 'internal', message: String(error) });
    }
    if (frame.settings !== settings) {
      frame.settings = settings;
      frame.dress();
    }
    if (field.value !== draft) {
      field.value = draft;
      frame.grow();
    }
    send.disabled = !draft.trim() && !tray.length;
    // Put in once more, the same words would be read out once more.
    if (status.textContent !== said) status.textContent = said;
    const last = [...log.querySelectorAll<HTMLElement>('.turn')].pop();
    // To the end, but not past the beginning of what was said last; whoever reads further up is left in peace.
    if (last && (turns.length !== count || still)) {
      log.scrollTop = last.offsetTop - 16;
      place = log.scrollTop;
      count = turns.length;
    }
    // What was focused (a tap answer, the contact form) has gone: the visitor stays in the chat.
    if (focused && !host.root.activeElement) frame.focus();
  };
  chat.draw = draw;
  // What was typed while this was on its way counts more than what an earlier page left.
  if (field.value) chat.write(field.value);
  draw();
  return chat;
}
