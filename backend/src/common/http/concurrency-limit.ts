import { DomainError } from '../errors/index.js';
import { clientNetwork } from '../net/client-network.js';

const RETRY_SECONDS = 5;

/**
 * Work of which only so much may be going on at once, and two thirds of that for one address, so that nobody who sends
 * slowly keeps all others out; whoever comes beyond that is asked to come again.
 */
export class ConcurrencyLimit {
  /** How much is going on, by the address's network. */
  private readonly going = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly sentence: string,
  ) {}

  /** @throws DomainError unavailable */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const client = clientNetwork(address);
    const all = [...this.going.values()].reduce((sum, count) => sum + count, 0);
    const own = this.going.get(client) ?? 0;
    if (all >= this.most || own >= Math.ceil((this.most * 2) / 3))
      throw new DomainError('unavailable', 'busy', this.sentence, { retryAfter: RETRY_SECONDS });
    this.going.set(client, own + 1);
    try {
      return await work();
    } finally {
      this.leave(client);
    }
  }

  private leave(client: string): void {
    const left = (this.going.get(client) ?? 0) - 1;
    if (left > 0) this.going.set(client, left);
    else this.going.delete(client);
  }
}
