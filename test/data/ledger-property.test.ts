import '../property/seed.ts';
import { fc } from '@fast-check/vitest';
import { afterEach, expect, test } from 'vitest';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { Oracle, type Raw } from '../ledger/oracle.ts';
import type { Marked } from '../ledger/plates.ts';
import { DAY, narrow, type Row, type Shown, T, TestLedger } from '../ledger/test-ledger.ts';
import { deliveriesOf, marked, type Worlds, worlds } from '../ledger/worlds.ts';
import { LIMITS } from '../patience.ts';

/** The ledger against a second reading of its rules that knows no spans, on random worlds. */

/**
 * All runs take place, however slow the machine is. What fails is shown as it is; with a seed that somebody asks for it is made
 * smaller, too, which takes minutes.
 */
const ALL = { endOnFailure: process.env.PROPERTY_SEED === undefined };

let ledger: TestLedger;
afterEach(() => ledger.close());

/** In the UK rows have marks, too. */
const MARKETS = [['us-cars'], ['uk-cars']] as const;
const open = async (market: Market): Promise<void> => {
  ledger = await TestLedger.open(narrow(listingsOf(market)), market);
};
/** Runs of each market: in the UK, where the same rules are asked, fewer. */
const runs = (market: Market, us: number, uk: number): number => (market === 'us-cars' ? us : uk);
const deliveriesIn = (market: Market, random: Worlds, plates: readonly Marked[]): Raw[] =>
  deliveriesOf(random, market === 'uk-cars' ? plates : []);

const deliver = ({ at, partial, rows }: Raw) => ledger.deliver((at - T) / DAY, rows, { partial });
const byText = (one: unknown, other: unknown): number =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

/** The id that every record has without a VIN, by its source, the first name of its listing and its start. */
async function idsOfRecords(): Promise<Map<string, string>> {
  const found = await ledger.table(
    `(SELECT key, start_at, record_id(NULL, key, start_at) AS id FROM record JOIN listing USING (listing))`,
  );
  return new Map(
    found.map(({ key, start_at, id }) => {
      const [site, , label] = String(key).split('\u001f');
      return [`${site}|${label}|${start_at}`, String(id)];
    }),
  );
}

const SHOWN =
  `source vin price miles last_seen_at scraped_at first_seen_at first_seen_at_mc first_seen_at_source dom dom_180
  dom_active dos_active ref_price ref_price_dt ref_miles ref_miles_dt is_searchable is_owned`.split(/\s+/);

/** A document as the oracle tells it; `vin`: what names the vehicle. */
function answered(document: Shown): Record<string, unknown> {
  const record = document.record as Record<string, unknown>;
  const values = SHOWN.map((field) => [field, document[field] ?? record[field] ?? null]);
  const name = document.vin ?? document.vehicle_registration_mark ?? null;
  return { ...Object.fromEntries(values), vin: name, id: document.id };
}

const CLOSED =
  `id start_at last_at price miles closed_by status_date scraped_at first_seen_at is_searchable first_seen_at_source dom dom_180
  dom_active dos_active`.split(/\s+/);

async function closedNow(): Promise<Record<string, unknown>[]> {
  await ledger.closed();
  const fields = CLOSED.filter((field) => field !== 'closed_by' && field !== 'id').map(
    (field) => `closed_record.${field}`,
  );
  const found = await ledger.table(
    `(SELECT site, closed_record.vehicle, greatest(closed_by, gained_by) AS closed_by,
        record_id(named_by, closed_record.key, closed_record.start_at) AS id, ${fields.join(', ')}
      FROM closed_record JOIN listing USING (listing))`,
  );
  return found.map((row) => pick(row, ['site', 'vehicle', ...CLOSED]));
}

