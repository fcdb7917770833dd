import { DomainError } from '../../common/index.js';
import { type EntityManager, Tenant } from '../../database/index.js';
import type { BusinessModel, PastJob, PricingRule } from '../../pricing/index.js';
import type { RulesService } from '../../rules/index.js';
import type { CandidateRepository } from './candidate.repository.js';
import { KnowledgeService } from './knowledge.service.js';
import type { Learning } from './learning.js';
import type { ModelRepository } from './model.repository.js';
import { RESTING } from './learning-pool.js';

const modelOf = (jobs: number) => ({ jobs }) as BusinessModel;
const rule = (id: string) => ({ id }) as PricingRule;
type Taught = { jobs: PastJob[]; rules: PricingRule[] };

/** A business as the database has it, and lessons that end when they are told to. */
class Stored {
  revision = 1;
  rests = false;
  rules = [rule('old')];
  learned: { revision: number; model: BusinessModel } | null = null;
  readonly lessons: { taught: Taught; end: () => void }[] = [];

  readonly knowledge = new KnowledgeService(
    { run: (_: string, work: (em: EntityManager) => unknown) => work({} as EntityManager) } as unknown as Tenant,
    { listForPricing: () => Promise.resolve([...this.rules]) } as unknown as RulesService,
    {
      hasMoreThan: () => Promise.resolve(true),
      listNewest: () => Promise.resolve([]),
    } as unknown as CandidateRepository,
    {
      findState: () => Promise.resolve({ revision: this.revision, learnedRevision: this.learned?.revision ?? 0 }),
      findLearned: () => Promise.resolve(this.learned),
      saveModel: (_: EntityManager, __: string, revision: number, model: BusinessModel) => {
        this.learned = { revision, model };
        return Promise.resolve();
      },
      saveAccuracy: () => Promise.resolve(),
    } as unknown as ModelRepository,
    {
      rests: () => this.rests,
      learn: async (_: string, __: boolean, ___: boolean, gather: () => Promise<Taught>) => {
        if (this.rests) throw new DomainError('unavailable', RESTING, 'Later.');
        const taught = await gather();
        await new Promise<void>((end) => this.lessons.push({ taught, end }));
        return { model: modelOf(taught.rules.length), report: {} };
      },
    } as unknown as Learning,
  );

  async lesson(at: number): Promise<Stored['lessons'][number]> {
    for (;;) {
      const lesson = this.lessons[at];
      if (lesson) return lesson;
      await new Promise(setImmediate);
    }
  }
}

describe('what is known of a business', () => {
  it('is, for a process that has just started, what was learned last, with the rules of now, while it learns', async () => {
    const stored = new Stored();
    stored.learned = { revision: 1, model: modelOf(1_500) };
    stored.revision = 2;
    stored.rules.push(rule('new'));
    expect(await stored.knowledge.of('b')).toMatchObject({
      model: { jobs: 1_500 },
      rules: [{ id: 'old' }, { id: 'new' }],
    });
    (await stored.lesson(0)).end();
    await new Promise(setImmediate);
    expect(stored.learned).toMatchObject({ revision: 2 });
    expect(stored.lessons).toHaveLength(1);
  });

  it('counts a rule that was saved while it was being learned', async () => {
    const stored = new Stored();
    const first = stored.knowledge.of('b');
    const { end } = await stored.lesson(0);
    stored.revision = 2;
    stored.rules.push(rule('new'));
    const second = stored.knowledge.of('b');
    end();
    expect((await first).rules).toHaveLength(1);
    (await stored.lesson(1)).end();
    expect((await second).rules).toHaveLength(2);
  });

  it('is, where learning takes too long, what was learned last, and nothing to a visitor where that is nothing', async () => {
    const stored = new Stored();
    stored.rests = true;
    expect(await stored.knowledge.soon('b')).toBeNull();
    stored.learned = { revision: 1, model: modelOf(30) };
    stored.revision = 2;
    stored.rules.push(rule('new'));
    expect(await stored.knowledge.soon('b')).toMatchObject({
      model: { jobs: 30 },
      rules: [{ id: 'old' }, { id: 'new' }],
    });
    stored.rests = false;
    const now = stored.knowledge.of('b');
    (await stored.lesson(0)).end();
    expect(await now).toMatchObject({ revision: 2 });
  });

  it('is learned once for all who ask at once', async () => {
    const stored = new Stored();
    const asked = [stored.knowledge.of('b'), stored.knowledge.of('b')];
    (await stored.lesson(0)).end();
    await Promise.all(asked);
    expect(stored.lessons).toHaveLength(1);
  });
});
