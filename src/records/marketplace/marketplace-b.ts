import type { Schema } from '../../catalog/schema.ts';
import { type FormatMember, marketplaceFormat } from './format.ts';
import { isNew, type ListingRecord, milesOf, photosOf } from './listing.ts';
import { moneyText, NONE, priceText } from './money.ts';
import { bodyStyleB } from './vocabulary.ts';
import { descriptionOf, exteriorOf, LONGEST, titleOf } from './words.ts';

/** Cars, trucks and vans in the marketplace's tree of products (supplement 8.2). */
const PRODUCT_CATEGORY = '916';
const MORE_IMAGES = 10;

const string: Schema = { type: 'string' };
const one = (value: string): Schema => ({ type: 'string', enum: [value] });

/** Only a new vehicle has a suggested price that counts (supplement 8.2). */
const vehicleMsrp = (listed: ListingRecord): string | undefined =>
  isNew(listed) && listed.msrp !== undefined ? moneyText(listed.msrp, listed) : undefined;

function mileage(listed: ListingRecord): string {
  const miles = milesOf(listed);
  return miles === undefined ? NONE : `${miles} miles`;
}

function moreImages(listed: ListingRecord): readonly string[] | undefined {
  const more = photosOf(listed).slice(1, 1 + MORE_IMAGES);
  return more.length > 0 ? more : undefined;
}

const members: readonly FormatMember[] = [
  {
    name: 'id',
    about: 'Identifier of the listing.',
    schema: string,
    always: true,
    of: ({ id }) => id,
  },
  {
    name: 'VIN',
    about: 'Vehicle identification number, in upper case.',
    schema: { type: 'string', maxLength: 17 },
    of: ({ vin }) => vin?.toUpperCase(),
  },
  { name: 'link', about: 'URL of the vehicle page.', schema: string, of: ({ vdp_url }) => vdp_url },
  { name: 'link_template', about: 'The same URL.', schema: string, of: ({ vdp_url }) => vdp_url },
  {
    name: 'title',
    about: 'Heading of the listing, or else year, make, model and trim.',
    schema: { type: 'string', maxLength: LONGEST.title },
    of: titleOf,
  },
  { name: 'year', about: 'Model year.', schema: { type: 'integer' }, of: ({ build }) => build?.year },
  { name: 'brand', about: 'Make.', schema: string, of: ({ build }) => build?.make },
  { name: 'model', about: 'Model.', schema: string, of: ({ build }) => build?.model },
  { name: 'trim', about: 'Trim.', schema: string, of: ({ build }) => build?.trim },
  {
    name: 'price',
    about: 'Amount and currency, for example 10499 USD; -1 when there is no price.',
    schema: string,
    always: true,
    of: priceText,
  },
  {
    name: 'vehicle_msrp',
    about: "Manufacturer's suggested retail price of a new vehicle, amount and currency.",
    schema: string,
    of: vehicleMsrp,
  },
  {
    name: 'mileage',
    about: 'Odometer reading, for example 21000 miles; -1 when there is none.',
    schema: string,
    always: true,
    of: mileage,
  },
  { name: 'color', about: 'Exterior colour.', schema: string, of: exteriorOf },
  {
    name: 'condition',
    about: 'New or Used; certified vehicles are used ones.',
    schema: { type: 'string', enum: ['New', 'Used'] },
    always: true,
    of: (listed) => (isNew(listed) ? 'New' : 'Used'),
  },
  { name: 'image_link', about: 'Main photo.', schema: string, of: (listed) => photosOf(listed)[0] },
  {
    name: 'marketplace_product_category',
    about: "The category of cars, trucks and vans in the marketplace's taxonomy.",
    schema: one(PRODUCT_CATEGORY),
    always: true,
    of: () => PRODUCT_CATEGORY,
  },
  {
    name: 'vehicle_fulfillment',
    about: 'Where the buyer gets the vehicle.',
    schema: one('in_store'),
    always: true,
    of: () => 'in_store',
  },
  {
    name: 'vehicle_price_type',
    about: 'Kind of price.',
    schema: one('all_in_price'),
    always: true,
    of: () => 'all_in_price',
  },
  {
    name: 'description',
    about: "The seller's text as delivered, or else a summary of the known facts.",
    schema: { type: 'string', minLength: 1, maxLength: LONGEST.description },
    always: true,
    of: descriptionOf,
  },
  {
    name: 'certified_pre-owned',
    about: 'yes or no; absent if the dealer says neither.',
    schema: { type: 'string', enum: ['yes', 'no'] },
    of: ({ is_certified: certified }) =>
      certified === undefined ? undefined : Number(certified) === 1 ? 'yes' : 'no',
  },
  {
    name: 'body_style',
    about: 'Body style; absent if the marketplace has no value for it.',
    schema: { type: 'string', enum: bodyStyleB.values },
    of: ({ build }) => bodyStyleB.of(build?.body_type),
  },
  {
    name: 'engine',
    about: 'Engine, for example 2.0L I4.',
    schema: string,
    of: ({ build }) => build?.engine,
  },
  {
    name: 'additional_image_link',
    about: 'The ten photos after the main one.',
    schema: { type: 'array', maxItems: MORE_IMAGES, items: string },
    of: moreImages,
  },
  {
    name: 'store_code',
    about: 'Identifier of the dealer, as text.',
    schema: string,
    of: ({ dealer }) => (dealer?.id === undefined ? undefined : String(dealer.id)),
  },
];

/**
 * "Marketplace listing format B" (part-1.md; supplement 8.2): a vehicle-ads feed. The contract's optional
 * included_destination is not among the members: no delivery says whether a price includes delivery.
 */
export const marketplaceB = marketplaceFormat({
  name: 'marketplace_b',
  about:
    'A listing as a vehicle-ads feed takes it (format B). Unknown members are absent; included_destination always is, because deliveries do not contain it.',
  members,
});
