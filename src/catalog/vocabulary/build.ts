import type { Vocabulary } from './word.ts';

/** Feeds.md section 3: 4WD, AWD, FWD, RWD. */
export const drivetrain: Vocabulary = {
  field: 'drivetrain',
  words: [
    {
      word: '4WD',
      spellings: [
        '4x4',
        'four-wheel drive',
        'four wheel drive',
        '4-wheel drive',
        '4 wheel drive',
        'four wd',
        'fourwheeldrive',
        'part-time 4wd',
        'full-time 4wd',
        'fourwheeldriveconfiguration',
        'fyrhjulsdrift',
      ],
    },
    {
      word: 'AWD',
      spellings: [
        'all-wheel drive',
        'all wheel drive',
        'allwheeldrive',
        'allwheeldriveconfiguration',
        'full-time awd',
      ],
    },
    {
      word: 'FWD',
      spellings: [
        'front-wheel drive',
        'front wheel drive',
        'frontwheeldrive',
        'frontwheeldriveconfiguration',
        'framhjulsdrift',
        'front',
      ],
    },
    {
      word: 'RWD',
      spellings: [
        'rear-wheel drive',
        'rear wheel drive',
        'rearwheeldrive',
        'rearwheeldriveconfiguration',
        'bakhjulsdrift',
        'rear',
        '2wd rear',
      ],
    },
  ],
};

/** Feeds.md section 3: Automatic, CVT, Manual. Dealers name gears, makers' brands and modes besides. */
export const transmission: Vocabulary = {
  field: 'transmission',
  words: [
    { word: 'Automatic', spellings: ['a', 'auto', 'a/t', 'at', 'automat', 'automatisk'] },
    { word: 'CVT', spellings: ['variable', 'continuously variable', 'automatic cvt'] },
    { word: 'Manual', spellings: ['m', 'm/t', 'mt', 'stick', 'manuell'] },
  ],
  patterns: [
    ['cvt|continuously variable', 'CVT'],
    // an automated gearbox that also shifts by hand is an automatic
    [
      'automatic|auto[, -]|auto$|\\ba/t\\b|tronic|tiptronic|dual[ -]clutch|double[ -]clutch|\\bdct\\b|\\bpdk\\b|doppelkupplung',
      'Automatic',
    ],
    ['manual|\\bm/t\\b|stick shift', 'Manual'],
  ],
};

export const bodyType: Vocabulary = {
  field: 'body_type',
  words: [
    {
      word: 'SUV',
      spellings: [
        'suvs',
        'compact suv',
        'sport utility',
        'sport utility vehicle',
        'crossover',
        'crossover suv',
      ],
    },
    { word: 'Sedan', spellings: ['sedans', '4dr car', 'saloon', 'notchback', '4-door sedan'] },
    { word: 'Pickup', spellings: ['truck', 'ute', 'pickup truck', 'pick-up', 'pick-up truck'] },
    { word: 'Coupe', spellings: ['coupé', 'kupé', '2dr car', '2-door coupe'] },
    { word: 'Convertible', spellings: ['cabriolet', 'roadster', 'convertibles', 'cab'] },
    {
      word: 'Hatchback',
      spellings: ['hatch', 'hatchbacks', 'liftback', 'halvkombi', 'halvkombi 3-dörrar', 'halvkombi 5-dörrar'],
    },
    { word: 'Wagon', spellings: ['station wagon', 'estate', 'kombi'] },
    { word: 'Minivan', spellings: ['mini-van', 'mini van', 'mpv', 'familjebuss', 'passenger minivan'] },
    { word: 'Cargo Van', spellings: ['cargo van', 'skåpbil'] },
    { word: 'Passenger Van', spellings: ['passenger van', 'minibus', 'minibuss'] },
    { word: 'Van', spellings: ['vans', 'full size van'] },
  ],
};

