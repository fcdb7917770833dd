import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import {
  ACCESS_KEY,
  type Access,
  type AuthenticatedRequest,
  DomainError,
  PASSWORD_CHANGE_KEY,
} from '../../common/index.js';
import { RateLimits } from '../limits/rate-limits.js';
import { RecentTokens } from './recent-tokens.js';

/** The one guard of all routes. It fails closed: a route without a decorator wants a signed-in owner. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly recent: RecentTokens,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  override getAuthenticateOptions() {
    return { property: 'principal', session: false };
  }

  override handleRequest<T>(error: unknown, principal: T | false | null): T {
    if (error instanceof Error) throw error;
    if (!principal) throw new DomainError('unauthenticated', 'unauthenticated', 'Sign in to continue.');
    return principal;
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, targets) ?? 'owner';
    if (access === 'public') return true;
    if (access === 'visitor') return this.recognise(context);
    await this.authenticate(context);
    const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!principal) return false;
    const mayPass = this.reflector.getAllAndOverride<boolean | undefined>(PASSWORD_CHANGE_KEY, targets) ?? false;
    if (principal.needsPasswordChange && !mayPass) {
      throw new DomainError('forbidden', 'password_change_required', 'Choose a new password to continue.');
    }
    if (access === 'admin' && principal.role !== 'admin') {
      throw new DomainError('forbidden', 'forbidden', 'Only an admin can do this.');
    }
    return true;
  }

  /** Sets `request.principal`. @throws DomainError unauthenticated */
  private async authenticate(context: ExecutionContext): Promise<void> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const known = this.recent.find(request.headers.authorization ?? '');
    if (known === null) await super.canActivate(context);
    else request.principal = known;
  }

  /** A visitor's route is open to all, but an owner who previews the own widget is recognised by the token. */
  private async recognise(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    // What they send has limits of its own.
    if (request.method === 'GET') await this.limits.take('visits_address', request.ip);
    if (request.headers.authorization === undefined) return true;
    try {
      await this.authenticate(context);
      // A temporary password opens nothing but the way to a new one.
      if (request.principal?.needsPasswordChange) delete request.principal;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    return true;
  }
}
