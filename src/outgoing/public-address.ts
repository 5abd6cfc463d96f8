import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Which addresses are of the public internet (docs/decisions, decision 12): a call that others may cause reaches no other. */

/** IPv4 networks that are no host of the internet, or are known to hold a machine's own metadata service. */
const NOT_PUBLIC_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // shared by the customers of a provider (CGN); some clouds' metadata service
  '100.64.0.0/10',
  '127.0.0.0/8',
  // link-local, the metadata service of most clouds
  '169.254.0.0/16',
  // a public address that answers inside one cloud's machines only
  '168.63.129.16/32',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // multicast, reserved, broadcast
  '224.0.0.0/3',
];

/** Inside the global unicast range: tunnels that carry an IPv4 address, documentation, protocols. */
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** All hosts of the IPv6 internet; loopback, mapped, translated, private and link-local addresses lie outside. */
const GLOBAL_UNICAST = '2000::/3';

function networks(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

const notPublicIpv4 = networks(NOT_PUBLIC_IPV4, 'ipv4');
const notPublicIpv6 = networks(NOT_PUBLIC_IPV6, 'ipv6');
const globalUnicast = networks([GLOBAL_UNICAST], 'ipv6');

/** Is it an address of the public internet? An IPv4 address inside an IPv6 one is not, whatever it is; nor is a name. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublicIpv4.check(address, 'ipv4');
  // an address with a zone is of this link
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6');
}
