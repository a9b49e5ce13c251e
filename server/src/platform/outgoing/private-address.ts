import { BlockList, isIP } from 'node:net';

/** Of IPv4 all that leads to no server of the open internet: own networks, loopback, metadata of clouds, tests, multicast (IANA's special registries). */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Within the one range of IPv6 that is routed: what carries an IPv4 address or stands in books. */
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [net, prefix] of PRIVATE_V4) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of PRIVATE_V6) refused.addSubnet(net, prefix, 'ipv6');
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/** Is this IP address one that a request on behalf of somebody outside must never reach? Also true of what is no address. */
export function isPrivate(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return refused.check(address, 'ipv4');
  // link-local, unique local, loopback, mapped IPv4 and NAT64 all lie outside of what is routed
  return family !== 6 || !routed.check(address, 'ipv6') || refused.check(address, 'ipv6');
}
