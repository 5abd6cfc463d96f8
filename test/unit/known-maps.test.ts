import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { knownExports } from '../../ingest/accept/known-exports.ts';
import { readFeedMap } from '../../ingest/accept/map.ts';
import { listingsOf } from '../../src/catalog/markets.ts';

const MAPS = new URL('../../ingest/maps/', import.meta.url);

test('the maps that come with the program are what --map reads of the same files', () => {
  const dataset = listingsOf('us-cars');
  const given = readdirSync(MAPS)
    .sort()
    .map((file) => readFeedMap(fileURLToPath(new URL(file, MAPS)), dataset));
  const known = knownExports(dataset);
  expect(known.length).toBeGreaterThan(5);
  expect(known).toEqual(given.filter((map) => map.export && !map.isHeaderless));
});
