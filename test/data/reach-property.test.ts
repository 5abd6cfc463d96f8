import '../property/seed.ts';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceAges } from '../../ingest/ledger/sources.ts';
import type { Dataset } from '../../src/catalog/field.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import type { Raw } from '../ledger/oracle.ts';
import { DAY, narrow, type Row, T, TestLedger } from '../ledger/test-ledger.ts';
import { deliveriesOf, marked, worlds } from '../ledger/worlds.ts';
import { LIMITS } from '../patience.ts';

/**
 * A partial delivery that is taken in within its reach, with counts that are followed, leaves to the letter what it leaves where the
 * whole market is read and counted anew: two ledgers, delivery by delivery, with rollbacks between them.
 */

/** Counted fields: of one value and of several. */
const SPELLED = new Set(['trim', 'options_packages']);
const withTerms = (dataset: Dataset): Dataset => ({
  ...narrow(dataset),
  fields: dataset.fields.filter((field) => SPELLED.has(field.name) || narrow(dataset).fields.includes(field)),
});

const MARKETS = ['us-cars', 'uk-cars'] as const;
const ledgers = new Map<Market, readonly [TestLedger, TestLedger]>();
beforeAll(async () => {
  for (const market of MARKETS) {
    const open = () => TestLedger.open(withTerms(listingsOf(market)), market);
    const [near, whole] = [await open(), await open()];
    whole.readWholeMarket();
    ledgers.set(market, [near, whole]);
  }
});
afterAll(() => {
  for (const both of ledgers.values()) for (const ledger of both) ledger.close();
});

const spelt = (text: string, how: number): string =>
  [text, text.toUpperCase(), text.toLowerCase()][how % 3] ?? text;

/** The sum of a text's characters: what is drawn by it differs from row to row, and stays as deliveries come. */
const sumOf = (text: string): number => [...text].reduce((sum, one) => sum + one.charCodeAt(0), 0);

/**
 * Rows with terms, spelled in several ways, which some change from delivery to delivery, as others change their dealer; some claim
 * an id, which in one delivery stands once. Terms, dealers and ids are of few rows each, so that most of a market is out of reach.
 */
const withWords = (deliveries: readonly Raw[], words: readonly number[]): Raw[] =>
  deliveries.map(({ rows, ...rest }, delivery) => {
    const claimed = new Set(rows.map(({ id }) => id));
    const claim = (id: string | undefined): Row => {
      if (id === undefined || claimed.has(id)) return {};
      claimed.add(id);
      return { id };
    };
    return {
      ...rest,
      rows: rows.map((row): Row => {
        const own = sumOf(`${row.source}${row.vin ?? row.stock_no}`);
        const word = (at: number): number => words[at % words.length] ?? 0;
        const now = word(own) > 6 ? word(own + delivery) : word(own);
        return {
          ...claim(word(own + 2) > 5 ? `C${own % 5}` : undefined),
          ...row,
          trim: now === 4 ? null : spelt(`Sport ${own % 9}`, now),
          options_packages: `[${spelt(`Tow ${own % 7}`, now)}, ${spelt(`Roof ${own % 11}`, word(own + 1))}]`,
          dealer_id: now === 5 ? 70 + (own % 5) : (row.dealer_id ?? null),
          seller_type: now === 9 && word(own) > 6 ? 'fsbo' : (row.seller_type ?? 'dealer'),
        };
      }),
    };
  });

/** Of partial deliveries the sources of one world: the others are out of their reach, but for what rows have in common. */
const oneByOne = (deliveries: readonly Raw[], words: readonly number[]): Raw[] =>
  deliveries.map(({ rows, partial, at }, delivery) => {
    const world = (words[delivery % words.length] ?? 0) % 6;
    return {
      at,
      partial,
      rows: partial ? rows.filter(({ source }) => source?.toString().includes(`${world}.`)) : rows,
    };
  });

/** A source of 24 listings that fails now and then: so many of them come. */
const withLot = (deliveries: readonly Raw[], words: readonly number[]): Raw[] =>
  deliveries.map(({ rows, ...rest }, delivery) => {
    const come = delivery === 0 || (words[delivery % words.length] ?? 0) > 4 ? 24 : 8;
    const lot = Array.from(
      { length: come },
      (_, at): Row => ({
        source: 'lot.example',
        vin: `1HGCM82633B1000${10 + at}`,
        dealer_id: 99,
        price: 1_000,
      }),
    );
    const isThere = !rest.partial || (words[(delivery + 3) % words.length] ?? 0) > 6;
    return { ...rest, rows: isThere ? [...rows, ...lot] : rows };
  });

const unnumbered = (rows: readonly Record<string, unknown>[]): unknown[] =>
  rows.map((row) => JSON.stringify({ ...row, subject: null })).sort();

/** All that a load of the delivery leaves and publishes. */
async function outcome(ledger: TestLedger, partial: boolean) {
  const changes = await ledger.changes();
  const documents = await ledger.documents(partial);
  const departed = await ledger.departed(partial);
  return {
    changes,
    documents,
    departed: { ...departed, replaced: [...departed.replaced].sort() },
    closed: unnumbered(await ledger.closedByNewest(partial)),
    passedOver: await ledger.passedOver(partial),
    ages: await sourceAges(ledger.db),
    counts: await ledger.counts(),
    tables: await ledger.everything(),
  };
}

test.each(MARKETS)(
  '%s: within reach a partial delivery says what it says where the whole market is read',
  { timeout: LIMITS.long.testTimeout },
  async (market) => {
    const [near, whole] = ledgers.get(market) ?? [];
    if (!near || !whole) throw new Error('no ledger');
    const words = fc.array(fc.nat(9), { minLength: 16, maxLength: 16 });
    const rolledBack = fc.array(fc.nat(3), { minLength: 16, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(
        worlds,
        worlds,
        marked,
        words,
        rolledBack,
        async (random, more, plates, some, back) => {
          const raw = oneByOne(
            deliveriesOf(
              {
                gaps: random.gaps.slice(0, 7),
                partial: random.partial.map((one, at) => one || at % 5 !== 4),
                worlds: [...random.worlds, ...more.worlds].slice(0, 6),
              },
              market === 'uk-cars' ? plates : [],
            ),
            some,
          );
          for (const ledger of [near, whole]) await ledger.clear();
          for (const [at, one] of withLot(withWords(raw, some), some).entries()) {
            const take = async (ledger: TestLedger) => {
              await ledger.deliver((one.at - T) / DAY, one.rows, { partial: one.partial });
              return await outcome(ledger, one.partial);
            };
            expect(await take(near)).toEqual(await take(whole));
            if (back[at] !== 0) continue;
            for (const ledger of [near, whole]) await ledger.rollBack();
            expect(await take(near)).toEqual(await take(whole));
          }
          for (const ledger of [near, whole]) await ledger.rollBack();
          expect(await near.documents()).toEqual(await whole.documents());
        },
      ),
      { numRuns: 2, endOnFailure: process.env.PROPERTY_SEED === undefined },
    );
  },
);
