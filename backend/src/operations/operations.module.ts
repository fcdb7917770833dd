import { Module } from '@nestjs/common';
import { Drain } from './drain.js';
import { HealthController } from './health.controller.js';
import { MetricsServer } from './metrics.js';

@Module({ controllers: [HealthController], providers: [MetricsServer, Drain] })
export class OperationsModule {}
