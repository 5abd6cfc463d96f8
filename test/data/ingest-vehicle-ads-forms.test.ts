import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { MARK } from '../../ingest/feeds/spool-writer.ts';
import type { DealerRow } from '../../ingest/feeds/vehicle-ads/dealer.ts';
import { dealerOfTitle } from '../../ingest/feeds/vehicle-ads/feed-title.ts';
import { spoolVehicleAds } from '../../ingest/feeds/vehicle-ads/spool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vehicle-ads-forms-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The rows that a feed of Meta or Google becomes. */
async function rowsOf(content: string, format: 'meta' | 'google', dealer: DealerRow = {}) {
  const [from, to] = [join(folder, 'feed'), join(folder, 'rows')];
  writeFileSync(from, content);
  rmSync(to, { force: true });
  await spoolVehicleAds(from, to, { format, market: 'us-cars', dealer, limits: LIMITS, onRead: () => {} });
  const lines = readFileSync(to, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line.slice(line.indexOf(MARK) + MARK.length)));
}

// the header of a dealer's export for advertisements, with two blanks between words
const HEADER =
  'Vehicle  Id,VIN,Make,Model,Year,Transmission,Body  Style,Drivetrain,Description,Image  Urls,Mileage  Value,Mileage  Unit,' +
  'Final  Url,Title,Price,State  of  Vehicle,Exterior  Color,Address,Latitude,Longitude,Target  Campaign,Target  Ad  Group,Trim,' +
  'Interior  Color,Availability,stock_number,dealer_id,dealer_name,dealer_phone,vehicle_type,date_first_on_lot,fuel_type,engine,' +
  'Hardcoded  Description';

const quoted = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

const advertised = (address: string): string =>
  quoted([
    ...['V1', '1FTEW1EG2JFD44217', 'Ford', 'F-150', '2018', '10-Speed Automatic', 'Truck', '4WD', 'Nice.'],
    ...['https://i.example/1.jpg,https://i.example/2.jpg', '18201', 'MI', 'https://www.adv.example/vdp/1'],
    ...['2018 Ford F-150', '30450.00 USD', 'USED', 'Oxford White', address, '34.83', '-82.6', 'north', 'g1'],
    ...['Lariat', 'Black', 'available', 'U5', '466', 'Adv Ford', '864-555-0100', 'car_truck', '2018-08-14'],
    ...['Gasoline', '5.0L V8', 'x'],
  ]);

const EASLEY = { street: '1 Main St', city: 'Easley', state: 'SC', zip: '29642' };

test.each<[string, string]>([
  ['one text', '1 Main St, Easley, SC 29642'],
  ['JSON', JSON.stringify({ addr1: '1 Main St', city: 'Easley', region: 'SC', postal_code: '29642' })],
  ['JSON without quotes', "{addr1: '1 Main St', city: Easley, region: SC, postal_code: 29642}"],
  [
    'JSON of schema.org',
    JSON.stringify({
      '@type': 'PostalAddress',
      streetAddress: '1 Main St',
      addressLocality: 'Easley',
      addressRegion: 'SC',
      postalCode: 29642,
    }),
  ],
])('advertising headers with two blanks, the address as %s', async (_, address) => {
  for (const format of ['meta', 'google'] as const) {
    const [row] = await rowsOf(`${HEADER}\n${advertised(address)}\n`, format);
    const { 'address.@type': type, ...rest } = row;
    expect(type).toBe(address.includes('@type') ? 'PostalAddress' : undefined);
    expect(rest).toEqual({
      ...EASLEY,
      latitude: '34.83',
      longitude: '-82.6',
      vin: '1FTEW1EG2JFD44217',
      stock_no: 'U5',
      heading: '2018 Ford F-150',
      seller_comments: 'Nice.',
      vdp_url: 'https://www.adv.example/vdp/1',
      source: 'adv.example',
      year: '2018',
      make: 'Ford',
      model: 'F-150',
      trim: 'Lariat',
      price: '30450.00 USD',
      miles: '18201',
      miles_indicator: 'MILES',
      inventory_type: 'used',
      availability_status: 'available',
      vehicle_status: 'Available',
      body_type: 'Truck',
      drivetrain: '4WD',
      transmission: '10-Speed Automatic',
      fuel_type: 'Gasoline',
      engine: '5.0L V8',
      exterior_color: 'Oxford White',
      interior_color: 'Black',
      seller_name: 'Adv Ford',
      seller_phone: '864-555-0100',
      relisted_at: '2018-08-14',
      photo_links: ['https://i.example/1.jpg', 'https://i.example/2.jpg'],
    });
  }
});

