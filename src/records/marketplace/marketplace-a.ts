import { createHash } from 'node:crypto';
import type { Schema } from '../../catalog/schema.ts';
import { cut } from '../text.ts';
import { type FormatMember, marketplaceFormat } from './format.ts';
import { isCertified, isNew, type ListingRecord, milesOf, photosOf } from './listing.ts';
import { priceText } from './money.ts';
import { bodyStyleA, drivetrainA, fuelTypeA, transmissionA } from './vocabulary.ts';
import { descriptionOf, exteriorOf, interiorOf, LONGEST, titleOf } from './words.ts';

const ID_LENGTH = 100;
const WORDING_LENGTH = 50;
const IMAGES = 20;

const string: Schema = { type: 'string' };
const wording: Schema = { type: 'string', maxLength: WORDING_LENGTH };

/** A cut id could be another vehicle's: a longer one stands as its hash, which is as much its own. */
const vehicleId = ({ id }: ListingRecord): string =>
  id.length <= ID_LENGTH ? id : createHash('sha256').update(id).digest('hex');

function stateOfVehicle(listed: ListingRecord): string {
  if (isNew(listed)) return 'NEW';
  return isCertified(listed) ? 'CPO' : 'USED';
}

/** A listing that is answered is offered; on its way or announced, it cannot be had yet. */
const availability = ({ in_transit, vehicle_status }: ListingRecord): string =>
  in_transit || vehicle_status?.toLowerCase() === 'coming soon' ? 'PENDING' : 'AVAILABLE';

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

