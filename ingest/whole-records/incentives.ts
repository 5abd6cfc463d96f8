import { incentives } from '../../src/catalog/incentives.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { DEFAULT_MARKET } from '../../src/catalog/markets.ts';
import { NO_MARKET } from '../../src/catalog/roles.ts';
import { sharedAlias, sharedIndex } from '../../src/engine/names.ts';
import { incentiveRows } from '../accept/incentive-rows.ts';
import { incentivesSql } from '../derive/incentives.ts';
import { generationOf } from '../publish/indices.ts';
import type { Records } from './records.ts';

/** Manufacturer incentives (feeds.md 2.2): a delivery answers in place of the one before. */
export const incentiveRecords = (indexPrefix: string): Records => ({
  dataset: 'incentives',
  market: NO_MARKET,
  rules: DEFAULT_MARKET,
  form: incentiveRows(incentives),
  table: 'incentive',
  answer: 'newest',
  since: [],
  alias: sharedAlias(indexPrefix, 'incentives'),
  indexOf: (delivery) => sharedIndex(indexPrefix, 'incentives', generationOf(delivery)),
  async content(db, { id }) {
    return { body: indexBody(incentives), documents: await incentivesSql(db, id) };
  },
});
