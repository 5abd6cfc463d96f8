import { Command } from 'commander';
import { type FedField, fedFields } from '../../ingest/feeds/columns.ts';
import type { ColumnType } from '../catalog/field.ts';
import { DEFAULT_MARKET, listingsOf } from '../catalog/markets.ts';
import { MARKETS_TEXT, marketOf } from './datasets.ts';
import { tableText } from './table.ts';

/** How a column is read, in words, with an example. */
const FORMS: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  texts: 'texts, joined by |',
  number: 'number: 1234.5',
  integer: 'whole number: 4',
  code: 'identifier: 10234',
  year: 'year: 2021',
  vin: 'VIN, 17 characters',
  mark: 'registration mark: AB12 CDE',
  flag: '1 or 0',
  instant: 'time: 2026-01-15T06:00:00Z, or Unix seconds',
  day: 'date: 2026-01-15',
  link: 'http or https address',
  links: 'http or https addresses, joined by |',
  domain: 'domain: dealer.example',
  latitude: 'degrees: 34.05',
  longitude: 'degrees: -118.24',
  postal: 'ZIP or postal code: 90012',
  amount: 'amount: 18990, "18,990"',
  money: 'amount of money: 18990, "18,990 USD", $18,990, "€ 18.990,-"',
  payment: 'amount of money: 299, $299',
  odometer: 'reading: 35301, "35,301 miles", "56 811 km"',
  'past day': 'date: 2026-01-15',
  currency: 'currency: USD, or a sign',
  unit: 'unit: MILES or KILOMETERS',
  'written day': 'date: 2026-01-15',
  choice: 'one of a list',
  objects: 'objects, in JSON',
};

const formOf = ({ column, choices }: FedField): string => (choices ? choices.join(', ') : FORMS[column.type]);

/** `forecourt fields`: every column of listings, with its meaning, form and other names. */
export function fieldsCommand(): Command {
  return new Command('fields')
    .option('--market <market>', MARKETS_TEXT, DEFAULT_MARKET)
    .option('--json', 'print one JSON array')
    .action((flags: { market: string; json?: true }) => {
      const columns = fedFields(listingsOf(marketOf(flags.market))).map((field) => ({
        column: field.column.name,
        also: field.column.aliases ?? [],
        form: formOf(field),
        about: field.about,
      }));
      if (flags.json) console.log(JSON.stringify(columns));
      else
        console.log(
          tableText(
            columns.map(({ column, also, form, about }) => [[column, ...also].join(', '), form, about]),
          ),
        );
    });
}
