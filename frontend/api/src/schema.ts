/** Generated from /api/openapi.json by "npm run api". Do not edit. */
export interface paths {
  '/api/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Health_live'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Health_ready'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/signup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Accounts_signUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Accounts_login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/mfa/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Accounts_verify'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Accounts_refresh'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Accounts_logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Accounts_me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/delete-account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Accounts_deleteAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/update-details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Accounts_updateDetails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Passwords_forgot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Passwords_reset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Passwords_change'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/mfa/setup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Mfa_setUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/mfa/enable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Mfa_enable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/mfa/disable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Mfa_disable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Jobs_list'];
    put?: never;
    post: operations['Jobs_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jobs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Jobs_get'];
    put: operations['Jobs_update'];
    post?: never;
    delete: operations['Jobs_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jobs/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Jobs_import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Rules_list'];
    put?: never;
    post: operations['Rules_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Rules_check'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules/starter-packs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Rules_starterPacks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules/starter-packs/{trade}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Rules_addStarterPack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Rules_get'];
    put: operations['Rules_update'];
    post?: never;
    delete: operations['Rules_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Chats_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats/unread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Chats_unread'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Chats_follow'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Chats_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Chats_get'];
    put?: never;
    post?: never;
    delete: operations['Chats_remove'];
    options?: never;
    head?: never;
    patch: operations['Chats_patch'];
    trace?: never;
  };
  '/api/chats/{id}/won': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Chats_win'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats/{id}/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Chats_removeByPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote/photos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Photos_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote/chats/{id}/photos/{photoId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Photos_getOwn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats/{id}/photos/{photoId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Photos_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote/generate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Conversation_generate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote/chats/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Conversation_resume'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Admin_listUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/mark-viewed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Admin_markViewed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Admin_resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Admin_overview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Admin_audit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settings/widget': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Settings_getWidget'];
    put: operations['Settings_updateWidget'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settings/notices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Settings_getNotices'];
    put: operations['Settings_updateNotices'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settings/notices/webhook-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Settings_renewWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/setup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Setup_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/widget/{businessId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Widget_open'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote/estimate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OwnerQuotes_estimate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote/accuracy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OwnerQuotes_report'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules/interpret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RuleReadings_interpret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules/impact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RuleReadings_impact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats/{id}/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Quotes_get'];
    put: operations['Quotes_save'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats/{id}/quote/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Quotes_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chats/{id}/quote.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Quotes_print'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    FieldErrorBody: {
      field: string;
      message: string;
    };
    ErrorBody: {
      /** @description The HTTP status. */
      statusCode: number;
      /** @description Stays the same, for programs: "validation_failed". */
      code: string;
      /** @description One sentence for a person. */
      message: string;
      /** @description The fields of the body that are wrong. */
      errors?: components['schemas']['FieldErrorBody'][];
      /** @description What was found out before it failed: the columns of a file that were recognised. */
      found?: {
        [key: string]: string;
      };
      /** @description Of a failure that nobody foresaw: its entry in the log. */
      requestId?: string;
    };
    SignupInput: {
      email: string;
      password: string;
      businessName: string;
      /** @enum {string} */
      industry:
        | 'Painting'
        | 'Landscaping'
        | 'Plumbing'
        | 'Roofing'
        | 'Tiling'
        | 'HVAC'
        | 'Electrical'
        | 'Flooring'
        | 'Concrete'
        | 'Window Installation'
        | 'Fencing'
        | 'Drywall'
        | 'Other';
      /**
       * @description The browser's, for daily mails and opening hours.
       * @example America/New_York
       */
      timezone?: string;
    };
    UserMetadataDto: {
      businessName: string;
      industry: string;
      needsPasswordChange: boolean;
    };
    ProfileDto: {
      /** Format: uuid */
      id: string;
      businessName: string;
      /** @enum {string} */
      industry:
        | 'Painting'
        | 'Landscaping'
        | 'Plumbing'
        | 'Roofing'
        | 'Tiling'
        | 'HVAC'
        | 'Electrical'
        | 'Flooring'
        | 'Concrete'
        | 'Window Installation'
        | 'Fencing'
        | 'Drywall'
        | 'Other';
      name: string;
      phone: string;
      businessAddress: string;
      contactEmail: string;
      about: string;
      services: string[];
    };
    UserDto: {
      /** Format: uuid */
      id: string;
      email: string;
      /** @enum {string} */
      role: 'owner' | 'admin';
      mfaEnabled: boolean;
      /** @description Where to write for help with this Chalkline. */
      supportEmail: string | null;
      user_metadata: components['schemas']['UserMetadataDto'];
      profile: components['schemas']['ProfileDto'];
    };
    SessionDto: {
      /** @description Bearer token for every other call. */
      accessToken: string;
      /** @description Good for one renewal. */
      refreshToken: string;
      /**
       * Format: date-time
       * @description When the access token ends.
       */
      expiresAt: string;
      user: components['schemas']['UserDto'];
    };
    LoginInput: {
      email: string;
      password: string;
    };
    LoginAnswerDto: {
      accessToken?: string;
      refreshToken?: string;
      /** Format: date-time */
      expiresAt?: string;
      user?: components['schemas']['UserDto'];
      /** @description True: send the code with mfaToken to /auth/mfa/verify. */
      mfaRequired?: boolean;
      mfaToken?: string;
    };
    MfaVerifyInput: {
      /** @description Six digits from the app, or a recovery code. */
      code: string;
      /** @description From the answer to the sign-in. */
      mfaToken: string;
    };
    RefreshInput: {
      refreshToken: string;
      /** @description Random, and the same for all tries of one renewal: when an answer was lost, another try gets the same new token. Without it, a second try ends the session. */
      idempotencyKey?: string;
    };
    LogoutInput: {
      refreshToken: string;
    };
    DeleteAccountInput: {
      /** @description The current one: a window left open is not enough. */
      password: string;
    };
    ProfileInput: {
      name?: string;
      phone?: string;
      businessName?: string;
      businessAddress?: string;
      /** @description Empty for none. */
      contactEmail?: string;
      /** @enum {string} */
      industry?:
        | 'Painting'
        | 'Landscaping'
        | 'Plumbing'
        | 'Roofing'
        | 'Tiling'
        | 'HVAC'
        | 'Electrical'
        | 'Flooring'
        | 'Concrete'
        | 'Window Installation'
        | 'Fencing'
        | 'Drywall'
        | 'Other';
      about?: string;
      services?: string[];
    };
    ForgotPasswordInput: {
      email: string;
    };
    ResetPasswordInput: {
      /** @description From the link in the mail. */
      token: string;
      newPassword: string;
    };
    ChangePasswordInput: {
      /** @description Not needed while a reset is pending. */
      currentPassword?: string | null;
      newPassword: string;
    };
    MfaSetupInput: {
      /** @description The current one: a window left open is not enough. */
      password: string;
    };
    MfaSetupDto: {
      /** @description Base32, to type in where no camera is at hand. */
      secret: string;
      /** @description For the QR code. */
      otpauthUrl: string;
    };
    CodeInput: {
      /** @description Six digits from the app, or a recovery code. */
      code: string;
    };
    RecoveryCodesDto: {
      /** @description Shown once; each works once in place of a code. */
      recoveryCodes: string[];
    };
    JobDto: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      businessId: string;
      title: string;
      description: string;
      /** @description Dollars. */
      price: number;
      /** Format: date */
      completedAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    JobInput: {
      title: string;
      description: string;
      /** @description Final price in dollars. */
      price: number;
      /**
       * Format: date
       * @description Left out, it stays as it is.
       */
      completedAt?: string | null;
      /**
       * Format: date-time
       * @description updatedAt of the job as it was loaded; refuses the save when it has changed since.
       */
      updatedAt?: string;
    };
    ImportCellsDto: {
      title: string;
      description: string;
      price: string;
      date: string;
    };
    ImportRowDto: {
      /** @description Line of the file in which the row begins, counted from 1. */
      line: number;
      /** @enum {string} */
      status: 'new' | 'duplicate' | 'invalid';
      /** @description Why it is no new job; of a new one, what to know of how it was read. */
      message?: string;
      /**
       * @description The cell that keeps the row from being a job.
       * @enum {string}
       */
      field?: 'title' | 'description' | 'price' | 'date';
      /** @description What stands in a row that is no job. */
      cells?: components['schemas']['ImportCellsDto'];
      /** @description The job as read; with an id once it is stored. */
      job?: components['schemas']['JobDto'];
    };
    ImportReportDto: {
      total: number;
      imported: number;
      skipped: number;
      /** @description The header row as found; the row of a job where the list has no header. */
      columns: string[];
      /** @description Which column each field was read from. */
      mapping: {
        [key: string]: string;
      };
      /** @description What to know of how the list as a whole was read: another currency, dates that could be either way. */
      notes: string[];
      rows: components['schemas']['ImportRowDto'][];
    };
    EffectDto: {
      /** @enum {string} */
      kind: 'percentage' | 'percentage_per_unit' | 'fixed' | 'fixed_per_unit' | 'unit_rate' | 'minimum';
      /** @description Percent or dollars; negative for a discount. */
      amount: number;
      /** @enum {string|null} */
      unit:
        | 'sq_ft'
        | 'sq_m'
        | 'lin_ft'
        | 'lin_m'
        | 'cu_yd'
        | 'cu_m'
        | 'room'
        | 'bedroom'
        | 'bathroom'
        | 'storey'
        | 'window'
        | 'door'
        | 'fixture'
        | 'outlet'
        | 'hour'
        | 'day'
        | 'mile'
        | 'km'
        | 'item'
        | null;
      /** @description Units that are free before it counts. */
      above: number | null;
      /** @description The words that switch it on; null = always. */
      condition: string | null;
    };
    ReadingDto: {
      effects: components['schemas']['EffectDto'][];
      explanation: string;
      example: string;
    };
    InterpretationDto: {
      effects: components['schemas']['EffectDto'][];
      explanation: string;
      example: string;
      /** @enum {string} */
      status: 'priced' | 'note';
      /** @description A model's proposal; it counts only once the owner confirms it. */
      proposed?: components['schemas']['ReadingDto'];
    };
    RuleDto: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      businessId: string;
      title: string;
      description: string;
      isActive: boolean;
      interpretation: components['schemas']['InterpretationDto'];
      /** @description The reading is the owner’s confirmation. */
      confirmed: boolean;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    RuleFindingDto: {
      /** @enum {string} */
      kind: 'overlap' | 'contradiction' | 'never_fires' | 'unreadable';
      ruleIds: string[];
      message: string;
    };
    RuleCheckDto: {
      findings: components['schemas']['RuleFindingDto'][];
    };
    StarterRuleDto: {
      title: string;
      description: string;
      interpretation: components['schemas']['InterpretationDto'];
    };
    StarterPackDto: {
      trade: string;
      rules: components['schemas']['StarterRuleDto'][];
    };
    RuleInput: {
      title: string;
      description: string;
      /** @default true */
      isActive: boolean;
      /** @description A reading that the owner confirmed; used where the grammar finds none. */
      confirmedEffects?: components['schemas']['EffectDto'][];
      /**
       * Format: date-time
       * @description updatedAt of the rule as it was loaded; refuses the save when it has changed since.
       */
      updatedAt?: string;
    };
    QuantityDto: {
      quantity: number;
      /** @enum {string} */
      unit:
        | 'sq_ft'
        | 'sq_m'
        | 'lin_ft'
        | 'lin_m'
        | 'cu_yd'
        | 'cu_m'
        | 'room'
        | 'bedroom'
        | 'bathroom'
        | 'storey'
        | 'window'
        | 'door'
        | 'fixture'
        | 'outlet'
        | 'hour'
        | 'day'
        | 'mile'
        | 'km'
        | 'item';
      of: string | null;
    };
    DetailsDto: {
      service: string | null;
      /** @enum {string|null} */
      urgency: 'emergency' | 'this_week' | 'this_month' | 'flexible' | null;
      /** Format: date */
      preferredDate: string | null;
      /** @enum {string|null} */
      propertyType: 'house' | 'apartment' | 'commercial' | 'other' | null;
      location: string | null;
      quantities: components['schemas']['QuantityDto'][];
      conditions: string[];
      issues: string | null;
    };
    JobsSourceDto: {
      /** @enum {string} */
      type: 'jobs';
      jobIds: string[];
    };
    RuleSourceDto: {
      /** @enum {string} */
      type: 'rule';
      ruleId: string;
    };
    EstimateLineDto: {
      label: string;
      /** @description Dollars. */
      amount: number;
      source: components['schemas']['JobsSourceDto'] | components['schemas']['RuleSourceDto'];
    };
    EstimateDto: {
      /** @enum {string} */
      currency: 'USD';
      amount: number;
      low: number;
      high: number;
      /** @enum {string} */
      confidence: 'high' | 'medium' | 'low';
      /** @enum {string} */
      basis: 'rate' | 'comparable_jobs' | 'mixed';
      lines: components['schemas']['EstimateLineDto'][];
      assumptions: string[];
    };
    ChatMessageDto: {
      /** @enum {string} */
      role: 'user' | 'assistant';
      content: string;
      /** Format: date-time */
      created_at: string;
    };
    ConversationDto: {
      /** Format: uuid */
      id: string;
      contact_name: string | null;
      contact_email: string | null;
      contact_phone: string | null;
      summary: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /** @enum {string} */
      status: 'new' | 'contacted' | 'quoted' | 'won' | 'lost' | 'spam';
      unread: boolean;
      details: components['schemas']['DetailsDto'] | null;
      estimate: components['schemas']['EstimateDto'] | null;
      /** @description Oldest first; in a list the newest 50 at most, of one chat all. */
      messages: components['schemas']['ChatMessageDto'][];
    };
    ChatPageDto: {
      chats: components['schemas']['ConversationDto'][];
      page: number;
      hasMore: boolean;
    };
    UnreadDto: {
      /** @description Stops at 100. */
      unread: number;
    };
    GuardNoticeDto: {
      /** Format: date-time */
      created_at: string;
      kind: string;
      original: string;
      shown: string;
    };
    NoticeDto: {
      id: string;
      /** @enum {string} */
      channel: 'email' | 'webhook';
      /** @description What it says: lead, lead_with_contact, visitor_copy, quote. */
      kind: string;
      recipient: string;
      /** @enum {string} */
      status: 'pending' | 'sent' | 'failed';
      attempts: number;
      lastError: string | null;
      /** Format: date-time */
      updatedAt: string;
    };
    ChatPhotoDto: {
      id: string;
      url: string;
      width: number;
      height: number;
      bytes: number;
    };
    ComparableDto: {
      jobId: string;
      title: string;
      /** @description What it cost, in dollars. */
      price: number;
      /** @description What it would have cost for this request, in dollars. */
      adjusted: number;
      /** @description 0 to 1. */
      similarity: number;
      adjustments: string[];
    };
    ChatDetailDto: {
      /** Format: uuid */
      id: string;
      contact_name: string | null;
      contact_email: string | null;
      contact_phone: string | null;
      summary: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /** @enum {string} */
      status: 'new' | 'contacted' | 'quoted' | 'won' | 'lost' | 'spam';
      unread: boolean;
      details: components['schemas']['DetailsDto'] | null;
      estimate: components['schemas']['EstimateDto'] | null;
      /** @description Oldest first; in a list the newest 50 at most, of one chat all. */
      messages: components['schemas']['ChatMessageDto'][];
      guard_notices: components['schemas']['GuardNoticeDto'][];
      notices: components['schemas']['NoticeDto'][];
      photos: components['schemas']['ChatPhotoDto'][];
      /** @description Past jobs behind the estimate. */
      comparables: components['schemas']['ComparableDto'][];
    };
    ChatPatch: {
      /** @enum {string} */
      status?: 'new' | 'contacted' | 'quoted' | 'won' | 'lost' | 'spam';
      unread?: boolean;
    };
    ChatDto: {
      /** Format: uuid */
      id: string;
      contact_name: string | null;
      contact_email: string | null;
      contact_phone: string | null;
      summary: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /** @enum {string} */
      status: 'new' | 'contacted' | 'quoted' | 'won' | 'lost' | 'spam';
      unread: boolean;
      details: components['schemas']['DetailsDto'] | null;
      estimate: components['schemas']['EstimateDto'] | null;
    };
    WonInput: {
      /** @description What the job was in the end, in dollars; more than 0. */
      finalPrice: number;
    };
    WonDto: {
      chat: components['schemas']['ChatDto'];
      job: components['schemas']['JobDto'];
    };
    PhotoForm: {
      /**
       * Format: uuid
       * @description Stands before the file: who sends it is asked first.
       */
      chatId: string;
      /**
       * Format: binary
       * @description JPEG, PNG, WebP, GIF or AVIF of at most 10 MB.
       */
      file: string;
    };
    PhotoDto: {
      /** Format: uuid */
      id: string;
      /** @description Pixels, as kept. */
      width: number;
      /** @description Pixels, as kept. */
      height: number;
      bytes: number;
    };
    ContactInput: {
      name?: string;
      email?: string;
      phone?: string;
    };
    GenerateInput: {
      message: string;
      businessId: string;
      /**
       * @description The owner's own preview; needs the owner's access token.
       * @default false
       */
      isPreview: boolean;
      /** @description From the first answer on. */
      chatId?: string | null;
      /** @description Accepted and not read: the server keeps the transcript of previews, too. */
      messages?: Record<string, never>[];
      /** @description Chosen by the sender; a repeat with the same one gets the stored answer. */
      clientMessageId?: string | null;
      /** @description What the visitor typed into the widget's small form. */
      contact?: components['schemas']['ContactInput'];
      /** @description Left empty by people: no page shows this field. A chat that begins with it is kept as spam. */
      website?: string;
    };
    AnswerDto: {
      message: string;
      /** Format: uuid */
      chatId?: string;
      /** @description With the first answer only; goes into X-Visitor-Token from then on. */
      visitorToken?: string;
      estimate?: components['schemas']['EstimateDto'] | null;
      /**
       * @description Why there is no estimate.
       * @enum {string}
       */
      reason?: 'hidden_by_owner';
      suggestions?: string[];
      contactRequested?: boolean;
      /** @description The owner's phone number, when it is urgent. */
      emergencyPhone?: string;
    };
    SaidDto: {
      /** @enum {string} */
      role: 'user' | 'assistant';
      content: string;
      /** Format: date-time */
      created_at: string;
      estimate?: components['schemas']['EstimateDto'];
      emergencyPhone?: string;
      /** @description Ids of the photos that came with it. */
      photos?: string[];
    };
    VisitorChatDto: {
      /** Format: uuid */
      id: string;
      messages: components['schemas']['SaidDto'][];
      estimate: components['schemas']['EstimateDto'] | null;
      /**
       * @description Why there is no estimate.
       * @enum {string}
       */
      reason?: 'hidden_by_owner';
      suggestions: string[];
      contactRequested: boolean;
    };
    SignupDto: {
      /** Format: uuid */
      id: string;
      email: string;
      businessName: string;
      industry: string;
      /** Format: date-time */
      createdAt: string;
      viewed: boolean;
      needsPasswordChange: boolean;
    };
    TemporaryPasswordInput: {
      /** @example Welcome4821 */
      temporaryPassword: string;
    };
    SightingDto: {
      origin: string;
      /** Format: date-time */
      at: string;
    };
    OverviewDto: {
      jobs: number;
      rules: number;
      chats: number;
      /** @description Chats with a phone number or an email address. */
      leads: number;
      lastWidgetSighting: components['schemas']['SightingDto'] | null;
    };
    AuditEntryDto: {
      id: string;
      /** Format: date-time */
      at: string;
      actor: string;
      action: string;
      subject: string;
      ip: string;
    };
    AuditPageDto: {
      entries: components['schemas']['AuditEntryDto'][];
      page: number;
      hasMore: boolean;
    };
    LastSeenDto: {
      origin: string;
      /** Format: date-time */
      at: string;
    };
    WidgetSettingsDto: {
      greeting: string;
      color: string;
      /** @enum {string} */
      position: 'left' | 'right';
      allowedOrigins: string[];
      /** @enum {string} */
      priceVisibility: 'at_once' | 'after_contact' | 'never';
      lastSeen: components['schemas']['LastSeenDto'] | null;
      /** @description Where the widget was asked for last and is not allowed. */
      lastRefused: components['schemas']['LastSeenDto'] | null;
    };
    WidgetSettingsInput: {
      /** @description Empty brings the default back. */
      greeting?: string;
      /** @example #1F5FBF */
      color?: string;
      /** @enum {string} */
      position?: 'left' | 'right';
      /** @description Websites that may show the widget; empty for any. */
      allowedOrigins?: string[];
      /** @enum {string} */
      priceVisibility?: 'at_once' | 'after_contact' | 'never';
    };
    NoticeSettingsDto: {
      /** @enum {string} */
      mode: 'each' | 'digest';
      webhookUrl: string | null;
      /** @description Signs every call to the webhook; made anew when the webhook is switched on or moves to another origin. */
      webhookSecret: string | null;
      retentionDays: number | null;
      timezone: string;
    };
    NoticeSettingsInput: {
      /** @enum {string} */
      mode?: 'each' | 'digest';
      webhookUrl?: string | null;
      retentionDays?: number | null;
      /** @example America/New_York */
      timezone?: string;
    };
    MailFailingDto: {
      /** Format: date-time */
      since: string;
      message: string;
    };
    SetupDto: {
      jobs: number;
      /** @description Active rules. */
      rules: number;
      /** @description Name, phone and services are filled in. */
      detailsComplete: boolean;
      /** @description The widget has been drawn on a website. */
      widgetSeen: boolean;
      chats: number;
      mailFailing: components['schemas']['MailFailingDto'] | null;
    };
    WidgetDto: {
      /** Format: uuid */
      businessId: string;
      businessName: string;
      greeting: string;
      /** @example #1F5FBF */
      color: string;
      /** @enum {string} */
      position: 'left' | 'right';
      /** @description Empty when the business shows none. */
      phone: string;
      suggestions: string[];
      /** @enum {string} */
      priceVisibility: 'at_once' | 'after_contact' | 'never';
      aiNotice: string;
      /** @description What the launcher says, by language, where its own words would promise a price that is never shown. */
      launcher?: {
        [key: string]: string;
      };
      /** @description There where the browser asks to save data: nothing is fetched before it is used. */
      saveData?: boolean;
    };
    QuickEstimateInput: {
      description: string;
      /** @description Corrections of what the description was read as. */
      details?: components['schemas']['DetailsDto'];
    };
    QuickEstimateDto: {
      estimate: components['schemas']['EstimateDto'] | null;
      /** @enum {string} */
      reason?: 'needs_details' | 'no_basis' | 'hidden_by_owner' | 'needs_visit';
      /**
       * @description The measure that a price for this work waits for.
       * @enum {string}
       */
      missing?:
        | 'sq_ft'
        | 'sq_m'
        | 'lin_ft'
        | 'lin_m'
        | 'cu_yd'
        | 'cu_m'
        | 'room'
        | 'bedroom'
        | 'bathroom'
        | 'storey'
        | 'window'
        | 'door'
        | 'fixture'
        | 'outlet'
        | 'hour'
        | 'day'
        | 'mile'
        | 'km'
        | 'item';
      details: components['schemas']['DetailsDto'];
      comparables: components['schemas']['ComparableDto'][];
      /** @description For the owner: what is odd about the rules or jobs behind this price. */
      warnings: string[];
    };
    BackTestRowDto: {
      jobId: string;
      /** @description Dollars. */
      actual: number;
      estimate: number;
      low: number;
      high: number;
    };
    AccuracyDto: {
      jobs: number;
      estimated: number;
      /** @description Percent. */
      medianAbsolutePercentageError: number | null;
      withinTwentyFivePercent: number | null;
      rangeCoverage: number | null;
      /** @description Width of the range as a share of the estimate. */
      medianRangeWidth: number | null;
      tooLow: number | null;
      tooHigh: number | null;
      byJob: components['schemas']['BackTestRowDto'][];
      /** @description What to add next, in plain words. */
      advice: string[];
    };
    InterpretInput: {
      title: string;
      description: string;
      /** @description Ask the model for a reading where the grammar finds none. */
      propose?: boolean;
      /** @description A reading that the owner confirmed; used where the grammar finds none. */
      confirmedEffects?: components['schemas']['EffectDto'][];
    };
    ImpactInput: {
      /** Format: uuid */
      ruleId?: string;
      title?: string;
      description?: string;
      /** @default true */
      isActive: boolean;
      /** @description A reading that the owner confirmed; used where the grammar finds none. */
      confirmedEffects?: components['schemas']['EffectDto'][];
      remove?: boolean;
    };
    AccuracySummaryDto: {
      jobs: number;
      estimated: number;
      /** @description Percent. */
      medianAbsolutePercentageError: number | null;
      withinTwentyFivePercent: number | null;
      rangeCoverage: number | null;
      /** @description Width of the range as a share of the estimate. */
      medianRangeWidth: number | null;
      tooLow: number | null;
      tooHigh: number | null;
    };
    ImpactDto: {
      before: components['schemas']['AccuracySummaryDto'];
      after: components['schemas']['AccuracySummaryDto'];
      /**
       * @description on: the rule counts after and not before; off: before and not after; changed: otherwise than before.
       * @enum {string}
       */
      change: 'on' | 'off' | 'changed';
      /** @description Past jobs to which it applies, or would no longer. */
      jobsAffected: number;
      message: string;
    };
    QuoteLineDto: {
      label: string;
      /** @description Dollars; negative for a discount. */
      amount: number;
    };
    QuoteDto: {
      lines: components['schemas']['QuoteLineDto'][];
      /** @description Dollars: what the lines come to. */
      total: number;
      note: string;
      /** Format: date */
      validUntil: string | null;
      /**
       * Format: date-time
       * @description When it was last mailed as it stands.
       */
      sentAt: string | null;
      sentTo: string | null;
      /**
       * Format: date-time
       * @description When a version was mailed that has been changed since.
       */
      earlierSentAt: string | null;
      earlierSentTo: string | null;
      /** Format: date-time */
      updatedAt: string;
      /** @description Letters and signs of the quote, and of the names and addresses on it, that its document leaves out. */
      unprintable: string[];
    };
    ChatQuoteDto: {
      quote: components['schemas']['QuoteDto'] | null;
    };
    QuoteInput: {
      lines: components['schemas']['QuoteLineDto'][];
      note?: string;
      /** Format: date */
      validUntil?: string | null;
      /**
       * Format: date-time
       * @description updatedAt of the quote as it was loaded, null where there was none; refuses the save when it has changed since.
       */
      updatedAt?: string | null;
    };
    SendQuoteInput: {
      /**
       * Format: date-time
       * @description updatedAt of the quote as it was shown; refuses to send one that was changed since.
       */
      updatedAt?: string;
      /** @description Where it goes; left out or empty, to the address that the customer left. */
      to?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  Health_live: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Health_ready: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Accounts_signUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignupInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Accounts_login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginAnswerDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Accounts_verify: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MfaVerifyInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Accounts_refresh: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefreshInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Accounts_logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LogoutInput'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Accounts_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Accounts_deleteAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeleteAccountInput'];
      };
    };
    responses: {
      /** @description The account and everything of its business is erased. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Accounts_updateDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProfileDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Passwords_forgot: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgotPasswordInput'];
      };
    };
    responses: {
      /** @description The same for known and unknown addresses. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Passwords_reset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPasswordInput'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Passwords_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordInput'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Mfa_setUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MfaSetupInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MfaSetupDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Mfa_enable: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CodeInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodesDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Mfa_disable: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CodeInput'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Jobs_list: {
    parameters: {
      query?: {
        filter?: unknown;
        range?: unknown;
        sort?: unknown;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDto'][];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Jobs_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JobInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Jobs_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Jobs_update: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JobInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Jobs_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Jobs_import: {
    parameters: {
      query?: {
        dryRun?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReportDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Rules_list: {
    parameters: {
      query?: {
        filter?: unknown;
        range?: unknown;
        sort?: unknown;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleDto'][];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Rules_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Rules_check: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleCheckDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Rules_starterPacks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StarterPackDto'][];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Rules_addStarterPack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        trade: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleDto'][];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Rules_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Rules_update: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Rules_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Chats_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
        /** @description Searches name, email, phone (its digits, however they are written), summary and the start of the id. */
        q?: string;
        status?: 'new' | 'contacted' | 'quoted' | 'won' | 'lost' | 'spam';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatPageDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Chats_unread: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Chats_follow: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Server-sent events chat.created and chat.updated, each with { id, chat }; replaced, before the oldest of more than 20 streams is closed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Chats_export: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All leads as CSV; created_at is in the time zone of the business. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Chats_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatDetailDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Chats_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Chats_patch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChatPatch'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Chats_win: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WonInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WonDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Chats_removeByPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Photos_add: {
    parameters: {
      query?: never;
      header: {
        'x-visitor-token': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['PhotoForm'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PhotoDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Photos_getOwn: {
    parameters: {
      query?: never;
      header: {
        'x-visitor-token': string;
      };
      path: {
        id: string;
        photoId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A picture of their own, for the visitor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Photos_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        photoId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Conversation_generate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GenerateInput'];
      };
    };
    responses: {
      /** @description With Accept: text/event-stream: `token` events { text }, then `done` with this. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnswerDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Conversation_resume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisitorChatDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Admin_listUsers: {
    parameters: {
      query?: {
        filter?: unknown;
        range?: unknown;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignupDto'][];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Admin_markViewed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Admin_resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TemporaryPasswordInput'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Admin_overview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OverviewDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Admin_audit: {
    parameters: {
      query?: {
        page?: number;
        /** @description A part of who did it or of what it was done to. */
        q?: string;
        action?:
          | 'signed_up'
          | 'signed_in'
          | 'signed_out'
          | 'account_deleted'
          | 'password_changed'
          | 'password_reset_requested'
          | 'password_reset'
          | 'session_reuse_detected'
          | 'mfa_enabled'
          | 'mfa_disabled'
          | 'recovery_code_used'
          | 'job_deleted'
          | 'rule_deleted'
          | 'chat_deleted'
          | 'chats_expired'
          | 'admin_viewed_business'
          | 'admin_marked_viewed'
          | 'admin_reset_password';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditPageDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Settings_getWidget: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WidgetSettingsDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Settings_updateWidget: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WidgetSettingsInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WidgetSettingsDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Settings_getNotices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoticeSettingsDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Settings_updateNotices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoticeSettingsInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoticeSettingsDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Settings_renewWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description With another secret; the one before it counts no more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoticeSettingsDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Setup_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SetupDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Widget_open: {
    parameters: {
      query?: never;
      header: {
        origin: string;
        'save-data': string;
      };
      path: {
        businessId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WidgetDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  OwnerQuotes_estimate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuickEstimateInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuickEstimateDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  OwnerQuotes_report: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccuracyDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  RuleReadings_interpret: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InterpretInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InterpretationDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  RuleReadings_impact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImpactInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImpactDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Quotes_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatQuoteDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Quotes_save: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Quotes_send: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendQuoteInput'];
      };
    };
    responses: {
      /** @description Mailed to the address that the customer left, or to another. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteDto'];
        };
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  Quotes_print: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The quote on paper. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, by its status. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
}
