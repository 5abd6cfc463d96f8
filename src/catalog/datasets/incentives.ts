import {
  anyOf,
  choiceOf,
  dates,
  domains,
  exact,
  flag,
  instant,
  integer,
  keyword,
  lower,
  number,
  objects,
  point,
  postal,
  prose,
  range,
  text,
  words,
  years,
} from '../declare.ts';
import type { Field, RangeFacet, SearchDataset } from '../field.ts';
import type { SharedDataset } from '../shared-dataset.ts';

/** OEM incentives (part-2.md S2, supplement section 10): what a document says, and what is asked of it. */

const upTo = (span: number): RangeFacet => ({ start: 0, span });

/** A number that is filtered, ordered, measured and counted in intervals. */
const measured = (about: string, unit: string, span: number, name: string) => ({
  sort: name,
  stats: true,
  rangeFacet: upTo(span),
  params: [range(`${name}_range`, `${about}${unit}, min-max.`)],
});

/** A number of the offer. */
const amount = (name: string, about: string, span: number, unit = ' in US dollars'): Field =>
  number(name, `${about}${unit}.`, {
    column: `offer.${name}`,
    read: unit ? 'money' : 'amount',
    at: `offer.${name}`,
    ...measured(about, unit, span, name),
  });

/** A word that describes a vehicle of the offer. */
const word = (name: string, about: string): Field =>
  keyword(name, `${about}.`, {
    at: name,
    facet: true,
    params: [anyOf(name, `${about} of a vehicle: comma-separated list, case-insensitive.`)],
  });

const vehicles = objects(
  'vehicles',
  'Vehicles that the offer is for.',
  [
    word('make', 'Make'),
    word('model', 'Model'),
    word('trim', 'Trim'),
    word('drivetrain', 'Drivetrain'),
    word('transmission', 'Transmission'),
    word('engine', 'Engine'),
    word('fuel_type', 'Fuel'),
    word('body_type', 'Body'),
    integer('year', 'Model year.', {
      read: 'year',
      at: 'year',
      facet: true,
      sort: 'year',
      rangeFacet: { start: 2010, span: 20 },
      params: [
        years(
          'year',
          'Model years of a vehicle and ranges of them: comma-separated list, for example 2025,2027-.',
        ),
        range('year_range', 'Model years of a vehicle, min-max.'),
      ],
    }),
  ],
  { column: 'offer.vehicles', at: 'offer.vehicles' },
);

const amounts = objects(
  'amounts',
  'Payments, rates and terms that the offer has.',
  [
    number('monthly', 'Monthly payment of a lease in US dollars.', {
      read: 'money',
      at: 'monthly',
      ...measured('Monthly payment', ' in US dollars', 1000, 'monthly'),
    }),
    number('apr', 'Annual percentage rate.', {
      read: 'amount',
      at: 'apr',
      ...measured('Annual percentage rate', '', 12, 'apr'),
    }),
    // its filter depends on the unit that is asked for: search/scopes/term.ts
    number('term', 'Length of the contract, in the unit of term_unit.', {
      read: 'amount',
      at: 'term',
      sort: 'term',
      stats: true,
      rangeFacet: upTo(100),
    }),
    keyword('term_unit', 'months or years.', { at: 'term_unit', facet: true }),
    number('term_months', 'Length of the contract in months.', { column: false }),
  ],
  { column: 'offer.amounts', at: 'offer.amounts' },
);

const validity = (name: 'valid_from' | 'valid_through', about: string): Field =>
  instant(name, `${about}, MM/DD/YYYY.`, {
    column: `offer.${name}`,
    read: 'day',
    at: `offer.${name}`,
    shownAs: 'usDate',
    sort: name,
    params: [dates(`${name}_range`, `${about}: YYYYMMDD-YYYYMMDD.`)],
  });

const texts = (name: 'titles' | 'offers' | 'disclaimers', about: string): Field =>
  prose(name, `${about}.`, {
    column: `offer.${name}`,
    at: `offer.${name}`,
    params: [
      words(
        `search_${name}_text`,
        `Words that must all occur in the ${name}; phrases in double quotes. Case and accents are ignored.`,
      ),
    ],
  });

