import { describe, expect, test } from 'vitest';
import { listingsOf, MARKETS, wordsOf } from '../../src/catalog/markets.ts';
import { allChoiceSpellings } from '../../src/catalog/vocabulary/choice.ts';
import { splitMakes } from '../../src/catalog/vocabulary/make.ts';
import { VOCABULARIES } from '../../src/catalog/vocabulary/tables.ts';
import { keyOf, plainText } from '../../src/catalog/vocabulary/word.ts';

const cars = wordsOf('us-cars');

test('every vocabulary serves a field', () => {
  const fields = listingsOf('us-cars').fields.map(({ name }) => name);
  for (const { field } of VOCABULARIES) expect(fields).toContain(field);
});

test('a spelling means one word only', () => {
  for (const { field, words, meanings = [] } of VOCABULARIES) {
    const spelled = [
      ...words.flatMap(({ word, spellings = [] }) => [word, ...spellings].map((one) => [one, word] as const)),
      ...meanings.map(([one, { word }]) => [one, word] as const),
    ];
    const seen = new Map<string, string | null>();
    for (const [spelling, word] of spelled) {
      const key = keyOf(spelling);
      expect(key, `${field}: ${spelling}`).not.toBe('');
      expect(seen.get(key) ?? word, `${field}: ${spelling}`).toBe(word);
      seen.set(key, word);
    }
  }
});

test('a canonical word of a market means itself', () => {
  for (const market of MARKETS) {
    const words = wordsOf(market);
    for (const field of words.fields)
      for (const word of words.words(field))
        expect(words.meaning(field, word)?.word, `${market} ${field}`).toBe(word);
  }
});

test.each([
  ['body_type', 'Van/Minivan', 'Van'],
  ['body_type', 'Passenger minibus', 'Passenger Van'],
  ['body_type', 'CREW PIC', 'Pickup'],
  ['body_type', 'внедорожник', 'SUV'],
  ['body_type', 'EV', null],
  ['drivetrain', '4x4 w/Rear Wheel Drv', '4WD'],
  ['drivetrain', '4x4 w/Front Whl Drv', '4WD'],
  ['drivetrain', 'передний', 'FWD'],
  ['fuel_type', 'ELECTRIC AND GAS HYBRID', 'Unleaded'],
  ['fuel_type', 'Petrol / electricity', 'Unleaded'],
  ['fuel_type', 'бензин', 'Unleaded'],
  ['transmission', 'вариатор', 'CVT'],
  ['base_ext_color', 'серебристый', 'Silver'],
  ['base_ext_color', 'Golden Rod', 'Gold'],
  ['base_ext_color', 'Goldenrod Metallic', 'Gold'],
  ['base_ext_color', 'Rød', 'Red'],
  ['make', 'Bestune', 'Bestune'],
])('%s: what marketplaces write, "%s", is %s', (field, text, word) => {
  expect(cars.meaning(field, text)?.word).toBe(word);
});

const COLOURS = new Set(
  VOCABULARIES.filter(({ field }) => field === 'base_ext_color').flatMap(({ words }) =>
    words.flatMap(({ word, spellings = [] }) => [word, ...spellings].map(keyOf)),
  ),
);

test('no word of one language is read as a colour that another language spells at its end', () => {
  for (const { field, words } of VOCABULARIES) {
    const isColour = field.startsWith('base_');
    for (const { word, spellings = [] } of words)
      for (const one of [word, ...spellings].filter((text) => /^\p{L}+$/u.test(text))) {
        const read = cars.meaning('base_ext_color', one)?.word;
        // Alb is Alberta, and white in Romania: a whole word is no accident of an ending
        if (isColour || !COLOURS.has(keyOf(one)))
          expect(read, `${field}: ${one}`).toBe(isColour ? word : undefined);
      }
  }
});

