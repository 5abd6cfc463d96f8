/** Members of the details of one dealer (part-1.md, "Dealer details"; those of recreational vehicles are not stated there). */

const IDENTITY = [
  'id',
  'seller_name',
  'inventory_url',
  'data_source',
  'status',
  'listing_count',
  'dealer_type',
];
const ADDRESS = ['street', 'city', 'state', 'country', 'zip', 'latitude', 'longitude'];
const PHONE = ['seller_phone'];
const CREATED = ['created_at'];

/** Of a dealer whose phone and group are not told. */
export const shortDealer: readonly string[] = [...IDENTITY, ...ADDRESS, ...CREATED];

/** The same with the phone. */
export const dealerWithPhone: readonly string[] = [...shortDealer, ...PHONE];

/** Of a dealer in the US and Canada. */
export const dealer: readonly string[] = [
  ...IDENTITY,
  'dealership_group_name',
  ...ADDRESS,
  ...PHONE,
  ...CREATED,
];

/** Of one in the UK, with what the financial regulator says. */
export const ukDealer: readonly string[] = [
  ...dealer.filter((name) => name !== 'state'),
  ...['county', 'postal_code', 'fca_status', 'fca_reference_no'],
];
