import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3-compatible bucket in memory that takes signed calls only. */
export class Bucket {
  readonly objects = new Map<string, { content: Buffer; type: string }>();
  readonly refused: string[] = [];
  private server: Server | null = null;

  /** Address in the form of the setting. */
  async open(): Promise<string> {
    const server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const key = decodeURIComponent(request.url ?? '');
        const credential =
          /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/;
        if (!credential.test(request.headers.authorization ?? '')) {
          this.refused.push(key);
          return response.writeHead(403).end();
        }
        if (request.method === 'PUT') {
          this.objects.set(key, { content: Buffer.concat(pieces), type: request.headers['content-type'] ?? '' });
          return response.writeHead(200).end();
        }
        if (request.method === 'DELETE') {
          this.objects.delete(key);
          return response.writeHead(204).end();
        }
        const object = this.objects.get(key);
        return object
          ? response.writeHead(200, { 'content-type': object.type }).end(object.content)
          : response.writeHead(404).end();
      });
    });
    this.server = server;
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return `http://KEY:SE%2FCRET@127.0.0.1:${(server.address() as AddressInfo).port}/photos?region=eu-west-1`;
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
