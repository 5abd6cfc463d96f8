import type { Chance } from './chance.ts';
import type { Place } from './places.ts';

// things and places only: nobody's name
const WORDS =
  'Lakeside Northgate Crossroads Riverbend Hilltop Bayshore Sunset Gateway Parkside Midtown Valley Heritage'.split(
    ' ',
  );
const INDEPENDENT = [
  'Auto Sales',
  'Motors',
  'Auto Outlet',
  'Car Company',
  'Pre-Owned Center',
  'Auto Exchange',
];

/** "Decatur Toyota", "Lakeside Chevrolet Buick", "Hilltop Motors of Macon". */
export function dealerName({ city }: Place, makes: readonly string[], chance: Chance): string {
  const first = chance.happens(0.5) ? city : chance.pick(WORDS);
  if (makes.length) return `${first} ${makes.join(' ')}`;
  const rest = chance.pick(INDEPENDENT);
  return first === city ? `${city} ${rest}` : `${first} ${rest} of ${city}`;
}

/** The domain of dealer n, under `.example`, where nobody can have one. */
export function websiteOf(name: string, n: number): string {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  return `${words.slice(0, 2).join('')}${n + 1}.example`;
}
