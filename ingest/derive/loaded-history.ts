import { dataset as historyRecords } from '../../src/catalog/datasets/history.ts';
import { literal, name } from '../ground/sql.ts';

/** The last sighting: no earlier than the other ones (feeds.md section 5); both functions leave out what is unknown. */
const LAST = 'greatest(coalesce(last_seen_at, status_date), scraped_at, first_seen_at)';

/** SQL of the members that a loaded record may lack: what it says otherwise stands in for them. */
const FILLED: Readonly<Record<string, string>> = {
  id: 'key',
  // 0 says that nothing is known, as in a listing (feeds.md 2.1); the key of a record was made of what was delivered
  price: 'nullif(price, 0)',
  msrp: 'nullif(msrp, 0)',
  miles: "CASE WHEN miles > 0 OR inventory_type = 'new' THEN miles END",
  data_source: "coalesce(data_source, 'mc')",
  seller_type: "coalesce(seller_type, 'dealer')",
  status_date: `coalesce(status_date, ${LAST})`,
  last_seen_at: LAST,
  first_seen_at: 'least(first_seen_at, scraped_at)',
  scraped_at: 'coalesce(scraped_at, first_seen_at)',
  vdp_url: 'encoded_link(vdp_url)',
};

/** The query that gives the document of every record of a history delivery: id, and one line of JSON (src/catalog/mapping.ts). */
export function loadedHistorySql(delivery: number): string {
  const members = historyRecords.fields.map(
    (field) => `${literal(field.name)}: ${FILLED[field.name] ?? name(field.name)}`,
  );
  return `
    SELECT key AS id, json_merge_patch('{}', to_json({
      'id': key, 'vin': vin, 'delivery': 0, 'loaded': delivery, 'record': {${members.join(', ')}}
    })) AS document
    FROM history_record WHERE delivery = ${delivery}`;
}
