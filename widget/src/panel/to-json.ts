/** JSON that old libraries cannot spoil: prototype.js gives arrays a toJSON that turns them into strings. */
export function toJson(value: object): string {
  for (const entry of Object.values(value)) {
    if (Array.isArray(entry)) Object.assign(entry, { toJSON: undefined });
  }
  return JSON.stringify(value);
}
