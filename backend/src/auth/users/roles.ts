import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import type { User } from './user.entity.js';

/** The settings name the admins; nobody else keeps the role, however long the session has been open. */
@Injectable()
export class Roles {
  constructor(@Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'ADMIN_EMAILS'>) {}

  of(email: string): User['role'] {
    return this.settings.ADMIN_EMAILS.includes(email.toLowerCase()) ? 'admin' : 'owner';
  }
}
