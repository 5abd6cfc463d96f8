import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initMap } from '../../ingest/mapping/init.ts';
import { readingCells, values } from './taken.ts';

/** Headers that are short, vague or of another thing than they look (docs/feeds.md, "Files with other headers"): made rows in the forms of real ones. */

const taken = readingCells();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'map-portals-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The map that is written for a file. */
async function mapOf(text: string): Promise<string> {
  const path = join(folder, 'portal.csv');
  writeFileSync(path, text);
  return (await initMap({ market: 'us-cars', memory: '512MB', file: path })).text;
}

test('what stands outside is a colour where its words are colours, and a shift a gearbox where they are gearboxes', async () => {
  const text = 'stock_no,exterior,shift\nA1,Rapid Red Metallic,Manual\nA2,Black,Automatic\n';
  const map = await mapOf(text);
  const { listings } = await taken(text, { map });
  expect(values(listings, 'exterior_color', 'transmission')).toEqual([
    ['Rapid Red Metallic', 'Manual'],
    ['Black', 'Automatic'],
  ]);
  const other = await mapOf('stock_no,exterior,shift\nA1,scratched,night\nA2,good as new,day\n');
  expect(other).not.toMatch(/"exterior": exterior_color|"shift": transmission/);
});

test('doors and cylinders that say what they count are counts', async () => {
  const text = 'stock_no,Doors,CylindersinEngine,UsedOrNew\nA1, 5 Doors,4 cyl,USED\nA2, 2 Doors,6 cyl,NEW\n';
  const map = await mapOf(text);
  const { listings } = await taken(text, { map });
  expect(values(listings, 'doors', 'cylinders', 'inventory_type')).toEqual([
    ['5', '4', 'used'],
    ['2', '6', 'new'],
  ]);
});

test('how old a vehicle is, is no year; years of two digits keep their zero', async () => {
  expect(await mapOf('stock_no,first_registration\nA1,7\nA2,12\n')).not.toContain(
    '"first_registration": year',
  );
  expect(await mapOf('stock_no,first_registration\nA1,07\nA2,12\n')).toContain('"first_registration": year');
});

test('a number of pictures is none, and a code of a country no city', async () => {
  const map = await mapOf('stock_no,photos,location\nA1,6,ES\nA2,29,DE\n');
  expect(map).not.toMatch(/"photos": photo_links|"location": city/);
  expect(await mapOf('stock_no,location\nA1,Waco\nA2,Reno\n')).toContain('"location": city');
});

test('types beside makes are models, where they are no kinds', async () => {
  const rows = (...types: string[]) =>
    [
      'Merk,Type,manufYear',
      ...types.map((one, at) => `${at % 2 ? 'Toyota' : 'Ford'},${one},201${at}`),
      '',
    ].join('\n');
  const models = await mapOf(rows('Focus', 'Yaris', 'Fiesta', 'Auris'));
  expect(models).toContain('"Type": model');
  expect(models).toContain('"manufYear": year');
  for (const kinds of [
    ['New', 'Used', 'Used', 'New'],
    ['Passenger', 'Passenger', 'Passenger', 'Passenger'],
    ['Sedan', 'Focus', 'SUV', 'Sedan'],
  ])
    expect(await mapOf(rows(...kinds))).not.toContain('"Type": model');
  const beside = rows('Focus', 'Yaris')
    .replaceAll(/^(.+)$/gm, '$1,x')
    .replace(',x', ',Model');
  expect(await mapOf(beside)).not.toContain('"Type": model');
});

test('names of pictures that lead nowhere are none, where others are links', async () => {
  const map = await mapOf(
    'stock_no,photos,photo_sources\nA1,img/a1.webp,https://c.example/a1.webp\nA2,img/a2.webp,https://c.example/a2.webp\n',
  );
  expect(map).toContain('"photo_sources": photo_links');
  expect(map).not.toContain('"photos": photo_links');
});

test('pictures may be objects that hold their links, of which the first characters show none', async () => {
  const photo = (at: number, src: string) =>
    `A${at},"[{""position"":1,""width"":1600,""height"":1200,""${src}""}]"`;
  const rows = (src: string) => ['stock_no,photos', photo(1, src), photo(2, src), ''].join('\n');
  expect(await mapOf(rows('url"":""https://c.example/1.webp'))).toContain('"photos": photo_links');
});

test('amounts in thousands are left over: no map multiplies them', async () => {
  for (const header of [
    'Price[1000Eur]',
    'price (in thousands)',
    'price_k€',
    'Preis in Tsd. EUR',
    'km_x1000',
  ])
    expect(await mapOf(`stock_no,${header}\nA1,18.9\nA2,7\n`), header).toContain(`# "${header}":`);
  for (const header of ['Mileage in miles', 'Price in EUR', 'Price EUR'])
    expect(await mapOf(`stock_no,${header}\nA1,18900\nA2,7000\n`), header).not.toContain(`# "${header}":`);
});
