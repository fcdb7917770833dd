import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/index.js';
import { Tenant } from '../../database/index.js';
import { RateLimits } from '../limits/rate-limits.js';
import type { User } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';
import { verifyPassword } from './argon2.js';

/** Asks who is signed in for the password once more, before what a window left open must not be enough for. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly tenant: Tenant,
    private readonly users: UserRepository,
    private readonly limits: RateLimits,
  ) {}

  /** @throws DomainError invalid when the password is wrong, rate_limited */
  async check(userId: string, password: string): Promise<User> {
    // The same guesses at the same password as when it is changed.
    await this.limits.take('change_password', userId);
    const user = await this.tenant.run(userId, (em) => this.users.get(em, userId));
    if (!(await verifyPassword(user.passwordHash, password))) throw invalidField('password', 'Password is incorrect');
    await this.limits.clear('change_password', userId);
    return user;
  }
}
