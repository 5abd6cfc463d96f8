import type { DuckDBConnection } from '@duckdb/node-api';
import { instantText } from '../../src/grammar/date.ts';
import type { Acceptance } from '../accept/acceptance.ts';
import { CommandRefusal, NoRows } from '../ground/outcome.ts';
import { rows } from '../ground/sql.ts';
import { type Delivery, newestCovering, presentListings } from '../ledger/deliveries.ts';

/** When a delivery is refused (feeds.md section 2.1, last paragraphs). */

const DAY = 86_400;
const SHRINK = 0.8;
/** Share of rejected rows in percent above which a delivery is refused, where nothing else is said. */
export const MAX_REJECTS = 2;

/** Whose rows a delivery is compared with that takes over from another ledger. */
export const ANOTHER_LEDGER = 'other ledger published';

/** What of a delivery decides whether it is refused as a whole. */
export interface RefusalOptions {
  /** the delivery's instant, Unix seconds */
  readonly asOf: number;
  readonly sample: boolean;
  readonly partial: boolean;
  readonly maxRejects?: number | undefined;
  readonly acceptShrink?: boolean | undefined;
  /** rows that another ledger's delivery has, which this one replaces; not said: the ledger's own are compared */
  readonly answers?: number | undefined;
}

function refuseEarlier(asOf: number, newest: number | undefined): void {
  if (newest === undefined || asOf > newest) return;
  throw new CommandRefusal(
    `--as-of ${instantText(asOf)} is not later than ${instantText(newest)}, the newest loaded delivery of the same sources`,
  );
}

/** Refusals that need no row: the instant, and a sample where something real is loaded. `now` in Unix seconds. */
export function refuseInstant(options: RefusalOptions, known: readonly Delivery[], now: number): void {
  const { asOf, sample, partial } = options;
  if (asOf > now + DAY) {
    throw new CommandRefusal(`--as-of ${instantText(asOf)} is over 24 hours in the future`);
  }
  if (sample && known.some((delivery) => !delivery.sample))
    throw new CommandRefusal('the sample can only be loaded into an empty installation');
  const counting = partial ? known.filter((delivery) => !delivery.partial) : known;
  refuseEarlier(
    asOf,
    counting.reduce<number | undefined>((most, delivery) => Math.max(most ?? 0, delivery.asOf), undefined),
  );
}

/** Refusals that follow from the counts alone: there are no rows, none is accepted, or too many are rejected. */
export function refuseCounts(
  found: Acceptance,
  maxRejects: number | undefined = MAX_REJECTS,
  rejectsFile: string,
): void {
  if (found.read === 0) throw new NoRows('the delivery contains no rows');
  const first = found.reasons[0];
  const example = first
    ? `; first: ${first.file} line ${first.line}, ${first.column ? `${first.column} ` : ''}${first.reason}; see ${rejectsFile} for all`
    : '';
  if (found.accepted === 0) {
    const all = found.read === 1 ? 'the only row is' : `all ${found.read} rows are`;
    throw new CommandRefusal(`${all} rejected${example}`);
  }
  const { totals = 0 } = found;
  const [rejected, read] = [found.rejected - totals, found.read - totals];
  if (rejected > (read * maxRejects) / 100) {
    throw new CommandRefusal(
      `${rejected} of ${read} rows are rejected, more than ${maxRejects} %${example} (raise the limit with --max-rejects PERCENT)`,
    );
  }
}

/** Refuses a delivery that has far fewer rows than what the one before brought, in words. */
export function refuseShrunk(accepted: number, before: number, words: string): void {
  if (accepted >= before * SHRINK) return;
  throw new CommandRefusal(
    `${accepted} rows are under 80 % of the ${before} that the ${words} (use --accept-shrink to load it anyway)`,
  );
}

/**
 * Refusals that follow from the rows (table `identity`): none is left, too many are rejected, the instant is not later
 * than another of their sources', there are far fewer than in the deliveries before that cover the same sources.
 */
export async function refuseRows(
  db: DuckDBConnection,
  found: Acceptance,
  options: RefusalOptions,
  rejectsFile: string,
): Promise<void> {
  const { asOf, partial, maxRejects, acceptShrink = false, answers } = options;
  refuseCounts(found, maxRejects, rejectsFile);
  const sources = await rows<{ site: string }>(
    db,
    'SELECT DISTINCT site FROM identity JOIN delivered USING (seq)',
  );
  const sites = partial ? sources.map(({ site }) => site) : 'all';
  refuseEarlier(asOf, await newestCovering(db, sites));
  if (acceptShrink) return;
  if (answers !== undefined) return refuseShrunk(found.accepted, answers, ANOTHER_LEDGER);
  const before = await presentListings(db, sites);
  refuseShrunk(found.accepted, before, 'newest deliveries of the same sources had');
}
