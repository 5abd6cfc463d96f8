import type { Client } from '@elastic/elasticsearch';
import { deliveriesIndex } from '../../src/engine/names.ts';
import type { Installation } from '../ground/installation.ts';
import { deliveries, passNumbers } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { documentPages } from './document-pages.ts';
import type { Seen } from './owner.ts';

/** What a ledger does that takes over, on purpose, what another one had published. */

/** Number of the delivery in the name of an index. */
const numberIn = (index: string): number => Number(/-s?(\d+)(-rebuilt\d+)?$/.exec(index)?.[1] ?? 0);

/** Lets the ledger's next delivery have a number that nothing of the other ledger has: no index of it is touched. */
export const passOthers = ({ db }: Ledger, { strange }: Seen): Promise<void> =>
  passNumbers(db, Math.max(0, ...strange.map(({ index }) => numberIn(index))));

interface KeptReport {
  readonly delivery: number;
  readonly as_of: number;
  readonly sample: boolean;
  readonly report?: { readonly ledger?: string };
}

const PAGE = 1000;

interface OtherReports {
  readonly ids: readonly string[];
  /** the greatest number that one of them has */
  readonly last: number;
}

/** Reports of a dataset in the engine whose deliveries the ledger does not know; the sample's stand apart. */
export async function otherReports(
  client: Client,
  indexPrefix: string,
  ledger: Ledger,
  { dataset, market }: { readonly dataset: string; readonly market: string },
): Promise<OtherReports> {
  const known = new Set((await deliveries(ledger.db, dataset)).map(({ id, asOf }) => `${id} ${asOf}`));
  const isOther = ({ delivery, as_of, sample, report }: KeptReport): boolean =>
    !sample &&
    (report?.ledger === undefined ? !known.has(`${delivery} ${as_of}`) : report.ledger !== ledger.id);
  const index = deliveriesIndex(indexPrefix);
  if (!(await client.indices.exists({ index }))) return { ids: [], last: 0 };
  const pages = documentPages<KeptReport>(client, {
    index,
    size: PAGE,
    query: { bool: { filter: [{ term: { dataset } }, { term: { market } }] } },
    _source: ['delivery', 'as_of', 'sample', 'report.ledger'],
  });
  const ids: string[] = [];
  let last = 0;
  for await (const hits of pages) {
    for (const { _id: id, _source: kept } of hits) {
      if (!id || !kept || !isOther(kept)) continue;
      ids.push(id);
      last = Math.max(last, kept.delivery);
    }
  }
  return { ids, last };
}

/** Takes the other ledger's reports of a dataset out of the engine: what they tell of answers no more. */
export async function dropOtherReports(
  { client, indexPrefix }: Installation,
  ledger: Ledger,
  named: { readonly dataset: string; readonly market: string },
): Promise<void> {
  const { ids } = await otherReports(client, indexPrefix, ledger, named);
  for (const id of ids)
    await client.delete({ index: deliveriesIndex(indexPrefix), id, refresh: true }, { ignore: [404] });
}
