import { afterEach, beforeEach, expect, test } from 'vitest';
import { rebuildListings } from '../../ingest/commands/rebuild.ts';
import { openLedger } from '../../ingest/ledger/open.ts';
import { type DirectoryRow, loadDirectory } from '../ledger/directories.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, Installation, T } from './ingest-installation.ts';

const DAY = 86_400;

describeOnEngine('what a directory knows of the dealer of a listing (feeds.md 2.1 and 3)', () => {
  let here: Installation;
  beforeEach(() => {
    here = new Installation();
  });
  afterEach(() => here.drop());

  async function know(row: DirectoryRow): Promise<void> {
    const ledger = await openLedger({ ...here.installation, waitSeconds: 0 });
    await loadDirectory(ledger.db, 'dealers', [row]);
    ledger.close();
  }
  const dealers = async (): Promise<unknown[]> =>
    (await here.everything()).map(({ _source }) => [_source.record.dealer, _source.seller_name]);

  test('answers with the next delivery and with a rebuild', async () => {
    const own = { id: 7, website: 'a.example', country: 'US' };
    await here.load([car(1)]);
    await know({ id: 7, seller_name: 'Lone Star', seller_phone: '555' });
    expect(await dealers()).toEqual([[own, undefined]]);
    await here.load([car(1)], T + DAY);
    expect(await dealers()).toEqual([[{ ...own, name: 'Lone Star', phone: '555' }, 'lone star']]);
    await know({ id: 7, seller_name: 'North Star', country: 'CA' });
    await rebuildListings(here.installation);
    expect(await dealers()).toEqual([[{ ...own, country: 'CA', name: 'North Star' }, 'north star']]);
    expect((await here.answered('ca')).length).toBe(1);
  });
});
