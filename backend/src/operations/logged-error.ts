/** What pino makes of an error before it asks us. */
interface SerializedError {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  query?: unknown;
}

/** An error in the log: what failed and where. A failed statement's parameters are people's words, hashes and tokens. */
export function loggedError({ type, message, stack, code, query }: SerializedError): SerializedError {
  return { type, message, stack, ...(code === undefined ? {} : { code }), ...(query === undefined ? {} : { query }) };
}
