import { readSettings } from '../config/index.js';
import { quietAboutParts, startLine } from './start-report.js';

const AT = '0.0.0.0:3000';

describe('the line at the start', () => {
  it('names what nothing was set for', () => {
    expect(startLine(readSettings({}), AT)).toMatch(
      /^Chalkline \d+\.\d+\.\d+ listens on 0\.0\.0\.0:3000: database embedded, mail kept, photos in a folder, model none$/,
    );
  });

  it('names the host of what was, and nothing else of it', () => {
    const settings = readSettings({
      DATABASE_URL: 'postgres://owner:hunter2@db.x.example:5433/chalkline',
      SMTP_URL: 'smtps://user:hunter2@mail.x.example',
      PHOTO_BUCKET_URL: 'https://key:hunter2@s3.x.example/photos',
      OPENAI_API_KEY: 'sk-hunter2',
      AUTH_SECRET: 'hunter2'.repeat(5),
    });
    expect(startLine(settings, AT)).toMatch(
      /: database at db\.x\.example:5433, mail at mail\.x\.example, photos at s3\.x\.example, model at api\.openai\.com$/,
    );
  });
});

it('lists the parts of the framework for those who look for them only', () => {
  const told: string[] = [];
  const noteAs =
    (level: string) =>
    (message: unknown): void =>
      void told.push(`${level} ${String(message)}`);
  const logger = quietAboutParts({
    log: noteAs('info'),
    debug: noteAs('debug'),
    warn: noteAs('warn'),
    error: noteAs('error'),
  });
  logger.log('Mapped {/api/jobs, GET} route', 'RouterExplorer');
  logger.log('begun', 'Import');
  logger.warn('odd', 'RouterExplorer');
  expect(told).toEqual(['debug Mapped {/api/jobs, GET} route', 'info begun', 'warn odd']);
});
