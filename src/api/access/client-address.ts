import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Context } from 'hono';

/** Where a request comes from (FORECOURT_TRUSTED_PROXIES). */

/** Headers that a proxy adds: a request with one of them was not sent by a program on this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const LOOPBACK = /^(127\.|::1$)/;

/** IPv4 addresses that came over an IPv6 socket as what they are. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** The proxies of a setting: addresses and ranges. */
export function proxyList(ranges: readonly string[]): BlockList {
  const proxies = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) proxies.addAddress(address, family(address));
    else proxies.addSubnet(address, Number(bits), family(address));
  }
  return proxies;
}

const isIn = (proxies: BlockList, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, family(address));

/** Address of the socket; undefined for a request that comes through none: a test of the app itself. */
function socketAddress(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } };
  return incoming && plain(incoming.socket.remoteAddress ?? '');
}

/** The address of one hop: some proxies write the port too. */
const hopOf = (text: string): string =>
  plain(
    text
      .trim()
      .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
      .replace(/^([\d.]+):\d+$/, '$1'),
  );

/**
 * The client's address. What X-Forwarded-For says is believed hop by hop from the right, as long as the one who wrote
 * it is a trusted proxy; anything left of that the client may have made up.
 */
export function clientAddress(c: Context, proxies: BlockList): string {
  let address = socketAddress(c) ?? '';
  const hops = (c.req.header('X-Forwarded-For') ?? '').split(',').map(hopOf);
  while (isIn(proxies, address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** Did a trusted proxy send the request, whoever asked the proxy? */
export function fromProxy(c: Context, proxies: BlockList): boolean {
  return isIn(proxies, socketAddress(c) ?? '');
}

/** A network that one client can have to itself: an IPv4 address, the first half of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [shown = ''] = address.split('%');
  const [head = '', tail] = new URL(`http://[${shown}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : 8 - groups.length - after;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])];
  return all.slice(0, 4).join(':');
}

/** Did a program on this machine send the request, and through no proxy on it? */
export function fromThisMachine(c: Context): boolean {
  if (PROXY_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  const address = socketAddress(c);
  return address === undefined || LOOPBACK.test(address);
}
