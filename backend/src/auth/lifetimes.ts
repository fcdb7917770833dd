const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In seconds. */
export const ACCESS_TOKEN_LIFETIME = 15 * MINUTE;
export const REFRESH_TOKEN_LIFETIME = 30 * DAY;
/** Between the password and the one-time code. */
export const MFA_TOKEN_LIFETIME = 5 * MINUTE;
export const RESET_LINK_LIFETIME = HOUR;
export const TEMPORARY_PASSWORD_LIFETIME = DAY;
