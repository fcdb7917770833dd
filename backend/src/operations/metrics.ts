import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type Server, createServer } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';

/** Prometheus text on a port of its own, so that the ingress never shows it. Modules register their own counters. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | null = null;

  constructor(@Inject(SETTINGS_TOKEN) private readonly settings: Settings) {}

  onApplicationBootstrap(): void {
    if (this.settings.METRICS_PORT === 0) return;
    if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      register
        .metrics()
        .then((text) => response.writeHead(200, { 'content-type': register.contentType }).end(text))
        .catch((error: unknown) => {
          this.logger.error({ err: error }, 'metrics could not be collected');
          response.writeHead(500).end();
        });
    });
    this.server.on('error', (error) => {
      this.logger.error({ err: error }, `metrics cannot be served on METRICS_PORT ${this.settings.METRICS_PORT}`);
    });
    this.server.listen(this.settings.METRICS_PORT, this.settings.HOST);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
