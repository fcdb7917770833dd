import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { measured, within } from '../common/index.js';
import { Tenant } from '../database/index.js';
import { PhotoRepository } from './photo.repository.js';

/** Whoever asks for metrics does not wait for a database that has stopped. In milliseconds. */
const PATIENCE_MS = 2_000;

/** What the clean-up of photos has before it, for all replicas: each of them tells the same. */
@Injectable()
export class PhotoMetrics implements OnApplicationBootstrap {
  private readonly logger = new Logger('PhotoCleanup');

  constructor(
    private readonly tenant: Tenant,
    private readonly photos: PhotoRepository,
  ) {}

  onApplicationBootstrap(): void {
    const help = 'Files of erased photos that wait to be removed, for the first time or after it has failed.';
    measured('chalkline_photo_deletions_waiting', help, 'state', () => within(PATIENCE_MS, this.read(), null));
  }

  private async read(): Promise<Record<'untried' | 'tried', number> | null> {
    try {
      return await this.tenant.asSystem('worker', (em) => this.photos.countDeletions(em));
    } catch (error) {
      this.logger.warn({ err: error }, 'what waits to be removed could not be measured');
      return null;
    }
  }
}
