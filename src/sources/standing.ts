import type { SourceRecord } from './record.ts';

/** How a source stands. Instants are Unix seconds. */
export interface SourceStanding {
  readonly source: string;
  readonly dataset: string;
  readonly market: string;
  /** late: no new delivery in time; failing: it could not be looked at, or a load failed; refused: its newest delivery was */
  readonly state: 'good' | 'late' | 'failing' | 'refused';
  readonly isLate: boolean;
  /** when the newest delivery was loaded; undefined: none was yet */
  readonly deliveredAt: number | undefined;
  readonly lookedAt: number | undefined;
  readonly nextLookAt: number;
  /** deliveries that are fetched and not loaded */
  readonly waiting: number;
  /** looks that failed in a row */
  readonly failures: number;
  /** what was wrong last; undefined: nothing is */
  readonly fault: string | undefined;
}

/** From when on the wait for the next delivery counts. */
export const waitsSince = ({ delivered_at, watched_since }: SourceRecord): number =>
  delivered_at ?? watched_since;

/** Is it longer without a new delivery than it should be? One that is not expected at any time is not. */
export const isLate = (record: SourceRecord, now: number): boolean =>
  record.expected !== undefined && now - waitsSince(record) > record.expected;

/** How a source stands at an instant. */
export function standingOf(record: SourceRecord, now: number): SourceStanding {
  const { source, dataset, market, deliveries, failures, delivered_at, looked_at, next_look_at } = record;
  const newest = deliveries.reduce<(typeof deliveries)[number] | undefined>(
    (best, one) => (one.as_of >= (best?.as_of ?? 0) ? one : best),
    undefined,
  );
  const refused = newest?.state === 'refused' ? newest.fault : undefined;
  const fault = failures > 0 ? record.fault : refused;
  const late = isLate(record, now);
  const troubled = failures > 0 ? 'failing' : 'refused';
  const isTroubled = failures > 0 || newest?.state === 'refused';
  return {
    ...{ source, dataset, market, failures, fault, isLate: late },
    state: late ? 'late' : isTroubled ? troubled : 'good',
    deliveredAt: delivered_at,
    lookedAt: looked_at,
    nextLookAt: next_look_at,
    waiting: deliveries.filter(({ state }) => state === 'fetched').length,
  };
}