test('the leading zero of a postal code is kept in an address without quotes', async () => {
  const [other] = await rowsOf(
    'id,link,address\n1,https://a.example/1,"{city: Boston, zip: 02108}"\n',
    'meta',
  );
  expect(other).toMatchObject({ city: 'Boston', zip: '02108' });
});

test.each<[string, object]>([
  ['Smith Ford', { seller_name: 'Smith Ford' }],
  ['Fikes Vehicles', { seller_name: 'Fikes Vehicles' }],
  ['Smith Ford - Columbus, OH', { seller_name: 'Smith Ford', city: 'Columbus', state: 'OH' }],
  ['Smith Ford | Columbus, Ohio', { seller_name: 'Smith Ford', city: 'Columbus', state: 'Ohio' }],
  [
    'Smith Ford (Columbus, OH 43215)',
    { seller_name: 'Smith Ford', city: 'Columbus', state: 'OH', zip: '43215' },
  ],
  ['Smith-Jones Ford, Toronto, ON', { seller_name: 'Smith-Jones Ford', city: 'Toronto', state: 'ON' }],
  [
    'Smith Ford, 1 Main St, Columbus, OH 43215, US',
    {
      seller_name: 'Smith Ford',
      street: '1 Main St',
      city: 'Columbus',
      state: 'OH',
      zip: '43215',
      country: 'US',
    },
  ],
  ['Vehicle Feed for Smith Ford', { seller_name: 'Smith Ford' }],
  ['Smith Ford Vehicle Inventory Feed', { seller_name: 'Smith Ford' }],
  ['Smith Ford | Used Vehicle Inventory', { seller_name: 'Smith Ford' }],
  ['Vehicle inventory feed', {}],
  ['Used cars for Facebook', {}],
  ['Smith & Sons, Inc.', { seller_name: 'Smith & Sons, Inc.' }],
  ['Smith Ford - London', { seller_name: 'Smith Ford - London' }],
  ['', {}],
  ['x'.repeat(201), {}],
])('a feed called "%s"', (title, dealer) => expect(dealerOfTitle(title)).toEqual(dealer));

describe('the title of a feed', () => {
  const meta = (title: string, inside = ''): string =>
    `<listings>${title}<listing><vehicle_id>1</vehicle_id><title>2018 Ford F-150</title>${inside}</listing></listings>`;

  test('name and place of the dealer from the title of the feed, where nothing else says them', async () => {
    const title = '<title>Smith Ford - Columbus, OH</title>';
    expect(await rowsOf(meta(title), 'meta')).toEqual([
      { stock_no: '1', heading: '2018 Ford F-150', seller_name: 'Smith Ford', city: 'Columbus', state: 'OH' },
    ]);
    // a place is of one piece: an item's own street is not put into the city of the title
    const [own] = await rowsOf(meta(title, '<address><street>1 Main St</street></address>'), 'meta');
    expect(own).toEqual({
      stock_no: '1',
      heading: '2018 Ford F-150',
      seller_name: 'Smith Ford',
      street: '1 Main St',
    });
    const [named] = await rowsOf(meta(title, '<dealer_name>D</dealer_name>'), 'meta', { zip: '99501' });
    expect(named).toEqual({ stock_no: '1', heading: '2018 Ford F-150', seller_name: 'D', zip: '99501' });
    const [given] = await rowsOf(meta(title), 'meta', { seller_name: 'Given', city: 'Nome' });
    expect(given).toEqual({ stock_no: '1', heading: '2018 Ford F-150', seller_name: 'Given', city: 'Nome' });
  });

  test('the first title of the feed counts, not that of its picture or its items; a store code gives way to it', async () => {
    const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><image><title>Logo</title></image>
      <title><![CDATA[Smith &]]> Sons</title><item><title>A</title><g:id>1</g:id><g:store_code>s1</g:store_code></item>
      <title>Other</title><item><title>B</title><g:id>2</g:id></item></channel></rss>`;
    expect((await rowsOf(feed, 'google')).map(({ heading, seller_name: name }) => [heading, name])).toEqual([
      ['A', 'Smith & Sons'],
      ['B', 'Smith & Sons'],
    ]);
  });
});
