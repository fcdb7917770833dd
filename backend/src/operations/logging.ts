import type { Params } from 'nestjs-pino';
import type { Settings } from '../config/index.js';
import { loggedError } from './logged-error.js';

/** Structured logs. Quiet about requests that went well; never a token, a password or a visitor's words. */
export function logging(settings: Settings): Params {
  return {
    // No logger of its own for every request: nothing is logged about one that went well.
    forRoutes: [],
    pinoHttp: {
      level: settings.LOG_LEVEL,
      autoLogging: false,
      quietReqLogger: true,
      serializers: { err: loggedError },
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-visitor-token"]'],
      ...(process.stdout.isTTY
        ? { transport: { target: 'pino-pretty', options: { singleLine: true, ignore: 'pid,hostname' } } }
        : {}),
    },
  };
}
