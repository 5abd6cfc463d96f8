import { expect, test } from 'vitest';
import { type MarketStatus, needsAttention } from '../../ingest/commands/status.ts';

const market = (state: MarketStatus['state'], loaded = true): MarketStatus => ({
  dataset: 'listings',
  market: 'us-cars',
  state,
  loaded,
  indices: {},
  documents: 0,
});
const never = market('empty', false);
const directory = (state: MarketStatus['state']): MarketStatus => ({ ...market(state), dataset: 'dealers' });

test.each<[string, MarketStatus[], boolean]>([
  ['all fresh', [market('fresh'), market('fresh')], false],
  ['one stale', [market('fresh'), market('stale')], true],
  ['one that lost its listings', [market('fresh'), market('empty')], true],
  ['one never loaded beside a fresh one', [market('fresh'), never], false],
  ['one never loaded beside a stale one', [market('stale'), never], true],
  ['nothing was ever loaded', [never, never], true],
  ['a directory that is old', [market('fresh'), directory('stale')], false],
  ['a directory that lost its index', [market('fresh'), directory('empty')], true],
  ['directories alone', [never, directory('fresh')], false],
])('%s', (_, markets, attention) => expect(needsAttention(markets)).toBe(attention));