test.each([
  // words that end as a colour of a language that joins no words
  ...[
    ['Lacivert', 'Blue'],
    ['convert'],
    ['Commodore'],
    ['Renoir'],
    ['Montenegro'],
    ['interpreta'],
    ['Santarosa'],
    ['tuberose'],
  ],
  // flowers
  ...[
    ['Marigold', 'Yellow'],
    ['Primrose', 'Yellow'],
  ],
  // languages that do join them
  ...[
    ['Marengogrün', 'Green'],
    ['nachtblauw', 'Blue'],
    ['havregrønn', 'Green'],
    ['Magnoblack', 'Black'],
    ['hellrot', 'Red'],
  ],
  // Turkish, in capitals with and without its own
  ...[
    ['KIRMIZI', 'Red'],
    ['kırmızı', 'Red'],
    ['GÜMÜŞ GRİ', 'Silver'],
    ['Gece Mavisi', 'Blue'],
    ['Sarı', 'Yellow'],
    ['gül kurusu', 'Pink'],
  ],
])('base colour: %s', (text = '', word) => {
  expect(cars.meaning('base_ext_color', text)?.word).toBe(word);
});

test('words in capitals, in letters that have two small forms', () => {
  expect(plainText('ΛΕΥΚΟΣ')).toBe(plainText('λευκοσ'));
  expect(plainText('İSTANBUL Iğdır')).toBe('istanbul igdir');
});

test('a split make gives a known make, one for each first word', () => {
  const makes = VOCABULARIES[0]?.words.map(({ word }) => word);
  expect(new Set(splitMakes.map(({ word, rest }) => `${word} ${rest}`)).size).toBe(splitMakes.length);
  for (const { make } of splitMakes) expect(makes).toContain(make);
});

test('texts are compared without case, accents, blanks and signs', () => {
  expect(plainText(' Skåpbil, 4-dörrars ')).toBe('skapbil 4 dorrars');
  expect(keyOf('4-Wheel Drive')).toBe(keyOf('4 WHEEL_DRIVE'));
  expect(keyOf('Weiß')).toBe('weiss');
});

test.each([
  ['petrol', 'Petrol'],
  ['gasoline', 'Petrol'],
  ['unleaded', 'Unleaded'],
  ['Unleaded Petrol', 'Unleaded'],
  ['diesel', 'Diesel'],
  ['petrol plug-in hybrid', 'Electric / Petrol'],
  ['electric / unleaded', 'Electric / Unleaded'],
])('fuel in the UK: %s is %s', (spelling, word) => {
  for (const market of ['uk-cars', 'uk-rvs'])
    expect(wordsOf(market).meaning('fuel_type', spelling)?.word).toBe(word);
});

