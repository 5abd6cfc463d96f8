import type { DecodedVehicle } from './decoded-vehicle.ts';
import type { Model } from './schemas.ts';
import { blockOf, bodyOf, brandOf, driveOf, fuelOf, gearboxOf, makeOf, vehicleOf } from './words.ts';

/** What the regulator's patterns say of a VIN, in the regulator's words. */
export interface DecodedValues {
  readonly year?: number | undefined;
  /** makes of the maker's code; one or more */
  readonly makes: readonly string[];
  /** what the patterns fit: none, one, or several that nothing tells apart */
  readonly models: readonly Model[];
  /** of the maker's number, where no pattern tells a kind of vehicle */
  readonly vehicleType?: string | undefined;
  /** code of an element → its value */
  readonly elements: ReadonlyMap<string, string>;
}

/** A value that is one of several is no value: "SEL / Limited", "Base, S". */
const single = (text: string | undefined): string | undefined =>
  text === undefined || / \/ |, | or /.test(text) ? undefined : text;

/** A whole or a broken number above zero; undefined for what is none. */
function figure(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;
}

/** UNITED STATES (USA) → USA; SOUTH KOREA → South Korea. */
function countryOf(told: string | undefined): string | undefined {
  if (told === undefined) return undefined;
  if (told.endsWith('(USA)')) return 'USA';
  return told
    .replace(/ *\(.*\)$/, '')
    .toLowerCase()
    .replaceAll(/(^|[ -])\p{L}/gu, (start) => start.toUpperCase());
}

/** 2.7L V6, as far as it is told. */
function engineOf(size: number | undefined, block: string | undefined, cylinders: number | undefined) {
  const litres = size === undefined ? undefined : `${size.toFixed(1)}L`;
  const form = block && cylinders ? `${block}${cylinders}` : undefined;
  return [litres, form].filter(Boolean).join(' ') || undefined;
}

type Known<Of> = { [Name in keyof Of]?: Exclude<Of[Name], undefined> };

/** Without the members that are unknown. */
const known = <Of extends object>(all: Of): Known<Of> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Known<Of>;

/** One value is known; of several that are possible none. */
const only = (values: readonly string[]): string | undefined => (values.length === 1 ? values[0] : undefined);
const several = (values: readonly string[]): readonly string[] | undefined =>
  values.length > 1 ? values : undefined;
const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** What the regulator calls the model of a chassis that somebody else finishes. */
const UNFINISHED = 'Incomplete Vehicle';

type Names = Pick<DecodedVehicle, 'make' | 'model' | 'possible_makes' | 'possible_models'>;

/** Make and model: guessed is nothing, what is possible is told. */
function namesOf({ makes, models, year }: DecodedValues, series: string | undefined): Known<Names> {
  const brands = models.map((one) => brandOf({ ...one, make: makeOf(one.make) }, series, year));
  const possible = distinct(brands.length > 0 ? brands.map(({ make }) => make) : makes.map(makeOf));
  const named = distinct(brands.map(({ model }) => model).filter((model) => model !== UNFINISHED));
  return known({
    make: only(possible),
    model: only(possible) && only(named),
    possible_makes: several(possible),
    possible_models: several(named),
  });
}

/** The vehicle in the words that listings use. */
export function vehicleToldBy(told: DecodedValues): DecodedVehicle {
  const element = (code: string): string | undefined => told.elements.get(code);
  const size = figure(element('DisplacementL'));
  const cylinders = figure(element('EngineCylinders'));
  const block = blockOf(element('EngineConfiguration'));
  return {
    ...namesOf(told, element('Series')),
    ...known({
      year: told.year,
      trim: single(element('Trim')),
      body_type: bodyOf(element('BodyClass')),
      vehicle_type: vehicleOf(element('VehicleType') ?? told.vehicleType),
      drivetrain: driveOf(element('DriveType')),
      engine: engineOf(size, block, cylinders),
      engine_size: size,
      engine_block: block,
      engine_aspiration: element('Turbo') === 'Yes' ? 'Turbocharged' : undefined,
      transmission: gearboxOf(element('TransmissionStyle')),
      doors: figure(element('Doors')),
      cylinders,
      made_in: countryOf(element('PlantCountry')),
      series: element('Series'),
    }),
    ...fuelOf(
      element('FuelTypePrimary'),
      element('FuelTypeSecondary'),
      element('ElectrificationLevel'),
      [element('Trim'), element('Series')].join(' '),
    ),
  };
}
