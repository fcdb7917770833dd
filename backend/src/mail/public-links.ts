import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';

/** Addresses as people outside see them: what a link in a mail must say. */
@Injectable()
export class PublicLinks {
  constructor(@Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'PUBLIC_ORIGIN' | 'PORT'>) {}

  get origin(): string {
    return new URL(this.settings.PUBLIC_ORIGIN ?? `http://localhost:${this.settings.PORT}`).origin;
  }

  /** @param path begins with a slash */
  to(path: string): string {
    return this.origin + path;
  }
}
