import { isObject, type JsonObject } from './value.ts';

/** Vehicles in the vocabulary of schema.org (Car, Vehicle, Offer), as JSON-LD carries them. */

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** `Car`, `schema:Car` and `https://schema.org/Car` are one name. */
const local = (name: unknown): string => String(name).replace(/^.*[/:#]/, '');

const typesOf = (object: JsonObject): readonly string[] => listOf(object['@type'] ?? object.type).map(local);

const VEHICLES = ['Vehicle', 'Car', 'Motorcycle', 'MotorizedBicycle', 'BusOrCoach', 'RecreationalVehicle'];

/** Is it JSON-LD at all? */
export const isLinkedData = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isLinkedData)
    : isObject(value) && ('@type' in value || '@context' in value || '@graph' in value);

/** Is it a vehicle in that vocabulary, whatever else it holds: offers, pictures? */
export const isLinkedVehicle = (object: JsonObject): boolean =>
  typesOf(object).some((type) => VEHICLES.includes(type)) ||
  (typesOf(object).includes('Product') && object.vehicleIdentificationNumber !== undefined);

/** Text of a value, or of the name of the thing that it is. */
function textOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  if (isObject(first)) return textOf(first.name ?? first['@value'] ?? first.value ?? first.url);
  if (first === undefined || first === null || first === '') return undefined;
  return String(first);
}

/** The number of a QuantitativeValue with its unit; UN/CEFACT codes and words. */
function mileage(value: unknown): { miles?: string | undefined; miles_indicator?: string } {
  const [first] = listOf(value);
  if (!isObject(first)) return { miles: textOf(first) };
  const unit = (textOf(first.unitCode) ?? textOf(first.unitText) ?? '').toUpperCase();
  const miles = textOf(first.value);
  if (/^(KMT|KM|KILOMET)/.test(unit)) return { miles, miles_indicator: 'KILOMETERS' };
  return /^(SMI|MI)/.test(unit) ? { miles, miles_indicator: 'MILES' } : { miles };
}

/** A price with its currency: `18990 EUR`. What it is specified by, and each of the offers that are counted together, has the currency of the whole where it names none. */
function money(offer: JsonObject, ofWhole?: string): string | undefined {
  const amount = textOf(offer.price) ?? textOf(offer.lowPrice);
  const currency = textOf(offer.priceCurrency) ?? ofWhole;
  if (amount !== undefined) return currency === undefined ? amount : `${amount} ${currency}`;
  const [within] = listOf(offer.priceSpecification ?? offer.offers);
  return isObject(within) ? money(within, currency) : undefined;
}

const CONDITIONS: Readonly<Record<string, string>> = {
  NewCondition: 'new',
  UsedCondition: 'used',
  RefurbishedCondition: 'used',
  DamagedCondition: 'used',
};

function addressOf(address: unknown): Record<string, string | undefined> {
  const [first] = listOf(address);
  if (!isObject(first)) return { street: textOf(first) };
  return {
    street: textOf(first.streetAddress),
    city: textOf(first.addressLocality),
    state: textOf(first.addressRegion),
    zip: textOf(first.postalCode),
    country: textOf(first.addressCountry),
  };
}

/** A domain: the source of a listing is a website, and not a page of it. */
const siteOf = (link: string): string | undefined =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www[.]/, '') : undefined;

function sellerOf(seller: unknown): Record<string, string | undefined> {
  const [first] = listOf(seller);
  if (!isObject(first)) return { seller_name: textOf(first) };
  const geo = isObject(first.geo) ? first.geo : {};
  return {
    seller_name: textOf(first.name),
    dealer_website: textOf(first.url),
    seller_phone: textOf(first.telephone),
    seller_email: textOf(first.email),
    latitude: textOf(geo.latitude),
    longitude: textOf(geo.longitude),
    ...addressOf(first.address),
  };
}

/** Links of images: texts, or things with a contentUrl or url. */
const linksOf = (image: unknown): string[] =>
  listOf(image).flatMap((one) => {
    const link = isObject(one) ? (textOf(one.contentUrl) ?? textOf(one.url)) : textOf(one);
    return link === undefined ? [] : [link];
  });

const yearOf = (value: unknown): string | undefined => /\d{4}/.exec(textOf(value) ?? '')?.[0];

const engineOf = (value: unknown): Record<string, string | undefined> => {
  const [first] = listOf(value);
  if (!isObject(first)) return { engine: textOf(first) };
  return { engine: textOf(first.name) ?? textOf(first.engineType), fuel_type: textOf(first.fuelType) };
};

