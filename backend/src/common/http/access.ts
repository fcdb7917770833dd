import { type ExecutionContext, SetMetadata, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who may call a route. Without a decorator it is a signed-in owner: the guard fails closed. */
export type Access = 'public' | 'visitor' | 'owner' | 'admin';

export const ACCESS_KEY = 'access';
export const PASSWORD_CHANGE_KEY = 'allowed-while-password-change-is-pending';

/** Open to everybody, no identity at all. */
export const Public = () => SetMetadata(ACCESS_KEY, 'public' satisfies Access);
/** Open to visitors of owners' websites; the route checks origin and visitor token itself. */
export const Visitor = () => SetMetadata(ACCESS_KEY, 'visitor' satisfies Access);
export const Admin = () => SetMetadata(ACCESS_KEY, 'admin' satisfies Access);
/** The few routes that a person with a temporary password may call. */
export const AllowedWhilePasswordChangeIsPending = () => SetMetadata(PASSWORD_CHANGE_KEY, true);

/** The signed-in person, as the access token names them. */
export interface Principal {
  /** User id; it is the business id as well. */
  id: string;
  email: string;
  role: 'owner' | 'admin';
  needsPasswordChange: boolean;
  sessionId: string;
  /** When the access token ends. */
  until: Date;
}

export interface AuthenticatedRequest extends FastifyRequest {
  principal?: Principal;
}

export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!principal) throw new Error('CurrentPrincipal is used on a route that is open to strangers');
  return principal;
});

/** Id of the signed-in owner's business. */
export const BusinessId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!principal) throw new Error('BusinessId is used on a route that is open to strangers');
  return principal.id;
});
