import { expect, test } from 'vitest';
import { readingCells, values } from './taken.ts';

/** Which country a row is in, and whether its postal code is looked up (docs/rules/feeds.md section 2.1). */

const taken = readingCells();

const CASES: readonly (readonly [row: string, place: readonly unknown[]])[] = [
  // a part of another country tells it, by its name, its code or what it is called in English
  ['Bayern,,80331', ['DE', 'Bayern', null, '80331', null]],
  ['bavaria,,80331', ['DE', 'bavaria', null, '80331', null]],
  ['DE-NW,Köln,50667', ['DE', 'DE-NW', 'Köln', '50667', null]],
  ['Île-de-France,Paris,75001', ['FR', 'Île-de-France', 'Paris', '75001', null]],
  ['Steiermark,Graz,8010', ['AT', 'Steiermark', 'Graz', '8010', null]],
  ['Berlin,,10115', ['DE', 'Berlin', null, '10115', null]],
  ['HAMBURG,Hamburg,20095', ['DE', 'HAMBURG', 'Hamburg', '20095', null]],
  ['Skåne län,Malmö,21119', ['SE', 'Skåne län', 'Malmö', '21119', null]],
  // so does a large town, where nothing else does
  [',München,80331', ['DE', null, 'München', '80331', null]],
  [',Berlin,10115', ['DE', null, 'Berlin', '10115', null]],
  [',Madrid,28001', ['ES', null, 'Madrid', '28001', null]],
  [',Parma,43121', ['IT', null, 'Parma', '43121', null]],
  // states of the US that are written oddly, and towns or nothing of the kind in their column: their codes are looked up
  ['Califronia,,90012', ['US', 'Califronia', 'Los Angeles', '90012', '34']],
  ['Tx.,,77002', ['US', 'TX', 'Houston', '77002', '29']],
  ['Northeast,,10115', ['US', 'Northeast', 'New York', '10115', '40']],
  ['Central,,10115', ['US', 'Central', 'New York', '10115', '40']],
  ['Portland,,97201', ['US', 'Portland', 'Portland', '97201', '45']],
  ['Hamburg,,14075', ['US', 'Hamburg', 'Hamburg', '14075', '42']],
  [',Berlin,06037', ['US', 'CT', 'Berlin', '06037', '41']],
  [',Valencia,91355', ['US', 'CA', 'Valencia', '91355', '34']],
  [',Hanover,21076', ['US', 'MD', 'Hanover', '21076', '39']],
  // towns that the table of codes calls otherwise, or knows elsewhere alone; names that are written as those of towns abroad
  [',Parma,44129', ['US', 'OH', 'Parma', '44129', '41']],
  [',Berlin,05602', ['US', 'VT', 'Berlin', '05602', '44']],
  [',Monterrey,93940', ['US', 'CA', 'Monterrey', '93940', '36']],
  [',Montpellier,05602', ['US', 'VT', 'Montpellier', '05602', '44']],
  [',Hannover,17331', ['US', 'PA', 'Hannover', '17331', '39']],
  [',Paris,75460', ['US', 'TX', 'Paris', '75460', '33']],
  ['West Coast,,90012', ['US', 'West Coast', 'Los Angeles', '90012', '34']],
  // the standard's codes of our own
  ['US-TX,,77002', ['US', 'TX', 'Houston', '77002', '29']],
  ['ca-on,,', ['CA', 'ON', null, null, null]],
  ['N. Carolina,,28202', ['US', 'NC', 'Charlotte', '28202', '35']],
  ['Georgia,,30303', ['US', 'GA', 'Atlanta', '30303', '33']],
  ['Montana,,59601', ['US', 'MT', 'Helena', '59601', '46']],
];

test('the country of a row, and where its postal code is looked up', async () => {
  const lines = CASES.map(([row], at) => `d.example,${at},${row}`);
  const { listings, found } = await taken(['source,stock_no,state,city,zip', ...lines, ''].join('\n'));
  expect(found.rejected).toBe(0);
  const placed = values(listings, 'country', 'state', 'city', 'zip', 'latitude') as unknown[][];
  const cut = placed.map((place) =>
    place.map((one, at) => (at === 4 && one !== null ? String(one).slice(0, 2) : one)),
  );
  expect(cut.map((place, at) => [CASES[at]?.[0], place])).toEqual(CASES);
  expect(found.marks.country_foreign).toBe(12);
});

test('a given country counts before what its state seems to be; a row abroad answers in the money of the market', async () => {
  const { listings } = await taken(
    [
      'source,stock_no,country,state,zip,price',
      'd.example,1,US,Bayern,10115,5000',
      'd.example,2,,Skåne,21119,5000',
      'd.example,3,,Skåne,21119,"50 000 kr"',
      '',
    ].join('\n'),
  );
  expect(values(listings, 'country', 'city', 'price', 'currency_indicator')).toEqual([
    ['US', 'New York', 5000, 'USD'],
    ['SE', null, 5000, 'USD'],
    ['SE', null, null, 'USD'],
  ]);
});
