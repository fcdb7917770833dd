/** How long a model may take, in milliseconds, from the visitor's message on. */
export interface Deadlines {
  /** Until the visitor has seen words of the model's. */
  firstWords: number;
  /** Between two pieces of it, once it has begun. */
  silence: number;
  /** Until its whole answer is there. */
  whole: number;
}

export const STREAMED: Deadlines = { firstWords: 8_000, silence: 5_000, whole: 25_000 };
/** Without streaming the visitor sees nothing until all of it is there: eight seconds, with half of one for price and saving. */
export const AT_ONCE: Deadlines = { firstWords: 7_500, silence: 5_000, whole: 7_500 };

class ModelTimeoutError extends Error {
  constructor(readonly stage: 'first words' | 'next words' | 'whole answer') {
    super(`the model's ${stage} took too long`);
    this.name = 'ModelTimeoutError';
  }
}

/** One abort signal for a whole turn: it fires when the first words or the whole answer are late, or when told to. */
export class TurnClock {
  private readonly controller = new AbortController();
  private readonly started = performance.now();
  private readonly first: NodeJS.Timeout;
  private readonly whole: NodeJS.Timeout;
  private silence: NodeJS.Timeout | undefined;

  constructor(readonly deadlines: Deadlines) {
    this.first = setTimeout(() => this.controller.abort(new ModelTimeoutError('first words')), deadlines.firstWords);
    this.whole = setTimeout(() => this.controller.abort(new ModelTimeoutError('whole answer')), deadlines.whole);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Milliseconds until the next deadline. */
  get left(): number {
    return this.deadlines.firstWords - (performance.now() - this.started);
  }

  /** The visitor sees words: only the end matters from now on. */
  wordsSeen(): void {
    clearTimeout(this.first);
  }

  /** The model is alive. */
  heard(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.controller.abort(new ModelTimeoutError('next words')), this.deadlines.silence);
  }

  stop(): void {
    clearTimeout(this.silence);
    clearTimeout(this.first);
    clearTimeout(this.whole);
  }
}
