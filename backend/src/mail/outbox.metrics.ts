import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { counter, measured, within } from '../common/index.js';
import { Tenant } from '../database/index.js';
import { CHANNELS, type Channel, OutboxRepository, type Waiting } from './outbox.repository.js';

/** Whoever asks for metrics does not wait for a database that has stopped. In milliseconds. */
const PATIENCE_MS = 2_000;

const givenUp = counter('chalkline_outbox_given_up_total', 'Deliveries that this replica gave up.', ['channel']);
// So that the first one counts as a rise.
for (const channel of CHANNELS) givenUp.inc({ channel }, 0);

export const countGivenUp = (channel: Channel): void => givenUp.inc({ channel });

/** What waits in the outbox of all replicas: each of them tells the same. */
@Injectable()
export class OutboxMetrics implements OnApplicationBootstrap {
  private readonly logger = new Logger('Outbox');

  constructor(
    private readonly tenant: Tenant,
    private readonly deliveries: OutboxRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.measure('chalkline_outbox_waiting', 'Deliveries that wait, later attempts among them.', ({ count }) => count);
    this.measure('chalkline_outbox_oldest_seconds', 'Age of the delivery that waits longest.', ({ oldest }) => oldest);
  }

  private measure(name: string, help: string, valueOf: (waiting: Waiting) => number): void {
    measured(name, help, 'channel', async () => {
      const rows = await within(PATIENCE_MS, this.read(), null);
      return rows && Object.fromEntries(rows.map((row) => [row.channel, valueOf(row)]));
    });
  }

  private async read(): Promise<Waiting[] | null> {
    try {
      return await this.tenant.asSystem('worker', (em) => this.deliveries.listWaiting(em));
    } catch (error) {
      this.logger.warn({ err: error }, 'what waits in the outbox could not be measured');
      return null;
    }
  }
}
