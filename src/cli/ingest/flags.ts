import { readFeedMap } from '../../../ingest/accept/map.ts';
import { readRates } from '../../../ingest/accept/rates.ts';
import { type DealerRow, readDealer } from '../../../ingest/feeds/vehicle-ads/dealer.ts';
import { readAsOf } from '../../../ingest/ground/instant.ts';
import { WrongUsage } from '../../../ingest/ground/outcome.ts';
import { progressOn } from '../../../ingest/ground/progress.ts';
import type { Dataset } from '../../catalog/field.ts';
import { domainOf } from '../../grammar/domain.ts';

/** The options of `forecourt ingest`, as they were given. */
export interface IngestFlags {
  readonly market: string;
  readonly asOf: string;
  readonly map?: string;
  readonly maxRejects?: number;
  readonly exchange: readonly string[];
  readonly acceptShrink?: true;
  readonly partial?: true;
  readonly adopt?: true;
  readonly format: 'canonical' | 'meta' | 'google' | 'nhtsa';
  readonly dealer?: string;
  readonly source?: string;
  readonly wait?: number;
  readonly origin?: string;
  readonly decodeSeconds: number;
  readonly json?: true;
}

/** Options that mean nothing together are told, not ignored. */
export function refuseUnfitting({ format, map, partial, adopt }: IngestFlags): void {
  if (partial && adopt)
    throw new WrongUsage('--adopt: requires a complete delivery, so it cannot be combined with --partial');
  if (format !== 'canonical' && map !== undefined)
    throw new WrongUsage('--map: requires --format canonical; a vehicle-ads feed has fixed columns');
}

/** Options that only listings have. */
export function refuseListingOptions({ format, partial, dealer, source }: IngestFlags): void {
  if (format !== 'canonical' || partial || dealer !== undefined || source !== undefined)
    throw new WrongUsage(
      '--format, --partial, --dealer and --source: are for listings only, except --format nhtsa for recalls',
    );
}

/** What every delivery takes of the command line. */
export const commonOf = (files: readonly string[], flags: IngestFlags) => ({
  asOf: readAsOf(flags.asOf),
  files,
  rates: readRates(flags.exchange),
  maxRejects: flags.maxRejects,
  acceptShrink: flags.acceptShrink,
  adopt: flags.adopt,
  waitSeconds: flags.wait,
  origin: flags.origin,
  progress: progressOn(process.stderr),
});

/** The map that was named, read for a dataset. */
export const mapOf = ({ map }: IngestFlags, dataset: Dataset) =>
  map === undefined ? undefined : readFeedMap(map, dataset);

/** What fills cells that rows leave empty: the dealer's row, and the website that the vehicles are on. */
export function dealerOf({ dealer, source }: IngestFlags): DealerRow | undefined {
  const row = dealer === undefined ? undefined : readDealer(dealer);
  if (source === undefined) return row;
  const domain = domainOf(source);
  if (!/^[^\s.]+(\.[^\s.]+)+$/.test(domain))
    throw new WrongUsage(`--source: "${source}" is not a domain (dealer.example)`);
  return { ...row, source: domain };
}
