import { afterEach, beforeEach, expect, test } from 'vitest';
import { rebuildListings } from '../../ingest/commands/rebuild.ts';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { openLedger } from '../../ingest/ledger/open.ts';
import { roleAlias } from '../../src/engine/names.ts';
import { car, Installation, T } from './ingest-installation.ts';

/** Deliveries whose ids stand on other sources' active listings: they load, and one listing shows each. */

const DAY = 86_400;
/** Copies of indices take their time while others use the engine. */
const SLOW = 240_000;
let here: Installation;
beforeEach(() => {
  here = new Installation();
});
afterEach(() => here.drop());

/** [source, id] of what answers, ours as OURS. */
async function shown(): Promise<string[][]> {
  const found = await here.answered('us');
  return found
    .map(({ _source }) => [String(_source.source), String(_source.id)])
    .map(([source = '', id = '']) => [source, /-[0-9a-f]{8}-[0-9a-f]{4}$/.test(id) ? 'OURS' : id])
    .sort();
}
const before = [
  ['a.example', 'OURS'],
  ['a.example', 'X'],
];
const after = [
  ['a.example', 'OURS'],
  ['a.example', 'OURS'],
  ['c.example', 'X'],
];
const claims = car(3, { source: 'c.example', id: 'X' });

test(
  'a partial delivery, its rollback, a rebuild, and the next partial delivery',
  async () => {
    await here.load([car(1, { id: 'X' }), car(2)]);
    await here.load([claims], T + DAY, { partial: true });
    expect(await shown()).toEqual(after);
    await rollBackListings(here.installation);
    expect(await shown()).toEqual(before);
    const report = await here.load([claims], T + DAY, { partial: true });
    expect(report.ids_passed_over).toEqual({ listings: 1, ids: { X: 1 } });
    // after a rebuild the id goes back with the next partial delivery
    await rebuildListings(here.installation);
    expect(await shown()).toEqual(after);
    await here.load([car(4, { source: 'c.example' })], T + 2 * DAY, { partial: true });
    expect(await shown()).toEqual([...before, ['c.example', 'OURS']]);
  },
  SLOW,
);

test(
  "a partial delivery that only changes how many listings a rival's dealer has does not give it the id",
  async () => {
    await here.load([car(1, { id: 'X', dealer_id: '77' }), car(2)]);
    await here.load([claims], T + DAY, { partial: true });
    expect(await shown()).toEqual(after);
    await here.load([car(4, { source: 'd.example', dealer_id: '77' })], T + 2 * DAY, { partial: true });
    expect(await shown()).toEqual([...after, ['d.example', 'OURS']]);
  },
  SLOW,
);

test(
  'indices that an earlier program wrote, with documents named by the shown ids',
  async () => {
    await here.load([car(1, { id: 'X' }), car(2)]);
    const index = roleAlias(here.prefix, 'us-cars', 'us');
    const [document] = (await here.answered('us')).filter(({ _source }) => _source.id === 'X');
    if (!document) throw new Error('the id is not shown');
    await here.client.delete({ index, id: document._id });
    await here.client.index({ index, id: 'X', document: document._source, refresh: true });
    const ledger = await openLedger(here.installation);
    await ledger.db.run('UPDATE delivery SET layout = NULL');
    ledger.close();
    await here.load([claims], T + DAY, { partial: true });
    expect(await shown()).toEqual(after);
  },
  SLOW,
);
