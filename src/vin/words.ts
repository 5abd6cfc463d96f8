import { fuelType } from '../catalog/vocabulary/fuel-type.ts';
import { SHARED_WORDS } from '../catalog/vocabulary/words.ts';

/** The regulator's words → those of listings (feeds.md section 3). What is not told in a table has no word of ours. */

type Words = Readonly<Record<string, string>>;

const BODIES: Words = {
  'Cargo Van': 'Cargo Van',
  'Convertible/Cabriolet': 'Convertible',
  Coupe: 'Coupe',
  'Crossover Utility Vehicle (CUV)': 'SUV',
  'Hatchback/Liftback/Notchback': 'Hatchback',
  Minivan: 'Minivan',
  Pickup: 'Pickup',
  Roadster: 'Convertible',
  'Sedan/Saloon': 'Sedan',
  'Sport Utility Truck (SUT)': 'Pickup',
  'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)': 'SUV',
  'Step Van / Walk-in Van': 'Van',
  Van: 'Van',
  Wagon: 'Wagon',
};

const VEHICLES: Words = {
  'Passenger Car': 'Car',
  'Multipurpose Passenger Vehicle (MPV)': 'Truck',
  Truck: 'Truck',
  'Incomplete Vehicle': 'Truck',
};

const DRIVES: Words = {
  '4WD/4-Wheel Drive/4x4': '4WD',
  'AWD/All-Wheel Drive': 'AWD',
  'FWD/Front-Wheel Drive': 'FWD',
  'RWD/Rear-Wheel Drive': 'RWD',
};

const GEARBOXES: Words = {
  'Automated Manual Transmission (AMT)': 'Automatic',
  Automatic: 'Automatic',
  'Continuously Variable Transmission (CVT)': 'CVT',
  'Dual-Clutch Transmission (DCT)': 'Automatic',
  'Electronic Continuously Variable (e-CVT)': 'CVT',
  'Manual/Standard': 'Manual',
};

const BLOCKS: Words = {
  'Horizontally opposed (boxer)': 'H',
  'In-Line': 'I',
  'V-Shaped': 'V',
  'W Shaped': 'W',
};

const FUELS: Words = {
  'Compressed Hydrogen/Hydrogen': 'Hydrogen',
  'Compressed Natural Gas (CNG)': 'Compressed Natural Gas',
  Diesel: 'Diesel',
  Electric: 'Electric',
  'Ethanol (E85)': 'E85',
  'Flexible Fuel Vehicle (FFV)': 'E85 / Unleaded',
  'Fuel Cell': 'Hydrogen',
  Gasoline: 'Unleaded',
  'Liquefied Petroleum Gas (propane or LPG)': 'Liquefied Petroleum Gas',
  'Natural Gas': 'Compressed Natural Gas',
  'Neat Ethanol (E100)': 'E85',
};

/** Two fuels that one vehicle takes. */
const PAIRS: Words = {
  'E85 + Unleaded': 'E85 / Unleaded',
  'E85 + E85 / Unleaded': 'E85 / Unleaded',
  'E85 / Unleaded + Unleaded': 'E85 / Unleaded',
};

/** Levels of electrification: a hybrid is told by the fuel that it burns. */
const HYBRIDS: Words = {
  'HEV (Hybrid Electric Vehicle) - Level Unknown': 'HEV',
  'Mild HEV (Hybrid Electric Vehicle)': 'MHEV',
  'PHEV (Plug-in Hybrid Electric Vehicle)': 'PHEV',
  'Strong HEV (Hybrid Electric Vehicle)': 'HEV',
};

/** What the names of a build say of a hybrid, where no level of electrification is told: "Titanium PHEV", "Reserve II HEV". */
const NAMED_HYBRIDS: readonly (readonly [named: RegExp, powertrain: string])[] = [
  [/\bPHEV\b|\bplug-?in\b|\bEnergi\b/i, 'PHEV'],
  [/\bMHEV\b|\bmild hybrid\b/i, 'MHEV'],
  [/\bHEV\b|\bhybrid\b/i, 'HEV'],
];

const wordOf =
  (words: Words) =>
  (told: string | undefined): string | undefined =>
    told === undefined || !Object.hasOwn(words, told) ? undefined : words[told];

/** The regulator's body → the word of listings; undefined where they have none for it. */
export const bodyOf = wordOf(BODIES);
/** The regulator's vehicle type → the word of listings; undefined where they have none for it. */
export const vehicleOf = wordOf(VEHICLES);
/** The regulator's drive → the word of listings; undefined where they have none for it. */
export const driveOf = wordOf(DRIVES);
/** The regulator's transmission → the word of listings; undefined where they have none for it. */
export const gearboxOf = wordOf(GEARBOXES);
/** The regulator's arrangement of cylinders → the letter of listings; undefined where they have none for it. */
export const blockOf = wordOf(BLOCKS);

/** A make as listings spell it; one that no vocabulary holds stays as it is. */
export const makeOf = (told: string): string => {
  const meaning = SHARED_WORDS.meaning('make', told);
  return meaning?.rest ? told : (meaning?.word ?? told);
};

/** Model year from which the trucks of Dodge are a make of their own. */
const RAM_SINCE = 2011;

interface Named {
  readonly make: string;
  readonly model: string;
}

/** Makes that the regulator files under the maker's first one: Toyota "Scion xB" is a Scion xB, Dodge "Ram" 1500 a RAM 1500. */
export function brandOf({ make, model }: Named, series?: string, year = 0): Named {
  const [, scion] = /^Scion (.+)$/i.exec(model) ?? [];
  if (make === 'Toyota' && scion) return { make: makeOf('Scion'), model: scion };
  if (make !== 'Dodge' || model !== 'Ram' || year < RAM_SINCE) return { make, model };
  const [number = model] = /^\d{4}\b/.exec(series ?? '') ?? [];
  return { make: makeOf('Ram'), model: number };
}

const POWERTRAINS: ReadonlyMap<string, string | undefined> = new Map(
  fuelType.words.map(({ word, powertrain }) => [word, powertrain]),
);

interface Fuel {
  readonly fuel_type?: string;
  readonly powertrain_type?: string;
}

/**
 * The fuel and the powertrain: from the first and second fuel, and the level of electrification where it is told; `named`: names of the
 * build, which tell it where the level is missing and one of the fuels is electric.
 */
export function fuelOf(first?: string, second?: string, electrification?: string, named = ''): Fuel {
  const fuels = [first, second].map(wordOf(FUELS)).filter((fuel) => fuel !== undefined);
  const burnt = fuels.filter((fuel) => fuel !== 'Electric').sort();
  const isNamed = electrification === undefined && fuels.includes('Electric');
  const hybrid =
    wordOf(HYBRIDS)(electrification) ??
    (isNamed ? NAMED_HYBRIDS.find(([pattern]) => pattern.test(named))?.[1] : undefined);
  const burns = PAIRS[burnt.join(' + ')] ?? burnt[0];
  if (hybrid === 'PHEV' && burns) return { fuel_type: `Electric / ${burns}`, powertrain_type: hybrid };
  if (hybrid && burns) return { fuel_type: burns, powertrain_type: hybrid };
  // electric beside something that burns: whether it can be plugged in is not told
  if (burns && fuels.includes('Electric')) return { fuel_type: burns };
  const fuel = burns ?? fuels[0];
  const powertrain = fuel && POWERTRAINS.get(fuel);
  return { ...(fuel && { fuel_type: fuel }), ...(powertrain && { powertrain_type: powertrain }) };
}
