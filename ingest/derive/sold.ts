import type { DuckDBConnection } from '@duckdb/node-api';
import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { fedFields } from '../feeds/columns.ts';
import { name, row, sqlFile } from '../ground/sql.ts';
import { columnsOf } from '../ledger/schema.ts';
import { describeClosed } from './closed-records.ts';

/** Values that the sale and its record give, whatever the content says; by field. */
const KNOWN: Readonly<Record<string, string>> = {
  sold_date: 'day_text(closed.sold_at)',
  vin: 'closed.vehicle',
  seller_type: "'dealer'",
  price: 'closed.price',
  miles: 'closed.miles',
  // readings were converted when they were accepted
  miles_indicator: "'MILES'",
  dom_active: 'closed.dom_active',
  dos_active: 'closed.dos_active',
};

/** Fields that a listing calls otherwise, or that follow from others; `of` gives the SQL of a field of the listing. */
function contentSql(field: string, of: (field: string) => string): string {
  switch (field) {
    case 'source':
      return `domain_of(${of('source')})`;
    case 'dealer_type':
      return `lower(${of('dealer_type')})`;
    case 'dealership_group_name':
      return `coalesce(${of('dealership_group_name')}, ${of('mc_dealership_group_name')})`;
    case 'base_exterior_color':
      return of('base_ext_color');
    case 'base_interior_color':
      return of('base_int_color');
    case 'fuel_type_category':
      return `fuel_category(${of('powertrain_type')})`;
    default:
      return of(field);
  }
}

/**
 * Keeps the row of every new sale as its record and content stand now (feeds.md section 3, "sold"): what the months show
 * is then a function of the ledger, whatever a later delivery tells of the vehicle. After sale.sql, in the same transaction.
 */
export async function rememberSoldRows(db: DuckDBConnection): Promise<void> {
  await db.run(sqlFile('sold.sql', import.meta.url));
  const { sales } = await row<{ sales: number }>(db, 'SELECT count(*)::DOUBLE AS sales FROM closed');
  if (!sales) return;
  await describeClosed(db);
  const held = await columnsOf(db, 'content');
  const of = (field: string): string => (held.has(field) ? `content.${name(field)}` : 'NULL');
  const fields = fedFields(soldVehicles).map(({ name: field }) => field);
  await db.run(`
    INSERT INTO sold_row (delivery, ${fields.map(name).join(', ')})
    SELECT closed.sold_by, ${fields.map((field) => KNOWN[field] ?? contentSql(field, of)).join(', ')}
    FROM content JOIN closed_record AS closed ON closed.content = content.content`);
}