describe('words that feeds use', () => {
  test.each([
    ['body_type', 'pickup_truck', { word: 'Pickup' }],
    ['body_type', 'Crew Cab', { word: 'Pickup', cab: 'Crew' }],
    ['body_type', 'SuperCrew', { word: 'Pickup', cab: 'Crew' }],
    ['body_type', 'Crew Cab Pickup - Short Bed', { word: 'Pickup', cab: 'Crew' }],
    ['body_type', 'Extended Cab', { word: 'Pickup', cab: 'Extended' }],
    ['body_type', 'SuperCab', { word: 'Pickup', cab: 'Extended' }],
    ['body_type', 'Quad Cab', { word: 'Pickup', cab: 'Quad' }],
    ['body_type', 'Double Cab', { word: 'Pickup', cab: 'Double' }],
    ['body_type', 'Regular Cab', { word: 'Pickup', cab: 'Regular' }],
    ['body_type', '4 Door Sedan', { word: 'Sedan' }],
    ['body_type', 'G Sedan', { word: 'Sedan' }],
    ['body_type', '4dr Hatchback', { word: 'Hatchback' }],
    ['body_type', 'Sports Activity Vehicle', { word: 'SUV' }],
    ['body_type', 'Crossover/SUV', { word: 'SUV' }],
    ['body_type', 'Stationwagen', { word: 'Wagon' }],
    ['body_type', 'Décapotable', { word: 'Convertible' }],
    ['body_type', 'Kastenwagen', { word: 'Cargo Van' }],
    ['body_type', 'Pick-Up Doble Cabina', { word: 'Pickup', cab: 'Double' }],
    ['body_type', 'Chasis Doble Cabina', { word: 'Chassis Cab' }],
    ['body_type', 'Ute / Tray', { word: 'Pickup' }],
    ['body_type', 'People Mover', { word: 'Minivan' }],
    ['body_type', 'CONVERT', { word: 'Convertible' }],
    ['body_type', 'Stasjonsvogn', { word: 'Wagon' }],
    // the size and not the body; the body beside it counts
    ['body_type', 'Midsize', { word: null }],
    ['body_type', 'Compact/Mid-Size', { word: null }],
    ['body_type', 'Compact/Sedan', { word: 'Sedan' }],
    ['body_type', 'Crew Cab (Full-Size)', { word: 'Pickup', cab: 'Crew' }],
    // the use, which is no word of a body
    ['body_type', 'Commercial', undefined],
    ['body_type', 'Commercial Vehicle', undefined],
    ['body_type', 'Van (Commercial)', { word: 'Van' }],
    ['body_type', 'Commercial/Pickup', { word: 'Pickup' }],
    // a program's word for no value
    ['body_type', 'Missing', { word: null }],
    // a vehicle is one of them, and nothing tells which
    ['body_type', 'Coupe/Sedan', undefined],
    ['body_type', 'Coupe, Convertible', undefined],
    ['body_type', 'SUV, Pickup, Van/Minivan', undefined],
    ['body_type', 'Sedan 4D/Hatchback', undefined],
    ['body_type', 'Wagon, Estate', { word: 'Wagon' }],
    ['drivetrain', 'FWD/AWD', undefined],
    ['body_type', '4-Door Gran Coupe', undefined],
    ['body_type', '5-Door Coupe', undefined],
    // doors tell the body, or stand before it
    ['body_type', '2-Door Spider', { word: 'Convertible' }],
    ['body_type', '4 dr. Avant', { word: 'Wagon' }],
    ['body_type', '5-Door Tourer', undefined],
    ['body_type', '5-door Sports Tourer', { word: 'Wagon' }],
    ['body_type', '5-Door Fastback', { word: 'Hatchback' }],
    ['body_type', '2-Door Fastback', { word: 'Coupe' }],
    ['body_type', '4-Door Fastback', undefined],
    ['body_type', '4-Door Southport Hardtop', { word: 'Sedan' }],
    ['body_type', '2-Door Hardtop', undefined],
    ['body_type', '2-Door Retractable Hardtop', { word: 'Convertible' }],
    // names that hold the word of another body
    ['body_type', '2-Door Drophead Coupe', { word: 'Convertible' }],
    ['body_type', '2-Door Coupe Utility', { word: 'Pickup' }],
    ['body_type', '2-Door Utility', { word: 'Pickup' }],
    ['body_type', 'Utility', undefined],
    ['body_type', 'Double Cab-in-Van', { word: 'Cargo Van' }],
    ['body_type', '2-Door Sedanette', { word: 'Coupe' }],
    ['body_type', 'Sedan Chassis Cab', { word: 'Chassis Cab' }],
    ['body_type', 'Platform Cab', { word: 'Chassis Cab' }],
    ['body_type', 'Transit Bus Chassis', { word: 'Chassis Cab' }],
    ['body_type', 'Transit Bus', { word: 'Bus' }],
    // an open car of old, and not the coach that the Dutch write in one word
    ['body_type', 'Touring Car', undefined],
    ['body_type', 'Touringcar', { word: 'Bus' }],
    ['body_type', 'Dual-Cowl Phaeton', { word: 'Convertible' }],
    ['body_type', 'Panel Truck', { word: 'Cargo Van' }],
    ['body_type', '2-Door Sedan Delivery', { word: 'Cargo Van' }],
    ['body_type', '2-Door Coach', undefined],
    ['body_type', 'Light-Duty Truck', { word: 'Pickup' }],
    ['body_type', '4-Door Dual Cab Pickup', { word: 'Pickup', cab: 'Double' }],
    ['body_type', '2-Door Space Cab Pickup', { word: 'Pickup', cab: 'Extended' }],
    ['body_type', 'Freestyle Cab Pickup', { word: 'Pickup', cab: 'Extended' }],
    ['body_type', '5-Door Gran Tourer', { word: 'Minivan' }],
    // of two cabs none is told
    ['body_type', 'Pickup (Single Cab/Club Cab)', { word: 'Pickup' }],
    ['body_type', 'Regular Cab/Crew Cab', { word: 'Pickup' }],
    ['body_type', 'Extended Cab (King Cab)', { word: 'Pickup', cab: 'Extended' }],
    ['body_type', 'Spaceship', undefined],
    ['drivetrain', 'AWD/All-Wheel Drive', { word: 'AWD' }],
    ['drivetrain', '4WD/4-Wheel Drive/4x4', { word: '4WD' }],
    ['drivetrain', '2WD', { word: '2WD' }],
    ['drivetrain', '4X2', { word: '2WD' }],
    ['drivetrain', 'Allradantrieb', { word: 'AWD' }],
    ['drivetrain', 'Tracción delantera', { word: 'FWD' }],
    ['drivetrain', 'AWD or FWD', undefined],
    ['make', 'Mercedes Benz', { word: 'Mercedes-Benz' }],
    ['make', 'CITROËN', { word: 'Citroen' }],
    ['make', 'Chevy', { word: 'Chevrolet' }],
    ['make', 'HOLDEN', { word: 'Holden' }],
    ['make', 'Great Wall Motors', { word: 'Great Wall' }],
    ['make', 'Maruti', { word: 'Maruti Suzuki' }],
    ['fuel_type', 'Hybrid', { word: 'Unleaded', powertrain: 'HEV' }],
    // the power of the engine, and how it gets its fuel, beside the fuel
    ['fuel_type', 'Petrol (140 hp)', { word: 'Unleaded', powertrain: 'Combustion' }],
    ['fuel_type', 'Diesel 90 PS', { word: 'Diesel', powertrain: 'Combustion' }],
    ['fuel_type', 'Petrol (400 cu in)', { word: 'Unleaded', powertrain: 'Combustion' }],
    ['fuel_type', 'Petrol (Fuel Injected)', { word: 'Unleaded', powertrain: 'Combustion' }],
    ['fuel_type', 'Electric Motor 150 kW', { word: 'Electric', powertrain: 'BEV' }],
    ['fuel_type', 'Dual Electric Motors 300 kW', { word: 'Electric', powertrain: 'BEV' }],
    ['fuel_type', 'Petrol + Electric Motor 120 kW', { word: 'Unleaded', powertrain: 'HEV' }],
    ['fuel_type', 'Diesel Twin-Turbo', { word: 'Diesel', powertrain: 'Combustion' }],
    ['fuel_type', 'Petrol (NA)', { word: 'Unleaded', powertrain: 'Combustion' }],
    ['fuel_type', 'Petrol (140)', undefined],
    ['fuel_type', 'Diesel I4', { word: 'Diesel', powertrain: 'Combustion' }],
    ['fuel_type', 'Mild Hybrid V6 Diesel', { word: 'Diesel', powertrain: 'MHEV' }],
    ['fuel_type', 'Petrol (SOHC 8-valve)', { word: 'Unleaded', powertrain: 'Combustion' }],
    ['fuel_type', 'Benzine', { word: 'Unleaded', powertrain: 'Combustion' }],
    ['fuel_type', 'Elektro', { word: 'Electric', powertrain: 'BEV' }],
    ['fuel_type', 'Benzyna+LPG', { word: 'Liquefied Petroleum Gas', powertrain: 'Combustion' }],
    ['fuel_type', 'Regular gasoline', { word: 'Unleaded', powertrain: 'Combustion' }],
    ['fuel_type', 'Gazole', { word: 'Diesel', powertrain: 'Combustion' }],
    ['fuel_type', 'Hybride rechargeable', { word: 'Electric / Unleaded', powertrain: 'PHEV' }],
    ['transmission', 'Automaat', { word: 'Automatic' }],
    ['transmission', 'Boîte manuelle', { word: 'Manual' }],
    ['transmission', 'Schaltgetriebe', { word: 'Manual' }],
    ['transmission', 'Direct Shift 8-speed', { word: 'Automatic' }],
    ['transmission', 'Automanual', { word: 'Automatic' }],
    ['transmission', '6-Speed F1 Electrohydraulic Manual', { word: 'Automatic' }],
    ['transmission', '7-Speed Speedshift MCT', { word: 'Automatic' }],
    ['transmission', '4-Speed AMT', { word: 'Automatic' }],
    ['transmission', '7-Speed e-DCS7', { word: 'Automatic' }],
    ['transmission', '1-Speed DHT', { word: 'Automatic' }],
    ['transmission', '6-Speed iMT', { word: 'Manual' }],
    ['transmission', 'EVT', { word: 'CVT' }],
    ['transmission', 'Electrically Variable', { word: 'CVT' }],
    ['transmission', '6-Speed TCT', { word: 'Automatic' }],
    ['drivetrain', 'eAWD', { word: 'AWD' }],
    ['drivetrain', '4Drive', { word: 'AWD' }],
    ['transmission', '4-Speed Preselector', undefined],
    ['drivetrain', 'E-Four', { word: 'AWD' }],
    ['drivetrain', 'AWD (E-Four)', { word: 'AWD' }],
    ['drivetrain', 'e-4WD', { word: '4WD' }],
    ['drivetrain', 'FR', undefined],
    ['transmission', 'Direct Shift-CVT', { word: 'CVT' }],
    ['transmission', 'AUT', { word: 'Automatic' }],
    ['transmission', 'Manualna', { word: 'Manual' }],
    // gears alone tell no kind: they stay, and are counted
    ['transmission', '7-Speed', undefined],
    ['state', 'Texas', { word: 'TX' }],
    ['state', 'Calif.', { word: 'CA' }],
    ['state', 'N.Y.', { word: 'NY' }],
    ['state', 'Québec', { word: 'QC' }],
    ['state', 'W. Va.', { word: 'WV' }],
    ['state', 'tx', { word: 'TX' }],
    ['state', 'Bavaria', undefined],
  ] as const)('%s %s', (field, text, meaning) => {
    expect(cars.meaning(field, text)).toEqual(meaning);
  });

  test.each([
    ['Scarlet Ember/Super Black', 'Red'],
    ['Super White w/Black Sand Pearl Roof', 'White'],
    ['Graphite Blue Metallic', 'Blue'],
    ['Amber Bwn Perforated', 'Brown'],
    ['Bk', 'Black'],
    ['Storm Cloud', 'Gray'],
    ['Tupelo', 'Brown'],
    ['Underground', 'Gray'],
    ['Srebrny metalik', 'Silver'],
    ['Black Forest Green', 'Green'],
    ['burgundy', 'Red'],
    ['charcoal', 'Gray'],
    ['off-white', 'White'],
    ['Ice Cap', 'White'],
    ['Granite Crystal Clearcoat Metallic', 'Gray'],
    ['Modern Steel Metallic', 'Gray'],
    ['Espresso', 'Brown'],
    ['Camel', 'Tan'],
    ['Jet Black, Perforated leather-appointed seat trim', 'Black'],
    ['dunkelblau', 'Blue'],
    ['Zwartmetallic', 'Black'],
    ['Gris foncé', 'Gray'],
    ['rojo', 'Red'],
    ['mörkgrå', 'Gray'],
    ['Nightfall Mica', 'Blue'],
    ['Includes (MDP) Anthracite lower exterior accent color, Paint code W598F.', undefined],
    ['Mystic', undefined],
    ['Sort', 'Black'],
    ['Sort metallic', 'Black'],
    ['Resort', undefined],
    ['Resort Blue', 'Blue'],
    ['DarkRed', 'Red'],
    ['darkred', 'Red'],
    ['darkgoldenrod', 'Gold'],
    ['lightsalmon', 'Pink'],
    ['BlanchedAlmond', 'Beige'],
    ['MediumVioletRed', 'Red'],
    ['LightGoldenrodYellow', 'Yellow'],
    ['MachineGray', 'Gray'],
    ['Altered', undefined],
  ] as const)('base colour of %s', (text, word) => {
    expect(cars.meaning('base_ext_color', text)?.word).toBe(word);
  });

  test('words that say nothing mean that nothing is known', () => {
    for (const text of ['Not Specified', 'UNKNOWN', '???', 'n/a'])
      expect(cars.meaning('base_ext_color', text)).toEqual({ word: null });
  });
});

