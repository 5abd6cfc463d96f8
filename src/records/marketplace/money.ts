import type { ListingRecord } from './listing.ts';

/** Where a marketplace's listing lacks price or mileage (part-1.md, "Marketplace listing format B"). */
export const NONE = '-1';

/** One currency a country: Canadian dealers sell in CAD, all others in USD (supplement 8.2). */
const currencyOf = ({ dealer }: ListingRecord): string =>
  dealer?.country?.toUpperCase() === 'CA' ? 'CAD' : 'USD';

/** `18000 USD`, `18000.50 USD`: cents only where there are some. */
export const moneyText = (amount: number, listed: ListingRecord): string =>
  `${Number.isInteger(amount) ? amount : amount.toFixed(2)} ${currencyOf(listed)}`;

/** The price, `-1` where there is none (supplement decision 34). */
export const priceText = (listed: ListingRecord): string =>
  listed.price === undefined ? NONE : moneyText(listed.price, listed);
