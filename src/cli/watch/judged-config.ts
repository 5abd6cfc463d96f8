import { readFeedMap } from '../../../ingest/accept/map.ts';
import { readRates } from '../../../ingest/accept/rates.ts';
import { readConfig, type WatchConfig } from '../../../ingest/sources/read-config.ts';
import { listingsOf } from '../../catalog/markets.ts';
import type { CallPermissions } from '../../outgoing/call.ts';

/** Reads the configuration of the watch, with all that it names; throws WrongUsage with all that is wrong. `allowed`: what calls may do. */
export const judgedConfig = (path: string, allowed: CallPermissions): WatchConfig =>
  readConfig(path, {
    allowed,
    readRates,
    readMap: (map, market) => readFeedMap(map, listingsOf(market)),
  });
