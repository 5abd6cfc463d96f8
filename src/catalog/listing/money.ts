import { number, present, range, sign, signedRange, singleOrRange, text } from '../declare.ts';
import type { Field, RangeFacet } from '../field.ts';

const dollars: RangeFacet = { start: 0, span: 100_000 };

/** Prices, mileage and how they changed. Money is in the currency of the listing's country. */
export const money: readonly Field[] = [
  number('price', 'Advertised price.', {
    read: 'money',
    at: 'price',
    params: [
      range('price_range', 'Advertised price, min-max.'),
      present('has_price', 'true: only listings with a price.'),
    ],
    sort: 'price',
    stats: true,
    rangeFacet: dollars,
  }),
  number('msrp', "Manufacturer's suggested retail price.", {
    read: 'money',
    at: 'msrp',
    params: [range('msrp_range', "Manufacturer's suggested retail price, min-max.")],
    sort: 'msrp',
    stats: true,
    rangeFacet: dollars,
  }),
  number('miles', 'Odometer reading in miles.', {
    read: 'odometer',
    at: 'miles',
    params: [
      range('miles_range', 'Odometer reading in miles, min-max.'),
      present('has_miles', 'true: only listings with an odometer reading.'),
    ],
    sort: 'miles',
    stats: true,
    rangeFacet: dollars,
  }),
  number('ref_price', 'Price before the last change.', { read: 'money', at: 'ref_price', indexed: false }),
  number('ref_miles', 'Odometer reading before the last change.', {
    read: 'odometer',
    at: 'ref_miles',
    indexed: false,
  }),
  text('currency_indicator', 'Currency of the prices: USD, CAD, GBP.', { read: 'currency' }),
  text('price_as_given', 'Price as the feed gave it, where that is in another currency: 18990 EUR.', {
    at: 'price_as_given',
  }),
  text('miles_indicator', 'Unit of the delivered mileage: MILES or KILOMETERS.', {
    read: 'unit',
  }),
  number('mc_msrp', "Manufacturer's suggested retail price as computed by the service.", {
    read: 'money',
    indexed: false,
  }),
  text('msrp_label', 'How the suggested retail price is labelled.'),
  number('hours_used', 'Hours used.', { indexed: false }),
  number('price_change', 'Price minus the price before the last change.', {
    column: false,
    params: [
      sign('price_change', 'Positive if the price rose, negative if it fell.'),
      signedRange('price_change_range', 'Amount of the last price change, min|max; may be negative.'),
    ],
  }),
  number('price_change_percent', 'Price change in percent of the previous price, two decimals.', {
    column: false,
    at: 'price_change_percent',
    sort: 'price_change_percent',
  }),
];

interface Offer {
  readonly column: string;
  /** it is an amount of money */
  readonly isMoney?: true;
  readonly at: string;
  /** end of the default range facet; none: the field has no range facet and no order */
  readonly span?: number;
}

/** One figure of an offer: a filter by value or range, statistics and, with a span, a range facet and an order. */
function offer(name: string, about: string, { column, isMoney, at, span }: Offer): Field {
  return number(name, `${about}.`, {
    column,
    read: isMoney ? 'payment' : undefined,
    at,
    params: [singleOrRange(name, `${about}: one value or min-max.`)],
    stats: true,
    sort: span ? name : undefined,
    rangeFacet: span ? { start: 0, span } : undefined,
  });
}

/** What a seller offers to finance or lease the vehicle. */
export const offers: readonly Field[] = [
  offer('finance_loan_term', 'Loan term in months', {
    column: 'loan_term',
    at: 'financing_options[].loan_term',
    span: 48,
  }),
  offer('finance_loan_apr', 'Annual percentage rate of the loan', {
    column: 'loan_apr',
    at: 'financing_options[].loan_apr',
    span: 12,
  }),
  offer('finance_down_payment', 'Down payment of the loan', {
    column: 'f_down_pay',
    isMoney: true,
    at: 'financing_options[].down_payment',
    span: 10_000,
  }),
  offer('finance_down_payment_per', 'Down payment of the loan in percent', {
    column: 'f_down_pay_per',
    at: 'financing_options[].down_payment_percentage',
  }),
  offer('finance_emp', 'Estimated monthly payment of the loan', {
    column: 'f_emi',
    isMoney: true,
    at: 'financing_options[].estimated_monthly_payment',
    span: 3000,
  }),
  offer('lease_term', 'Lease term in months', {
    column: 'lease_term',
    at: 'leasing_options[].lease_term',
    span: 48,
  }),
  offer('lease_down_payment', 'Down payment of the lease', {
    column: 'l_down_pay',
    isMoney: true,
    at: 'leasing_options[].down_payment',
    span: 5000,
  }),
  offer('lease_emp', 'Monthly lease payment', {
    column: 'l_emi',
    isMoney: true,
    at: 'leasing_options[].estimated_monthly_payment',
    span: 1000,
  }),
];
