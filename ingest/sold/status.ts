import { instantText } from '../../src/grammar/date.ts';
import { soldFolder } from '../ledger/open.ts';
import { readSold } from './files.ts';

/** What is published of the sold months. */
export interface SoldStatus {
  /** complete months, YYYY-MM; absent: none is published */
  readonly first_month?: string;
  readonly latest_month?: string;
  /** the first month that later sales or withdrawals may still change */
  readonly provisional_from?: string;
  readonly months: number;
  /** vehicles in them */
  readonly rows: number;
  readonly generation: number;
  /** the newest delivery that the ledger knew then, ISO-8601, UTC */
  readonly as_of: string;
  readonly age_hours: number;
}

/** What readers of the sold months see, also while a load runs; undefined: nothing was ever published. */
export function soldStatus(dataDir: string, now = Date.now()): SoldStatus | undefined {
  const manifest = readSold(soldFolder(dataDir));
  if (!manifest) return undefined;
  const { generation, months, provisional_from, recent } = manifest;
  const [first, latest] = [months[0], months.at(-1)];
  const asOf = recent?.as_of ?? 0;
  return {
    ...(first && latest && { first_month: first.month, latest_month: latest.month }),
    ...(provisional_from && { provisional_from }),
    months: months.length,
    rows: months.reduce((sum, { rows }) => sum + rows, 0),
    generation,
    as_of: instantText(asOf),
    age_hours: Math.round((now / 1000 - asOf) / 360) / 10,
  };
}
