import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../common/index.js';
import { type AddressedMail, fromLine, Mailer } from './mailer.js';

export interface KeptMail extends AddressedMail {
  at: string;
  from: string;
}

const NEWEST = 100;

/** Keeps every mail as a JSON file instead of sending it: nothing leaves the machine until a mail server is configured. */
export class KeptMailer extends Mailer {
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: AddressedMail): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const at = new Date().toISOString();
    const kept: KeptMail = { ...mail, at, from: fromLine(this.from, mail.sender) };
    const file = join(this.folder, `${at.replaceAll(':', '-')}_${mail.id}.json`);
    // Written beside and renamed: a reader never sees half a mail.
    await writeFile(`${file}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  /** The newest 100, newest first. */
  async list(): Promise<KeptMail[]> {
    const names = (await this.names()).slice(0, NEWEST);
    return Promise.all(names.map((name) => this.read(name)));
  }

  async find(id: string): Promise<KeptMail | null> {
    if (!isUuid(id)) return null;
    const name = (await this.names()).find((candidate) => candidate.endsWith(`_${id}.json`));
    return name === undefined ? null : this.read(name);
  }

  private async names(): Promise<string[]> {
    try {
      return (await readdir(this.folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }

  private async read(name: string): Promise<KeptMail> {
    // Only this class writes the folder, so the shape is its own.
    return JSON.parse(await readFile(join(this.folder, name), 'utf8')) as KeptMail;
  }
}
