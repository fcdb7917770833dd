import { Module } from '@nestjs/common';
import { EstimatorModule } from './estimator/estimator.module.js';

/** The main job: a visitor's words become an estimate and a lead. */
@Module({ imports: [EstimatorModule] })
export class QuotesModule {}
