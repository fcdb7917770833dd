import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet (IANA special-purpose registries): this machine, private, reserved, multicast. */
const SPECIAL = new BlockList();
const IPV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const IPV6: [string, number][] = [
  // Translated and tunnelled IPv4, where what is inside could be private, and other protocols' own.
  ['2001::', 23],
  ['2002::', 16],
  ['2001:db8::', 32],
  ['3fff::', 20],
];
/** The only part of IPv6 that is given out to the internet. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of IPV4) SPECIAL.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6) SPECIAL.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to the public internet. Anything that is no IP address does not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 4
    ? !SPECIAL.check(address, 'ipv4')
    : GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** Names that mean nothing on the internet (RFC 6761, 6762, 8375 and ICANN's "internal"): "localhost", "nas.local", "intranet". */
const INSIDE_NAME = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/i;

/**
 * Whether a URL's host can be seen to be none of the public internet without asking anybody. Where any other name leads
 * shows when it is called.
 */
export function isInsideHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  return isIP(host) === 0 ? INSIDE_NAME.test(host) : !isPublicAddress(host);
}
