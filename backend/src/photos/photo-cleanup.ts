import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Tenant } from '../database/index.js';
import { PhotoRepository } from './photo.repository.js';
import { PhotoStore } from './storage/photo-store.js';

const BATCH = 100;

/**
 * Removes the files of photos whose rows are gone, or never came. The database keeps the list (a trigger writes it, and
 * each upload before it begins), so no file is forgotten when a chat or a business is deleted, or a process dies. Two
 * replicas that remove the same file do no harm.
 */
@Injectable()
export class PhotoCleanup {
  private readonly logger = new Logger('PhotoCleanup');
  private busy = false;

  constructor(
    private readonly tenant: Tenant,
    private readonly photos: PhotoRepository,
    private readonly store: PhotoStore,
  ) {}

  @Interval(15_000)
  async tick(): Promise<void> {
    // A bucket that hangs must not be asked by more and more rounds at once.
    if (this.busy) return;
    this.busy = true;
    try {
      await this.removeFiles();
    } catch (error) {
      this.logger.warn({ err: error }, 'files of deleted photos are still there; a later round tries again');
    } finally {
      this.busy = false;
    }
  }

  /** One round. @throws Error when a file could not be removed, after all others have been */
  async removeFiles(): Promise<void> {
    const keys = await this.tenant.asSystem('worker', (em) => this.photos.listDeletions(em, BATCH));
    const gone: string[] = [];
    const failures: unknown[] = [];
    for (const key of keys) {
      try {
        await this.store.remove(key);
        gone.push(key);
      } catch (error) {
        failures.push(error);
        // One file that cannot be removed must not keep the others, neither in this round nor in the ones to come.
        await this.tenant.asSystem('worker', (em) => this.photos.postponeDeletion(em, key));
      }
    }
    if (gone.length > 0) await this.tenant.asSystem('worker', (em) => this.photos.removeDeletions(em, gone));
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${keys.length} files could not be removed`, { cause: failures[0] });
  }
}
