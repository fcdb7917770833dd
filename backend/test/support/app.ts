import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createApp } from '../../src/app.setup.js';
import { type Settings, readSettings } from '../../src/config/index.js';
import { databaseUrls } from '../../src/database/index.js';

const TEMPLATE = 'chalkline_test_template';

export interface TestApp {
  app: NestFastifyApplication;
  /** http://127.0.0.1:PORT/api */
  api: string;
  origin: string;
  settings: Settings;
  /** Address of the role that owns the tables, and of the one that serves. */
  ownerUrl: string;
  servingUrl: string;
  dataFolder: string;
  close(): Promise<void>;
}

/** The whole application, listening, on a fresh copy of the migrated database. Rate limits are wide unless set. */
export async function startApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const { ownerUrl, drop } = await createDatabase();
  const serving = servingUrlOf(ownerUrl);
  const dataFolder = mkdtempSync(join(tmpdir(), 'chalkline-app-'));
  const settings = readSettings({
    CHALKLINE_DATA: dataFolder,
    AUTH_SECRET: 'a secret that is only used by tests',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'fatal',
    DATABASE_POOL: '6',
    ...environment,
  });
  const { app, origin } = await listening(settings, serving);
  return {
    ...{ app, api: `${origin}/api`, origin, settings, ownerUrl, servingUrl: serving, dataFolder },
    async close() {
      await app.close();
      await drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export type Replica = Pick<TestApp, 'app' | 'api' | 'close'>;

/** Another process's worth of the same application, on the same database. */
export async function startReplica({ settings, servingUrl }: TestApp): Promise<Replica> {
  const { app, origin } = await listening(settings, servingUrl);
  return { app, api: `${origin}/api`, close: () => app.close() };
}

async function listening(settings: Settings, url: string): Promise<Pick<TestApp, 'app' | 'origin'>> {
  const app = await createApp(settings, url);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return { app, origin: `http://127.0.0.1:${port}` };
}

/** A copy of the template has the rights of the role that serves the template. */
function servingUrlOf(ownerUrl: string): string {
  const template = new URL(ownerUrl);
  template.pathname = `/${TEMPLATE}`;
  const serving = new URL(databaseUrls(template.href, null).serving);
  serving.pathname = new URL(ownerUrl).pathname;
  return serving.href;
}

/** A fresh, migrated database of its own. */
export async function createDatabase(): Promise<{ ownerUrl: string; drop: () => Promise<void> }> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) throw new Error('Run these tests through "npm run test:http": it starts the database for them.');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const role = new URL(databaseUrls(url.href, null).serving).username;
  return {
    ownerUrl: url.href,
    async drop() {
      await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      // Of a server that was started on this database as a process of its own.
      await administer(serverUrl, `DROP ROLE IF EXISTS ${role}`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
