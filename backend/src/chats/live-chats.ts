import { Injectable } from '@nestjs/common';
import type { EventStream } from '../common/index.js';
import { concatMap } from 'rxjs';
import { ChatEvents } from './chat-events.js';
import { chatDto } from './chat.dto.js';
import { ChatsService } from './chats.service.js';

/** Sends an owner's browser each lead as it arrives or changes. */
@Injectable()
export class LiveChats {
  constructor(
    private readonly events: ChatEvents,
    private readonly chats: ChatsService,
  ) {}

  follow(businessId: string, stream: EventStream): void {
    const subscription = this.events
      .ofBusiness(businessId)
      .pipe(
        concatMap(async ({ kind, chatId }) => {
          const chat = await this.chats.find(businessId, chatId);
          if (chat) stream.send(kind, { id: chatId, chat: chatDto(chat) });
        }),
      )
      .subscribe({ error: () => stream.close(), complete: () => stream.close() });
    stream.closed.addEventListener('abort', () => subscription.unsubscribe());
    stream.send('ready', {});
  }
}
