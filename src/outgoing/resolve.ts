import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { OutgoingFault } from './fault.ts';
import { isPublicAddress } from './public-address.ts';

/** An address of a host. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** A name → its addresses; rejects when it has none. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

/** As the machine resolves names (its hosts file included). */
export const systemResolve: Resolve = (host) => lookup(host, { all: true });

/**
 * The addresses that a host may be called at, each checked; `allowsPrivate`: any address may be. A host with one address that
 * is not public is refused whole: it would be a matter of luck which one answers. Throws OutgoingFault.
 */
export async function checkedAddresses(
  host: string,
  resolve: Resolve,
  allowsPrivate: boolean,
): Promise<readonly ResolvedAddress[]> {
  const family = isIP(host);
  const found = family
    ? [{ address: host, family }]
    : await resolve(host).catch((cause: unknown) => {
        throw new OutgoingFault('unreachable', `${host} has no address`, { cause });
      });
  if (!found.length) throw new OutgoingFault('unreachable', `${host} has no address`);
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new OutgoingFault('forbidden', `${host} is not at a public address`);
  return found;
}

/** Connects to these addresses whatever the name says by then: nothing is resolved a second time. */
export const lookupOf =
  (checked: readonly ResolvedAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    if (all) done(null, [...checked]);
    else done(null, checked[0]?.address ?? '', checked[0]?.family);
  };
