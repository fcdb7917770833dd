/** "Can't", "will not": that something is not possible, or not done; the source of a regular expression. */
export const CANNOT = String.raw`(?:cannot|(?:can|could|will) not|(?:ca|could|wo)n'?t)`;
