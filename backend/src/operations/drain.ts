import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Streams without an end: a browser opens them again, elsewhere. */
export const ENDLESS = '/api/chats/events';
/** Longer than the longest answer (30 s). Whoever runs the server must leave it this long and a little more: k8s/, docker/. */
export const PATIENCE_MS = 35_000;
const LOOK_AGAIN_MS = 50;

/** Lets what has begun end before the server stops: a visitor's answer that is being written is not cut off. */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  private working = 0;
  private stopping = false;

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      if (this.stopping) {
        const body = { statusCode: 503, code: 'stopping', message: 'The server is restarting. Try again in a moment.' };
        await reply.headers({ 'retry-after': '1', connection: 'close' }).status(503).send(body);
        return;
      }
      if (request.url.startsWith(ENDLESS)) return;
      this.working += 1;
      reply.raw.once('close', () => (this.working -= 1));
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    const deadline = Date.now() + PATIENCE_MS;
    while (this.working > 0 && Date.now() < deadline) await pause(LOOK_AGAIN_MS);
  }
}
