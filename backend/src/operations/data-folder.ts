import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes the data folder, and tries whether it can be written to.
 * @throws Error with one sentence for the operator.
 */
export function checkFolder(folder: string): void {
  try {
    make(folder);
    rmdirSync(mkdtempSync(join(folder, '.written-')));
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be written. Make it writable, or set CHALKLINE_DATA to another folder.`,
      { cause: error },
    );
  }
}

/** One folder after the other: Node's own way to make them all tries for ever where the system lets none be made, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another replica was faster.
    if (!existsSync(folder)) throw error;
  }
}