const offer: readonly Field[] = [
  vehicles,
  keyword('offer_type', 'lease, finance, cash, and others.', {
    column: 'offer.offer_type',
    at: 'offer.offer_type',
    facet: true,
    params: [
      choiceOf('offer_type', ['lease', 'finance', 'cash'], 'lease, finance, cash: comma-separated list.'),
    ],
  }),
  amounts,
  text('oem_program_name', "The manufacturer's name of the program.", {
    column: 'offer.oem_program_name',
    at: 'offer.oem_program_name',
  }),
  amount('cashback_amount', 'Cash back', 10_000),
  keyword('cashback_target_group', 'Who gets the cash back, for example Military.', {
    column: 'offer.cashback_target_group',
    at: 'offer.cashback_target_group',
    facet: true,
    params: [
      anyOf('cashback_target_group', 'Who gets the cash back: comma-separated list, case-insensitive.'),
    ],
  }),
  amount('due_at_signing', 'Due at signing', 10_000),
  amount('msrp', "Manufacturer's suggested retail price", 100_000),
  amount('down_payment', 'Down payment', 10_000),
  amount('security_deposit', 'Security deposit', 2000),
  amount('acquisition_fee', 'Acquisition fee', 2000),
  amount('disposition_fee', 'Disposition fee', 1000),
  amount('net_cap_cost', 'Net capitalised cost', 100_000),
  amount('gross_cap_cost', 'Gross capitalised cost', 100_000),
  amount('total_monthly_payments', 'Sum of the monthly payments', 50_000),
  amount('lease_end_purchase_price', 'Purchase price at the end of the lease', 100_000),
  amount('over_mileage_fee', 'Fee per mile over the limit', 1),
  amount('mileage_limit', 'Miles per year', 20_000, ''),
  amount('dealer_contribution', 'Contribution of the dealer', 10_000),
  validity('valid_from', 'First day of the offer'),
  validity('valid_through', 'Last day of the offer'),
  texts('titles', 'Titles'),
  texts('offers', 'Texts of the offer'),
  texts('disclaimers', 'Disclaimers'),
];

const place = (name: string, about: string): Field =>
  keyword(name, `${about}.`, {
    at: name,
    facet: true,
    params: [anyOf(name, `${about}: comma-separated list.`)],
  });

/** Name of the field that names a document. */
export const INCENTIVE_ID = 'id';
/** Name of the field that what is one offer in several places has in common. */
export const INCENTIVE_BASE = 'base_sha';

/** Manufacturer incentives of the US and Canada, each in one place. */
export const dataset: SearchDataset & SharedDataset = {
  name: 'incentives',
  record: 'incentive',
  answer: 'newest',
  schema: 'Incentive',
  about: 'Manufacturer incentives, one record per offer and location.',
  order: [
    { field: 'status_date', descending: true },
    { field: INCENTIVE_ID, descending: false },
  ],
  ties: [{ field: 'status_date', descending: true }],
  fields: [
    exact(INCENTIVE_ID, 'SHA-256 of the document.', { at: INCENTIVE_ID, ordered: true }),
    lower(
      INCENTIVE_BASE,
      'SHA-256 of the document without its location: the same for one offer in several locations.',
      {
        at: INCENTIVE_BASE,
        params: [anyOf(INCENTIVE_BASE, 'Hashes of offers without their location: comma-separated list.')],
      },
    ),
    ...offer,
    place('msa_code', 'Metropolitan statistical area code'),
    postal('zip', 'ZIP or postal code.', { at: 'zip', facet: true }),
    place('city', 'City'),
    place('state', 'State or province'),
    keyword('country', 'US or CA.', { at: 'country' }),
    text('latitude', 'Latitude.', { read: 'latitude' }),
    text('longitude', 'Longitude.', { read: 'longitude' }),
    point('location', 'Position.'),
    flag('located', 'Whether there is a geographical position.', { column: false, ordered: true }),
    place('dealer_id', 'Identifier that the service assigns to the manufacturer'),
    lower('source', 'Domain of the website.', {
      read: 'domain',
      at: 'source',
      facet: true,
      params: [domains('source', 'Website domains: comma-separated list; of a URL, its domain counts.')],
    }),
    instant('status_date', 'Last updated; ISO-8601, UTC.', {
      at: 'status_date',
      shownAs: 'timestamp',
      sort: 'status_date',
      params: [dates('status_date_range', 'Days of the last update: YYYYMMDD-YYYYMMDD.')],
    }),
    instant('scraped_at_date', 'First collected; ISO-8601, UTC.', {
      at: 'scraped_at_date',
      shownAs: 'timestamp',
      sort: 'scraped_at_date',
      params: [
        dates('scraped_at_date_range', 'Days on which it was first collected: YYYYMMDD-YYYYMMDD.'),
        dates('first_seen_range', 'Alias of scraped_at_date_range.'),
      ],
    }),
  ],
};
