import { jest } from '@jest/globals';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { ErrorFilter } from './error.filter.js';

const broken = () => Object.assign(new Error('aborted'), { code: 'ECONNRESET' });

/** A call whose body broke off with `errored`, and whose answer has nobody to go to. */
const callWith = (errored: Error | null): ArgumentsHost =>
  new ExecutionContextHost([
    { id: '1', raw: { errored } },
    { sent: true, raw: { headersSent: false } },
  ]);

describe('the log', () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  beforeEach(() => logged.mockClear());

  it('tells of a connection of ours that broke', () => {
    new ErrorFilter().catch(broken(), callWith(null));
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('says nothing about a caller who hung up', () => {
    const error = Object.assign(broken(), { statusCode: 400 });
    new ErrorFilter().catch(error, callWith(error));
    expect(logged).not.toHaveBeenCalled();
  });
});
