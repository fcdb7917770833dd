export { AccountsService } from './accounts/accounts.service.js';
export { AUDIT_ACTIONS, Audit, type AuditAction, type AuditEntry, type AuditFilter } from './audit/audit.repository.js';
export { Revocations } from './access/revocations.js';
export { AuthModule } from './auth.module.js';
export { PasswordsService } from './passwords/passwords.service.js';
export { hashPassword } from './passwords/argon2.js';
export { randomToken, tokenHash } from './tokens.js';
export { OwnerLimits } from './limits/owner-limits.js';
export { RateLimits } from './limits/rate-limits.js';
