import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PhotoStore } from './photo-store.js';

/** Keeps photos in the data folder. */
export class FolderStore extends PhotoStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Buffer): Promise<void> {
    const file = join(this.folder, key);
    await mkdir(dirname(file), { recursive: true });
    // Renamed when complete: a reader, or a crash, never meets half a photo.
    try {
      await writeFile(`${file}.part`, content);
      await rename(`${file}.part`, file);
    } catch (error) {
      // On a full disk, what was written of it would take the last room.
      await rm(`${file}.part`, { force: true });
      throw error;
    }
  }

  async find(key: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.folder, key));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const file = join(this.folder, key);
    await rm(file, { force: true });
    // Of a process that died while it wrote.
    await rm(`${file}.part`, { force: true });
  }
}
