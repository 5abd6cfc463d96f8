import type { DecodedVehicle, KnownModel } from './decoded-vehicle.ts';
import { areLight, mayBeLight, yearBySeventh, yearsOf } from './model-year.ts';
import { type Maker, type Match, openPatterns, type Patterns } from './patterns.ts';
import { isOfPlant, type PatternMeaning, patternMeaning } from './schemas.ts';
import { vehicleToldBy } from './vehicle.ts';
import { isOfUsForm } from './vin.ts';
import { brandOf, makeOf } from './words.ts';

/** The regulator files the code of Kia's plant in Slovakia under both of its makes. */
const MAKE_OF_CODE: ReadonlyMap<string, string> = new Map([['U5Y', 'Kia']]);

/** The regulator's data, opened. */
export type Regulator = Patterns;

/** Opens the regulator's data; blocks the thread while it reads. */
export const openRegulator = (file: string): Regulator => openPatterns(file);

/** What a VIN was read as. */
export interface VinReading {
  readonly vehicle: DecodedVehicle;
  /** another serial number of the same build may be another vehicle */
  readonly readsSerial: boolean;
}

/** Makes that may be meant when no pattern tells: one where the code, the data or the maker's name does. */
function makesOf({ code, own, makes, manufacturer }: Maker): readonly string[] {
  const known = MAKE_OF_CODE.get(code) ?? own;
  if (known !== undefined) return [known];
  const name = manufacturer.toLowerCase();
  const named = makes.filter((make) => name.includes(make.toLowerCase()));
  return named.length === 1 ? named : makes;
}

/** A model of a make that is not the maker's is none of its vehicles. */
const isOfMaker =
  ({ makes }: Maker) =>
  ({ code, make }: Match): boolean =>
    code !== 'Model' || (make !== undefined && (makes.length === 0 || makes.includes(make)));

/** Class 3 begins above 10,000 lb. */
const isHeavy = ({ elements }: PatternMeaning): boolean => /^Class [3-8]/.test(elements.get('GVWR') ?? '');

interface OfYear {
  readonly year: number;
  readonly said: PatternMeaning;
}

const tellsModel = ({ said: { models } }: OfYear): boolean => models.length > 0;
const tellsAnything = ({ said: { elements } }: OfYear): boolean =>
  [...elements.keys()].some((code) => !isOfPlant(code));

/** Those of the years whose schemas know the most of the VIN. */
function bestOf(years: readonly OfYear[]): readonly OfYear[] {
  const sizeOf = (one: OfYear): number => one.said.weight || one.said.elements.size;
  const telling = years.some(tellsModel) ? years.filter(tellsModel) : years.filter(tellsAnything);
  const most = Math.max(...telling.map(sizeOf));
  return telling.filter((one) => sizeOf(one) === most);
}

/**
 * The model year that is meant, with what it says. Of light vehicles the one that the seventh character tells; a later one
 * where only that has a model, for some makers kept a digit there. Of others the one in which a schema knows the most of
 * the VIN; undefined where that leaves two.
 */
function meant(maker: Maker, vin: string, years: readonly OfYear[]): OfYear | undefined {
  const told = yearBySeventh(vin, years);
  if (!told) return undefined;
  if (areLight(maker) || (mayBeLight(maker) && !isHeavy(told.said)))
    return tellsModel(told) ? told : (years.find((one) => one.year > told.year && tellsModel(one)) ?? told);
  const best = bestOf(years);
  return best.length === 1 ? best[0] : best.find((one) => one === told && mayBeLight(maker));
}

/**
 * What a VIN (upper case) tells by the regulator's data; undefined where nobody has its maker's code. Of a VIN that has no
 * check digit, or no model year, the maker alone is known: the patterns are those of vehicles for the US.
 */
export function readVin(regulator: Regulator, vin: string, thisYear: number): VinReading | undefined {
  const maker = regulator.maker(vin);
  if (!maker) return undefined;
  const makes = makesOf(maker);
  if (makes.length === 0) return undefined;
  const all = isOfUsForm(vin) ? yearsOf(vin, thisYear) : [];
  const matched = all.map((year) => ({ year, ...regulator.matched(maker, year, vin) }));
  const years = matched.map(({ year, matches }) => ({
    year,
    said: patternMeaning(matches.filter(isOfMaker(maker))),
  }));
  const best = meant(maker, vin, years);
  return {
    vehicle: vehicleToldBy({
      makes,
      models: best?.said.models ?? [],
      year: best?.year,
      vehicleType: all.length > 0 ? maker.vehicleType : undefined,
      elements: best?.said.elements ?? new Map(),
    }),
    readsSerial: matched.some(({ readsSerial }) => readsSerial),
  };
}

/** Models of the regulator's data as listings name them. */
export const knownModels = (regulator: Regulator): KnownModel[] =>
  regulator.models().map(({ make, model }) => brandOf({ make: makeOf(make), model }));