/**
 * The fuel, and the powertrain that follows from it (Combustion, BEV, HEV, MHEV, PHEV). Hybrids that cannot be
 * plugged in run on unleaded fuel; those that can are "Electric / …" (supplement, observed values).
 */
export const fuelType: Vocabulary = {
  field: 'fuel_type',
  words: [
    {
      word: 'Unleaded',
      spellings: [
        'gas',
        'gasoline',
        'gasoline fuel',
        'petrol',
        'bensin',
        'regular',
        'regular unleaded',
        'unleaded gasoline',
      ],
      powertrain: 'Combustion',
    },
    {
      word: 'Premium Unleaded',
      spellings: ['premium', 'premium gasoline', 'premium unleaded gasoline'],
      powertrain: 'Combustion',
    },
    { word: 'Diesel', spellings: ['diesel fuel', 'biodiesel', 'turbo diesel'], powertrain: 'Combustion' },
    { word: 'E85', spellings: ['ethanol', 'etanol'], powertrain: 'Combustion' },
    {
      word: 'E85 / Unleaded',
      spellings: [
        'e85 flex fuel',
        'flex fuel',
        'flex',
        'flexible fuel',
        'flex fuel capability',
        'flex fuel vehicle',
        'flexible',
        'gasoline/e85',
        'unleaded / e85',
      ],
      powertrain: 'Combustion',
    },
    {
      word: 'Compressed Natural Gas',
      spellings: ['cng', 'natural gas', 'methane', 'fordonsgas'],
      powertrain: 'Combustion',
    },
    { word: 'Liquefied Petroleum Gas', spellings: ['lpg', 'propane'], powertrain: 'Combustion' },
    { word: 'Hydrogen', spellings: ['hydrogen fuel cell', 'fuel cell', 'vätgas'] },
    {
      word: 'Electric',
      spellings: ['electric fuel system', 'battery electric', 'bev', 'ev', 'el', 'all-electric'],
      powertrain: 'BEV',
    },
    {
      word: 'Electric / Unleaded',
      spellings: [
        'plug-in electric/gas',
        'plug-in hybrid',
        'plug in hybrid',
        'plugin hybrid',
        'plug-in petrol',
        'plug-in bensin',
        'petrol plug-in hybrid',
        'petrol/plug-in electric hybrid',
        'laddhybrid',
        'plug-in gas/electric hybrid',
        'phev',
        'gas/plug-in electric hybrid',
      ],
      powertrain: 'PHEV',
    },
    { word: 'Electric / Premium Unleaded', powertrain: 'PHEV' },
    {
      word: 'Electric / Diesel',
      spellings: ['plug-in diesel', 'diesel plug-in hybrid', 'diesel/plug-in electric hybrid'],
      powertrain: 'PHEV',
    },
    { word: 'Electric / E85', powertrain: 'PHEV' },
    // a fuel cell charges the battery that drives: a hybrid that cannot be plugged in
    { word: 'Electric / Hydrogen', powertrain: 'HEV' },
  ],
};

/** Words that name a fuel and a powertrain at once. */
export const hybridFuels: readonly {
  readonly spelling: string;
  readonly word: string;
  readonly powertrain: string;
}[] = [
  { spelling: 'hybrid', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'hybrid electric', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'gas/electric hybrid', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'gasoline/electric hybrid', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'gasoline / electric hybrid', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'gasoline hybrid', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'petrol hybrid', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'petrol/electric hybrid', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'petrol / electric hybrid', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'elhybrid', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'diesel hybrid', word: 'Diesel', powertrain: 'HEV' },
  { spelling: 'diesel/electric hybrid', word: 'Diesel', powertrain: 'HEV' },
  { spelling: 'hev', word: 'Unleaded', powertrain: 'HEV' },
  { spelling: 'mild hybrid', word: 'Unleaded', powertrain: 'MHEV' },
  { spelling: 'mhev', word: 'Unleaded', powertrain: 'MHEV' },
  { spelling: 'gasoline/mild electric hybrid', word: 'Unleaded', powertrain: 'MHEV' },
];
