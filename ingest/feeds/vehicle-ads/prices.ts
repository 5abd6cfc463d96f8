import { isInstant, sizeOf } from './amounts.ts';
import type { Members, Part } from './item-members.ts';
import { RULED } from './members.ts';

/** The exporters of both formats write -1 where there is no amount (supplement 8.1 and 8.2). */
const NONE = -1;

/** The text of an amount; undefined: there is none. */
const amountOf = (text: string | undefined): string | undefined =>
  text === undefined || sizeOf(text) === NONE ? undefined : text;

/** Does the sale price hold now? Without days it holds until the feed says otherwise; days that cannot be read are none. */
function holds(days: string | undefined, now: number): boolean {
  if (days === undefined) return true;
  const [start = '', end = '', ...more] = days.split('/').map((text) => text.trim());
  if (more.length || !isInstant(start) || !isInstant(end)) return false;
  return Date.parse(start) <= now * 1000 && now * 1000 <= Date.parse(end);
}

/**
 * Price, list price and currency. Both formats mean by `price` what the dealer regularly asks and by `sale_price` what
 * a customer is asked for during a sale: the latter is our price where it holds and is lower. The regular price is the
 * dealer's and no list price: msrp comes from a list price only. Amounts stay as they are written, their currency with them.
 * `now`: Unix seconds.
 */
export function pricesOf(members: Members, now: number): Part {
  const regular = amountOf(members.text(RULED.price));
  const sale = amountOf(members.text(RULED.salePrice));
  const isSale = holds(members.text(RULED.saleDates), now) && sale !== undefined && sizeOf(sale) !== 0;
  const [usual = 0, reduced = 0] = [regular, sale].map((text) => (text === undefined ? 0 : sizeOf(text)));
  const isHigher = usual > 0 && reduced > usual;
  return {
    price: isSale && !isHigher ? sale : regular,
    msrp: amountOf(members.text(RULED.msrp)),
    currency_indicator: members.text(RULED.currency),
  };
}
