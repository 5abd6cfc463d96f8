import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initMap } from '../../ingest/mapping/init.ts';
import { readingCells, values } from './taken.ts';

/** Two columns of ours in one cell, a postal code and its town or a make and its model (docs/feeds.md, "Files with other headers"): made rows in the forms of real ones. */

const taken = readingCells();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'map-joined-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The map that is written for a file, and the places of its rows when it is loaded with that. */
async function placed(header: string, cells: readonly string[]) {
  const text = [`stock_no,make,${header},country`, ...cells.map((one, at) => `A${at},Ford,${one},`), ''].join(
    '\n',
  );
  const path = join(folder, 'towns.csv');
  writeFileSync(path, text);
  const map = (await initMap({ market: 'us-cars', memory: '512MB', file: path })).text;
  const { listings, found } = await taken(text, { map });
  expect(found.rejected).toBe(0);
  return { map, places: values(listings, 'zip', 'city') };
}

test('the code before the town, or behind it: both are taken out', async () => {
  const { map, places } = await placed('Ort', ['D-80331 München', '10115 Berlin', '75201 Dallas']);
  expect(map).toMatch(/"Ort": \[ \{ to: zip, match: '.*' \}, \{ to: city, match: '.*' \} \]/);
  expect(places.map((one) => (one as string[])[1])).toEqual(['München', 'Berlin', 'Dallas']);
  expect(places.at(-1)).toEqual(['75201', 'Dallas']);
  const behind = await placed('seller_area', ['Dallas 75201', 'Houston 77002', 'ΑΓΙΟΙ ΑΝΑΡΓΥΡΟΙ 13561']);
  expect(behind.places.slice(0, 2)).toEqual([
    ['75201', 'Dallas'],
    ['77002', 'Houston'],
  ]);
  expect((behind.places.at(-1) as string[])[1]).toBe('ΑΓΙΟΙ ΑΝΑΡΓΥΡΟΙ');
});

test('a place of four digits and a town is no number of seats; its code may be that of another country, and is left out', async () => {
  const { map, places } = await placed('place', ['7320 Fannrem', '1152 Oslo']);
  expect(map).not.toContain('seating_capacity');
  expect(places).toEqual([
    [null, 'Fannrem'],
    [null, 'Oslo'],
  ]);
});

test('towns alone stay as they are', async () => {
  const { map, places } = await placed('Ort', ['München', 'Berlin', '10115 Berlin']);
  expect(map).toContain('"Ort": city');
  expect(places[0]).toEqual([null, 'München']);
});

test('a column of models that begin with their makes, where none holds makes, is one of makes: a load takes them apart', async () => {
  const of = async (text: string) => {
    const path = join(folder, 'models.csv');
    writeFileSync(path, text);
    const map = (await initMap({ market: 'us-cars', memory: '512MB', file: path })).text;
    return values((await taken(text, { map })).listings, 'make', 'model');
  };
  expect(await of('stock_no,modelo\nA1,BMW X2\nA2,Volkswagen Jetta\n')).toEqual([
    ['BMW', 'X2'],
    ['Volkswagen', 'Jetta'],
  ]);
  expect(await of('stock_no,model\nA1,Ford S-Max\n')).toEqual([['Ford', 'S-Max']]);
  expect(await of('stock_no,Marque/Modèle\nA1,Peugeot 208\n')).toEqual([['Peugeot', '208']]);
  // a title with its year
  expect(await of('stock_no,Marca_Modelo\nA1,Mitsubishi L200 2023\n')).toEqual([[null, null]]);
  expect(await of('stock_no,Brand,modelo\nA1,Ford,Ford Focus\n')).toEqual([['Ford', 'Focus']]);
});

test('the Stare of a Romanian file is a condition and no state', async () => {
  const path = join(folder, 'stare.csv');
  writeFileSync(path, 'stock_no,make,Stare\nA1,Ford,Second hand\nA2,Ford,Nou\n');
  expect((await initMap({ market: 'us-cars', memory: '512MB', file: path })).text).toContain(
    '"Stare": inventory_type',
  );
});
