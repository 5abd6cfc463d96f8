import { DEFAULT_MARKET } from '../../src/catalog/markets.ts';
import { exportsOf } from '../../src/catalog/modules.ts';
import { NO_MARKET } from '../../src/catalog/roles.ts';
import { sharedAlias, sharedIndex } from '../../src/engine/names.ts';
import { generationOf } from '../publish/indices.ts';
import type { Records, SharedRecords } from './records.ts';

/** The datasets without a market, which share one ledger: the files of `datasets/`. */
const SHARED: readonly SharedRecords[] = await exportsOf<SharedRecords>(
  new URL('./datasets/', import.meta.url),
  'records',
);

function recordsOf({ dataset, form, content }: SharedRecords, indexPrefix: string): Records {
  const { name, record, answer } = dataset;
  return {
    dataset: name,
    market: NO_MARKET,
    rules: DEFAULT_MARKET,
    form,
    table: record,
    answer,
    since: [],
    alias: sharedAlias(indexPrefix, name),
    // where all answer beside each other their number tells their indices apart
    indexOf: (delivery) =>
      sharedIndex(indexPrefix, name, answer === 'newest' ? generationOf(delivery) : String(delivery.id)),
    content,
  };
}

/** All of them, of one installation. */
export const allSharedRecords = (indexPrefix: string): readonly Records[] =>
  SHARED.map((one) => recordsOf(one, indexPrefix));

/** The dataset of that name; throws where there is none. */
export function sharedRecords(name: string, indexPrefix: string): Records {
  const found = SHARED.find(({ dataset }) => dataset.name === name);
  if (!found) throw new Error(`no file of whole-records/datasets/ declares ${name}`);
  return recordsOf(found, indexPrefix);
}
