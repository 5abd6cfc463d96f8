import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { hasMarks } from '../accept/read-rows.ts';
import { type Range, rangesIn, within } from '../ground/ranges.ts';
import { literal, name } from '../ground/sql.ts';
import { closedRecords } from './closed-records.ts';

/** The record's own id: no other record has it. What had ended before a listing gained its VIN is told again by the id that it had. */
const OWN_ID = 'record_id(closed.named_by, closed.key, closed.start_at)';

/**
 * The id that is shown: a given one names the listing, so it is that of its newest record; the earlier ones have their
 * own (feeds.md 2.1: a given id is shown, while the ledger keys records itself).
 */
const SHOWN_ID = `CASE WHEN closed.followed THEN ${OWN_ID} ELSE coalesce(content.id, ${OWN_ID}) END`;

/** SQL of the history fields that the ledger knows itself, by field name; the others are what the record said last. */
const KNOWN: Readonly<Record<string, string>> = {
  id: SHOWN_ID,
  price: 'closed.price',
  miles: 'closed.miles',
  status_date: 'closed.status_date',
  last_seen_at: 'closed.status_date',
  scraped_at: 'closed.scraped_at',
  first_seen_at: 'closed.first_seen_at',
  dom: 'closed.dom',
  dom_180: 'closed.dom_180',
  dom_active: 'closed.dom_active',
  dos_active: 'closed.dos_active',
  is_searchable: 'closed.is_searchable',
  vdp_url: 'encoded_link(content.vdp_url)',
};

/** Records that the deliveries `from` to `upto` closed. */
interface Closed {
  /** the history fields, and those of the market's listings */
  readonly dataset: Dataset;
  readonly listings: Dataset;
  readonly from: number;
  readonly upto: number;
}

/**
 * The queries that give the documents of closed records, one after another: id, and one line of JSON without nulls
 * (src/catalog/mapping.ts says what it holds). After derive; reads the table `closed_record`.
 */
export async function historyQueries(
  db: DuckDBConnection,
  { dataset, listings, from, upto }: Closed,
): Promise<string[]> {
  if (!(await closedRecords(db, from, upto))) return [];
  const ranges = await rangesIn(db, 'closed_record', 'content');
  return ranges.map((range) => historySql(dataset, listings, range));
}

function historySql(dataset: Dataset, listings: Dataset, range: Range): string {
  const members = dataset.fields.map(
    (field) => `${literal(field.name)}: ${KNOWN[field.name] ?? `content.${name(field.name)}`}`,
  );
  const mark = hasMarks(listings) ? "'vehicle_registration_mark': content.vehicle_registration_mark, " : '';
  return `
    SELECT ${OWN_ID} AS id, json_merge_patch('{}', to_json({
      'id': ${SHOWN_ID}, 'vin': closed.vehicle, ${mark}'delivery': greatest(closed.closed_by, coalesce(closed.gained_by, 0)),
      'record': {${members.join(', ')}}
    })) AS document
    FROM content JOIN (FROM closed_record WHERE ${within('content', range)}) AS closed ON closed.content = content.content
    WHERE ${within('content.content', range)}`;
}
