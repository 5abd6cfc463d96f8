import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { CountryShare } from '../../ingest/accept/country-share.ts';
import type { LoadReport } from '../../ingest/delivery/report.ts';
import { faultText } from '../../ingest/ground/fault-text.ts';
import { CommandRefusal, NoRows } from '../../ingest/ground/outcome.ts';
import { MARKETS_BY_COUNTRY, type Market, marketNamed } from '../catalog/markets.ts';

/** `--market auto`: rows of one delivery go to several markets, each to that of its country (docs/rules/feeds.md section 2.1). */

/** What became of the rows in each market. */
export interface LoadedByCountry {
  readonly market: 'auto';
  readonly deliveries: readonly LoadReport[];
  /** markets whose rows were refused, and why; the others are live */
  readonly refused: readonly { readonly market: Market; readonly reason: string }[];
}

/** The share of a market: rows of its countries, and for the first one those that tell none. */
function shareOf(market: Market): CountryShare {
  const others = MARKETS_BY_COUNTRY.filter((one) => one !== market);
  return {
    others: others.flatMap((one) => marketNamed(one).region.countries),
    isFirst: market === MARKETS_BY_COUNTRY[0],
  };
}

/** Name of a delivery by its instant and its files' bytes: a market that has it already does not load it again. */
async function originOf(files: readonly string[], asOf: string): Promise<string> {
  const hash = createHash('sha256').update(asOf);
  for (const file of files) for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return `auto ${hash.digest('hex')}`;
}

/**
 * Loads the share of each market, one after the other, each a delivery of its own. A market that no row is of is left as it is. Run again
 * after a failure it loads what is missing. Throws CommandRefusal where no market has a row.
 */
export async function loadByCountry(
  delivery: {
    readonly files: readonly string[];
    readonly asOf: string;
    readonly origin?: string | undefined;
  },
  load: (market: Market, share: CountryShare, origin: string) => Promise<LoadReport>,
): Promise<LoadedByCountry> {
  const origin = delivery.origin ?? (await originOf(delivery.files, delivery.asOf));
  const deliveries: LoadReport[] = [];
  const refused: { market: Market; reason: string }[] = [];
  for (const market of MARKETS_BY_COUNTRY)
    try {
      deliveries.push(await load(market, shareOf(market), origin));
    } catch (error) {
      if (error instanceof NoRows) continue;
      if (!(error instanceof CommandRefusal)) throw error;
      refused.push({ market, reason: faultText(error) });
    }
  if (!deliveries.length && !refused.length) throw new NoRows('the delivery contains no rows');
  return { market: 'auto', deliveries, refused };
}
