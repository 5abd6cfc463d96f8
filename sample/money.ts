import type { Chance } from './chance.ts';
import type { Line } from './fleet/table.ts';

/** The model year that the MSRPs of the fleet are those of. */
const PRICED_IN = 2026;
const INFLATION = 1.025;
const DESTINATION = 1395;

/** Sticker price of a vehicle with its options, whole dollars. */
export function stickerOf(line: Line, year: number, chance: Chance): number {
  const base = line.msrp * INFLATION ** (year - PRICED_IN);
  return Math.round((base * (1 + chance.unit() ** 2 * 0.14)) / 5) * 5 + DESTINATION;
}

/** Miles of a used vehicle: about 11,500 a year, and owners differ. */
export function milesOf(age: number, chance: Chance): number {
  const driven = 200 + Math.max(0.3, age) * 11_500 * Math.exp(chance.bell() * 0.65);
  return Math.round(Math.min(driven, 240_000 + chance.unit() * 60_000));
}

/** Asking price of a new vehicle: near the sticker. */
export const newPrice = (sticker: number, chance: Chance): number =>
  dealersPrice(sticker * (0.965 + chance.bell() * 0.04));

/** Asking price of a used vehicle: a seventh lost every year, more or less by its miles; dealers differ. */
export function usedPrice(sticker: number, age: number, miles: number, chance: Chance): number {
  const usual = 200 + Math.max(0.3, age) * 11_500;
  const worth = sticker * 0.87 * 0.865 ** age * Math.exp((usual - miles) / 200_000);
  return dealersPrice(Math.max(1900, worth * (1 + chance.bell() * 0.09)));
}

const ENDINGS = [5, 2, 12, 1, 0];

/** Dealers like prices that lie a little below a round hundred. */
const dealersPrice = (price: number): number =>
  Math.round(price / 100) * 100 - (ENDINGS[Math.floor(price) % ENDINGS.length] ?? 0);

/** The currency and units of the listing's country; the loader converts kilometres. */
export function inCountry(country: 'US' | 'CA', price: number, msrp: number, miles: number) {
  if (country === 'US')
    return { price, msrp, miles, currency_indicator: 'USD', miles_indicator: 'MILES' } as const;
  return {
    price: dealersPrice(price * 1.33),
    msrp: Math.round((msrp * 1.31) / 5) * 5,
    miles: Math.round(miles * 1.609_344),
    currency_indicator: 'CAD',
    miles_indicator: 'KILOMETERS',
  } as const;
}
