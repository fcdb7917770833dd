import type { CSSProperties, KeyboardEvent } from 'react';
import type { Conversation } from '../conversation';
import { chatColors, pageScheme } from '../look';
import { strings } from '../strings';
import { Composer } from './composer';
import { Header } from './header';
import { Log } from './log';

interface Props {
  chat: Conversation;
  onClose?: () => void;
}

/** The whole chat: a dialog over the page, or a section inside the owner's dashboard. */
export function Panel({ chat, onClose }: Props) {
  const say = strings();
  const scheme = pageScheme();
  const { businessName, color, position } = chat.view.settings ?? {};
  const { chalk, onChalk } = chatColors(color, scheme);

  const keyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab' && onClose) keepFocus(event, event.currentTarget);
  };
  return (
    <div
      className={`panel ${onClose ? 'floating' : 'inline'} ${position} ${scheme}`}
      role={onClose ? 'dialog' : 'region'}
      aria-label={businessName ? say.chatWith(businessName) : say.chat}
      lang={say.lang}
      dir={getComputedStyle(document.documentElement).direction}
      style={{ colorScheme: scheme, '--chalk': chalk, '--on-chalk': onChalk } as CSSProperties}
      tabIndex={-1}
      onKeyDown={keyDown}
    >
      <Header chat={chat} onClose={onClose} />
      <Log chat={chat} />
      <Composer chat={chat} />
      <div className="unseen" role="status">
        {chat.view.said}
      </div>
    </div>
  );
}

/** On a phone, where the chat covers the page, Tab goes round inside it. */
function keepFocus(event: KeyboardEvent, box: HTMLElement): void {
  if (box.clientWidth < innerWidth) return;
  const stops = [...box.querySelectorAll<HTMLElement>('a, button:enabled, textarea, .log, label input')];
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  const { activeElement } = box.getRootNode() as ShadowRoot;
  if (activeElement !== last && activeElement !== box) return;
  event.preventDefault();
  first?.focus();
}
