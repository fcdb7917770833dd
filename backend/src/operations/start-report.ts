import { readFileSync } from 'node:fs';
import { type LoggerService, Logger as NestLogger } from '@nestjs/common';
import type { Settings } from '../config/index.js';
import { siteOrigin } from './built-for.js';
import { doubtsAbout } from './doubts.js';
import { builtFile } from './served-files.js';

/** Says once what has started, on which address and with which drivers, and what an operator may not have meant. */
export function reportStart(settings: Settings, address: string): string {
  const logger = new NestLogger('Start');
  const started = startLine(settings, address);
  logger.log(started);
  for (const doubt of doubtsAbout(settings, siteOrigin())) logger.warn(doubt);
  return started;
}

/** One line without a secret: of addresses that hold one, the host alone. */
export function startLine(settings: Settings, address: string): string {
  const { DATABASE_URL, OPENAI_API_KEY, OPENAI_BASE_URL, PHOTO_BUCKET_URL, SMTP_URL } = settings;
  const model = OPENAI_API_KEY === null ? 'none' : hostOf(OPENAI_BASE_URL ?? 'https://api.openai.com');
  const drivers = [
    `database ${DATABASE_URL === null ? 'embedded' : hostOf(DATABASE_URL)}`,
    `mail ${SMTP_URL === null ? 'kept' : hostOf(SMTP_URL)}`,
    `photos ${PHOTO_BUCKET_URL === null ? 'in a folder' : hostOf(PHOTO_BUCKET_URL)}`,
    `model ${model}`,
  ];
  return `Chalkline ${version()} listens on ${address}: ${drivers.join(', ')}`;
}

const hostOf = (url: string): string => `at ${new URL(url).host}`;

function version(): string {
  const read: unknown = JSON.parse(readFileSync(builtFile('package.json'), 'utf8'));
  return typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : 'of no version';
}

/** What the framework tells of each of its parts at every start: of use to who looks for a route, and to nobody else. */
const PARTS = new Set(['InstanceLoader', 'RouterExplorer', 'RoutesResolver']);

/** The log, with the framework's list of its own parts at "debug". */
export function quietAboutParts(logger: LoggerService): LoggerService {
  const log = (message: unknown, ...rest: unknown[]): void => {
    const context = rest.at(-1);
    if (typeof context === 'string' && PARTS.has(context)) logger.debug?.(message, ...rest);
    else logger.log(message, ...rest);
  };
  return {
    log,
    error: logger.error.bind(logger),
    warn: logger.warn.bind(logger),
    debug: logger.debug?.bind(logger),
    verbose: logger.verbose?.bind(logger),
    fatal: logger.fatal?.bind(logger),
  };
}
