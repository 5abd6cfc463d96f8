import { LAYOUT } from '../../src/catalog/layout.ts';
import type { Installation } from '../ground/installation.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { passOthers } from '../publish/adopt.ts';
import { countDocuments } from '../publish/indices.ts';
import { refuseStrange, type Seen, type ServedDataset, seen } from '../publish/owner.ts';
import type { DeliveryLoad } from './load-options.ts';

/** Whether a load may let its delivery answer in place of what answers: of its own ledger, or on purpose (--adopt). */

type Loading = Installation & DeliveryLoad & { readonly partial?: boolean | undefined };

/**
 * Looks what answers. Throws CommandRefusal where another ledger has published it and the load does not adopt it: only a
 * complete delivery can. The sample never replaces what is real.
 */
export async function admit(options: Loading, ledger: Ledger, served: ServedDataset): Promise<Seen> {
  const found = await seen(options.client, ledger, served);
  if (!found.strange.length) return found;
  if (options.sample) throw new CommandRefusal('the sample can only be loaded into an empty installation');
  if (!options.adopt || options.partial) refuseStrange(found, ledger);
  await passOthers(ledger, found);
  return found;
}

/** How many rows of another ledger a load replaces; undefined: it replaces its own ledger's. */
export async function strangeRows({ client }: Installation, { strange }: Seen): Promise<number | undefined> {
  if (!strange.length) return undefined;
  // what has left is no active listing
  const active = strange.filter(({ aliases }) => !aliases.some((alias) => alias.endsWith('-recents')));
  return await countDocuments(
    client,
    active.map(({ index }) => index),
  );
}

const generation = (index: string): string => index.replace(/-rebuilt\d+$/, '');

/** Why a copy of what answers cannot be changed, by its layout; undefined: it can. */
function otherLayout({ layouts }: Seen): string | undefined {
  const other = layouts.find((layout) => layout !== LAYOUT);
  if (other === undefined) return undefined;
  return other > LAYOUT
    ? 'a newer version of the program has published what answers'
    : `what answers has layout ${other} of an earlier version, and this one writes ${LAYOUT}`;
}

/**
 * Refuses a partial delivery, which changes a copy of what answers, where that is not the ledger's newest delivery, or is laid out
 * in another way than this program does it.
 */
export function refuseUnpublished(known: readonly Delivery[], found: Seen): void {
  const { served, indices } = found;
  const [newest] = known;
  if (!newest) return; // it makes the market
  const made = new Set(Object.values(newest.indices).map(generation));
  const missing = made.size > indices.length;
  const isNewest = !missing && indices.every((index) => made.has(generation(index)));
  const other = isNewest ? otherLayout(found) : undefined;
  if (isNewest && other === undefined) return;
  const { dataset, market } = served;
  const lost = missing
    ? "the engine has lost the ledger's newest delivery"
    : "the live delivery is not the ledger's newest";
  throw new CommandRefusal(
    `${market} ${dataset}: ${other ?? lost}, and a partial delivery only updates that one; first run forecourt rebuild ${dataset} --market ${market}`,
  );
}
