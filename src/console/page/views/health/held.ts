import type { Delivery } from './delivery.ts';

/** A source that fails, and whose listings are held for it. */
export interface Held {
  readonly source: string;
  /** when the first delivery came that it failed */
  readonly since: string;
  /** whole deliveries in a row that it failed */
  readonly failed: number;
  /** whether it may have failed more: in partial ones, or before those that are known */
  readonly isMore: boolean;
}

/** Sources that the newest delivery holds, and since when: deliveries newest first. */
export function heldBy(deliveries: readonly Delivery[]): Held[] {
  const holds = (one: Delivery | undefined, source: string) => one?.held?.includes(source) ?? false;
  return (deliveries[0]?.held ?? []).map((source) => {
    // a partial one may be of other sources alone
    const until = deliveries.findIndex((one) => !one.partial && !holds(one, source));
    const among = until < 0 ? deliveries : deliveries.slice(0, until);
    const failed = among.filter((one) => !one.partial).length;
    const since = among.findLast((one) => holds(one, source))?.as_of ?? '';
    return { source, since, failed, isMore: until < 0 || failed < among.length };
  });
}
