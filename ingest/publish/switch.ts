import type { Client } from '@elastic/elasticsearch';
import { type Market, publishedRoles, RECENTS, roleAlias } from '../../src/engine/market.ts';
import type { Indices } from '../ledger/deliveries.ts';
import { type HistoryChange, historyActions } from './history.ts';
import { liveIndices } from './indices.ts';

/** What one alias is taken from or given to, as the engine takes it. */
export type AliasAction =
  | { readonly add: { readonly index: string; readonly alias: string } }
  | { readonly remove: { readonly index: string; readonly alias: string } };

/**
 * Points all aliases of the market at the indices and changes which history answers, in one action: readers see the old
 * generation or the new one. `beside`: what changes with them.
 */
export async function switchTo(
  client: Client,
  prefix: string,
  market: Market,
  indices: Indices,
  history: HistoryChange,
  beside: readonly AliasAction[] = [],
): Promise<void> {
  const live = await liveIndices(client, prefix, market);
  const actions = publishedRoles(market).flatMap((role) => {
    const alias = roleAlias(prefix, market, role);
    const index = indices[role];
    // a delivery from before its market had the role of what left: then nothing has left, until the next one
    if (index === undefined && role !== RECENTS)
      throw new Error(`the delivery has no index of the role ${role}`);
    return [
      ...(live[role] ?? []).map((held) => ({ remove: { index: held, alias } })),
      ...(index === undefined ? [] : [{ add: { index, alias } }]),
    ];
  });
  await client.indices.updateAliases({
    actions: [...actions, ...(await historyActions(client, prefix, market, history)), ...beside],
  });
}
