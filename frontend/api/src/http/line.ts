import { networkError } from './errors.ts';

/** The connection of one call: the caller may break it off, and silence does when it lasts too long. */
export class Line {
  private readonly end = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param patience milliseconds of silence after which what was to come counts as lost */
  constructor(
    private readonly caller: AbortSignal | undefined,
    private readonly patience: number,
  ) {
    if (caller?.aborted) this.hangUp();
    caller?.addEventListener('abort', this.hangUp);
  }

  get signal(): AbortSignal {
    return this.end.signal;
  }

  /**
   * The connection may break before the answer, and in the middle of its body.
   * @throws ApiError when it does; the cause itself when the caller broke it off
   */
  async wait<T>(arriving: Promise<T>): Promise<T> {
    this.heard();
    try {
      return await arriving;
    } catch (cause) {
      this.forgetCaller();
      if (this.caller?.aborted) throw cause;
      throw networkError();
    } finally {
      clearTimeout(this.timer);
    }
  }

  /** Reads a body to its end, however long that takes: each piece of it is a sign of life. @throws ApiError as `wait` */
  async read<T>({ body, headers }: Response, as: (answer: Response) => Promise<T>): Promise<T> {
    const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, on) => {
        this.heard();
        on.enqueue(piece);
      },
    });
    const whole = await this.wait(as(new Response(body?.pipeThrough(heard) ?? null, { headers })));
    this.forgetCaller();
    return whole;
  }

  private heard(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.hangUp, this.patience);
  }

  private readonly hangUp = (): void => this.end.abort();

  private forgetCaller(): void {
    this.caller?.removeEventListener('abort', this.hangUp);
  }
}
