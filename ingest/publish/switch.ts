import type { Client } from '@elastic/elasticsearch';
import type { Market } from '../../src/catalog/markets.ts';
import { publishedRoles, RECENTS } from '../../src/catalog/roles.ts';
import { roleAlias } from '../../src/engine/names.ts';
import type { Indices } from '../ledger/deliveries.ts';
import { type AliasAction, changeAliases, isOvertaken } from './fence.ts';
import { type HistoryChange, historyActions } from './history.ts';
import { liveIndices } from './indices.ts';
import { refuseChanged, type Seen } from './owner.ts';

/** What changes with the aliases of a market. */
export interface Switched {
  readonly indices: Indices;
  readonly history: HistoryChange;
  readonly beside?: readonly AliasAction[];
  /** what answered when the work began; not said: whatever answers is replaced */
  readonly seen?: Seen | undefined;
}

/**
 * Points all aliases of the market at the indices and changes which history answers, in one action: readers see the old
 * generation or the new one. Throws CommandRefusal (outcome.ts) where another generation answers than was seen.
 */
export async function switchTo(
  client: Client,
  prefix: string,
  market: Market,
  { indices, history, beside = [], seen }: Switched,
): Promise<void> {
  const live = await liveIndices(client, prefix, market);
  if (seen) refuseChanged(seen, Object.values(live).flat());
  const actions = publishedRoles(market).flatMap((role) => {
    const alias = roleAlias(prefix, market, role);
    const index = indices[role];
    // a delivery from before its market had the role of what left: then nothing has left, until the next one
    if (index === undefined && role !== RECENTS)
      throw new Error(`the delivery has no index of the role ${role}`);
    return [
      ...(live[role] ?? []).map((held) => ({ remove: { index: held, alias, must_exist: true } })),
      ...(index === undefined ? [] : [{ add: { index, alias } }]),
    ];
  });
  const all = [...actions, ...(await historyActions(client, prefix, market, history)), ...beside];
  await moveAliases(client, all, seen, async () =>
    Object.values(await liveIndices(client, prefix, market)).flat(),
  );
}

/**
 * Changes aliases in one action, which names what answered when it was made: a command that was held up after its last look
 * changes nothing either. Throws LeaseLost where another machine has taken over, CommandRefusal where somebody else has published since; `answering`: what answers now.
 */
export async function moveAliases(
  client: Client,
  actions: AliasAction[],
  before: Seen | undefined,
  answering: () => Promise<readonly string[]>,
): Promise<void> {
  try {
    await changeAliases(client, actions);
  } catch (error) {
    if (before && isOvertaken(error)) refuseChanged(before, await answering());
    throw error;
  }
}
