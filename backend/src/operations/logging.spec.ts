import { Writable } from 'node:stream';
import { pinoHttp } from 'pino-http';
import { readSettings } from '../config/index.js';
import { logging } from './logging.js';

describe('the log', () => {
  it('tells what failed, but not the words and tokens that a statement was to store', () => {
    const lines: string[] = [];
    const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
    const { pinoHttp: options } = logging(readSettings({}));
    const failure = Object.assign(new Error('value too long'), {
      code: '22001',
      query: 'UPDATE chats SET summary = $1',
      parameters: ['call me at 503-555-0142'],
      driverError: { detail: 'Failing row contains (503-555-0142)', parameters: ['call me at 503-555-0142'] },
    });
    pinoHttp({ ...options, transport: undefined, stream }).logger.error({ err: failure }, 'unexpected error');
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({
      err: { message: 'value too long', code: '22001', query: 'UPDATE chats SET summary = $1' },
    });
    expect(line).not.toContain('503-555-0142');
  });
});
