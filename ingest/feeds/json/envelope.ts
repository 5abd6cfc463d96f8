import { headerKey } from '../columns.ts';
import { flat } from './flat.ts';
import { isObject, type JsonObject } from './value.ts';

/** Vehicles that programs answer in an envelope of their own: hits of a search engine, features of a map. */

interface Envelope {
  /** the member that holds the vehicle */
  readonly member: string;
  readonly vehicle: JsonObject;
}

/** The position of a GeoJSON point: the longitude stands first. */
function positionOf(geometry: unknown): JsonObject {
  if (!isObject(geometry) || geometry.type !== 'Point' || !Array.isArray(geometry.coordinates)) return {};
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

function envelopeOf(value: JsonObject): Envelope | undefined {
  const { _source, _id, properties, geometry, type, id } = value;
  if (isObject(_source)) return { member: '_source', vehicle: { _id, ..._source } };
  if (type === 'Feature' && isObject(properties))
    return { member: 'properties', vehicle: { id, ...positionOf(geometry), ...properties } };
  return undefined;
}

/**
 * The vehicle in an envelope, with the id and the position that stand on it; what has none is the vehicle itself. So is one
 * whose envelope a map takes apart: it names the members by the way to them (`_source.make`).
 */
export function withoutEnvelope(value: JsonObject, isKnown: (key: string) => boolean): JsonObject {
  const envelope = envelopeOf(value);
  if (!envelope) return value;
  const { member, vehicle } = envelope;
  const isMapped = Object.keys(flat(value)).some(
    (name) => name.startsWith(`${member}.`) && isKnown(headerKey(name)),
  );
  return isMapped ? value : vehicle;
}

/** Is it the name of a member of what is in an envelope, by the way to it? Only a map names members so. */
export const isWithinEnvelope = (name: string): boolean => /^(?:_source|properties)[.]/.test(name);

/** Is it an object in an envelope? */
export const isEnveloped = (value: unknown): boolean => isObject(value) && envelopeOf(value) !== undefined;