/** Values of schema.org are links: `https://schema.org/FourWheelDriveConfiguration` is four-wheel drive. */
function driveOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  const text = isObject(first) ? (textOf(first) ?? textOf(first['@id'])) : textOf(first);
  const [, wheels] = /\b(All|Four|Front|Rear)WheelDriveConfiguration$/.exec(text ?? '') ?? [];
  return wheels ? `${wheels} Wheel Drive` : text;
}

/** The canonical row of a vehicle. */
function rowOf(vehicle: JsonObject): Record<string, unknown> {
  const [offer] = listOf(vehicle.offers).filter(isObject);
  const condition = local(textOf(vehicle.itemCondition) ?? textOf(offer?.itemCondition) ?? '');
  const { fuel_type, ...engine } = engineOf(vehicle.vehicleEngine);
  const year =
    yearOf(vehicle.vehicleModelDate) ?? yearOf(vehicle.modelDate) ?? yearOf(vehicle.productionDate);
  const seller = sellerOf(offer?.seller ?? vehicle.seller);
  const link = textOf(vehicle.url) ?? textOf(offer?.url);
  const row: Record<string, unknown> = {
    // the site that the page is on, which these words have no member for
    source: [link, seller.dealer_website]
      .filter((one) => one !== undefined && /^https?:/i.test(one))
      .flatMap((one) => siteOf(one ?? '') ?? [])[0],
    vin: textOf(vehicle.vehicleIdentificationNumber),
    heading: textOf(vehicle.name),
    vdp_url: link,
    stock_no: textOf(vehicle.sku) ?? textOf(offer?.sku) ?? textOf(vehicle.productID),
    inventory_type: CONDITIONS[condition],
    price: offer && money(offer),
    ...mileage(vehicle.mileageFromOdometer),
    year,
    make: textOf(vehicle.brand) ?? textOf(vehicle.manufacturer),
    model: textOf(vehicle.model),
    trim: textOf(vehicle.vehicleConfiguration),
    body_type: textOf(vehicle.bodyType),
    drivetrain: driveOf(vehicle.driveWheelConfiguration),
    fuel_type: textOf(vehicle.fuelType) ?? fuel_type,
    ...engine,
    transmission: textOf(vehicle.vehicleTransmission),
    doors: textOf(vehicle.numberOfDoors),
    seating_capacity: textOf(vehicle.vehicleSeatingCapacity) ?? textOf(vehicle.seatingCapacity),
    exterior_color: textOf(vehicle.color),
    interior_color: textOf(vehicle.vehicleInteriorColor),
    photo_links: linksOf(vehicle.image),
    seller_comments: textOf(vehicle.description),
    num_owners: textOf(vehicle.numberOfPreviousOwners),
    ...seller,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

/** Members that hold vehicles: of a graph, of a list, of what a page is about. */
const HOLDERS = [
  ...['@graph', 'itemListElement', 'item', 'mainEntity', 'itemOffered', 'hasPart', 'about'],
  // what a dealer offers, and its catalogue
  ...['makesOffer', 'hasOfferCatalog'],
];

/**
 * The vehicles in a value of JSON-LD, as canonical rows; also those within graphs and lists. A vehicle that an offer names
 * (itemOffered) is sold by that offer.
 */
export const vehiclesOf = (value: unknown): Record<string, unknown>[] => vehiclesWithin(linked(value));

/** Things by the `@id` under which others name them: the dealer of a graph is told once, and its offers name it. */
function thingsById(value: unknown, found = new Map<string, JsonObject>()): Map<string, JsonObject> {
  if (Array.isArray(value)) for (const one of value) thingsById(one, found);
  else if (isObject(value)) {
    const id = value['@id'];
    if (typeof id === 'string' && Object.keys(value).length > 1) found.set(id, value);
    for (const one of Object.values(value)) thingsById(one, found);
  }
  return found;
}

/** The value with what it names by an `@id` alone in its place; names of vehicles, and those within what was put there, stay names. */
function linked(value: unknown): unknown {
  const things = thingsById(value);
  if (!things.size) return value;
  const within = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(within);
    if (!isObject(one)) return one;
    const { '@id': id, ...others } = one;
    if (typeof id === 'string' && !Object.keys(others).length) {
      const thing = things.get(id);
      return thing && !vehiclesWithin(thing).length ? thing : one;
    }
    return Object.fromEntries(Object.entries(one).map(([name, of]) => [name, within(of)]));
  };
  return within(value);
}

function vehiclesWithin(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(vehiclesWithin);
  if (!isObject(value)) return [];
  if (isLinkedVehicle(value)) return [rowOf(value)];
  if (isObject(value.itemOffered) && isLinkedVehicle(value.itemOffered)) {
    const { itemOffered, ...offer } = value;
    return [rowOf({ offers: offer, ...value.itemOffered })];
  }
  return HOLDERS.flatMap((name) => vehiclesWithin(value[name]));
}
