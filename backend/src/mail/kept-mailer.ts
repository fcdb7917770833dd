import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../common/index.js';
import { type AddressedMail, fromLine, Mailer } from './mailer.js';

export interface KeptMail extends AddressedMail {
  at: string;
  from: string;
}

const NEWEST = 100;
/** More than a developer looks back at, and no archive of people's names and numbers. */
const MOST_KEPT = 200;
/** What this class has written, whole or half. */
const OWN = /^\d{4}-\d\d-\d\dT.*\.json(?:\.part)?$/;
const KEPT_FOR_MS = 30 * 86_400_000;

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
    const file = join(this.folder, `${nameOf(at)}_${mail.id}.json`);
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

  /** Removes all but the newest 200 mails of the last 30 days, and what a process that died has left half written. */
  async removeOld(now: Date): Promise<void> {
    const oldest = nameOf(new Date(now.getTime() - KEPT_FOR_MS).toISOString());
    const tooMany = (await this.names()).slice(MOST_KEPT);
    const tooOld = (await this.files()).filter((name) => OWN.test(name) && name < oldest);
    await this.remove(new Set([...tooMany, ...tooOld]));
  }

  /** Removes the mails whose delivery is not among the `known` ones. */
  async removeUnknown(known: (ids: string[]) => Promise<string[]>): Promise<void> {
    const names = await this.names();
    if (names.length === 0) return;
    const left = new Set(await known(names.map(idOf).filter(isUuid)));
    await this.remove(names.filter((name) => !left.has(idOf(name))));
  }

  private async remove(names: Iterable<string>): Promise<void> {
    for (const name of names) await rm(join(this.folder, name), { force: true });
  }

  /** Of whole mails, newest first. */
  private async names(): Promise<string[]> {
    return (await this.files())
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  }

  private async files(): Promise<string[]> {
    try {
      return await readdir(this.folder);
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

/** The beginning of a file's name, from an ISO time: names in order are mails in order. */
const nameOf = (at: string): string => at.replaceAll(':', '-');

const idOf = (name: string): string => name.slice(name.lastIndexOf('_') + 1, -'.json'.length);
