import { globSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../../src');

/**
 * Runs all unit specs below some folders of `src` as one: half of the time of each that reads words goes to loading
 * the readers and compiling their patterns. They share what the modules keep, so `npm test` runs each by itself.
 */
export async function specsOf(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    for (const file of globSync(join(SOURCE, folder, '**/*.spec.ts')).toSorted()) await import(file);
  }
}
