import { Injectable } from '@nestjs/common';
import { type Observable, concatMap, filter, finalize, merge, share, takeUntil, timer } from 'rxjs';
import { Revocations } from '../auth/index.js';
import type { EventStream, Principal } from '../common/index.js';
import { ChatEvents, type ChatEventKind } from './chat-events.js';
import { type ChatDto, chatDto } from './chat.dto.js';
import { ChatsService } from './chats.service.js';

/** Streams of one owner in this process: more windows than anybody looks at. */
const MOST_STREAMS = 20;

interface LeadEvent {
  kind: ChatEventKind;
  data: { id: string; chat: ChatDto };
}

/** Sends an owner's browser each lead as it arrives or changes. */
@Injectable()
export class LiveChats {
  /** By owner, the oldest first. */
  private readonly open = new Map<string, EventStream[]>();
  /** By business: however many follow it, each change is looked up once. */
  private readonly followed = new Map<string, Observable<LeadEvent>>();

  constructor(
    private readonly events: ChatEvents,
    private readonly chats: ChatsService,
    private readonly revocations: Revocations,
  ) {}

  /**
   * Until the browser leaves, the session ends or its access token does: with a new one it comes again. The oldest of too
   * many streams is told "replaced" before it is closed, so that it does not come again at once and close the next.
   */
  follow(owner: Principal, stream: EventStream): void {
    const subscription = this.changesOf(owner.id)
      .pipe(takeUntil(merge(timer(owner.until), this.revocations.endOf(owner))))
      .subscribe({
        next: ({ kind, data }) => stream.send(kind, data),
        error: () => stream.close(),
        complete: () => stream.close(),
      });
    stream.closed.addEventListener('abort', () => {
      subscription.unsubscribe();
      this.forget(owner.id, stream);
    });
    stream.send('ready', {});
    const streams = [...(this.open.get(owner.id) ?? []), stream];
    this.open.set(owner.id, streams);
    if (streams.length <= MOST_STREAMS) return;
    const [oldest] = streams;
    oldest?.send('replaced', {});
    oldest?.close();
  }

  private forget(ownerId: string, stream: EventStream): void {
    const others = (this.open.get(ownerId) ?? []).filter((one) => one !== stream);
    if (others.length > 0) this.open.set(ownerId, others);
    else this.open.delete(ownerId);
  }

  private changesOf(businessId: string): Observable<LeadEvent> {
    const known = this.followed.get(businessId);
    if (known) return known;
    const changes = this.events.ofBusiness(businessId).pipe(
      concatMap(async ({ kind, chatId }) => {
        const chat = await this.chats.find(businessId, chatId);
        return chat && { kind, data: { id: chatId, chat: chatDto(chat) } };
      }),
      filter((change) => change !== null),
      finalize(() => this.followed.delete(businessId)),
      share(),
    );
    this.followed.set(businessId, changes);
    return changes;
  }
}
