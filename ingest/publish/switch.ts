import type { Client } from '@elastic/elasticsearch';
import { type Market, roleAlias, rolesOf } from '../../src/engine/market.ts';
import type { Indices } from '../ledger/deliveries.ts';
import { type HistoryChange, historyActions } from './history.ts';
import { liveIndices } from './indices.ts';

/**
 * Points all aliases of the market at the indices and changes which history answers, in one action: readers see the old
 * generation or the new one.
 */
export async function switchTo(
  client: Client,
  prefix: string,
  market: Market,
  indices: Indices,
  history: HistoryChange,
): Promise<void> {
  const live = await liveIndices(client, prefix, market);
  const actions = rolesOf(market).flatMap((role) => {
    const alias = roleAlias(prefix, market, role);
    const index = indices[role];
    if (index === undefined) throw new Error(`the delivery has no index of the role ${role}`);
    return [
      ...(live[role] ?? []).map((held) => ({ remove: { index: held, alias } })),
      { add: { index, alias } },
    ];
  });
  await client.indices.updateAliases({
    actions: [...actions, ...(await historyActions(client, prefix, market, history))],
  });
}
