import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { frameworkErrorBody } from '../common/index.js';

/** What the parser of HTTP calls a request with too many headers, and one that does not come to its end. */
const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no HTTP request that could be read, in the one shape of errors: it reaches no route and no filter. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(frameworkErrorBody(status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
