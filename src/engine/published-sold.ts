import type { Client } from '@elastic/elasticsearch';
import { INSIGHTS_MARKET } from '../catalog/markets.ts';
import { NO_MARKET, SOLD } from '../catalog/roles.ts';
import { engineFault } from './ask.ts';
import { reportedRoles } from './deliveries.ts';
import { publishedBefore } from './published-roles.ts';

/** Sold deliveries have no market; sales that follow from listings are of one. */
const PUBLISHED_BY = [NO_MARKET, INSIGHTS_MARKET];

/** Longest time that an answer is believed. */
const FRESH_MS = 1000;

async function everPublished(client: Client, prefix: string, dataDir: string): Promise<boolean> {
  for (const market of PUBLISHED_BY) {
    const reported = await reportedRoles(client, prefix, market);
    const known = reported ?? publishedBefore({ dataDir, indexPrefix: prefix }, market);
    if (known.has(SOLD)) return true;
  }
  return false;
}

/**
 * Were sold months ever published, on whichever machine? The reports of deliveries tell; where the engine has none at
 * all, the state directory does. Asked at most once a second. Throws EngineDown where it cannot be known.
 */
export function soldEverPublished(client: Client, prefix: string, dataDir: string): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  let askedAt = 0;
  return () => {
    if (asked && performance.now() - askedAt < FRESH_MS) return asked;
    askedAt = performance.now();
    const now = everPublished(client, prefix, dataDir).catch((error) => {
      if (asked === now) asked = undefined;
      throw engineFault(error);
    });
    asked = now;
    return now;
  };
}
