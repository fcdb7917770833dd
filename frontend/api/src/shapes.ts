import { allOf } from './all-of.ts';
import type { components, operations } from './schema.ts';

/**
 * The wire shapes by the names that the screens use, all from the generated schema. Money is dollars with two
 * decimals; times are ISO 8601.
 */
type Schema = components['schemas'];

export const INDUSTRIES = allOf<Profile['industry']>()([
  'Painting',
  'Landscaping',
  'Plumbing',
  'Roofing',
  'Tiling',
  'HVAC',
  'Electrical',
  'Flooring',
  'Concrete',
  'Window Installation',
  'Fencing',
  'Drywall',
  'Other',
]);

export type Profile = Schema['ProfileDto'];
export type User = Schema['UserDto'];
export type Session = Schema['SessionDto'];
export interface MfaChallenge {
  mfaRequired: true;
  mfaToken: string;
}

export type Job = Schema['JobDto'];
export type ImportRow = Schema['ImportRowDto'];
export type ImportReport = Schema['ImportReportDto'];

export type Effect = Schema['EffectDto'];
export type Interpretation = Schema['InterpretationDto'];
export type Rule = Schema['RuleDto'];
export type RuleFinding = Schema['RuleFindingDto'];
export type RuleImpact = Schema['ImpactDto'];
export type StarterPack = Schema['StarterPackDto'];

export type ProjectDetails = Schema['DetailsDto'];
export type EstimateLine = Schema['EstimateLineDto'];
export type Estimate = Schema['EstimateDto'];
export type Comparable = Schema['ComparableDto'];
export type QuickEstimate = Schema['QuickEstimateDto'];
export type AccuracySummary = Schema['AccuracySummaryDto'];
export type AccuracyReport = Schema['AccuracyDto'];
export type BackTestRow = Schema['BackTestRowDto'];

export type ChatStatus = Schema['ChatDto']['status'];
export const CHAT_STATUSES = allOf<ChatStatus>()(['new', 'contacted', 'quoted', 'won', 'lost', 'spam']);
export type ChatListItem = Schema['ChatDto'];
export type Chat = Schema['ChatDetailDto'];
export type ChatMessage = Schema['ChatMessageDto'];
export type ChatPhoto = Schema['ChatPhotoDto'];
export type GuardNotice = Schema['GuardNoticeDto'];
export type NoticeDelivery = Schema['NoticeDto'];
/** Leads as a list shows them: one that arrives while the list is open comes without what was said. */
export type ChatPage = Omit<Schema['ChatPageDto'], 'chats'> & { chats: ChatListItem[] };

export type Quote = Schema['QuoteDto'];
export type QuoteLine = Schema['QuoteLineDto'];

export type WidgetSettings = Schema['WidgetSettingsDto'];
export type NoticeSettings = Schema['NoticeSettingsDto'];
export type SetupState = Schema['SetupDto'];

export type Signup = Schema['SignupDto'];
export type SignupOverview = Schema['OverviewDto'];
export type AuditAction = NonNullable<NonNullable<operations['Admin_audit']['parameters']['query']>['action']>;
export const AUDIT_ACTIONS = allOf<AuditAction>()([
  'signed_up',
  'signed_in',
  'signed_out',
  'account_deleted',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'session_reuse_detected',
  'mfa_enabled',
  'mfa_disabled',
  'recovery_code_used',
  'job_deleted',
  'rule_deleted',
  'chat_deleted',
  'chats_expired',
  'admin_viewed_business',
  'admin_marked_viewed',
  'admin_reset_password',
]);
export type AuditEntry = Schema['AuditEntryDto'];
export type AuditPage = Schema['AuditPageDto'];
