import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.setup.js';
import { type Settings, processSettings } from './config/index.js';
import { DemoService } from './demo/index.js';
import { migrateOnly, prepare } from './operations/prepare.js';
import { reportStart } from './operations/start-report.js';

/** A parent process, when there is one, shows the progress. */
const tell = (message: { step: string } | { ready: { port: number; started: string } }) => process.send?.(message);

/**
 * Does what the process was started for: serves, or with the command "migrate" migrates.
 * @returns how to close what serves from now on, or null when all is done
 * @throws Error with one sentence for the operator
 */
export async function run(command?: string): Promise<(() => Promise<void>) | null> {
  const read = processSettings();
  if (command === 'migrate') {
    await migrateOnly(read);
    process.stdout.write('The database has the newest schema.\n');
    return null;
  }
  if (command !== undefined) {
    throw new Error(
      `There is no command "${command}". Without one the server starts; "migrate" migrates its database and ends.`,
    );
  }
  const wanted = { ...read, CHALKLINE_DATA: resolve(read.CHALKLINE_DATA) };
  const prepared = await prepare(wanted, (step) => tell({ step }));
  const settings = { ...wanted, HOST: prepared.host };
  const app = await serve(settings, prepared.servingUrl).catch(async (error: unknown) => {
    await prepared.stop();
    throw error;
  });
  // A TCP server always has an AddressInfo.
  const { address, family, port } = app.getHttpServer().address() as AddressInfo;
  const started = reportStart(settings, `${family === 'IPv6' ? `[${address}]` : address}:${port}`);
  tell({ ready: { port, started } });
  return async () => {
    await app.close();
    await prepared.stop();
  };
}

/** The application, listening. */
async function serve(settings: Settings, servingUrl: string): Promise<NestFastifyApplication> {
  const app = await createApp(settings, servingUrl);
  try {
    await app.get(DemoService).ensure();
    await app.listen(settings.PORT, settings.HOST);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
