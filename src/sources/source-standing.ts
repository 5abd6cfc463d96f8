import { instantText } from '../grammar/date.ts';
import { type SourceRecord, sourceRecords } from './source-record.ts';

/** How a source stands. Instants are Unix seconds. */
export interface SourceStanding {
  readonly source: string;
  readonly dataset: string;
  readonly market: string;
  /** late: no new delivery in time; failing: it could not be looked at, or a load failed; refused: its newest delivery was */
  readonly state: 'good' | 'late' | 'failing' | 'refused';
  readonly isLate: boolean;
  /** its newest delivery was refused */
  readonly isRefused: boolean;
  /** from when on the wait for the next delivery counts */
  readonly waitsSince: number;
  /** when the newest delivery was loaded; undefined: none was yet */
  readonly deliveredAt: number | undefined;
  readonly lookedAt: number | undefined;
  readonly nextLookAt: number;
  /** deliveries that are fetched and not loaded */
  readonly waiting: number;
  /** looks that failed in a row */
  readonly failures: number;
  /** what was wrong last, or that none of the files there is meant; undefined: nothing is */
  readonly fault: string | undefined;
}

/** From when on the wait for the next delivery counts: the last one was loaded, or what was loaded was put up again. */
export const waitsSince = ({ delivered_at, watched_since, put_up_at = 0 }: SourceRecord): number =>
  Math.max(delivered_at ?? watched_since, put_up_at);

/** Is it longer without a new delivery than it should be? One that is not expected at any time is not. */
export const isLate = (record: SourceRecord, now: number): boolean =>
  record.expected !== undefined && now - waitsSince(record) > record.expected;

/** The worst of what is wrong with it. */
function stateOf(record: SourceRecord, now: number, isRefused: boolean): SourceStanding['state'] {
  if (isLate(record, now)) return 'late';
  if (record.failures > 0) return 'failing';
  return isRefused ? 'refused' : 'good';
}

/** How the sources of an installation stand at an instant, by name. One whose record is damaged is failing. */
export const sourceStandings = (dataDir: string, now: number): SourceStanding[] =>
  sourceRecords(dataDir).map((record) => standingOf(record, now));

/** How a source stands at an instant. */
export function standingOf(record: SourceRecord, now: number): SourceStanding {
  const { source, dataset, market, deliveries, failures, delivered_at, looked_at, next_look_at } = record;
  const newest = deliveries.reduce<(typeof deliveries)[number] | undefined>(
    (best, one) => (one.as_of >= (best?.as_of ?? 0) ? one : best),
    undefined,
  );
  const isRefused = newest?.state === 'refused';
  const refusal = isRefused ? newest.fault : undefined;
  return {
    source,
    dataset,
    market,
    failures,
    isRefused,
    waitsSince: waitsSince(record),
    fault: failures > 0 ? record.fault : (refusal ?? record.fault),
    isLate: isLate(record, now),
    state: stateOf(record, now, isRefused),
    deliveredAt: delivered_at,
    lookedAt: looked_at,
    nextLookAt: next_look_at,
    waiting: deliveries.filter(({ state }) => state === 'fetched').length,
  };
}

/** How a source stands as anybody may be told: not what was wrong in words, which name hosts and paths. */
export const publicStanding = ({
  source,
  dataset,
  market,
  state,
  deliveredAt,
  lookedAt,
  waiting,
}: SourceStanding): Readonly<Record<string, string | number | undefined>> => ({
  source,
  dataset,
  market,
  state,
  delivered_at: deliveredAt === undefined ? undefined : instantText(deliveredAt),
  looked_at: lookedAt === undefined ? undefined : instantText(lookedAt),
  waiting,
});
