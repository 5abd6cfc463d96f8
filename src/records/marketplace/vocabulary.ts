/** Words of ours that a marketplace words in its own way. */
export interface MarketplaceWords {
  /** every word that may stand in an answer */
  readonly values: readonly string[];
  /** the marketplace's word; undefined where ours is unknown, or fits none of theirs */
  of(word: string | undefined): string | undefined;
}

/** Our words, in any case, to theirs; `otherwise` for a word of ours that is not among them. */
function toWords(table: Readonly<Record<string, string>>, otherwise?: string): MarketplaceWords {
  const words = new Map(Object.entries(table).map(([ours, theirs]) => [ours.toLowerCase(), theirs]));
  const values = new Set([...words.values(), ...(otherwise === undefined ? [] : [otherwise])]);
  const of = (word: string | undefined): string | undefined =>
    word === undefined ? undefined : (words.get(word.toLowerCase()) ?? otherwise);
  return { values: [...values], of };
}

/** Format A, body_style (supplement 8.1): the words of the catalog's documentation, not the SDK's newer ones. */
export const bodyStyleA = toWords(
  {
    SUV: 'SUV',
    Sedan: 'SEDAN',
    Pickup: 'TRUCK',
    Coupe: 'COUPE',
    Convertible: 'CONVERTIBLE',
    Hatchback: 'HATCHBACK',
    Wagon: 'WAGON',
    Minivan: 'MINIVAN',
    'Cargo Van': 'VAN',
    'Passenger Van': 'VAN',
    Van: 'VAN',
  },
  'OTHER',
);

/**
 * Format B, body_style (supplement 8.2). The feed knows no word for "something else", and of vans only the full-size
 * and the mini: a cargo van may be small, so nothing is said of it.
 */
export const bodyStyleB = toWords({
  SUV: 'suv',
  Sedan: 'sedan',
  Pickup: 'truck',
  Coupe: 'coupe',
  Convertible: 'convertible',
  Hatchback: 'hatchback',
  Wagon: 'station_wagon',
  Minivan: 'minivan',
  'Passenger Van': 'full_size_van',
  Van: 'full_size_van',
  Limousine: 'limousine',
});

/** Format A, drivetrain (supplement 8.1). */
export const drivetrainA = toWords(
  { '4WD': 'FOUR_WD', '2WD': 'TWO_WD', AWD: 'AWD', FWD: 'FWD', RWD: 'RWD' },
  'OTHER',
);

/** Format A, transmission (supplement 8.1). */
export const transmissionA = toWords({ Automatic: 'AUTOMATIC', CVT: 'AUTOMATIC', Manual: 'MANUAL' }, 'OTHER');

const byPowertrain = toWords({
  BEV: 'ELECTRIC',
  PHEV: 'PLUGIN_HYBRID',
  HEV: 'HYBRID',
  MHEV: 'HYBRID',
});

const byFuel = toWords(
  {
    Unleaded: 'GASOLINE',
    'Premium Unleaded': 'GASOLINE',
    Diesel: 'DIESEL',
    E85: 'FLEX',
    'E85 / Unleaded': 'FLEX',
    Electric: 'ELECTRIC',
  },
  'OTHER',
);

interface Drive {
  readonly fuel_type?: string;
  readonly powertrain_type?: string;
}

/** Format A, fuel_type (supplement 8.1): a hybrid burns the fuel of other cars, so the powertrain comes first. */
export const fuelTypeA = {
  values: [...new Set([...byPowertrain.values, ...byFuel.values])],
  of: ({ fuel_type, powertrain_type }: Drive): string | undefined =>
    byPowertrain.of(powertrain_type) ?? byFuel.of(fuel_type),
};