function address({ dealer = {} }: ListingRecord): Record<string, string> | undefined {
  const { street, city, state, country, zip } = dealer;
  const parts = { addr1: street, city, region: state, country, postal_code: zip };
  const known = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const textOf = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

const what: readonly FormatMember[] = [
  {
    name: 'vehicle_id',
    about: 'Identifier of the listing; if it is longer than 100 characters, its SHA-256.',
    schema: { type: 'string', maxLength: ID_LENGTH },
    always: true,
    of: vehicleId,
  },
  {
    name: 'vin',
    about: 'Vehicle identification number, in upper case.',
    schema: { type: 'string', maxLength: 17 },
    of: ({ vin }) => vin?.toUpperCase(),
  },
  { name: 'url', about: 'URL of the vehicle page.', schema: string, of: ({ vdp_url }) => vdp_url },
  {
    name: 'title',
    about: 'Heading of the listing, or else year, make, model and trim.',
    schema: { type: 'string', maxLength: LONGEST.title },
    of: titleOf,
  },
  { name: 'year', about: 'Model year.', schema: { type: 'integer' }, of: ({ build }) => build?.year },
  { name: 'make', about: 'Make.', schema: string, of: ({ build }) => build?.make },
  { name: 'model', about: 'Model.', schema: string, of: ({ build }) => build?.model },
  {
    name: 'trim',
    about: 'Trim.',
    schema: wording,
    of: ({ build }) => build?.trim && cut(build.trim, WORDING_LENGTH),
  },
  {
    name: 'price',
    about: 'Amount and currency, for example 18000 USD; -1 if there is no price.',
    schema: string,
    always: true,
    of: priceText,
  },
  { name: 'exterior_color', about: 'Exterior colour.', schema: string, of: exteriorOf },
  {
    name: 'interior_color',
    about: 'Interior colour.',
    schema: wording,
    of: (listed) => {
      const colour = interiorOf(listed);
      return colour && cut(colour, WORDING_LENGTH);
    },
  },
];

const how: readonly FormatMember[] = [
  {
    name: 'state_of_vehicle',
    about: 'New, used, or certified pre-owned (CPO).',
    schema: { type: 'string', enum: ['NEW', 'USED', 'CPO'] },
    always: true,
    of: stateOfVehicle,
  },
  {
    name: 'body_style',
    about: 'Body style.',
    schema: { type: 'string', enum: bodyStyleA.values },
    of: ({ build }) => bodyStyleA.of(build?.body_type),
  },
  {
    name: 'description',
    about: "The seller's text as delivered, or else a summary of the known facts.",
    schema: { type: 'string', minLength: 1, maxLength: LONGEST.description },
    always: true,
    of: descriptionOf,
  },
  {
    name: 'mileage',
    about: 'Odometer reading; -1 if there is none.',
    schema: {
      type: 'object',
      properties: { value: { type: 'integer' }, unit: { type: 'string', enum: ['MI'] } },
      required: ['value', 'unit'],
    },
    always: true,
    of: (listed) => ({ value: milesOf(listed) ?? -1, unit: 'MI' }),
  },
  {
    name: 'image',
    about: 'Photos, the main one first; an empty list if there are none.',
    schema: {
      type: 'array',
      maxItems: IMAGES,
      items: {
        type: 'object',
        properties: { url: string, tag: { type: 'array', items: string } },
        required: ['url', 'tag'],
      },
    },
    always: true,
    of: (listed) =>
      photosOf(listed)
        .slice(0, IMAGES)
        .map((url) => ({ url, tag: [] })),
  },
  {
    name: 'vehicle_type',
    about: 'Kind of vehicle.',
    schema: { type: 'string', enum: ['CAR_TRUCK'] },
    always: true,
    of: () => 'CAR_TRUCK',
  },
  {
    name: 'drivetrain',
    about: 'Driven wheels.',
    schema: { type: 'string', enum: drivetrainA.values },
    of: ({ build }) => drivetrainA.of(build?.drivetrain),
  },
  {
    name: 'fuel_type',
    about: 'Fuel; for electric and hybrid vehicles, their powertrain.',
    schema: { type: 'string', enum: fuelTypeA.values },
    of: ({ build }) => build && fuelTypeA.of(build),
  },
  {
    name: 'transmission',
    about: 'Transmission.',
    schema: { type: 'string', enum: transmissionA.values },
    of: ({ build }) => transmissionA.of(build?.transmission),
  },
];

const where: readonly FormatMember[] = [
  {
    name: 'availability',
    about: 'PENDING while the vehicle is announced or on its way to the dealer.',
    schema: { type: 'string', enum: ['AVAILABLE', 'PENDING'] },
    always: true,
    of: availability,
  },
  {
    name: 'date_first_on_lot',
    about: 'Day on which the website first showed the listing, UTC.',
    schema: { type: 'string', format: 'date' },
    of: ({ first_seen_at_source: first }) => (first === undefined ? undefined : dayOf(first)),
  },
  {
    name: 'days_on_lot',
    about: 'Days on this website.',
    schema: { type: 'integer' },
    of: ({ dos_active }) => dos_active,
  },
  {
    name: 'address',
    about: 'Address of the dealer.',
    schema: {
      type: 'object',
      properties: { addr1: string, city: string, region: string, country: string, postal_code: string },
    },
    of: address,
  },
  {
    name: 'latitude',
    about: 'Latitude of the dealer.',
    schema: string,
    of: ({ dealer }) => textOf(dealer?.latitude),
  },
  {
    name: 'longitude',
    about: 'Longitude of the dealer.',
    schema: string,
    of: ({ dealer }) => textOf(dealer?.longitude),
  },
  { name: 'dealer_name', about: 'Name of the dealer.', schema: string, of: ({ dealer }) => dealer?.name },
  {
    name: 'dealer_id',
    about: 'Identifier of the dealer, as text.',
    schema: string,
    of: ({ dealer }) => textOf(dealer?.id),
  },
];

/** "Marketplace listing format A" (part-1.md; supplement 8.1): a vehicle-ads catalog. */
export const marketplaceA = marketplaceFormat({
  name: 'marketplace_a',
  about: 'A listing as a vehicle-ads catalog takes it (format A). Unknown members are absent.',
  members: [...what, ...how, ...where],
});
