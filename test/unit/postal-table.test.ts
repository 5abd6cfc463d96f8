import { expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { allPostalCentres, postalCentre } from '../../src/geo/postal.ts';

/** The package's tables are read as text, not run: what they hold is what the package says. */
test('every postal code of the package with a position is known, and no other', () => {
  const placed = Object.values(zipcodes.codes).filter(
    ({ latitude, longitude }) => Number(latitude) && Number(longitude),
  );
  const known = [...allPostalCentres()];
  expect(known.map(({ code, latitude, longitude, city }) => [code, latitude, longitude, city])).toEqual(
    placed.map(({ zip, latitude, longitude, city }) => [zip, Number(latitude), Number(longitude), city]),
  );
  expect(postalCentre('T5A 0A1')).toMatchObject({ city: zipcodes.codes.T5A?.city, country: 'CA' });
});
