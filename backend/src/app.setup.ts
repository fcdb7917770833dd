import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { ErrorFilter, frameworkErrorBody, parseJson, validationPipe } from './common/index.js';
import type { Settings } from './config/index.js';
import { serveApiDocument } from './operations/api-document.js';
import { keepAnswersOutOfCaches } from './operations/caching.js';
import { allowVisitorsFromAnywhere } from './operations/cross-origin.js';
import { Drain } from './operations/drain.js';
import { measureRequests } from './operations/http-metrics.js';
import { quietAboutParts } from './operations/start-report.js';
import { answerUnreadable } from './operations/unreadable.js';
import { serveWebsite } from './operations/website.js';

const MAX_BODY_BYTES = 1024 * 1024;
/** Ten megabytes, the largest photo, over a slow line. */
const LONGEST_UPLOAD_MS = 120_000;

/** The application as the server and the tests run it: everything but listening. */
export async function createApp(settings: Settings, servingUrl: string): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: (_, hop) => hop < settings.TRUST_PROXY,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // A body that is sent drop by drop would hold its connection for ever.
    requestTimeout: LONGEST_UPLOAD_MS,
    clientErrorHandler: answerUnreadable,
    // What the router cannot read never reaches the filter.
    frameworkErrors: ({ statusCode = 400 }: FastifyError, _: FastifyRequest, reply: FastifyReply) => {
      void reply.status(statusCode).send(frameworkErrorBody(statusCode));
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(settings, servingUrl), adapter, {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(quietAboutParts(app.get(Logger)));
  app.setGlobalPrefix('api', { exclude: ['dev/{*path}'] });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
  const fastify = adapter.getInstance();
  fastify.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, parseJson);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    crossOriginEmbedderPolicy: false,
    // Browsers keep it for a year. On an apex host it would take away all that the operator serves on other names below it
    // without TLS: a printer's page, a legacy shop.
    strictTransportSecurity: { includeSubDomains: false },
  });
  await app.register(multipart);
  measureRequests(fastify);
  app.get(Drain).watch(fastify);
  allowVisitorsFromAnywhere(fastify);
  keepAnswersOutOfCaches(fastify);
  serveApiDocument(app);
  await serveWebsite(fastify);
  await app.init();
  return app;
}