test('other markets have vocabularies of their own, or none', () => {
  const bikes = wordsOf('motorcycles');
  expect(bikes.meaning('drivetrain', 'Shaft drive')).toEqual({ word: 'Shaft' });
  expect(bikes.meaning('drivetrain', 'FWD')).toBeUndefined();
  expect(bikes.meaning('make', 'Harley Davidson')).toEqual({ word: 'Harley-Davidson' });
  expect(bikes.meaning('fuel_type', 'Gasoline')?.word).toBe('Gas');
  expect(bikes.fields).not.toContain('body_type');
  for (const market of ['rvs', 'uk-rvs', 'heavy-equipment'])
    expect(wordsOf(market).fields).not.toContain('make');
});

test.each<[field: string, texts: readonly string[], word: string | null]>([
  ['make', ['Ford Motor Company', 'Ford Division', 'FORD MOTOR CO.', 'Ford Motors NA'], 'Ford'],
  ['body_type', ['Bakkie', 'ute'], 'Pickup'],
  ['make', ['Azure Dynamics Incorporated'], 'Azure Dynamics'],
  ['make', ['Roush Industries, Inc.', 'ROUSH'], 'Roush'],
  ['make', ['The Vehicle Production Group LLC', 'VPG'], 'VPG'],
  ['transmission', ['Auto(AV)', 'auto(av)', 'Auto(AV-S6)', 'Automatic (variable gear ratios)'], 'CVT'],
  ['transmission', ['Auto(A6)', 'Auto(AM-S7)', 'Automatic 6-spd'], 'Automatic'],
  ['make', ['Rolls-Royce Motor Cars Limited'], 'Rolls-Royce'],
  ['make', ['Volvo Cars of North America, LLC'], 'Volvo'],
  ['fuel_type', ['flex-fuel (unleaded/E85)', 'flex-fuel (premium unleaded required/E85)'], 'E85 / Unleaded'],
  [
    'fuel_type',
    ['Gasoline (Premium Unleaded Recommended)', 'premium unleaded (required)'],
    'Premium Unleaded',
  ],
  ['fuel_type', ['Gasoline (Regular Unleaded Recommended)', 'regular unleaded'], 'Unleaded'],
  ['fuel_type', ['Diesel, ultra low sulfur (15 ppm, maximum)', 'D', 'gazole', 'gasóleo'], 'Diesel'],
  ['fuel_type', ['other', 'andere', 'autre', 'otro', 'Sonstige', 'Overig', 'Övrigt'], null],
  ['drivetrain', ['2-Wheel Drive, Front', 'F', 'Traction avant'], 'FWD'],
  ['drivetrain', ['2-Wheel Drive, Rear', 'R'], 'RWD'],
  ['drivetrain', ['Part-time 4-Wheel Drive', '4'], '4WD'],
  ['transmission', ['7a', '8am', '1dd', 'SA', 'AUTOMATED_MANUAL', 'DIRECT_DRIVE'], 'Automatic'],
  ['transmission', ['6m', '5 M', 'boîte mécanique', 'mecánica', 'manuale'], 'Manual'],
  ['transmission', ['SCV', 'stufenlos'], 'CVT'],
  ['body_type', ['Midsize Cars', 'compact', 'Two Seaters', '2seater', 'Special Purpose Vehicle 2WD'], null],
  ['body_type', ['Vans, Cargo Types', 'Cargo Van'], 'Cargo Van'],
  ['body_type', ['Vans, Passenger Type'], 'Passenger Van'],
  ['body_type', ['Small SUV 4WD', 'SUV Compact', 'fuoristrada'], 'SUV'],
  ['body_type', ['Citadine', 'utilitario', 'Berline compacte'], 'Hatchback'],
  [
    'fuel_type',
    ['2.0 Diesel', '1.5 L Diesel', 'Diesel 1,6 Liter', '2.0 TDI Diesel', '1998 cc Diesel'],
    'Diesel',
  ],
  ['fuel_type', ['1.4 Petrol', 'Turbo Gas'], 'Unleaded'],
  ['body_type', ['Sport Utilities', 'Luxury Vehicles,Sport Utilities', 'Sport Utilities,Hybrids'], 'SUV'],
  ['base_int_color', ['Moonrock Grey', 'Quartz'], 'Gray'],
  ['base_int_color', ['Birch'], 'Beige'],
  ['make', ['sonstige_autos', 'Andere Marken', 'Autres voitures', 'Other manufacturer'], null],
])('%s: %s', (field, texts, word) => {
  for (const text of texts) expect(wordsOf('us-cars').meaning(field, text)?.word, text).toBe(word);
});

