import type { ColumnType } from '../../src/catalog/field.ts';
import type { FedField } from '../feeds/columns.ts';
import { objectsReading } from './objects.ts';

/** How cells of one type are read: SQL on the cell's text (NULL when it cannot be read), and why it cannot. */
export interface CellReading {
  /** type of the value in the ledger */
  readonly sqlType: string;
  /** undefined: the text is the value */
  readonly read?: (cell: string) => string;
  readonly reason?: string;
}

const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const amount: CellReading = {
  sqlType: 'DOUBLE',
  read: (cell) => `read_number(${cell})`,
  reason: 'is not a number',
};

const READINGS: Record<Exclude<ColumnType, 'choice' | 'objects'>, CellReading> = {
  text: { sqlType: 'VARCHAR' },
  texts: { sqlType: 'VARCHAR[]' },
  number: amount,
  amount,
  integer: { sqlType: 'BIGINT', read: (cell) => `read_integer(${cell})`, reason: 'is not a whole number' },
  code: { sqlType: 'BIGINT', read: (cell) => `read_code(${cell})`, reason: 'is not a whole number' },
  year: {
    sqlType: 'BIGINT',
    read: (cell) => `read_year(${cell})`,
    reason: 'is not a year from 1900 to 2121',
  },
  vin: {
    sqlType: 'VARCHAR',
    read: (cell) => `read_vin(${cell})`,
    reason: 'is not a VIN (17 characters, no I, O or Q)',
  },
  mark: {
    sqlType: 'VARCHAR',
    read: (cell) => `read_mark(${cell})`,
    reason: 'is not a registration mark (2 to 8 letters and digits)',
  },
  flag: { sqlType: 'BOOLEAN', read: (cell) => `read_flag(${cell})`, reason: 'is neither 1 nor 0' },
  instant: {
    sqlType: 'BIGINT',
    read: (cell) => `read_instant(${cell}, getvariable('latest'))`,
    reason: 'is no instant, or over 24 hours after the delivery',
  },
  day: {
    sqlType: 'BIGINT',
    read: (cell) => `read_day(${cell})`,
    reason: 'is no date (MM/DD/YYYY or YYYY-MM-DD)',
  },
  link: { sqlType: 'VARCHAR', read: (cell) => `read_link(${cell})`, reason: 'is not an http or https link' },
  links: {
    sqlType: 'VARCHAR[]',
    read: (cell) => `read_links(${cell})`,
    reason: 'holds what is no http or https link',
  },
  domain: { sqlType: 'VARCHAR', read: (cell) => `read_domain(${cell})`, reason: 'is not a domain' },
  latitude: { sqlType: 'VARCHAR', read: (cell) => `read_degrees(${cell}, 90)`, reason: 'is not a latitude' },
  longitude: {
    sqlType: 'VARCHAR',
    read: (cell) => `read_degrees(${cell}, 180)`,
    reason: 'is not a longitude',
  },
  // a postal code that no table knows is unknown, not an error (feeds.md section 5)
  postal: { sqlType: 'VARCHAR' },
};

/** How the cells of a field are read. */
export function readingOf(field: FedField): CellReading {
  if (field.column.type === 'objects') return objectsReading(field, readingOf);
  if (field.column.type !== 'choice') return READINGS[field.column.type];
  const choices = field.choices ?? [];
  return {
    sqlType: 'VARCHAR',
    read: (cell) => `read_choice(${cell}, [${choices.map(sqlText).join(', ')}])`,
    reason: `is none of ${choices.join(', ')}`,
  };
}

/** Does the field's column join several values with `|`? */
export const isMultiValued = ({ column }: FedField): boolean =>
  column.type === 'texts' || column.type === 'links';
