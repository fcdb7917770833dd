import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

/** Fewer than the database has connections, so that an owner's list never waits for a crowd of visitors. */
const MOST_AT_ONCE = 5;

/** What visitors' messages have computed and stored, a few at a time. Waiting for a model is not work. */
@Injectable()
export class VisitorWork {
  private readonly limit = pLimit(MOST_AT_ONCE);

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.limit(work);
  }
}
