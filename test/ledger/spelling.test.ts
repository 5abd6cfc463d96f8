import { afterEach, beforeEach, expect, test } from 'vitest';
import { Chance } from '../../sample/chance.ts';
import type { Dataset } from '../../src/catalog/field.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { narrow, type Row, type Shown, TestLedger } from './test-ledger.ts';

const SPELLED = ['trim', 'city', 'options_packages'];
const dataset: Dataset = {
  ...narrow(listingsOf('us-cars')),
  fields: listingsOf('us-cars').fields.filter(
    (field) => SPELLED.includes(field.name) || narrow(listingsOf('us-cars')).fields.includes(field),
  ),
};

const SOURCES = ['a.example', 'b.example', 'c.example', 'd.example'];

/** What an index holds after a chain of deliveries. */
class Kept {
  readonly #documents = new Map<string, Shown>();

  take(documents: readonly Shown[], sources: readonly unknown[]): void {
    for (const [id, { source }] of this.#documents) if (sources.includes(source)) this.#documents.delete(id);
    for (const document of documents) this.#documents.set(document.id, document);
  }

  all = (): unknown[] => terms([...this.#documents.values()]);
}

const terms = (documents: readonly Shown[]): unknown[] =>
  documents
    .map(({ id, role, trim, city, options_packages }) => ({ id, role, trim, city, options_packages }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

/** A term is spelled in one way in every document, whatever deliveries came before (feeds.md section 5). */
let ledger: TestLedger;
beforeEach(async () => {
  ledger = await TestLedger.open(dataset);
});
afterEach(() => ledger.close());

/** A list as the literal that the ledger of the tests takes. */
function stockOf(site: string, chance: Chance): Row[] {
  const spelt = (text: string): string => chance.pick([text, text.toUpperCase(), text.toLowerCase()]);
  return Array.from({ length: chance.whole(0, 5) }, (_, i) => ({
    source: site,
    stock_no: `${site}-${i}`,
    // some vehicles are on two sources
    vin: i < 2 ? `1HGCM82633A00000${i}` : null,
    trim: spelt('Sport'),
    options_packages: `[${spelt('Tow')}, ${spelt('Roof')}]`,
    ...chance.pick<Row>([{ city: spelt('Bath') }, { seller_type: 'fsbo', car_city: spelt('Bath') }]),
  }));
}

test.each([1, 2])('after a chain of partial deliveries, seed %i', async (seed) => {
  const chance = new Chance(seed);
  const [kept, left] = [new Kept(), new Kept()];
  await ledger.deliver(
    0,
    SOURCES.flatMap((site) => stockOf(site, chance)),
  );
  kept.take(await ledger.documents(), []);
  for (let day = 1; day <= 8; day += 1) {
    const sites = SOURCES.filter(() => chance.happens(0.4));
    const stock = sites.flatMap((site) => stockOf(site, chance));
    if (stock.length === 0) continue;
    await ledger.deliver(day * 8, stock, { partial: true, acceptShrink: chance.happens(0.5) });
    const covered = [...new Set(stock.map(({ source }) => source))];
    kept.take(await ledger.documents(true), covered);
    const departed = await ledger.departed(true);
    left.take(departed.shown, covered);
    expect(kept.all()).toEqual(terms(await ledger.documents()));
    // of listings that have left only what was written is compared: those too old go by another rule
    const whole = new Map((await ledger.departed()).shown.map((one) => [one.id, one]));
    const still = (left.all() as { id: string }[]).filter(({ id }) => whole.has(id));
    expect(still).toEqual(terms(still.map(({ id }) => whole.get(id) as Shown)));
  }
});
