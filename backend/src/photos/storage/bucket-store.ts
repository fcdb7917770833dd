import { AwsClient } from 'aws4fetch';
import { Outage } from '../../common/index.js';
import { PhotoStore } from './photo-store.js';

const TIMEOUT_MS = 20_000;

/**
 * Keeps photos in an S3-compatible bucket: `https://key:secret@host/bucket?region=eu-west-1`, addressed by path, which
 * every such server understands. Answers 429 and 5xx are tried again by the client.
 */
export class BucketStore extends PhotoStore {
  private readonly client: AwsClient;
  private readonly base: string;

  constructor(bucketUrl: string) {
    super();
    const { origin, pathname, username, password, searchParams } = new URL(bucketUrl);
    this.base = `${origin}${pathname.replace(/\/$/, '')}`;
    this.client = new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      region: searchParams.get('region') ?? 'us-east-1',
      retries: 3,
    });
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    const response = await this.call('PUT', key, {
      body: new Uint8Array(content),
      headers: { 'content-type': contentType },
    });
    await this.expect(response, 'store', response.ok);
  }

  async find(key: string): Promise<Buffer | null> {
    const response = await this.call('GET', key);
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await this.expect(response, 'read', false);
    return null;
  }

  async remove(key: string): Promise<void> {
    const response = await this.call('DELETE', key);
    await this.expect(response, 'remove', response.ok || response.status === 404);
  }

  private async call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return await this.client.fetch(`${this.base}/${key}`, { method, signal, ...init });
    } catch (error) {
      throw new Outage('the photo bucket cannot be reached', { cause: error });
    }
  }

  /** Frees the connection, and throws when the bucket said no. Its words may name keys, so they stay out. */
  private async expect(response: Response, what: string, good: boolean): Promise<void> {
    await response.body?.cancel();
    if (!good) throw new Outage(`the photo bucket did not ${what} a photo: it answered ${response.status}`);
  }
}