test('the size of an engine alone is no fuel, two bodies are none, and a paint has no name of a seat', () => {
  for (const [field, text] of [
    ['fuel_type', '2.0'],
    ['fuel_type', '1998 cc'],
    ['body_type', 'Sport Utilities,Wagons'],
    ['body_type', 'Sedans,Wagons'],
    ['base_ext_color', 'Quartz'],
  ] as const)
    expect(cars.meaning(field, text)?.word, text).toBeUndefined();
});

test('a letter behind a make is of its model', () => {
  for (const [text, make, model] of [
    ['Mercedes-Benz E 220', 'Mercedes-Benz', 'E 220'],
    ['BMW M 3', 'BMW', 'M 3'],
    ['Mercedes e 200', 'Mercedes-Benz', 'e 200'],
  ] as const)
    expect(cars.meaning('make', text), text).toMatchObject({ word: make, head: model });
});

test('electric and gasoline are those of a plug-in, until a VIN tells otherwise', () => {
  expect(cars.meaning('fuel_type', 'Electric/Gasoline')).toMatchObject({
    word: 'Electric / Unleaded',
    powertrain: 'PHEV',
  });
  expect(cars.meaning('fuel_type', 'Electric / Unleaded')?.powertrain).toBe('PHEV');
});

test('each spelling of a choice means one word', () => {
  const spelled = allChoiceSpellings().map(([spelling]) => spelling);
  expect(new Set(spelled).size).toBe(spelled.length);
  for (const one of spelled) expect(one).toBe(one.toLowerCase());
});

