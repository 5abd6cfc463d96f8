import { type Bounds, boundsOf } from '../../catalog/bounds.ts';
import { dataset as historyRecords } from '../../catalog/datasets/history.ts';
import type { Dataset, Field, SearchDataset } from '../../catalog/field.ts';
import { type Market, marketNamed } from '../../catalog/markets.ts';
import type { Schema } from '../../catalog/schema.ts';
import { HISTORY_NAMES } from '../../records/history.ts';

const SHOWN: Record<NonNullable<Field['shownAs']>, Schema> = {
  text: { type: 'string' },
  upper: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  flag: { type: 'boolean' },
  bit: { type: 'integer', enum: [0, 1] },
  texts: { type: 'array', items: { type: 'string' } },
  instant: { type: 'integer', description: 'Unix seconds, UTC.' },
  timestamp: { type: 'string', format: 'date-time' },
  usDate: { type: 'string', description: 'MM/DD/YYYY.' },
  objects: { type: 'array' },
};

const limitsOf = (bounds: Bounds | undefined): Schema =>
  bounds ? { minimum: bounds.least, maximum: bounds.most } : {};

type ObjectSchema = Schema & { properties: Record<string, Schema> };

/** Finds or makes the object in which the last part of a path stands. */
function parentOf(root: ObjectSchema, parts: readonly string[]): ObjectSchema {
  let at = root;
  for (const part of parts) {
    const name = part.replace('[]', '');
    const inner: ObjectSchema = { type: 'object', properties: {} };
    const found = at.properties[name];
    const next = (found?.items ?? found ?? inner) as ObjectSchema;
    at.properties[name] ??= part.endsWith('[]') ? { type: 'array', items: inner } : inner;
    at = next;
  }
  return at;
}

/** The answered record of a dataset: every field that has a place in it. Members are absent when unknown. */
export function recordSchema(dataset: Pick<Dataset, 'about' | 'fields'>): ObjectSchema {
  const root: ObjectSchema = { type: 'object', description: dataset.about, properties: {} };
  for (const { at, ofDealership, about, shownAs = 'text', members, column } of dataset.fields) {
    if (!at) continue;
    const parts = at.split('.');
    const name = parts.at(-1) ?? at;
    const parent = parentOf(root, parts.slice(0, -1));
    const value = { ...SHOWN[shownAs], ...limitsOf(boundsOf(column?.type, shownAs)), description: about };
    parent.properties[name] = value;
    const again = ofDealership?.split('.');
    const member = again?.pop();
    if (again && member) parentOf(root, again).properties[member] = value;
    if (members) parent.properties[name] = { type: 'array', items: recordSchema({ about, fields: members }) };
    if (shownAs === 'instant' && /_at(_|$)/.test(name)) {
      parent.properties[`${name}_date`] = { type: 'string', format: 'date-time', description: about };
    }
  }
  return root;
}

/** A listing as searches answer it; `marked`: an account's preferred dealers are told. */
export function listingSchema(dataset: Dataset, marked: boolean): Schema {
  const schema = recordSchema(dataset);
  schema.properties.dist = {
    type: 'number',
    description: 'Distance from the centre in miles; in location searches only.',
  };
  schema.properties.links = {
    type: 'object',
    description: 'Other operations about this listing; with include_relevant_links.',
    additionalProperties: { type: 'string', format: 'uri' },
  };
  if (marked) {
    schema.properties.preferred_dealer = {
      type: 'boolean',
      description:
        'Whether the account prefers the dealer; with include_preferred_dealer_flag, if there is a list.',
    };
  }
  return { ...schema, required: ['id'] };
}

/** Members of a point of a plot that are fields of the listing (records/listing.ts, plotPoint). */
const POINT_MEMBERS = [
  ...['id', 'vin', 'price', 'miles', 'msrp', 'dom', 'year', 'make', 'model', 'trim'],
  ...['dealer_id', 'seller_name'],
];

/** A listing as a plot shows it. */
export function pointSchema({ fields }: Pick<Dataset, 'fields'>): Schema {
  const members = POINT_MEMBERS.flatMap((name): [string, Schema][] => {
    const field = fields.find((one) => one.name === name && one.at !== undefined);
    return field ? [[name, { ...SHOWN[field.shownAs ?? 'text'], description: field.about }]] : [];
  });
  const degrees = (what: string): Schema => ({ type: 'number', description: `${what} of the dealer.` });
  return {
    type: 'object',
    description: 'A map point; with plot=true.',
    properties: {
      ...Object.fromEntries(members),
      latitude: degrees('Latitude'),
      longitude: degrees('Longitude'),
      photo_link: { type: 'string', format: 'uri', description: 'The first photo.' },
    },
    required: ['id'],
  };
}

/** A record of a directory as searches answer it. */
export function directorySchema(dataset: SearchDataset): Schema {
  const schema = recordSchema(dataset);
  schema.properties.distance = {
    type: 'number',
    description: 'Distance from the centre in miles; in location searches only.',
  };
  return { ...schema, required: dataset.order.map(({ field }) => field) };
}

/** The details of one dealer of a market. */
export function dealerSchema(market: Market): Schema {
  const { region, dealer } = marketNamed(market);
  const { properties } = recordSchema(region.directories.dealers);
  const members = dealer.map((name) => [name, properties[name] ?? {}] as const);
  return {
    type: 'object',
    properties: {
      navigation: { type: 'boolean' },
      response: { type: 'object', properties: Object.fromEntries(members), required: ['id'] },
    },
    required: ['navigation', 'response'],
  };
}

/** A record of a vehicle's history, with these members. Members are absent when unknown. */
export function historySchema(names: readonly string[] = HISTORY_NAMES): Schema {
  const fields = new Map(historyRecords.fields.map((field) => [field.name, field]));
  const members = names.map((name) => {
    const field = fields.get(name);
    const shownAs = field?.shownAs ?? 'text';
    const limits = limitsOf(boundsOf(field?.column?.type, shownAs));
    if (field) return [name, { ...SHOWN[shownAs], ...limits, description: field.about }] as const;
    return [name, { type: 'string', format: 'date-time' }] as const;
  });
  return { type: 'object', description: historyRecords.about, properties: Object.fromEntries(members) };
}
