import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadShared, type SharedOptions } from '../../ingest/commands/load.ts';
import { rebuildShared } from '../../ingest/commands/rebuild.ts';
import { rollBackShared } from '../../ingest/commands/roll-back.ts';
import { marketStatus } from '../../ingest/commands/status.ts';
import { LiveIndices } from '../../src/engine/live.ts';
import { lookUpIn, recallSource } from '../../src/server/sources.ts';
import { readSettings } from '../../src/settings.ts';
import type { DecodedVehicle } from '../../src/vin/decoded-vehicle.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { Installation, T } from './ingest-installation.ts';

/** Recalls, campaigns, plates and loaded histories from delivery to answer (part-1.md E8 to E10; feeds.md 2.2). */

const VIN = '1HGCM82633A004352';
const ACCORD: DecodedVehicle = { make: 'Honda', model: 'Accord', year: 2018 };
const KEY = 'kPARTNERS';

describeOnEngine('recalls and plates', () => {
  let here: Installation;
  beforeEach(() => {
    here = new Installation();
  });
  afterEach(() => here.drop());

  type Shared = SharedOptions['dataset'];
  const load = (dataset: Shared, content: string, asOf = T, more: Partial<SharedOptions> = {}) =>
    loadShared({
      ...here.installation,
      asOf,
      dataset,
      files: [here.write(`${dataset}-${asOf}`, content)],
      ...more,
    });
  const lines = (...rows: readonly object[]): string =>
    rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const recalled = (vin: string, ...titles: readonly string[]): object => ({
    vin,
    recalls: titles.map((recallTitle) => ({ recallTitle })),
  });

  /** Asks a server that has just started: one that runs looks for new indices once a second. */
  function app() {
    const { client, prefix } = here;
    const decoder = { decode: async () => ACCORD, close: async () => undefined };
    const recalls = recallSource(
      readSettings({}),
      lookUpIn(client, prefix, new LiveIndices(client, prefix, 'all')),
      decoder,
    );
    const accounts = new MemoryAccounts([
      [KEY, { ...callerOn('standard'), terms: ['recalls', 'plates'] }],
      ['kNOT', callerOn('enterprise')],
    ]);
    const { ask } = testApp({ client, prefix }, { accounts, recalls, decoder });
    return async (path: string, key = KEY) => {
      const response = await ask(path, key);
      const body = (await response.json()) as Record<string, never>;
      return { status: response.status, body };
    };
  }
  const titles = ({ body }: { body: { data?: { items: { recalls: { recallTitle: string }[] }[] } } }) =>
    body.data?.items[0]?.recalls.map(({ recallTitle }) => recallTitle);

  test('the newest recalls answer; a rollback and a rebuild bring what the ledger holds', async () => {
    let ask = app();
    await load('recalls', lines(recalled(VIN, 'one'), recalled('1HGCM82633A004353')));
    expect(titles(await ask(`/car/recalls/${VIN.toLowerCase()}`))).toEqual(['one']);
    expect(titles(await ask(`/car/autorecalls/${VIN}`))).toEqual(['one']);
    await load('recalls', lines(recalled(VIN, 'two', 'three'), recalled('1HGCM82633A004353')), T + 60);
    ask = app();
    expect(titles(await ask(`/car/recalls/${VIN}`))).toEqual(['two', 'three']);
    const { live } = await rollBackShared({ ...here.installation, dataset: 'recalls' });
    ask = app();
    expect([live?.asOf, titles(await ask(`/car/recalls/${VIN}`))]).toEqual([T, ['one']]);
    for (const index of await here.indices()) await here.client.indices.delete({ index });
    expect((await ask(`/car/recalls/${VIN}`)).status).toBe(503);
    expect(await rebuildShared({ ...here.installation, dataset: 'recalls' })).toBe(2);
    await expect.poll(async () => titles(await ask(`/car/recalls/${VIN}`))).toEqual(['one']);
    const found = await marketStatus({
      ...here.installation,
      staleAfterHours: 36,
      now: () => (T + 3600) * 1000,
    });
    expect(found.find(({ dataset }) => dataset === 'recalls')).toMatchObject({
      ...{ market: 'all', state: 'fresh', documents: 2 },
    });
  });

  test('what was never loaded cannot be made again; history, whose deliveries add up, has nothing to make', async () => {
    await load('recalls', lines(recalled(VIN, 'one')));
    await expect(rebuildShared({ ...here.installation, dataset: 'plates' })).rejects.toThrow(
      /the ledger has no plates delivery/,
    );
    expect(await rebuildShared({ ...here.installation, dataset: 'history' })).toBe(0);
    expect(titles(await app()(`/car/recalls/${VIN}`))).toEqual(['one']);
  });

  test('a VIN that no delivery has is looked up in the campaigns of the regulator', async () => {
    let ask = app();
    const campaign = (more: Readonly<Record<number, string>>): string =>
      Array.from({ length: 27 }, (_, at) => {
        const cells: Readonly<Record<number, string>> = {
          2: '20V1',
          3: 'HONDA',
          4: 'ACCORD',
          5: '2018',
          11: 'V',
          ...more,
        };
        return cells[at + 1] ?? '';
      }).join('\t');
    await load('recalls', lines(recalled(VIN, 'by VIN')));
    const other = '/car/recalls/1HGCM82673A004354';
    expect((await ask(other)).status).toBe(422);
    await load('recall-campaigns', `${campaign({ 7: 'LIGHTS' })}\n${campaign({ 4: 'CIVIC', 2: '20V2' })}\n`);
    ask = app();
    expect(titles(await ask(other))).toEqual(['LIGHTS']);
    expect(titles(await ask(`/car/recalls/${VIN}`))).toEqual(['by VIN']);
    // a wrong check digit: no vehicle has this VIN
    const wrong = '1HGCM82663A004354';
    expect((await ask(`/car/recalls/${wrong}`)).status).toBe(422);
    await load('recalls', lines(recalled(wrong.toLowerCase(), 'as delivered')), T + 60);
    ask = app();
    expect(titles(await ask(`/car/recalls/${wrong}`))).toEqual(['as delivered']);
  });

  test('statuses: terms, form, unknown', async () => {
    const ask = app();
    const status = async (path: string, key?: string) => (await ask(path, key)).status;
    expect(await status(`/car/recalls/${VIN}`, 'kNOT')).toBe(403);
    expect(await status('/car/recalls/short', 'kNOT')).toBe(403);
    expect(await status('/thirdparty/plate-decoder/ABC?state=CA', 'kNOT')).toBe(403);
    for (const vin of ['short', `${VIN}1`, `${VIN.slice(0, 16)}O`, `${VIN.slice(0, 16)}-`, '%FF'])
      expect([vin, await status(`/car/recalls/${vin}`)]).toEqual([vin, 400]);
    expect(await status('/car/recalls/1HGCM82633A009999')).toBe(422);
    expect(await status(`/decode/car/${VIN}/specs`)).toBe(200);
    expect(await status('/decode/car/short/specs')).toBe(400);
    expect(await status(`/decode/car/${VIN}/specs?country=de`)).toBe(422);
  });

  test('specs: the build of the VIN, and whether its check digit is right', async () => {
    const ask = app();
    const specs = {
      decode_mode: 'fullVIN',
      decoder: 'nhtsa_vpic',
      ...{ year: 2018, make: 'Honda', model: 'Accord' },
    };
    expect((await ask(`/decode/car/${VIN}/specs?country=us`)).body).toEqual({
      ...specs,
      is_valid: true,
      vin: VIN,
    });
    for (const form of ['neovin', 'epi'])
      expect((await ask(`/decode/car/${form}/${VIN}/specs?include_generic=true`)).body).toEqual({
        ...specs,
        is_valid: true,
        vin: VIN,
      });
    expect((await ask(`/decode/car/neovin/${VIN}/specs?force_decode=maybe`)).status).toBe(422);
    const wrong = `1HGCM8260${VIN.slice(9)}`;
    expect((await ask(`/decode/car/${wrong}/specs`)).body).toEqual({ ...specs, is_valid: false, vin: wrong });
  });

  test('a price, an MSRP and miles of 0 are unknown in a loaded history, too, but for miles of a new vehicle', async () => {
    const record = { vin: VIN, source: 'a.com', first_seen_at: '2025-01-01' };
    await load(
      'history',
      lines(
        { ...record, id: 'used', inventory_type: 'used', price: 0, msrp: 0, miles: 0 },
        { ...record, id: 'new', inventory_type: 'new', price: 1, msrp: 2, miles: 0 },
        { ...record, id: 'neither', price: 3, miles: 0 },
      ),
    );
    const { body } = await app()(`/history/car/${VIN}?fields=id,price,miles,msrp`);
    expect(body).toHaveLength(3);
    expect(body).toEqual(
      expect.arrayContaining([
        { id: 'used' },
        { id: 'new', price: 1, msrp: 2, miles: 0 },
        { id: 'neither', price: 3 },
      ]),
    );
  });

  test('plates by country and state, however they are written', async () => {
    const ask = app();
    await load(
      'plates',
      lines(
        { plate: '7xer-187', state: 'ca', make: 'Kia', year: 2017 },
        { plate: 'SAME1', state: 'NY', make: 'Ford' },
        { plate: 'SAME1', state: 'ON', country: 'ca', make: 'Audi' },
        { plate: 'B AB 1', country: 'DE', make: 'BMW' },
        { plate: 'XY1', state: 'NSW', country: 'AU', make: 'Holden' },
        { plate: 'XY1', state: 'VIC', country: 'AU', make: 'Toyota' },
      ),
    );
    const make = async (plate: string, query: string) => {
      const { status, body } = await ask(`/thirdparty/plate-decoder/${plate}?${query}`);
      return status === 200 ? (body.response as unknown as { make: string }).make : status;
    };
    expect((await ask('/carsxe/plate-decoder/7xer%20187?state=Ca&country=us')).body).toEqual({
      navigation: false,
      response: {
        success: true,
        input: { plate: '7XER187', state: 'CA', country: 'US' },
        ...{ make: 'Kia', year: '2017' },
      },
    });
    expect(await make('SAME1', 'state=NY')).toBe('Ford');
    expect(await make('SAME1', 'state=ON&country_v2=ca')).toBe('Audi');
    expect(await make('SAME1', 'state=NY&country_v2=us&country=ca')).toBe('Ford');
    expect(await make('b-ab1', 'country_v2=DE')).toBe('BMW');
    expect(await make('XY1', 'country_v2=AU&state=vic')).toBe('Toyota');
    expect(await make('XY1', 'country_v2=AU')).toBe(404);
    expect(await make('SAME1', 'state=TX')).toBe(404);
    expect(await make('--', 'state=TX')).toBe(404);
    expect(await make('SAME1', '')).toBe(422);
    expect(await make('SAME1', 'country_v2=ca')).toBe(422);
    expect(await make('SAME1', 'state=ZZ')).toBe(422);
    expect(await make('SAME1', 'state=ON')).toBe(422);
    expect(await make('SAME1', 'state=NY&country_v2=usa1')).toBe(422);
    expect(await make('b-ab1', 'country_v2=DE&state=!!')).toBe(422);
  });

  test("a plate's displacement stands as it was delivered: it is a text, no number of litres", async () => {
    const ask = app();
    const sizes = ['2.0L', '3.50 liters', '1.598 cc', '5.7L/345hp', '2.0', 'electric'];
    await load(
      'plates',
      lines(...sizes.map((engine_size, at) => ({ plate: `E${at}`, state: 'CA', engine_size }))),
    );
    const answers = await Promise.all(sizes.map((_, at) => ask(`/thirdparty/plate-decoder/E${at}?state=CA`)));
    expect(answers.map(({ body }) => body.response)).toMatchObject(
      sizes.map((engine_size) => ({ engine_size })),
    );
  });

  test('plates that nobody could ask for are rejected', async () => {
    const report = await load(
      'plates',
      lines(
        { plate: 'GOOD1', state: 'pr' },
        { plate: 'GOOD2', state: 'qc', country: 'ca' },
        { plate: 'GOOD3', country: 'gb' },
        { plate: 'BAD1', state: 'ZZ' },
        { plate: 'BAD2', state: 'TX', country: 'CA' },
        { plate: 'BAD3' },
        { plate: 'BAD4', country: 'UK' },
        { plate: '--', country: 'GB' },
      ),
      T,
      { maxRejects: 100 },
    );
    expect(report).toMatchObject({ read: 8, accepted: 3, rejected: 5 });
    const ask = app();
    for (const plate of ['GOOD1?state=PR', 'GOOD2?country=CA&state=QC', 'GOOD3?country=GB'])
      expect([plate, (await ask(`/thirdparty/plate-decoder/${plate}`)).status]).toEqual([plate, 200]);
  });

  test('the sample stands apart, and goes with the first real delivery of any dataset', async () => {
    let ask = app();
    await load('recalls', lines(recalled(VIN, 'sample')), T, { sample: true });
    await load('plates', lines({ plate: 'A1', state: 'CA' }), T, { sample: true });
    expect(titles(await ask(`/car/recalls/${VIN}`))).toEqual(['sample']);
    await load('plates', lines({ plate: 'B1', state: 'CA' }), T - 60);
    ask = app();
    expect((await ask(`/car/recalls/${VIN}`)).status).toBe(422);
    expect((await ask('/thirdparty/plate-decoder/A1?state=CA')).status).toBe(404);
    expect((await ask('/thirdparty/plate-decoder/B1?state=CA')).status).toBe(200);
    expect((await here.indices()).filter((name) => /-s\d+$/.test(name))).toEqual([]);
    await expect(load('recalls', lines(recalled(VIN, 'x')), T, { sample: true })).rejects.toThrow(
      /can only be loaded into an empty installation/,
    );
  });
});
