import { Injectable } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';

/** A point is a few milliseconds of a core. `least` is what an ordinary call costs, `most` what the longest text or list may. */
const POINTS = {
  reading: { least: 1, most: 50 },
  estimate: { least: 1, most: 50 },
  impact: { least: 10, most: 60 },
  rule_check: { least: 30, most: 30 },
  accuracy: { least: 30, most: 30 },
  import: { least: 30, most: 600 },
} as const;
/** Characters of a text, or bytes of a list, that cost one point more. */
const PER_POINT = 500;

/** How much one business may have computed in a minute: its data and its calls must not slow everybody else's down. */
@Injectable()
export class OwnerLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * @param size of what is sent, in characters or bytes
   * @throws DomainError rate_limited, with the seconds to wait
   */
  take(businessId: string, work: keyof typeof POINTS, size = 0): Promise<void> {
    const { least, most } = POINTS[work];
    return this.limits.take('owner_work', businessId, Math.min(least + Math.floor(size / PER_POINT), most));
  }
}
