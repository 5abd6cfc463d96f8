import '../property/seed.ts';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { z } from 'zod';
import { MARKETPLACE_FORMATS } from '../../src/records/marketplace/formats.ts';
import { marketplaceA } from '../../src/records/marketplace/marketplace-a.ts';
import { marketplaceB } from '../../src/records/marketplace/marketplace-b.ts';
import { cut } from '../../src/records/text.ts';
import { anyComments, anyRecord } from './fixtures/any-record.ts';

/** Whatever is known of a vehicle, what a marketplace gets is what the document says, within its limits. */

const CHECKS = Object.values(MARKETPLACE_FORMATS).map((format) => ({
  format,
  check: z.fromJSONSchema(format.schema as Parameters<typeof z.fromJSONSchema>[0]),
}));

test.prop([anyRecord, anyComments])('an object fits the schema of its format', (record, comments) => {
  for (const { format, check } of CHECKS) {
    const shown = format.show(record, comments);
    const { error } = check.safeParse(shown);
    expect([format.name, error?.issues]).toEqual([format.name, undefined]);
    // nothing is lost on the way: no null, no undefined, no number that JSON has no word for
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    expect(Object.values(shown)).not.toContain(undefined);
    expect(JSON.stringify(shown)).not.toMatch(/:null[,}]/);
  }
});

const MONEY = /^(-1|\d+(\.\d\d)? (USD|CAD))$/;

test.prop([anyRecord, anyComments])("the marketplaces' limits", (record, comments) => {
  const inA = marketplaceA.show(record, comments);
  const inB = marketplaceB.show(record, comments);
  const lengths = (['vehicle_id', 'title', 'trim', 'interior_color', 'description', 'vin'] as const).map(
    (name) => String(inA[name] ?? '').length,
  );
  const most = [100, 500, 50, 50, 5000, 17];
  expect(lengths.filter((length, at) => length > (most[at] ?? 0))).toEqual([]);
  expect(inB.description).toBe(inA.description);
  expect(inA.description).not.toBe('');
  expect(inA.price).toMatch(MONEY);
  expect(inB.price).toBe(inA.price);
  expect(inB.vehicle_msrp ?? '-1').toMatch(MONEY);
  expect(inB.mileage).toMatch(/^(-1|\d+ miles)$/);
  const { value } = inA.mileage as { value: number };
  expect(String(inB.mileage).split(' ')[0]).toBe(String(value));
  expect((inA.image as unknown[]).length).toBeLessThanOrEqual(20);
  expect((inB.additional_image_link as unknown[] | undefined)?.length ?? 1).toBeLessThanOrEqual(10);
});

test.prop([anyRecord, anyComments])("the seller's text begins the description", (record, comments) => {
  const own = comments?.trim();
  fc.pre(own !== undefined && own !== '');
  expect(own?.startsWith(String(marketplaceA.show(record, comments).description))).toBe(true);
});

/** half of a pair of UTF-16 units */
const HALF = /\p{Cs}/u;
const units = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.lorem());

test.prop([units, fc.integer({ min: 1, max: 60 })])('a cut text is the beginning of a text', (text, most) => {
  const short = cut(text, most);
  expect(text.startsWith(short) && short.length <= most).toBe(true);
  if (!HALF.test(text)) expect(short).not.toMatch(HALF);
  if (text.length <= most) expect(short).toBe(text);
  // no less than half of what fits, but for half a pair
  else expect(short.length).toBeGreaterThanOrEqual(Math.min(most - 1, most / 2));
});
