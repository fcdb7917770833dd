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
  ['::', 128],
  ['::1', 128],
  // Translated and tunnelled IPv4: what is inside could be private.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [network, prefix] of IPV4) SPECIAL.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6) SPECIAL.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to the public internet. Anything that is no IP address does not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  // IPv4 written as IPv6 (::ffff:10.0.0.1) is checked against the IPv4 networks by the list itself.
  return family !== 0 && !SPECIAL.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
