import { at } from './car.ts';

/**
 * Hand-made incentives, as they are delivered; `incentiveDocument` writes them as their index keeps them, by hand and not
 * from the catalogue, so that a field that the catalogue misplaces is noticed.
 */

type Word = string | undefined;

interface Vehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly trim?: Word;
  readonly drivetrain?: Word;
  readonly transmission?: Word;
  readonly engine?: Word;
  readonly fuel_type?: Word;
  readonly body_type?: Word;
  /** the one spelling of the make that is indexed, where the record has another */
  readonly makeTerm?: string;
}

interface Amount {
  readonly monthly?: number;
  readonly apr?: number;
  readonly term: number;
  readonly term_unit: 'months' | 'years';
}

export interface Offered {
  readonly id: string;
  readonly base_sha: string;
  readonly vehicles: readonly Vehicle[];
  readonly offer_type: string;
  readonly amounts?: readonly Amount[];
  /** numbers of the offer by name */
  readonly numbers?: Readonly<Record<string, number>>;
  readonly cashback_target_group?: string;
  /** MM/DD/YYYY */
  readonly valid?: readonly [from: string, through: string];
  readonly titles?: readonly string[];
  readonly offers?: readonly string[];
  readonly disclaimers?: readonly string[];
  readonly city?: string;
  readonly state: string;
  readonly zip?: string;
  readonly country?: 'CA';
  readonly msa_code?: string;
  readonly position?: readonly [latitude: number, longitude: number];
  readonly dealer_id: string;
  readonly source: string;
  readonly status_date: string;
  readonly scraped_at_date: string;
}

const seconds = (date: string): number =>
  at(`${date.replace(/^(\d+)\/(\d+)\/(\d+)$/, '$3-$1-$2')}T00:00:00Z`);
const plain = (texts: readonly string[] | undefined) =>
  texts?.map((text) => text.replaceAll('é', 'e').replaceAll('É', 'E'));

/** The value of the first of the objects that has one. */
const first = <One>(all: readonly One[] | undefined, member: keyof One): unknown =>
  all?.map((one) => one[member]).find((value) => value !== undefined);

export function incentiveDocument(one: Offered, tie: number): Record<string, unknown> {
  const { id, base_sha, vehicles, offer_type, amounts, numbers, valid, position, country = 'US' } = one;
  const { titles, offers, disclaimers, cashback_target_group, city, state, zip, msa_code } = one;
  const { dealer_id, source } = one;
  const shownVehicles = vehicles.map(({ makeTerm: _, ...shown }) => shown);
  return {
    ...{
      id,
      base_sha,
      offer_type,
      cashback_target_group,
      city,
      state,
      zip,
      msa_code,
      country,
      dealer_id,
      source,
    },
    ...numbers,
    vehicles: vehicles.map(({ makeTerm, ...vehicle }) => ({ ...vehicle, make: makeTerm ?? vehicle.make })),
    amounts: amounts?.map((amount) => ({
      ...amount,
      term_months: amount.term_unit === 'years' ? amount.term * 12 : amount.term,
    })),
    year: first(vehicles, 'year'),
    monthly: first(amounts, 'monthly'),
    apr: first(amounts, 'apr'),
    term: first(amounts, 'term'),
    valid_from: valid && seconds(valid[0]),
    valid_through: valid && seconds(valid[1]),
    ...{ titles: plain(titles), offers: plain(offers), disclaimers: plain(disclaimers) },
    location: position && { lat: position[0], lon: position[1] },
    located: position !== undefined,
    status_date: at(one.status_date),
    scraped_at_date: at(one.scraped_at_date),
    record: {
      ...{ id, base_sha },
      offer: {
        ...{ vehicles: shownVehicles, offer_type, amounts, ...numbers, cashback_target_group },
        ...{ valid_from: valid?.[0], valid_through: valid?.[1], titles, offers, disclaimers },
      },
      ...{ msa_code, zip, city, state, country, dealer_id, source },
      status_date: one.status_date,
      scraped_at_date: one.scraped_at_date,
    },
    tie,
  };
}

const f150: Vehicle = {
  ...{ make: 'Ford', model: 'F-150', year: 2026, trim: 'XLT', drivetrain: '4WD', transmission: 'Automatic' },
  ...{ engine: '3.5L V6', fuel_type: 'Unleaded', body_type: 'Pickup' },
};
const suv: Vehicle = { make: 'Ford', model: 'Escape', year: 2025, trim: 'Active', drivetrain: 'FWD' };

