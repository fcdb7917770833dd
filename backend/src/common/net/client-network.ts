import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one client of an address: an IPv4 address itself, of IPv6 the /64, because one connection is given at
 * least that many addresses. IPv4 in IPv6's clothes is IPv4. Anything else stays as it is.
 * @returns "203.0.113.7" or "2001:db8:0:1::/64"
 */
export function clientNetwork(address: string): string {
  const bare = address.split('%', 1)[0] ?? address;
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  // In the one spelling that URLs have, dotted tails as two groups.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const dotted = (groups: string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
