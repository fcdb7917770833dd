import { Client, type ClientConfig } from 'pg';

/** As it reads where a connection is lost in any other way. */
const noAnswer = (ms: number) => new Error(`Connection terminated: no answer within ${ms / 1000} s`);

/** A text that comes for the first few times may never come again: the page of a list, a search. */
const WORTH_PREPARING = 4;
/** Statements that a connection keeps. */
const MOST_PREPARED = 500;
const MOST_COUNTED = 2_000;

const counts = new Map<string, number>();
const names = new Map<string, string>();

/**
 * A connection that prepares the statements with parameters that come again and again: PostgreSQL then reads and plans them (and
 * the policies that they are bound by) the first few times only, which is half of what a small query costs.
 *
 * An awaited statement without an answer for `query_timeout` ms takes its connection with it. The client's own way to keep that
 * time would give the connection back to the pool, where the next statement waits behind the one that is lost.
 */
export class PreparedClient extends Client {
  constructor(config?: ClientConfig) {
    const { query_timeout: patience, ...rest } = config ?? {};
    super(rest);
    const plain = this.query.bind(this);
    const send = (...given: unknown[]): unknown => {
      const sent: unknown = Reflect.apply(plain, this, given);
      if (!patience || !(sent instanceof Promise)) return sent;
      const timer = setTimeout(() => this.connection.stream.destroy(noAnswer(patience)), patience);
      const settled = () => clearTimeout(timer);
      sent.then(settled, settled);
      return sent;
    };
    const prepared = (text: unknown, values?: unknown, callback?: unknown): unknown => {
      const name =
        typeof text === 'string' && Array.isArray(values) && callback === undefined ? nameOf(text) : undefined;
      if (name === undefined) return send(text, values, callback);
      return send({ name, text, values });
    };
    Object.assign(this, { query: prepared });
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (counts.size > MOST_COUNTED) counts.clear();
  counts.set(text, count);
  if (count < WORTH_PREPARING) return undefined;
  counts.delete(text);
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
