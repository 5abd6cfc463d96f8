import type { GeoPermissibleObjects } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection } from 'topojson-specification';
import { POSTAL } from './states-of-us.ts';

/** Outlines of countries and of US states, from the public domain; part of the page, nothing is fetched elsewhere. */
export interface Outlines {
  readonly land: GeoPermissibleObjects;
  /** borders between countries and between US states */
  readonly borders: readonly GeoPermissibleObjects[];
}

async function load(): Promise<Outlines> {
  const [{ default: world }, { default: states }] = await Promise.all([
    import('world-atlas/countries-50m.json'),
    import('us-atlas/states-10m.json'),
  ]);
  const { countries, land } = world.objects;
  const inner = (one: unknown, other: unknown): boolean => one !== other;
  return {
    land: feature(world, land as GeometryCollection),
    borders: [
      mesh(world, countries as GeometryCollection, inner),
      mesh(states, states.objects.states as GeometryCollection, inner),
    ],
  };
}

let loaded: Promise<Outlines> | undefined;

/** The outlines, loaded when a map is first shown. */
export function outlines(): Promise<Outlines> {
  loaded ??= load();
  return loaded;
}

/** A state of the US: its postal code and its outline. */
export interface StateOutline {
  readonly code: string;
  readonly name: string;
  readonly outline: GeoPermissibleObjects;
}

/** The states, each for itself. */
export async function stateOutlines(): Promise<readonly StateOutline[]> {
  const { default: states } = await import('us-atlas/states-10m.json');
  const { features } = feature(states, states.objects.states as GeometryCollection<{ name: string }>);
  return features.flatMap((one) => {
    const code = POSTAL.get(String(one.id));
    return code ? [{ code, name: one.properties.name, outline: one }] : [];
  });
}
