import type { Column, ColumnType, Dataset, Field } from './field.ts';
import { wordsIn } from './markets.ts';
import type { MarketWords } from './vocabulary/words.ts';

/** A column of a delivery, as people read about it. */
export interface FeedColumn {
  readonly column: string;
  /** other names of it */
  readonly also: readonly string[];
  /** how it is read, in words */
  readonly form: string;
  readonly example: string;
  readonly about: string;
}

/** How a column is read, in words, and an example. */
const FORMS: Readonly<Record<ColumnType, readonly [form: string, example: string]>> = {
  text: ['text', 'text'],
  texts: ['texts, joined by |', 'Heated Seats|Tow Hitch'],
  number: ['number', '1234.5'],
  integer: ['whole number', '4'],
  code: ['identifier', '10234'],
  year: ['year', '2021'],
  vin: ['VIN, 17 characters', '1FTAACC88PA100000'],
  mark: ['registration mark', 'AB12 CDE'],
  flag: ['1 or 0; yes, no, true, false, y, n', '1'],
  instant: ['time, or Unix seconds', '2026-01-15T06:00:00Z'],
  day: ['date', '2026-01-15'],
  link: ['http or https address', 'https://dealer.example/cars/1'],
  links: [
    'http or https addresses, joined by | , ; or blanks',
    'https://dealer.example/1.jpg|https://dealer.example/2.jpg',
  ],
  domain: ['domain, or an address on it', 'dealer.example'],
  latitude: ['degrees', '34.05'],
  longitude: ['degrees', '-118.24'],
  postal: ['ZIP or postal code', '90012'],
  amount: ['amount', '18990'],
  money: ['amount of money, with a currency or without', '18,990 USD'],
  payment: ['amount of money, with a currency or without', '299'],
  odometer: ['reading, with a unit or without', '35,301 miles'],
  'past day': ['date', '2026-01-15'],
  currency: ['currency, or its sign', 'USD'],
  unit: ['miles or kilometers', 'MILES'],
  'written day': ['date', '2026-01-15'],
  choice: ['one of a list', ''],
  objects: ['objects, in JSON', '[{}]'],
};

/** Examples of texts and numbers whose form says nothing of them; by field name. */
const EXAMPLES: Readonly<Record<string, string>> = {
  doors: '4',
  cylinders: '6',
  seating_capacity: '5',
  heading: 'Used 2021 Honda Civic EX',
  stock_no: 'P1234',
  id: 'A-1234',
  data_source: 'mc',
  source: 'dealer.example',
  availability_status: 'In Stock',
  msrp_label: 'MSRP',
  hours_used: '1250',
  make: 'Honda',
  model: 'Civic',
  trim: 'EX',
  version: 'EX 1.5 Turbo',
  engine_size: '3.5',
  city_mpg: '18',
  highway_mpg: '24',
  made_in: 'United States',
  overall_height: '77.2',
  overall_length: '231.7',
  overall_width: '79.9',
  std_seating: '5',
  taxonomy_vin: '1FTAACC8PA',
  build_code: 'W1E',
  exterior_color: 'Rapid Red Metallic',
  interior_color: 'Black Cloth',
  base_ext_color: 'Red',
  base_int_color: 'Black',
  seller_name: 'Sunset Ford',
  dealer_type: 'franchise',
  dealership_group_name: 'Sunset Group',
  street: '1 Main St',
  city: 'Chicago',
  state: 'IL',
  country: 'US',
  county: 'Cook',
  msa_code: '1600',
  seller_phone: '312-555-0100',
  seller_email: 'sales@dealer.example',
  mc_dealership_group_name: 'Sunset Group',
  mc_sub_dealership_group_name: 'Sunset West',
  car_seller_name: 'Sunset Ford West',
  car_street: '2 Main St',
  car_city: 'Aurora',
  car_state: 'IL',
  car_county: 'Kent',
  car_zip: 'LS1 4AP',
  seller_comments: 'One owner, new tires.',
  loan_term: '60',
  options: 'Bed Liner|Running Boards',
  features: 'ABS Brakes|USB Port',
  options_packages: 'Trailer Tow Package',
  loan_apr: '5.9',
  f_down_pay_per: '10',
  lease_term: '36',
  dom: '45',
  dom_180: '45',
  dom_active: '12',
  dos_active: '12',
  uvc_id: '123456',
  co2_emissions: '120',
  num_owners: '2',
  combined_mpg: '48',
  ev_battery_type: 'Lithium-ion',
  ev_battery_capacity: '64',
  ev_vehicle_range: '280',
  performance_co2: '0',
  fca_status: 'Authorised',
  nation: 'England',
  color: 'Red',
  dry_weight: '410 lb',
  condition: 'Good',
  slideouts: '2',
  sleeps: '6',
  length: '36 ft',
  area: '320 sq ft',
  gvwr: '14,500 lb',
  awnings: '1',
  fresh_water_capacity: '60 gal',
  motorhome_build: 'Coach built',
  origin: 'Germany',
  berths: '4',
  mtplm: '1500 kg',
  chassis: 'Fiat Ducato',
  drive_type: 'FWD',
  width: '2.3 m',
  exterior_length: '7.2 m',
  interior_length: '5.9 m',
  floorplan: 'Fixed bed',
  category: 'Excavators',
  vehicle_status: 'Available',
};

/** "Body type, for example SUV, Sedan.", "Drivetrain: 4WD, AWD": the first word that is named. */
const named = (about: string): string | undefined =>
  /(?:for example |: )([^,;.]+(?:\.\d[^,;.]*)?)/.exec(about)?.[1];

/** An example is a word of the market's own vocabulary, where it has one. */
function exampleOf(field: Field, column: Column, words: MarketWords): string {
  const [, usual] = FORMS[column.type];
  const isOpen = column.type === 'text' || column.type === 'number' || column.type === 'integer';
  const listed = field.choices?.[0] ?? EXAMPLES[field.name] ?? EXAMPLES[column.name];
  const example = listed ?? (isOpen ? (named(field.about) ?? usual) : usual);
  if (!words.fields.includes(field.name) || words.meaning(field.name, example)?.word) return example;
  return words.words(field.name)[0] ?? example;
}

function columnOf(field: Field, words: MarketWords): FeedColumn[] {
  const { column, choices, about } = field;
  if (!column) return [];
  const form = choices ? choices.join(', ') : FORMS[column.type][0];
  const example = exampleOf(field, column, words);
  return [{ column: column.name, also: column.aliases ?? [], form, example, about }];
}

/** Every column that a delivery of the dataset may have, in the order of the catalogue. */
export const feedColumns = (dataset: Pick<Dataset, 'fields'>): FeedColumn[] => {
  const words = wordsIn(dataset);
  return dataset.fields.flatMap((field) => columnOf(field, words));
};
