import type { Chance } from './chance.ts';

const TERMS = [36, 48, 60, 72, 72, 84];
const LEASE_TERMS = [24, 36, 36, 39, 48];
const HIDDEN = {
  loan_term: undefined,
  loan_apr: undefined,
  f_down_pay: undefined,
  f_down_pay_per: undefined,
  f_emi: undefined,
  lease_term: undefined,
  l_down_pay: undefined,
  l_emi: undefined,
};

/** Monthly payment of a loan that is paid back in equal parts. */
function payment(borrowed: number, apr: number, months: number): number {
  const rate = apr / 1200;
  return Math.round(rate ? (borrowed * rate) / (1 - (1 + rate) ** -months) : borrowed / months);
}

function loan(price: number, chance: Chance) {
  const months = chance.pick(TERMS);
  const apr = Math.round((0.9 + chance.unit() * 9.5) * 100) / 100;
  const share = chance.pick([0, 5, 10, 10, 15, 20]);
  const down = Math.round((price * share) / 100);
  return {
    loan_term: months,
    loan_apr: apr,
    f_down_pay: down,
    f_down_pay_per: share,
    f_emi: payment(price - down, apr, months),
  };
}

function lease(price: number, chance: Chance) {
  const months = chance.pick(LEASE_TERMS);
  const down = chance.pick([0, 999, 1999, 2999, 3499, 4999]);
  return {
    lease_term: months,
    l_down_pay: down,
    l_emi: Math.round((price * (0.3 + months * 0.006) - down * 0.6) / months),
  };
}

/** The finance and lease columns: a quarter of all listings have a loan, a fifth (new ones) a lease. */
export function offerColumns(price: number | undefined, isNew: boolean, chance: Chance) {
  if (price === undefined) return HIDDEN;
  return {
    ...HIDDEN,
    ...(chance.happens(isNew ? 0.42 : 0.18) ? loan(price, chance) : {}),
    ...(isNew && chance.happens(0.62) ? lease(price, chance) : {}),
  };
}
