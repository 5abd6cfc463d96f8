/** The sellers of the hand-made market: as they are indexed, and as a listing shows them. */
export interface Dealer {
  readonly source: string;
  readonly indexed: Readonly<Record<string, unknown>>;
  readonly shown: Readonly<Record<string, unknown>>;
  readonly shownInNewerDirectory?: Readonly<Record<string, unknown>>;
}

interface Seller {
  readonly id: number;
  readonly name: string;
  readonly type?: 'franchise' | 'independent';
  readonly group?: string;
  readonly groupId?: number;
  readonly subGroup?: string;
  readonly subGroupId?: number;
  readonly category: string;
  readonly source: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country?: 'US' | 'CA';
  readonly msa?: string;
  /** latitude, longitude */
  readonly position?: readonly [number, number];
  /** active listings of every kind */
  readonly listings: number;
}

/** Ids of the newer directory follow the dealer's: website 90.., dealer 80.., location 70.., rooftop 60... */
const newerId = (id: number, kind: number): number => kind * 1000 + (id % 1000) + (id >= 2000 ? 100 : 0);

function dealer(seller: Seller): Dealer {
  const { id, name, source, city, state, zip, country = 'US', position } = seller;
  const ids = {
    mc_website_id: newerId(id, 9),
    mc_dealer_id: newerId(id, 8),
    mc_location_id: newerId(id, 7),
    mc_rooftop_id: newerId(id, 6),
    mc_dealership_group_id: seller.groupId,
    mc_sub_dealership_group_id: seller.subGroupId,
  };
  const groupNames = {
    mc_dealership_group_name: seller.group,
    mc_sub_dealership_group_name: seller.subGroup,
    mc_category: seller.category,
  };
  const coordinates = position && { latitude: String(position[0]), longitude: String(position[1]) };
  const asText = Object.entries(ids).map(([key, value]) => [
    key,
    value === undefined ? value : String(value),
  ]);
  return {
    source,
    indexed: {
      dealer_id: String(id),
      seller_name: name.toLowerCase(),
      dealer_type: seller.type,
      dealership_group_name: seller.group,
      city,
      state,
      zip,
      country: country.toLowerCase(),
      msa_code: seller.msa,
      location: position && { lat: position[0], lon: position[1] },
      located: position !== undefined,
      ...Object.fromEntries(asText),
      ...groupNames,
      inventory_count: seller.listings,
    },
    shown: {
      id,
      website: source,
      name,
      dealer_type: seller.type,
      dealership_group_name: seller.group,
      ...{ city, state, zip, country, msa_code: seller.msa },
      ...coordinates,
    },
    shownInNewerDirectory: { ...ids, ...groupNames },
  };
}

/** 5.18 miles from ZIP 30301 */
export const peach = dealer({
  id: 1001,
  name: 'Peach State Ford',
  type: 'franchise',
  group: 'Peach Motors, Inc.',
  groupId: 501,
  subGroup: 'Peach South',
  subGroupId: 511,
  category: 'Dealer',
  source: 'peachford.example',
  city: 'Atlanta',
  state: 'GA',
  zip: '30305',
  msa: '520',
  position: [33.832, -84.3851],
  listings: 6,
});

/** 13.24 miles from ZIP 30301 */
export const decatur = dealer({
  id: 1002,
  name: 'Decatur Auto Mart',
  type: 'independent',
  group: 'Hills Motors',
  category: 'Retailer',
  source: 'decaturauto.example',
  city: 'Avondale Estates',
  state: 'GA',
  zip: '30002',
  msa: '520',
  position: [33.7717, -84.2607],
  listings: 5,
});

export const bay = dealer({
  id: 1003,
  name: 'Bay Electric',
  type: 'franchise',
  group: 'Bay Group',
  groupId: 502,
  subGroup: 'Bay North',
  subGroupId: 512,
  category: 'Dealer',
  source: 'bayelectric.example',
  city: 'San Francisco',
  state: 'CA',
  zip: '94103',
  msa: '7360',
  position: [37.7725, -122.4147],
  listings: 3,
});

/** has no known position */
export const loop = dealer({
  id: 1004,
  name: 'Loop Motors',
  type: 'franchise',
  group: 'Bay Group',
  groupId: 502,
  category: 'Dealer',
  source: 'loopmotors.example',
  city: 'Chicago',
  state: 'IL',
  zip: '60601',
  msa: '1600',
  listings: 4,
});

/** an aggregator, which shows other dealers' vehicles */
export const hub = dealer({
  id: 1005,
  name: 'Car Hub',
  type: 'independent',
  category: 'Aggregator',
  source: 'carhub.example',
  city: 'Atlanta',
  state: 'GA',
  zip: '30305',
  msa: '520',
  position: [33.832, -84.3851],
  listings: 1,
});

export const maple = dealer({
  id: 2001,
  name: 'Maple Auto',
  type: 'franchise',
  // with the group of decatur a part of its name
  group: 'Hills Motors, Inc.',
  category: 'Dealer',
  source: 'mapleauto.example',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 3L9',
  country: 'CA',
  position: [43.6525, -79.3686],
  listings: 1,
});

export const etoile = dealer({
  id: 2002,
  name: 'Garage Étoile',
  type: 'independent',
  group: 'Hall | Mileone Autogroup',
  category: 'Dealer',
  source: 'etoile.example',
  city: 'Montréal',
  state: 'QC',
  zip: 'H2X 1Y4',
  country: 'CA',
  position: [45.5115, -73.5683],
  listings: 2,
});

/** a private seller: there is no dealer behind the listing */
export const somebody: Dealer = {
  source: 'privatecars.example',
  indexed: { country: 'us', city: 'Atlanta', state: 'GA', located: false },
  shown: { city: 'Atlanta', state: 'GA', country: 'US' },
};
