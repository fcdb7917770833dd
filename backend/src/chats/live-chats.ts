import { Injectable } from '@nestjs/common';
import { concatMap, merge, takeUntil, timer } from 'rxjs';
import { Revocations } from '../auth/index.js';
import type { EventStream, Principal } from '../common/index.js';
import { ChatEvents } from './chat-events.js';
import { chatDto } from './chat.dto.js';
import { ChatsService } from './chats.service.js';

/** Sends an owner's browser each lead as it arrives or changes. */
@Injectable()
export class LiveChats {
  constructor(
    private readonly events: ChatEvents,
    private readonly chats: ChatsService,
    private readonly revocations: Revocations,
  ) {}

  /** Until the browser leaves, the session ends or its access token does: with a new one it comes again. */
  follow(owner: Principal, stream: EventStream): void {
    const subscription = this.events
      .ofBusiness(owner.id)
      .pipe(
        concatMap(async ({ kind, chatId }) => {
          const chat = await this.chats.find(owner.id, chatId);
          if (chat) stream.send(kind, { id: chatId, chat: chatDto(chat) });
        }),
        takeUntil(merge(timer(owner.until), this.revocations.endOf(owner))),
      )
      .subscribe({ error: () => stream.close(), complete: () => stream.close() });
    stream.closed.addEventListener('abort', () => subscription.unsubscribe());
    stream.send('ready', {});
  }
}