/** 36 months at 399 dollars, or 24 at 499 */
const lease: Offered = {
  id: 'i1',
  base_sha: 'b1',
  vehicles: [f150, suv],
  offer_type: 'lease',
  amounts: [
    { monthly: 399, term: 36, term_unit: 'months' },
    { monthly: 499, term: 24, term_unit: 'months' },
  ],
  numbers: {
    ...{ msrp: 52_000, due_at_signing: 3999, down_payment: 3000, security_deposit: 0, acquisition_fee: 645 },
    ...{ disposition_fee: 395, net_cap_cost: 48_000, gross_cap_cost: 50_000, total_monthly_payments: 14_364 },
    ...{ lease_end_purchase_price: 30_000, over_mileage_fee: 0.2, mileage_limit: 10_000 },
    dealer_contribution: 500,
  },
  valid: ['05/01/2026', '06/30/2026'],
  titles: ['Summer Lease Event'],
  offers: ['Lease the F-150 for $399 a month'],
  disclaimers: ['Crédit approval required.', 'See your dealer for details.'],
  ...{ city: 'Atlanta', state: 'GA', zip: '30303', msa_code: '520', position: [33.7525, -84.3888] },
  ...{ dealer_id: '9001', source: 'ford.example' },
  status_date: '2026-06-14T08:00:00Z',
  scraped_at_date: '2026-05-02T10:00:00Z',
};

export const INCENTIVES: readonly Offered[] = [
  lease,
  {
    ...lease,
    id: 'i2',
    ...{ city: 'Marietta', zip: '30060', position: [33.9386, -84.532] },
    status_date: '2026-06-13T08:00:00Z',
  },
  {
    id: 'i3',
    base_sha: 'b3',
    vehicles: [
      { ...suv, year: 2026 },
      { make: 'Lincoln', model: 'Corsair', year: 2026, trim: 'Reserve' },
    ],
    offer_type: 'finance',
    amounts: [
      { apr: 1.9, term: 60, term_unit: 'months' },
      { apr: 0, term: 3, term_unit: 'years' },
    ],
    numbers: { msrp: 38_000, down_payment: 1000 },
    valid: ['06/01/2026', '07/31/2026'],
    titles: ['Low APR event', 'Summer savings'],
    offers: ['Event lease rates do not apply'],
    ...{ city: 'Chicago', state: 'IL', zip: '60601', msa_code: '1600', position: [41.8858, -87.6181] },
    ...{ dealer_id: '9001', source: 'ford.example' },
    status_date: '2026-06-12T08:00:00Z',
    scraped_at_date: '2026-06-02T10:00:00Z',
  },
  {
    id: 'i4',
    base_sha: 'b4',
    vehicles: [{ make: 'Toyota', model: 'Camry', year: 2026, trim: 'LE' }],
    offer_type: 'cash',
    numbers: { cashback_amount: 1500 },
    cashback_target_group: 'Military',
    valid: ['06/01/2026', '06/15/2026'],
    titles: ['Military bonus cash'],
    ...{ city: 'Chicago', state: 'IL', zip: '60601', msa_code: '1600', position: [41.8858, -87.6181] },
    ...{ dealer_id: '9002', source: 'toyota.example' },
    status_date: '2026-06-11T08:00:00Z',
    scraped_at_date: '2026-06-01T10:00:00Z',
  },
  {
    id: 'i5',
    base_sha: 'b5',
    vehicles: [{ make: 'toyota', makeTerm: 'Toyota', model: 'bZ4X', year: 2025, fuel_type: 'Electric' }],
    offer_type: 'special',
    numbers: { cashback_amount: 500 },
    cashback_target_group: 'Current owners',
    titles: ['Loyalty bonus'],
    ...{ city: 'Los Angeles', state: 'CA', zip: '90012', msa_code: '4480', position: [34.0614, -118.2385] },
    ...{ dealer_id: '9002', source: 'toyota.example' },
    status_date: '2026-06-10T08:00:00Z',
    scraped_at_date: '2026-06-01T10:00:00Z',
  },
  {
    id: 'i6',
    base_sha: 'b6',
    vehicles: [f150],
    offer_type: 'lease',
    amounts: [{ monthly: 599, term: 48, term_unit: 'months' }],
    ...{ city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA', position: [43.6426, -79.3871] },
    ...{ dealer_id: '9003', source: 'ford-canada.example' },
    status_date: '2026-06-09T08:00:00Z',
    scraped_at_date: '2026-06-01T10:00:00Z',
  },
  {
    id: 'i7',
    base_sha: 'b7',
    vehicles: [{ make: 'Mazda', model: 'CX-5', year: 2025, drivetrain: 'AWD' }],
    offer_type: 'finance',
    amounts: [{ apr: 3.9, term: 5, term_unit: 'years' }],
    ...{ state: 'TX', dealer_id: '9004', source: 'mazda.example' },
    status_date: '2026-06-08T08:00:00Z',
    scraped_at_date: '2026-06-01T10:00:00Z',
  },
];
