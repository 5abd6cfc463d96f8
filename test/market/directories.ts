import { at } from './car.ts';

/**
 * The directories of the hand-made market, in flat words; `dealerDocument` and `dealershipDocument` write them as
 * their indices keep them: indexed values at the top, the answered record beside them, by hand and not from the
 * catalogue, so that a field that the catalogue misplaces is noticed.
 */

/** Who somebody is and where: in both directories. */
interface Address {
  readonly name: string;
  readonly site: string;
  readonly status?: 'inactive';
  readonly type: 'franchise' | 'independent';
  readonly street: string;
  readonly city: string;
  /** the one spelling that is indexed, where the record has another (feeds.md section 5, "facet terms") */
  readonly cityTerm?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly country?: string;
  readonly msa?: string;
  /** latitude, longitude */
  readonly position?: readonly [number, number];
  readonly phone: string;
  readonly email?: string;
  readonly created: string;
}

/** A dealer of the older directory. */
export interface DirectoryDealer extends Address {
  readonly id: string;
  readonly listings: number;
  readonly group?: string;
  readonly county?: string;
  readonly postcode?: string;
  /** status and number at the Financial Conduct Authority */
  readonly fca?: readonly [string, string];
}

/** A dealership of the newer directory; ids: website, dealer, location, rooftop. */
export interface Dealership extends Address {
  readonly ids: readonly [string, string, string, string];
  readonly group?: readonly [string, string];
  readonly subGroup?: readonly [string, string];
  readonly category: string;
  readonly categoryTerm?: string;
}

const placeIndexed = (one: Address) => ({
  inventory_url: one.site,
  status: one.status ?? 'active',
  dealer_type: one.type,
  city: one.cityTerm ?? one.city,
  state: one.state,
  country: one.country ?? 'US',
  zip: one.zip,
  msa_code: one.msa,
  location: one.position && { lat: one.position[0], lon: one.position[1] },
  located: one.position !== undefined,
  created_at: at(one.created),
});

const placeShown = (one: Address) => ({
  seller_name: one.name,
  inventory_url: one.site,
  status: one.status ?? 'active',
  dealer_type: one.type,
  street: one.street,
  city: one.city,
  state: one.state,
  country: one.country ?? 'US',
  zip: one.zip,
  msa_code: one.msa,
  seller_phone: one.phone,
  seller_email: one.email,
  created_at: one.created,
});

/** The document of a dealer; its record holds what was delivered, whatever an operation shows of it. */
export function dealerDocument(one: DirectoryDealer, tie: number): Record<string, unknown> {
  const { id, listings, group, position, county, postcode, fca } = one;
  const uk = {
    county,
    postal_code: postcode,
    fca_status: fca?.[0],
  };
  return {
    ...placeIndexed(one),
    id,
    listing_count: listings,
    dealership_group_name: group,
    ...uk,
    record: {
      ...placeShown(one),
      id,
      data_source: 'mc',
      listing_count: listings,
      dealership_group_name: group,
      latitude: position && String(position[0]),
      longitude: position && String(position[1]),
      ...uk,
      fca_reference_no: fca?.[1],
    },
    tie,
  };
}

export function dealershipDocument(one: Dealership, tie: number): Record<string, unknown> {
  const { ids, group, subGroup, position } = one;
  const [mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id] = ids;
  const named = {
    ...{ mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id },
    mc_dealership_group_id: group?.[0],
    mc_dealership_group_name: group?.[1],
    mc_sub_dealership_group_id: subGroup?.[0],
    mc_sub_dealership_group_name: subGroup?.[1],
  };
  return {
    ...placeIndexed(one),
    ...named,
    mc_category: one.categoryTerm ?? one.category,
    record: {
      ...named,
      mc_category: one.category,
      ...placeShown(one),
      latitude: position?.[0],
      longitude: position?.[1],
    },
    tie,
  };
}

/** 5.18 miles from ZIP 30301 */
const peach: Address = {
  name: 'Peach State Ford',
  site: 'peachford.example',
  type: 'franchise',
  street: '1 Peachtree Rd',
  city: 'Atlanta',
  state: 'GA',
  zip: '30305',
  msa: '520',
  position: [33.832, -84.3851],
  phone: '404-555-0101',
  email: 'sales@peachford.example',
  created: '2019-08-21T10:38:55Z',
};

/** 13.24 miles from ZIP 30301; five days old */
const decatur: Address = {
  name: 'Decatur Auto Mart',
  site: 'decaturauto.example',
  type: 'independent',
  street: '2 Avondale Plaza',
  city: 'Avondale Estates',
  state: 'GA',
  zip: '30002',
  msa: '520',
  position: [33.7717, -84.2607],
  phone: '404-555-0102',
  created: '2026-06-10T12:00:00Z',
};

const bay: Address = {
  name: 'Bay Electric',
  site: 'bayelectric.example',
  type: 'franchise',
  street: '3 Market St',
  city: 'San Francisco',
  state: 'CA',
  zip: '94103',
  msa: '7360',
  position: [37.7725, -122.4147],
  phone: '415-555-0103',
  created: '2026-05-16T12:00:00Z',
};

/** has no known position */
const loop: Address = {
  name: 'Loop Motors',
  site: 'loopmotors.example',
  type: 'franchise',
  street: '4 Wacker Dr',
  city: 'Chicago',
  state: 'IL',
  zip: '60601',
  msa: '1600',
  phone: '312-555-0104',
  created: '2025-06-15T12:00:00Z',
};

