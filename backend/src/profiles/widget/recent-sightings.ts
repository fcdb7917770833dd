import { Injectable } from '@nestjs/common';

const MINUTE_MS = 60_000;
const MOST = 10_000;

/** What this process has noted within the last minute: a page view of a busy website must not cost a write. */
@Injectable()
export class RecentSightings {
  private readonly noted = new Map<string, { refused: boolean; until: number }>();

  /** Whether the widget was noted on this website in the same way a moment ago. */
  has(businessId: string, origin: string, refused: boolean): boolean {
    const last = this.noted.get(keyOf(businessId, origin));
    return last !== undefined && last.refused === refused && last.until > Date.now();
  }

  /** Call when it is stored. */
  add(businessId: string, origin: string, refused: boolean): void {
    if (this.noted.size >= MOST) this.noted.clear();
    this.noted.set(keyOf(businessId, origin), { refused, until: Date.now() + MINUTE_MS });
  }
}

const keyOf = (businessId: string, origin: string): string => `${businessId} ${origin}`;