test.each([
  ['make', 'General Motors'],
  ['make', 'Motor Company'],
  ['make', 'FCA US LLC'],
  ['fuel_type', 'p'],
  ['body_type', 'внедорожник / пикап'],
  ['drivetrain', 'P'],
])('%s: nobody guesses what %s is', (field, text) =>
  expect(wordsOf('us-cars').meaning(field, text)).toBeUndefined(),
);

// the words of marketplaces in German, Dutch, French, Spanish, Italian and Swedish, in this order
test.each<[field: string, word: string | null, powertrain: string, texts: string]>([
  ['body_type', 'Hatchback', '', 'Kleinwagen|Stadsauto|Citadine|Compacto|Due volumi|Småbil'],
  ['body_type', 'Wagon', '', 'Kombi|Stationwagon|Break|Familiar|Station wagon|Herrgårdsvagn'],
  [
    'body_type',
    'SUV',
    '',
    'SUV/Geländewagen|SUV/Off-Road/Pick-up|SUV/4x4/Pick-Up|Todo terreno|SUV/Fuoristrada|Stadsjeep',
  ],
  ['body_type', 'Minivan', '', 'Großraumlimousine|Ruimtewagen|Monospace|Monovolumen|Monovolume|Familjebuss'],
  ['body_type', 'Cargo Van', '', 'Kastenwagen|Bestelwagen|Utilitaire|Furgoneta|Furgoni|Skåpbil'],
  ['fuel_type', 'Unleaded', 'Combustion', 'Super 95|Benzine|Essence|Gasolina|Benzina|Bensin'],
  ['fuel_type', 'Electric', 'BEV', 'Elektro|Elektrisch|Electrique|Eléctrico|Elettrica|El'],
  [
    'fuel_type',
    'Unleaded',
    'HEV',
    'Elektro/Benzin|Hybride benzine|Électrique/Essence|Híbrido|Ibrida|Hybrid el/bensin',
  ],
  [
    'fuel_type',
    'Diesel',
    'HEV',
    'Elektro/Diesel|Hybride diesel|Electrique/Diesel|Eléctrico/diésel|Ibrida diesel|El/Diesel',
  ],
  [
    'fuel_type',
    'Electric / Unleaded',
    'PHEV',
    'Plug-in-Hybrid|Plug-in hybride|Hybride rechargeable|Híbrido enchufable|Ibrida plug-in|Laddhybrid',
  ],
  [
    'fuel_type',
    'Liquefied Petroleum Gas',
    'Combustion',
    'Autogas (LPG)|LPG|Essence / GPL|Gas licuado (GLP)|Benzina/GPL|LPG',
  ],
  [
    'fuel_type',
    'Compressed Natural Gas',
    'Combustion',
    'Erdgas (CNG)|CNG (Aardgas)|GNV|Gas natural (CNG)|Metano|Fordonsgas',
  ],
  ['transmission', 'Manual', '', 'Schaltgetriebe|Handgeschakeld|Mécanique|Manual|Manuale|Manuell'],
  [
    'transmission',
    'Automatic',
    '',
    'Halbautomatik|Half/Semi-automaat|Semi-automatique|Secuencial|Semiautomatico|Automatisk',
  ],
  ['drivetrain', 'FWD', '', 'Vorderrad|Voor|Traction|Delantera|Trazione anteriore|Framhjulsdriven'],
  ['drivetrain', 'RWD', '', 'Heck|Achter|Propulsion|Trasera|Posteriore|Bakhjulsdrift'],
  ['drivetrain', 'AWD', '', 'Allrad|AWD|Intégrale|Tracción total|Trazione integrale|Allhjulsdrift'],
  ['base_ext_color', 'Red', '', 'Rot|Rood|Bordeaux|Granate|Rosso|Vinröd'],
  ['base_ext_color', 'White', '', 'Weiß|Wit|Ivoire|Blanco|Bianco|Vit'],
  ['base_ext_color', 'Blue', '', 'Türkis|Blauw|Bleu marine|Azul|Blu/Azzurro|Mörkblå'],
])('%s: %s in six languages (%s)', (field, word, powertrain, texts) => {
  const words = wordsOf('us-cars');
  for (const text of texts.split('|')) {
    expect(words.meaning(field, text)?.word, text).toBe(word);
    expect(words.meaning(field, text)?.powertrain ?? '', text).toBe(powertrain);
  }
});
