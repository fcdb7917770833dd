import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.js';
import type { ErrorBody } from './error-body.js';
import { outage } from './outage.js';
import { UNFORESEEN } from './sentence.js';
import { FRAMEWORK_ERRORS, OTHER_FRAMEWORK_ERROR, STATUS_OF } from './error-table.js';

/** Turns whatever was thrown into the one error body. The cause of an unknown error is logged once, never sent. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    // A caller who hangs up within a body breaks a connection too, but nothing that we need.
    const passing = thrown === request.raw.errored ? null : outage(thrown);
    if (passing) this.logger.error({ err: thrown, requestId: request.id }, 'something that is needed is not there');
    const error = passing ?? thrown;
    const body = this.bodyOf(error, request);
    if (reply.sent || reply.raw.headersSent) return;
    const retryAfter = error instanceof DomainError ? error.particulars.retryAfter : undefined;
    if (retryAfter !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
    // The route may have announced another type for its success.
    void reply.status(body.statusCode).type('application/json; charset=utf-8').send(body);
  }

  private bodyOf(error: unknown, request: FastifyRequest): ErrorBody {
    if (error instanceof DomainError) {
      const statusCode = STATUS_OF[error.kind];
      const { code, message, particulars } = error;
      const { fields = [], found } = particulars;
      return { statusCode, code, message, ...(fields.length > 0 && { errors: fields }), ...(found && { found }) };
    }
    const statusCode = statusOf(error);
    if (statusCode < 500) return frameworkErrorBody(statusCode);
    this.logger.error({ err: error, requestId: request.id }, 'unexpected error');
    return {
      statusCode: 500,
      code: 'internal',
      message: UNFORESEEN,
      requestId: request.id,
    };
  }
}

/** The body for a failure that the framework found, before or instead of our own code. */
export function frameworkErrorBody(statusCode: number): ErrorBody {
  const { code, message } = FRAMEWORK_ERRORS[statusCode] ?? OTHER_FRAMEWORK_ERROR;
  return { statusCode, code, message };
}

/** The 4xx a framework error carries (Nest's and Fastify's shapes), otherwise 500. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof URIError) return 400;
  if (typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return 500;
}
