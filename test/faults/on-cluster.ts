import type { Client } from '@elastic/elasticsearch';
import { car, Installation } from '../engine/ingest-installation.ts';

/** An installation on a cluster of the test's own, and what is loaded there. */

export const CARS = 300;

/** Rows of the cars, the first one at this price. */
export const rows = (price: number) =>
  Array.from({ length: CARS }, (_, n) => car(n, { price: price + n, country: 'US' }));

/** An installation whose engine this client asks. */
export function onCluster(client: Client): Installation {
  class OnCluster extends Installation {
    protected override connect(): Client {
      return client;
    }
  }
  return new OnCluster();
}
