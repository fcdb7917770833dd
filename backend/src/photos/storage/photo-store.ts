/** Where the files of photos are kept. Keys are made by us: letters, digits, dashes, slashes and one dot. Injected by this class. */
export abstract class PhotoStore {
  abstract put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  abstract find(key: string): Promise<Buffer | null>;
  /** Removing what is not there is fine. */
  abstract remove(key: string): Promise<void>;
}
