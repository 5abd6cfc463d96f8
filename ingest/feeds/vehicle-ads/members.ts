/** Columns whose text is taken as it stands → the members that carry it; the first with a value counts. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  heading: ['title', 'heading', 'item_title'],
  seller_comments: ['description', 'seller_comments', 'item_description'],
  make: ['make', 'brand'],
  model: ['model'],
  trim: ['trim'],
  year: ['year', 'model_year'],
  exterior_color: ['exterior_color', 'color', 'colour', 'exterior_colour'],
  interior_color: ['interior_color', 'interior_colour'],
  is_certified: ['certified_pre_owned', 'is_certified'],
  seller_phone: ['dealer_phone', 'seller_phone'],
  seller_email: ['dealer_email', 'seller_email'],
  dealer_website: ['dealer_website'],
  latitude: ['latitude', 'address.latitude'],
  longitude: ['longitude', 'address.longitude'],
  source: ['source'],
};

/** The same for columns of words: schema.org's addresses and underscores are taken off, words for "none" are none. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  body_type: ['body_style', 'body_type'],
  fuel_type: ['fuel_type', 'fuel'],
  transmission: ['transmission'],
  drivetrain: ['drivetrain', 'drive_wheel_configuration'],
};

/** The same for counts, which may name what they count. */
export const COUNTS: Readonly<Record<string, readonly string[]>> = {
  doors: ['doors', 'number_of_doors'],
  seating_capacity: ['seating_capacity', 'vehicle_seating_capacity'],
};

/** Members that hold the whole address, as one text or in parts. */
export const ADDRESSES: readonly string[] = ['address', 'dealership_address', 'dealer_address'];

/** Parts of these addresses, by the names that feeds and schema.org give them. */
const within = (...parts: readonly string[]): string[] =>
  ADDRESSES.flatMap((address) => parts.map((part) => `${address}.${part}`));

/** The same for the parts of an address. */
export const PLACE: Readonly<Record<string, readonly string[]>> = {
  street: [...within('street', 'street_address', 'streetaddress'), 'street'],
  city: [...within('city', 'addresslocality'), 'city'],
  state: [...within('region', 'state', 'province', 'addressregion'), 'region', 'state'],
  zip: [...within('postal_code', 'zip', 'zip_code', 'postcode', 'postalcode'), 'postal_code', 'zip'],
  country: [...within('country', 'addresscountry'), 'country'],
};

/** Lines of a street, joined when the street is not given as one. */
export const STREET_LINES: readonly string[] = ['1', '2', '3'].flatMap((line) =>
  within(`addr${line}`, `address${line}`),
);

/** Members that are read by rules of their own (convert.ts). */
export const RULED = {
  vin: ['vin'],
  id: ['vehicle_id', 'id'],
  stock: ['stock_no', 'stock_number'],
  mark: ['vehicle_registration_mark', 'vehicle_registration_plate'],
  link: ['url', 'link', 'final_url', 'vdp_url'],
  price: ['price', 'vehicle_all_in_price'],
  salePrice: ['sale_price'],
  saleDates: ['sale_price_effective_date'],
  msrp: ['vehicle_msrp', 'msrp'],
  currency: ['currency', 'currency_indicator'],
  mileage: ['mileage.value', 'mileage_value', 'mileage', 'miles'],
  mileageUnit: ['mileage.unit', 'mileage_unit'],
  state: ['state_of_vehicle', 'inventory_type'],
  condition: ['condition'],
  availability: ['availability', 'availability_status'],
  publication: ['status', 'visibility'],
  engine: ['engine'],
  kind: ['vehicle_type'],
  onLot: ['date_first_on_lot'],
  sellerName: ['dealer_name', 'dealership_name', 'seller_name'],
  sellerCode: ['dealer_id', 'store_code'],
  images: [
    ...['image_link', 'image.url', 'images.url', 'image', 'images', 'image_url', 'image_urls'],
    'additional_image_link',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Members whose cell in a delimited file may be JSON text. */
export const JSON_MEMBERS: ReadonlySet<string> = new Set([
  ...ADDRESSES,
  'mileage',
  'image',
  'images',
  'image_url',
  'image_urls',
  'additional_image_link',
  'vehicle_fulfillment',
]);

/** Every member that some column takes. */
export const ALL_MEMBERS: ReadonlySet<string> = new Set([
  ...[TEXTS, WORDS, COUNTS, PLACE, RULED].flatMap((table) => Object.values(table).flat()),
  ...STREET_LINES,
  ...ADDRESSES,
]);
