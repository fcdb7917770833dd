import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createApp } from './app.setup.js';
import { processSettings } from './config/index.js';
import { DemoService } from './demo/index.js';
import { prepare } from './operations/prepare.js';

/** A parent process, when there is one, shows the progress. */
const tell = (message: { step: string } | { ready: { port: number } }) => process.send?.(message);

async function main(): Promise<void> {
  const read = processSettings();
  const settings = { ...read, CHALKLINE_DATA: resolve(read.CHALKLINE_DATA) };
  const prepared = await prepare(settings, (step) => tell({ step }));
  const app = await createApp(settings, prepared.servingUrl);
  await app.get(DemoService).ensure();
  await app.listen(settings.PORT, settings.HOST);
  // A TCP server always has an AddressInfo.
  const { port } = app.getHttpServer().address() as AddressInfo;
  tell({ ready: { port } });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    app
      .close()
      .then(() => prepared.stop())
      .then(() => process.exit(0))
      .catch(fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The parent is gone: nobody is left to ask for a clean stop.
  process.on('disconnect', stop);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
