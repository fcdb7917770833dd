import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person who can sign in. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid') id: string;
  /** Lower case. */
  @Column('text') email: string;
  /** Null: nobody can sign in to this account, and no way leads to a password for it. */
  @Column('text', { name: 'password_hash', nullable: true }) passwordHash: string | null;
  @Column('text') role: 'owner' | 'admin';
  @Column('boolean', { name: 'needs_password_change' }) needsPasswordChange: boolean;
  /** Until when a temporary password may be used, once. Null: the password is the person's own. */
  @Column('timestamptz', { name: 'temporary_password_expires_at', nullable: true })
  temporaryPasswordExpiresAt: Date | null;
  @Column('text', { name: 'mfa_secret', nullable: true }) mfaSecret: string | null;
  @Column('boolean', { name: 'mfa_enabled' }) mfaEnabled: boolean;
  /** The last 30-second step whose code was accepted: a code works once. */
  @Column('bigint', {
    name: 'mfa_last_step',
    nullable: true,
    transformer: {
      from: (raw: string | null) => (raw === null ? null : Number(raw)),
      to: (step: number | null) => step,
    },
  })
  mfaLastStep: number | null;
  @Column('boolean') viewed: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
