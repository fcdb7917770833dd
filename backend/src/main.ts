/** Closes what serves; null as long as nothing does. */
let close: (() => Promise<void>) | null = null;
let stopping = false;

/**
 * Ends the process. What serves ends first what it has begun. Before that, or in the middle of a migration, there is nothing
 * to wait for: PostgreSQL undoes what has not been committed, and the next start takes an embedded one over.
 * @param unfinished the exit code of a process that has not done what it was started for
 */
function stop(unfinished: number): void {
  if (stopping) return;
  stopping = true;
  if (close === null) process.exit(unfinished);
  close()
    .then(() => process.exit(0))
    .catch(fail);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(command?: string): Promise<void> {
  const { run } = await import('./commands.js');
  close = await run(command);
  // The parent is gone: nobody is left to ask for a clean stop.
  if (close !== null) process.on('disconnect', () => stop(1));
}

// The first process of a container ignores a signal that nothing answers to, and only reading the server takes a second.
process.on('SIGINT', () => stop(130));
process.on('SIGTERM', () => stop(143));
main(process.argv[2]).catch(fail);
