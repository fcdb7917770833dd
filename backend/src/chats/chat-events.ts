import { Injectable } from '@nestjs/common';
import { type Observable, filter, map } from 'rxjs';
import { DatabaseEvents } from '../database/index.js';

export type ChatEventKind = 'chat.created' | 'chat.updated';

export interface ChatEvent {
  businessId: string;
  chatId: string;
  kind: ChatEventKind;
}

/** What happened to leads, on whichever replica it happened. */
@Injectable()
export class ChatEvents {
  constructor(private readonly events: DatabaseEvents) {}

  /** Call it when the change is committed. */
  tell(event: ChatEvent): void {
    this.events.sendSoon(`chat ${event.kind} ${event.businessId} ${event.chatId}`);
  }

  ofBusiness(businessId: string): Observable<ChatEvent> {
    return this.events.received.pipe(
      map(readEvent),
      filter((event): event is ChatEvent => event !== null && event.businessId === businessId),
    );
  }
}

function readEvent(payload: string): ChatEvent | null {
  const [topic, kind, businessId, chatId] = payload.split(' ');
  if (topic !== 'chat' || !businessId || !chatId) return null;
  return kind === 'chat.created' || kind === 'chat.updated' ? { kind, businessId, chatId } : null;
}
