import { dataset } from '../../../src/catalog/datasets/incentives.ts';
import { indexBody } from '../../../src/catalog/mapping.ts';
import { incentiveRows } from '../../accept/incentive-rows.ts';
import { incentivesSql } from '../../derive/incentives.ts';
import type { SharedRecords } from '../records.ts';

/** Manufacturer incentives (feeds.md 2.2). */
export const records: SharedRecords = {
  dataset,
  form: incentiveRows(dataset),
  content: async (db, { id }) => ({ body: indexBody(dataset), documents: await incentivesSql(db, id) }),
};
