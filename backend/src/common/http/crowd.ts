import { DomainError } from '../errors/index.js';

const RETRY_SECONDS = 5;

/** Work of which only so much may be going on at once; whoever comes beyond that is asked to come again. */
export class Crowd {
  private going = 0;

  constructor(
    private readonly most: number,
    private readonly sentence: string,
  ) {}

  /** @throws DomainError unavailable */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.going >= this.most) throw new DomainError('unavailable', 'busy', this.sentence, [], RETRY_SECONDS);
    this.going += 1;
    try {
      return await work();
    } finally {
      this.going -= 1;
    }
  }
}
