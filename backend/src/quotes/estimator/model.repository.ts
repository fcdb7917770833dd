import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storedJson } from '../../database/index.js';
import { type AccuracyReport, type BusinessModel, MODEL_VERSION } from '../../pricing/index.js';

interface ModelState {
  /** Counts changes of jobs and rules. */
  revision: number;
  /** The revision that the stored model was learned from. */
  learnedRevision: number;
}

interface Learned {
  /** The revision that it was learned from. */
  revision: number;
  model: BusinessModel;
}

/** What was learned from a business's jobs and rules, as stored. */
@Injectable()
export class ModelRepository {
  async findState(em: EntityManager, businessId: string): Promise<ModelState> {
    const [state]: ModelState[] = await em.query(
      'SELECT revision::float8 AS revision, learned_revision::float8 AS "learnedRevision" FROM pricing_models WHERE business_id = $1',
      [businessId],
    );
    return state ?? { revision: 0, learnedRevision: 0 };
  }

  /** What was learned last. Null where nothing is stored, or what an earlier way of estimating had learned. */
  async findLearned(em: EntityManager, businessId: string): Promise<Learned | null> {
    const [learned]: Learned[] = await em.query(
      `SELECT learned_revision::float8 AS revision, model FROM pricing_models WHERE business_id = $1 AND (model->>'version')::int = $2`,
      [businessId, MODEL_VERSION],
    );
    return learned ?? null;
  }

  async saveModel(em: EntityManager, businessId: string, revision: number, model: BusinessModel): Promise<void> {
    await em.query(
      `UPDATE pricing_models SET model = $2, learned_revision = $3, learned_at = now(), accuracy = NULL
       WHERE business_id = $1 AND (learned_revision < $3 OR (model->>'version')::int < $4)`,
      [businessId, storedJson(model), revision, MODEL_VERSION],
    );
  }

  /** The report made from the stored model, while that is still the newest. */
  async findAccuracy(em: EntityManager, businessId: string, revision: number): Promise<AccuracyReport | null> {
    const [row]: { accuracy: AccuracyReport | null }[] = await em.query(
      'SELECT accuracy FROM pricing_models WHERE business_id = $1 AND learned_revision = $2',
      [businessId, revision],
    );
    return row?.accuracy ?? null;
  }

  async saveAccuracy(em: EntityManager, businessId: string, revision: number, accuracy: AccuracyReport): Promise<void> {
    await em.query('UPDATE pricing_models SET accuracy = $3 WHERE business_id = $1 AND learned_revision = $2', [
      businessId,
      revision,
      storedJson(accuracy),
    ]);
  }
}
