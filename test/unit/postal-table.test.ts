import { expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { allPostalCentres, postalCentre } from '../../src/geo/postal.ts';

/** The package's tables are read as text, not run: what they hold is what the package says. */
test('every postal code of the package with a position is known, and no other', () => {
  const placed = Object.values(zipcodes.codes).filter(
    ({ latitude, longitude }) => Number(latitude) && Number(longitude),
  );
  // as one text each: 43,000 rows are compared member by member otherwise, which takes a second
  const told = [...allPostalCentres()].map(({ code, latitude, longitude, city }) =>
    JSON.stringify([code, latitude, longitude, city]),
  );
  const held = placed.map(({ zip, latitude, longitude, city }) =>
    JSON.stringify([zip, Number(latitude), Number(longitude), city]),
  );
  expect(told.length).toBeGreaterThan(40_000);
  expect(told.find((one, at) => one !== held[at])).toBeUndefined();
  expect(told.length).toBe(held.length);
  expect(postalCentre('T5A 0A1')).toMatchObject({ city: zipcodes.codes.T5A?.city, country: 'CA' });
});