const pick = (from: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** Without the numbers of contents and subjects, which name nothing outside the ledger. */
const withoutNumbers = (found: readonly (readonly object[])[]): object[][] =>
  found.map((list) => list.map((one) => ({ ...one, content: null, subject: null })).sort(byText));

const salesNow = () =>
  ledger.table(`(SELECT sale.vehicle, site, record.price, sold_at AS "soldAt", sale.from_delivery AS "from", sale.until_delivery AS "until"
    FROM sale JOIN listing USING (listing)
    JOIN record ON record.listing = sale.listing AND record.from_delivery = sale.record_delivery)`);

/** What is active, by the oracle and by the ledger. */
async function compareActive(oracle: Oracle): Promise<void> {
  const documents = await ledger.documents();
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  expect(documents.map(answered).sort(byText)).toEqual(
    oracle
      .active()
      .map((one) => ({ ...Object.fromEntries(SHOWN.map((field) => [field, one[field]])), id: one.id }))
      .sort(byText),
  );
  for (const one of documents.map(answered).concat(await ledger.closed())) {
    const { first_seen_at: first, scraped_at: scraped, status_date: last = one.last_seen_at } = one;
    expect([first, scraped, last].map(Number).sort((less, more) => less - more)).toEqual([
      first,
      scraped,
      last,
    ]);
  }
}

async function compareClosedAndSold(oracle: Oracle): Promise<void> {
  const closed = oracle.closed();
  const fields = ['site', 'vehicle', ...CLOSED];
  expect((await closedNow()).sort(byText)).toEqual(closed.map((one) => pick(one, fields)).sort(byText));
  // a listing that never was searchable: which of several is left open
  const sales = (list: readonly object[]) =>
    list.filter((one) => 'site' in one && one.site !== '').sort(byText);
  const open = new Set(
    oracle.sales.filter(({ site }) => !site).map(({ vehicle, soldAt }) => `${vehicle}${soldAt}`),
  );
  const sold = (await salesNow()).filter(({ vehicle, soldAt }) => !open.has(`${vehicle}${soldAt}`));
  expect(sales(sold)).toEqual(sales(oracle.sales));
}

/** What has left as of an instant. */
async function compareDeparted(oracle: Oracle, at: number): Promise<void> {
  const open = new Set(oracle.sales.filter(({ site }) => !site).map(({ vehicle }) => vehicle));
  const settled = (list: Record<string, unknown>[]) =>
    list.filter(({ vin }) => !open.has(String(vin))).sort(byText);
  const { shown } = await ledger.departed();
  const fields = [...SHOWN, 'is_sold', 'is_expired'];
  expect(
    settled(shown.map((one) => ({ ...answered(one), is_sold: one.is_sold, is_expired: one.is_expired }))),
  ).toEqual(
    settled(
      oracle.departed(at).map((one) => ({ ...pick(one, SHOWN), id: one.id, ...pick(one, fields.slice(-2)) })),
    ),
  );
}

test.each(MARKETS)(
  '%s: what is active, closed, sold and has left is what a naive reading of the rules says',
  {
    timeout: LIMITS.long.testTimeout,
  },
  async (market) => {
    await open(market);
    await fc.assert(
      fc.asyncProperty(worlds, marked, async (random, plates) => {
        await ledger.clear();
        const deliveries = deliveriesIn(market, random, plates);
        const changes = [];
        for (const one of deliveries) {
          await deliver(one);
          changes.push(await ledger.changes());
        }
        const ids = await idsOfRecords();
        const oracle = new Oracle(
          (site, label, start) => ids.get(`${site}|${label}|${start}`) ?? 'no such record',
        );
        oracle.run(deliveries);
        await compareActive(oracle);
        await compareClosedAndSold(oracle);
        await compareDeparted(oracle, deliveries.at(-1)?.at ?? 0);
        expect(
          changes.map(({ arrivals, departures, priceChanges }) => ({ arrivals, departures, priceChanges })),
        ).toEqual(oracle.changes);
      }),
      { numRuns: runs(market, 6, 4), ...ALL },
    );
  },
);

/** The worlds' deliveries, and a source that fails now and then: `shares` of its 24 listings come, by delivery. */
const withFailures = (deliveries: readonly Raw[], shares: readonly number[]): Raw[] =>
  deliveries.map(({ rows, ...rest }, delivery) => {
    const count = delivery ? (shares[delivery] ?? 24) : 24;
    const lot = Array.from(
      { length: count },
      (_, at): Row => ({
        source: 'lot.example',
        seller_type: 'dealer',
        country: 'US',
        vin: `1HGCM82633B1000${10 + at}`,
        price: 1_000,
        miles: null,
        dealer_id: 10,
      }),
    );
    return { ...rest, rows: [...rows, ...lot] };
  });
const shares = fc.array(fc.constantFrom(24, 8, 8, 11, 12, 20), { minLength: 15, maxLength: 15 });

test.each(MARKETS)(
  '%s: a delivery that is rolled back leaves every table as before, and may be taken in again',
  {
    timeout: LIMITS.long.testTimeout,
  },
  async (market) => {
    await open(market);
    await fc.assert(
      fc.asyncProperty(worlds, shares, marked, async (random, some, plates) => {
        await ledger.clear();
        let before = await ledger.everything();
        for (const one of withFailures(deliveriesIn(market, random, plates), some)) {
          await deliver(one);
          const after = await ledger.everything();
          await ledger.rollBack();
          expect(await ledger.everything()).toEqual(before);
          await deliver(one);
          before = await ledger.everything();
          expect(before).toEqual(after);
        }
      }),
      { numRuns: runs(market, 3, 2), ...ALL },
    );
  },
);

/** What is published, each delivery's documents in place of those that it replaces: of its names, and of its sources where it is partial. */
function replace(
  published: readonly Shown[],
  fresh: readonly Shown[],
  names: ReadonlySet<string>,
  covered: ReadonlySet<string> | undefined,
): readonly Shown[] {
  if (!covered) return fresh;
  const kept = published.filter(
    ({ document, source }) => !names.has(document) && !covered.has(String(source)),
  );
  return [...kept, ...fresh];
}

const coveredNow = async (): Promise<Set<string>> =>
  new Set((await ledger.table('covered')).map(({ site }) => String(site)));

/** Takes the deliveries in as partial ones are published; gives what is active then, and what has left. */
async function publishInTurn(
  deliveries: readonly Raw[],
): Promise<{ readonly active: readonly Shown[]; readonly left: readonly Shown[] }> {
  let active: readonly Shown[] = [];
  let left: readonly Shown[] = [];
  for (const one of deliveries) {
    await deliver(one);
    const fresh = await ledger.documents(one.partial);
    const names = new Set(fresh.map(({ document }) => document));
    active = replace(active, fresh, names, one.partial ? await coveredNow() : undefined);
    const { shown, replaced } = await ledger.departed(one.partial);
    left = replace(left, shown, new Set(replaced), one.partial ? await coveredNow() : undefined);
  }
  return { active, left };
}

test.each(MARKETS)(
  '%s: what partial deliveries replaced one after another is what the ledger says, with or without what is collected',
  {
    timeout: LIMITS.long.testTimeout,
  },
  async (market) => {
    await open(market);
    await fc.assert(
      fc.asyncProperty(worlds, shares, marked, async (random, some, plates) => {
        await ledger.clear();
        const deliveries = withFailures(deliveriesIn(market, random, plates), some);
        const published = await publishInTurn(deliveries);
        const outcome = async () => [
          await ledger.documents(),
          (await ledger.departed()).shown,
          await ledger.closed(),
        ];
        const kept = await outcome();
        expect([...published.active].sort(byText)).toEqual([...(kept[0] ?? [])].sort(byText));
        expect([...published.left].sort(byText)).toEqual([...(kept[1] ?? [])].sort(byText));
        await ledger.clear();
        for (const one of deliveries) {
          await deliver(one);
          await ledger.collect();
        }
        expect(withoutNumbers(await outcome())).toEqual(withoutNumbers(kept));
      }),
      { numRuns: runs(market, 4, 3), ...ALL },
    );
  },
);
