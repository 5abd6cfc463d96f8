import type { Request } from '../../request.ts';

/** A delivery as the interface tells it; what its dataset does not know is not there. */
export interface Delivery {
  readonly dataset: string;
  readonly market: string;
  readonly delivery: number;
  readonly as_of: string;
  readonly sample: boolean;
  /** of forecourt watch, where it was fetched from one */
  readonly source?: string;
  readonly partial?: boolean;
  readonly read?: number;
  readonly accepted?: number;
  readonly rejected?: number;
  readonly repeated?: number;
  readonly arrivals?: number;
  readonly departures?: number;
  readonly price_changes?: number;
  readonly sales?: number;
  readonly held?: readonly string[];
  /** the same sources; deliveries of earlier releases do not say */
  readonly holds?: readonly Hold[];
  /** documents by role */
  readonly documents?: Readonly<Record<string, number>>;
  /** stage → seconds */
  readonly seconds?: Readonly<Record<string, number>>;
}

/** A source that fails, and what is kept of it. */
export interface Hold {
  readonly source: string;
  /** when the first delivery came that it failed */
  readonly since: string;
  /** deliveries covering it that it failed */
  readonly deliveries: number;
  readonly listings: number;
}

/** A source that deliveries are fetched from. */
export interface Source {
  readonly source: string;
  readonly dataset: string;
  readonly market: string;
  readonly state: 'good' | 'late' | 'failing' | 'refused';
  readonly delivered_at?: string;
  readonly looked_at?: string;
  readonly waiting: number;
}

/** The answer of the list of deliveries. */
export interface Deliveries {
  readonly num_found: number;
  readonly sources?: readonly Source[];
  readonly deliveries: readonly Delivery[];
}

const PATH = '/deliveries';

/** The request for deliveries; parameters without a value are not sent. */
export const deliveriesRequest = (params: Readonly<Record<string, string | undefined>>): Request => ({
  path: PATH,
  params: new Map(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  ),
});

/** How many documents of a delivery answer as what is there now: not those of what has left. */
export const documentsOf = ({ documents }: Delivery): number | undefined =>
  documents &&
  Object.entries(documents)
    .filter(([role]) => role !== 'recents')
    .reduce((sum, [, one]) => sum + one, 0);

/** Seconds that the delivery took; undefined where its report does not say. */
export const secondsOf = ({ seconds }: Delivery): number | undefined =>
  seconds && Object.values(seconds).reduce((sum, one) => sum + one, 0);

/** Of the rows that were read, in percent. */
export const rejectShare = ({ rejected, read }: Delivery): number | undefined =>
  rejected === undefined || !read ? undefined : (100 * rejected) / read;

const HOUR = 3_600_000;

/** Hours from an ISO-8601 instant to `now`, in milliseconds of Unix time. */
export const hoursSince = (asOf: string, now: number): number => (now - Date.parse(asOf)) / HOUR;

/** 3 h, 2 days */
export function ageWords(hours: number): string {
  if (hours < 0) return 'in the future';
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

/** 2026-11-28 13:00 */
export const instantWords = (asOf: string): string => asOf.slice(0, 16).replace('T', ' ');
