import { Accounts0001 } from './0001-accounts.js';
import { JobsAndRules0002 } from './0002-jobs-and-rules.js';
import { Chats0003 } from './0003-chats.js';
import { Outbox0004 } from './0004-outbox.js';
import { LimitsAndRetention0005 } from './0005-limits-and-retention.js';
import { FirstMessages0006 } from './0006-first-messages.js';
import { Search0007 } from './0007-search.js';
import { DateOfWork0008 } from './0008-date-of-work.js';
import { DeletedAccounts0009 } from './0009-deleted-accounts.js';
import { AdminEndsLinks0010 } from './0010-admin-ends-links.js';
import { WonJobs0011 } from './0011-won-jobs.js';
import { Quotes0012 } from './0012-quotes.js';
import { ToldByDigest0013 } from './0013-told-by-digest.js';
import { WithoutPassword0014 } from './0014-without-password.js';
import { RefusedWebsites0015 } from './0015-refused-websites.js';
import { LostNotices0016 } from './0016-lost-notices.js';
import { UnreadChats0017 } from './0017-unread-chats.js';
import { SearchAsWritten0018 } from './0018-search-as-written.js';
import { DemoBusiness0019 } from './0019-demo-business.js';
import { PhotosOnTheirWay0020 } from './0020-photos-on-their-way.js';
import { SearchedJobs0021 } from './0021-searched-jobs.js';
import { TriedDeletions0022 } from './0022-tried-deletions.js';
import { OldAuditAddresses0023 } from './0023-old-audit-addresses.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  Accounts0001,
  JobsAndRules0002,
  Chats0003,
  Outbox0004,
  LimitsAndRetention0005,
  FirstMessages0006,
  Search0007,
  DateOfWork0008,
  DeletedAccounts0009,
  AdminEndsLinks0010,
  WonJobs0011,
  Quotes0012,
  ToldByDigest0013,
  WithoutPassword0014,
  RefusedWebsites0015,
  LostNotices0016,
  UnreadChats0017,
  SearchAsWritten0018,
  DemoBusiness0019,
  PhotosOnTheirWay0020,
  SearchedJobs0021,
  TriedDeletions0022,
  OldAuditAddresses0023,
];
