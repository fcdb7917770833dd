/** The wire shapes of the owner's and the account calls. Money is dollars with two decimals; times are ISO 8601. */

export const INDUSTRIES = [
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
] as const;

export interface Profile {
  id: string;
  name: string;
  phone: string;
  businessName: string;
  businessAddress: string | null;
  contactEmail: string | null;
  industry: string;
  about: string | null;
  services: string[];
}

export interface User {
  id: string;
  email: string;
  role: 'owner' | 'admin';
  user_metadata: { businessName: string; industry: string; needsPasswordChange: boolean };
  profile: Profile | null;
  mfaEnabled?: boolean;
}

export interface Session {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends: an ISO time. */
  expiresAt: string;
  user: User;
}

export interface MfaChallenge {
  mfaRequired: true;
  mfaToken: string;
}

export interface Job {
  id: string;
  businessId: string;
  title: string;
  description: string;
  price: number;
  /** ISO date, null when the owner gave none. */
  completedAt: string | null;
  createdAt: string;
  updatedAt?: string;
}

export interface Effect {
  kind: 'percentage' | 'percentage_per_unit' | 'fixed' | 'fixed_per_unit' | 'unit_rate' | 'minimum';
  amount: number;
  unit: string | null;
  above: number | null;
  condition: string | null;
}

export interface Interpretation {
  status: 'priced' | 'note';
  effects: Effect[];
  explanation: string;
  example: string;
  /** A reading suggested by a model, never used until the owner confirms it. */
  proposed?: { effects: Effect[]; explanation: string; example: string };
}

export interface Rule {
  id: string;
  businessId: string;
  title: string;
  description: string;
  isActive: boolean;
  createdAt: string;
  updatedAt?: string;
  interpretation: Interpretation;
}

export interface RuleFinding {
  kind: 'overlap' | 'contradiction' | 'never_fires' | 'unreadable';
  ruleIds: string[];
  message: string;
}

export interface StarterPack {
  trade: string;
  rules: { title: string; description: string; interpretation: Interpretation }[];
}

export interface ProjectDetails {
  service: string | null;
  urgency: 'emergency' | 'this_week' | 'this_month' | 'flexible' | null;
  preferredDate: string | null;
  propertyType: 'house' | 'apartment' | 'commercial' | 'other' | null;
  location: string | null;
  quantities: { quantity: number; unit: string; of: string | null }[];
  conditions: string[];
  issues: string | null;
}

export interface EstimateLine {
  label: string;
  amount: number;
  source: { type: 'jobs'; jobIds: string[] } | { type: 'rule'; ruleId: string };
}

export interface Estimate {
  currency: 'USD';
  amount: number;
  low: number;
  high: number;
  confidence: 'high' | 'medium' | 'low';
  basis: 'rate' | 'comparable_jobs' | 'mixed';
  lines: EstimateLine[];
  assumptions: string[];
}

export interface Comparable {
  jobId: string;
  title: string;
  price: number;
  /** 0 to 1. */
  similarity: number;
  /** The past price after the differences were taken out; absent where only the past price is known. */
  adjusted?: number;
  adjustments: string[];
}

export interface QuickEstimate {
  estimate: Estimate | null;
  reason?: 'needs_details' | 'no_basis' | 'hidden_by_owner' | 'needs_visit' | null;
  details: ProjectDetails;
  comparables?: Comparable[];
}

export interface AccuracySummary {
  jobs: number;
  estimated: number;
  /** Percent, e.g. 17.2. */
  medianAbsolutePercentageError: number | null;
  /** Shares from 0 to 1. */
  withinTwentyFivePercent: number | null;
  rangeCoverage: number | null;
  medianRangeWidth: number | null;
  tooLow: number | null;
  tooHigh: number | null;
}

export interface BackTestRow {
  jobId: string;
  actual: number;
  estimate: number;
  low: number;
  high: number;
}

export interface AccuracyReport extends AccuracySummary {
  byJob: BackTestRow[];
}

export interface RuleImpact {
  before: AccuracySummary;
  after: AccuracySummary;
  jobsAffected: number;
  message: string;
}

export const CHAT_STATUSES = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

export interface ChatListItem {
  id: string;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  summary: string | null;
  created_at: string;
  updated_at: string;
  status: ChatStatus;
  unread: boolean;
  estimate: Estimate | null;
}

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface GuardNotice {
  created_at: string;
  kind: string;
  original: string;
  shown: string;
}

export interface NoticeDelivery {
  id: string;
  channel: 'email' | 'webhook';
  recipient: string;
  status: 'pending' | 'sent' | 'failed';
  attempts: number;
  lastError: string | null;
  updatedAt: string;
}

export interface ChatPhoto {
  id: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
}

export interface Chat extends ChatListItem {
  messages: ChatMessage[];
  details: ProjectDetails | null;
  guard_notices?: GuardNotice[];
  notices?: NoticeDelivery[];
  photos?: ChatPhoto[];
  comparables?: Comparable[];
}

export interface ChatPage {
  chats: ChatListItem[];
  page: number;
  hasMore: boolean;
}

export interface WidgetSettings {
  greeting: string;
  color: string;
  position: 'left' | 'right';
  allowedOrigins: string[];
  priceVisibility: 'at_once' | 'after_contact' | 'never';
  lastSeen?: { origin: string; at: string } | null;
}

export interface NoticeSettings {
  mode: 'each' | 'digest';
  webhookUrl: string | null;
  webhookSecret?: string | null;
  /** Days after which old chats are erased; null keeps them. */
  retentionDays: number | null;
  timezone: string;
}

export interface SetupState {
  jobs: number;
  rules: number;
  detailsComplete: boolean;
  widgetSeen: boolean;
  chats: number;
  mailFailing: { since: string; message: string } | null;
}

export interface ImportRow {
  line: number;
  status: 'new' | 'duplicate' | 'invalid';
  message?: string;
  job?: Partial<Pick<Job, 'title' | 'description' | 'price' | 'completedAt'>>;
}

export interface ImportReport {
  total: number;
  imported: number;
  skipped: number;
  /** The header row as found. */
  columns: string[];
  /** Which column each field is read from. */
  mapping: Record<string, string>;
  rows: ImportRow[];
}

export interface Signup {
  id: string;
  email: string;
  businessName: string;
  industry: string;
  createdAt: string;
  viewed: boolean;
  needsPasswordChange: boolean;
}

export interface SignupOverview {
  jobs: number;
  rules: number;
  leads: number;
  lastWidgetSighting: { origin: string; at: string } | null;
}

export interface AuditEntry {
  id: string;
  at: string;
  actor: string | null;
  action: string;
  subject: string | null;
  ip: string | null;
}

export interface AuditPage {
  entries: AuditEntry[];
  page: number;
  hasMore: boolean;
}
