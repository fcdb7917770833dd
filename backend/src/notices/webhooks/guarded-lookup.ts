import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isPublicAddress } from '../../common/index.js';

export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not an address on the public internet.`);
    this.name = 'PrivateAddressError';
  }
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Looks a host up for a connection and refuses it unless every address is public. The check happens on the very answer
 * that the connection uses, so a name that changes between check and call gains nothing.
 */
export function guardedLookup(host: string, options: LookupOptions, done: LookupCallback): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new PrivateAddressError(host), []);
    }
    const [first] = addresses;
    if (options.all || !first) return done(null, addresses);
    return done(null, first.address, first.family);
  });
}
