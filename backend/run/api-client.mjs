import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format } from 'prettier';
import { ensureBuilt } from './build.mjs';
import { ROOT, path } from './project.mjs';
import { startTestDatabase, TEMPLATE } from './test-database.mjs';

/**
 * `npm run api`: writes the typed client's schema from the OpenAPI document of the running code.
 * With --check it only says whether the committed one is stale.
 */
const TARGET = path('frontend', 'api', 'src', 'schema.ts');

await ensureBuilt({ only: ['server'] });
const schema = await schemaOf(await document());
const committed = readFileSync(TARGET, { encoding: 'utf8', flag: 'a+' });
if (!process.argv.includes('--check')) writeFileSync(TARGET, schema);
else if (committed !== schema) {
  process.stdout.write('frontend/api/src/schema.ts is stale. Run "npm run api" and commit the result.\n');
  process.exitCode = 1;
}

async function document() {
  const database = await startTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-api-'));
  process.chdir(ROOT);
  try {
    const { createApp } = await import(path('backend/dist/src/app.setup.js'));
    const { readSettings } = await import(path('backend/dist/src/config/index.js'));
    const { databaseUrls } = await import(path('backend/dist/src/database/index.js'));
    const { apiDocument } = await import(path('backend/dist/src/operations/api-document.js'));
    const template = new URL(database.url);
    template.pathname = `/${TEMPLATE}`;
    const settings = readSettings({ CHALKLINE_DATA: folder, LOG_LEVEL: 'silent' });
    const app = await createApp(settings, databaseUrls(template.href, null).serving);
    const made = apiDocument(app);
    await app.close();
    return made;
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function schemaOf(openApi) {
  const source = astToString(await openapiTS(JSON.parse(JSON.stringify(openApi))));
  const note = '/** Generated from /api/openapi.json by "npm run api". Do not edit. */\n';
  return format(note + source, {
    parser: 'typescript',
    ...JSON.parse(readFileSync(path('.config/prettier.json'), 'utf8')),
  });
}