/** has closed; 8.02 miles from ZIP 30301 */
const closed: Address = {
  name: 'Closed Cars',
  site: 'closedcars.example',
  status: 'inactive',
  type: 'independent',
  street: '5 Decatur St',
  city: 'Atlanta',
  state: 'GA',
  zip: '30303',
  msa: '520',
  position: [33.7525, -84.3888],
  phone: '404-555-0105',
  created: '2026-06-12T00:00:00Z',
};

/** at the same place; spells its city in another case */
const peachtree: Address = {
  name: 'Peachtree Used',
  site: 'peachtreeused.example',
  type: 'independent',
  street: '6 Decatur St',
  city: 'ATLANTA',
  cityTerm: 'Atlanta',
  state: 'GA',
  zip: '30303',
  msa: '520',
  position: [33.7525, -84.3888],
  phone: '404-555-0106',
  created: '2026-06-01T00:00:00Z',
};

/** 64.35 miles from ZIP 30301; its ids are shorter than the others' */
const hills: Address = {
  name: 'Hills of Athens',
  site: 'hillsathens.example',
  type: 'independent',
  street: '7 Broad St',
  city: 'Athens',
  state: 'GA',
  zip: '30601',
  msa: '500',
  position: [33.9761, -83.3632],
  phone: '706-555-0107',
  created: '2026-06-14T12:00:01Z',
};

const maple: Address = {
  name: 'Maple Auto',
  site: 'mapleauto.example',
  type: 'franchise',
  street: '8 Spadina Ave',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 3L9',
  country: 'CA',
  position: [43.6525, -79.3686],
  phone: '416-555-0108',
  created: '2024-02-29T23:59:59Z',
};

/** The older directory of the US and Canada, in no order. */
export const DEALERS: readonly DirectoryDealer[] = [
  { ...loop, id: '1004', listings: 0, group: 'Bay Group' },
  { ...peachtree, id: '1006', listings: 150 },
  { ...peach, id: '1001', listings: 6, group: 'Peach Motors, Inc.' },
  { ...hills, id: '998', listings: 60, group: 'Hills Motors' },
  { ...closed, id: '1005', listings: 40 },
  { ...bay, id: '1003', listings: 900, group: 'Hall | Mileone Autogroup' },
  { ...maple, id: '2001', listings: 250, group: 'Hills Motors, Inc.' },
  { ...decatur, id: '1002', listings: 5 },
];

/** The newer directory of the US and Canada, in no order. */
export const DEALERSHIPS: readonly Dealership[] = [
  {
    ...bay,
    ids: ['9003', '8003', '7003', '6003'],
    group: ['502', 'Hall | Mileone Autogroup'],
    subGroup: ['512', 'North, West'],
    category: 'DEALER',
    categoryTerm: 'Dealer',
  },
  {
    ...peach,
    ids: ['9001', '8001', '7001', '6001'],
    group: ['501', 'Peach Motors, Inc.'],
    subGroup: ['511', 'Peach South'],
    category: 'Dealer',
  },
  { ...hills, ids: ['980', '899', '799', '699'], group: ['504', 'Hills Motors'], category: 'Dealer' },
  { ...decatur, ids: ['9002', '8002', '7002', '6002'], category: 'independent' },
  {
    ...loop,
    ids: ['9004', '8004', '7004', '6004'],
    group: ['502', 'Hall | Mileone Autogroup'],
    category: 'Dealership Group',
  },
  { ...closed, ids: ['9005', '8005', '7005', '6005'], category: 'Retailer' },
  // a second website of the first dealer, at another location of the same rooftop
  {
    ...peachtree,
    ids: ['9006', '8001', '7006', '6001'],
    group: ['501', 'Peach Motors, Inc.'],
    subGroup: ['513', 'Peach'],
    category: 'fRANchise',
    categoryTerm: 'franchise',
  },
  {
    ...maple,
    ids: ['9101', '8101', '7101', '6101'],
    group: ['503', 'Hills Motors, Inc.'],
    category: 'franchise',
  },
];

/** Dealers of the other markets. Ids are of their own market: 1001 is somebody else here. */
export const DEALERS_ELSEWHERE: Readonly<Record<string, readonly DirectoryDealer[]>> = {
  'uk-cars': [
    {
      id: '3001',
      listings: 12,
      group: 'Thames Motors, Ltd',
      name: 'Thames Autos',
      site: 'thames.example',
      type: 'franchise',
      street: '1 Strand',
      city: 'London',
      state: 'ENG',
      zip: 'WC2N 5HR',
      country: 'England',
      county: 'Greater London',
      postcode: 'WC2N 5HR',
      fca: ['Authorised', '123456'],
      position: [51.5079, -0.1246],
      phone: '020 7946 0101',
      email: 'hello@thames.example',
      created: '2023-03-01T08:00:00Z',
    },
  ],
  motorcycles: [
    {
      ...hills,
      id: '1001',
      name: 'Athens Cycles',
      site: 'athenscycles.example',
      group: 'Two Wheels, Inc.',
      listings: 7,
      email: 'ride@athenscycles.example',
    },
  ],
  'heavy-equipment': [
    {
      ...loop,
      id: '5001',
      name: 'Lake Excavators',
      site: 'lakeexcavators.example',
      group: 'Big Iron | Lake',
      listings: 3,
      email: 'dig@lakeexcavators.example',
    },
  ],
  rvs: [
    {
      ...maple,
      id: '6001',
      name: 'Maple Campers',
      site: 'maplecampers.example',
      group: 'Maple, Inc.',
      listings: 0,
      status: 'inactive',
    },
  ],
};
