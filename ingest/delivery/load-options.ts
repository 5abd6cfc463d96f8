import type { CountryShare } from '../accept/country-share.ts';
import type { FeedMap } from '../accept/map.ts';
import type { Rates } from '../accept/rates.ts';
import type { VinSource } from '../accept/vins/source.ts';
import type { Limits } from '../feeds/limits.ts';
import type { Progress } from '../ground/progress.ts';

/** What every load of a delivery takes, whatever its dataset. */
export interface DeliveryLoad {
  /** the delivery's instant, Unix seconds */
  readonly asOf: number;
  readonly files: readonly string[];
  /** what the delivery is called where it comes from; one that the ledger has already is not loaded again */
  readonly origin?: string | undefined;
  readonly map?: FeedMap | undefined;
  /** at which amounts in other currencies are converted; default: such an amount is unknown */
  readonly rates?: Rates | undefined;
  /** the delivery goes to several markets by the countries of its rows; default: all of it is this market's */
  readonly share?: CountryShare | undefined;
  /** decodes VINs, where the market's are decoded; default: they are not */
  readonly vins?: Pick<VinSource, 'decoder' | 'seconds'> | undefined;
  /** share of rejected rows from which on the delivery is refused, in percent; default 2 */
  readonly maxRejects?: number | undefined;
  /** accept a delivery under 80 % of the one before; no source is held then */
  readonly acceptShrink?: boolean | undefined;
  /** the delivery also answers in place of what another ledger has published */
  readonly adopt?: boolean | undefined;
  /** seconds to wait for another load of the same ledger */
  readonly waitSeconds?: number | undefined;
  /** part of the sample: the first real delivery removes it, and nothing is compared with it */
  readonly sample?: boolean | undefined;
  readonly progress?: Progress;
  readonly limits?: Limits;
  /** milliseconds */
  readonly now?: () => number;
}
