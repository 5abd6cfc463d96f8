import type { Chance } from './chance.ts';

/** Towns of the UK with their nation, and the postcode and position of their middle. */
const TOWNS = [
  ['Leeds', 'England', 'West Yorkshire', 'LS1 4', 53.797, -1.549],
  ['Manchester', 'England', 'Greater Manchester', 'M2 5', 53.479, -2.245],
  ['Birmingham', 'England', 'West Midlands', 'B2 4', 52.48, -1.898],
  ['Bristol', 'England', 'Bristol', 'BS1 4', 51.453, -2.593],
  ['Reading', 'England', 'Berkshire', 'RG1 3', 51.456, -0.969],
  ['Norwich', 'England', 'Norfolk', 'NR2 1', 52.628, 1.289],
  ['Edinburgh', 'Scotland', 'Midlothian', 'EH2 2', 55.953, -3.193],
  ['Glasgow', 'Scotland', 'Lanarkshire', 'G2 1', 55.862, -4.254],
  ['Cardiff', 'Wales', 'South Glamorgan', 'CF10 1', 51.479, -3.177],
  ['Belfast', 'Northern Ireland', 'County Antrim', 'BT1 5', 54.598, -5.93],
] as const;

const STREETS = ['Mill Lane', 'Station Road', 'Foundry Street', 'Orchard Way'];

/** Where dealer n stands. */
export function townOf(n: number, chance: Chance) {
  const [city, nation, county, district, latitude, longitude] = TOWNS[n % TOWNS.length] ?? TOWNS[0];
  return {
    street: `${chance.whole(1, 190)} ${chance.pick(STREETS)}`,
    city,
    nation,
    county,
    zip: `${district}${chance.pick(['AB', 'DE', 'HJ', 'LN', 'PQ'])}`,
    country: 'UK',
    latitude: (latitude + chance.bell() * 0.02).toFixed(5),
    longitude: (longitude + chance.bell() * 0.02).toFixed(5),
  };
}
