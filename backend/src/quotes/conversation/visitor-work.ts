import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';

/**
 * What visitors' messages read and store, a few at a time: at most half of the database's connections, so that an owner's
 * list finds one free in a crowd of visitors. Waiting for a model is not work, and learning from past jobs has its own queue.
 */
@Injectable()
export class VisitorWork {
  private readonly limit: ReturnType<typeof pLimit>;

  constructor(@Inject(SETTINGS_TOKEN) { DATABASE_POOL }: Pick<Settings, 'DATABASE_POOL'>) {
    this.limit = pLimit(Math.max(1, Math.floor(DATABASE_POOL / 2)));
  }

  readonly run = <T>(work: () => Promise<T>): Promise<T> => this.limit(work);
}
