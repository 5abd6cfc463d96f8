import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, test } from 'vitest';
import { literal, rows } from '../../ingest/ground/sql.ts';
import { fold } from '../../src/grammar/fold.ts';
import { file, readingCells, values } from './taken.ts';

/** What words of other languages and of lists mean in a file (docs/rules/feeds.md sections 2.3 and 3): made rows in the forms of real ones. */

const taken = readingCells();

describe('letters whose small form two programs do not agree on', () => {
  test('fold and the database lower every letter of our alphabets alike', async () => {
    const letters = Array.from({ length: 0x1fff }, (_, code) => String.fromCodePoint(code))
      // composed, as a ledger holds them, and none that is younger than the database
      .filter(
        (one) =>
          (/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u.test(one) && one < '\u1c80') ||
          one > '\u1e00',
      )
      .filter((one) => /^\p{L}$/u.test(one) && one.normalize('NFC') === one);
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
    const db = await instance.connect();
    const lowered = await rows<{ one: string; low: string }>(
      db,
      `SELECT one, lower(one) AS low FROM (SELECT unnest(string_split(${literal(letters.join(' '))}, ' ')) AS one)`,
    );
    instance.closeSync();
    expect(lowered.length).toBeGreaterThan(1000);
    expect(lowered.filter(({ one, low }) => low !== fold(one))).toEqual([]);
  });

  test('a word of a map is found in any case', async () => {
    const { listings } = await taken(
      file('trim,exterior_color', ['İKİNCİ,ΛΕΥΚΟΣ', 'ikinci,λευκος', 'Groß,ΛΕΥΚΟΣ ΣΑΤΕΝ', 'GROẞ,x']),
      {
        map: 'values:\n  trim: { İkinci: Second, groß: Large }\n  exterior_color: { Λευκός: "", ΛΕΥΚΟΣ: White, ΛευκοΣ Σατεν: Satin }\n',
      },
    );
    expect(values(listings, 'trim')).toEqual(['Second', 'Second', 'Large', 'Large']);
    expect(values(listings, 'exterior_color').slice(0, 3)).toEqual(['White', 'λευκος', 'Satin']);
  });

  test('a header of a map is found in any case', async () => {
    const { listings } = await taken('source,İLAN NO,ΜΟΝΤΕΛΟΣ,make\nd.example,7,Uno,Fiat\n', {
      map: 'columns: { ilan no: stock_no, μοντελοσ: model }',
    });
    expect(values(listings, 'stock_no', 'model')).toEqual([['7', 'Uno']]);
  });
});

test('words for what a list does not have are no model, no colour and no body; in other texts they stay', async () => {
  const others = [
    'Andere',
    'otros',
    'AUTRE',
    'altro',
    'Overig',
    'inne',
    'Diğer',
    'другое',
    'Övrigt',
    'Other',
  ];
  const { listings, found } = await taken(
    file(
      'model,exterior_color,interior_color,body_type,seller_name',
      others.map((one) => `${one},${one},${one},${one},${one}`),
    ),
  );
  const fields = ['model', 'exterior_color', 'interior_color', 'base_ext_color', 'body_type', 'seller_name'];
  expect(values(listings, ...fields)).toEqual(others.map((one) => [null, null, null, null, null, one]));
  expect(found.nullWords).toEqual({ model: 10, exterior_color: 10, interior_color: 10, body_type: 10 });
  expect(found.unknownWords).toEqual({});
});

describe('a column is read in one language', () => {
  const bodies = async (cells: readonly string[]): Promise<unknown[]> =>
    values((await taken(file('body_type', cells))).listings, 'body_type');

  test('a Limousine is a Sedan among German words, and a long one elsewhere', async () => {
    expect(
      await bodies(['Limousine', 'Kombi', 'limousine', 'Limousine 4-türig', 'Stretchlimousine']),
    ).toEqual([...['Sedan', 'Wagon', 'Sedan', 'Sedan', 'Limousine']]);
    expect(await bodies(['Limousine', 'SUV', 'Coupe'])).toEqual(['Limousine', 'SUV', 'Coupe']);
    // who writes Sedan, too, tells the two apart
    expect(await bodies(['Limousine', 'Kombi', 'Sedan'])).toEqual(['Limousine', 'Wagon', 'Sedan']);
    // one Cabrio makes no German of an English list
    expect(await bodies(['Limousine', 'Cabrio', 'Truck'])).toEqual(['Limousine', 'Convertible', 'Pickup']);
  });

  test('gas is no petrol where petrol has a word of its own', async () => {
    const fuels = async (cells: readonly string[]): Promise<unknown[]> =>
      values((await taken(file('fuel_type', cells))).listings, 'fuel_type', 'powertrain_type');
    expect(await fuels(['Gas', 'Benzin', 'Diesel'])).toEqual([
      ['Gas', 'Combustion'],
      ['Unleaded', 'Combustion'],
      ['Diesel', 'Combustion'],
    ]);
    expect(await fuels(['Gas', 'Diesel'])).toEqual([
      ['Unleaded', 'Combustion'],
      ['Diesel', 'Combustion'],
    ]);
    // dealers of Québec write both languages; "super" is a grade, and one imported car makes no German list
    const petrol = ['Unleaded', 'Combustion'];
    expect(await fuels(['Gas', 'Essence'])).toEqual([petrol, petrol]);
    expect(await fuels(['Gas', 'Super'])).toEqual([petrol, petrol]);
    expect((await fuels(['Gas', 'Benzin', 'Electric'])).slice(0, 2)).toEqual([petrol, petrol]);
  });
});

test('engines in cubic centimetres: motorcycles keep each of them, cars are called by tenths of a litre', async () => {
  const sizes = ['350 cc', '599 cc', '1254', '"1,868 cc"', '49 ccm', '0.7L', '1.2', '114', '0 cc'];
  const bikes = await taken(file('engine_size', sizes), { market: 'motorcycles' });
  // 114 may be cubic inches
  expect(values(bikes.listings, 'engine_size')).toEqual([
    ...[0.35, 0.599, 1.254, 1.868, 0.049, 0.7, 1.2, null, null],
  ]);
  const cars = await taken(file('engine_size', sizes));
  expect(values(cars.listings, 'engine_size')).toEqual([0.4, 0.6, 1.3, 1.9, null, 0.7, 1.2, null, null]);
});

test('a few cubic centimetres are litres', async () => {
  const { listings } = await taken(file('engine_size', ['2.0 cc', '3.5 CC', '1998 cc']));
  expect(values(listings, 'engine_size')).toEqual([2, 3.5, 2]);
});

test('a model that is called as another language calls what it does not have stays: the Altra of Nissan', async () => {
  const { listings } = await taken(file('model', ['Altra', 'Altro']));
  expect(values(listings, 'model')).toEqual(['Altra', null]);
});

test('months in the languages of feeds; the beginning of a word is no month', async () => {
  const { listings, found } = await taken(
    file('first_scraped_at', [
      ...[
        '27. November 2025',
        '5 März 2026',
        '1er février 2026',
        '14 août 2025',
        '3 déc. 2025',
        '9 mai 2026',
      ],
      ...[
        '27 de noviembre de 2025',
        '8 agosto 2025',
        '2 mei 2026',
        '30 maj 2026',
        '4 Sept. 2025',
        '6-OCT-2025',
      ],
      ...['"October 7th, 2025"', '11 dicembre 2025', '12 juin 2026', '13 juillet 2026'],
      // November in Finland, which begins as March does elsewhere; in Poland November, in Croatia October
      ...['20. marraskuu 2025', '20 listopada 2025'],
    ]),
  );
  const days = [
    ...['2025-11-27', '2026-03-05', '2026-02-01', '2025-08-14', '2025-12-03', '2026-05-09'],
    ...['2025-11-27', '2025-08-08', '2026-05-02', '2026-05-30', '2025-09-04', '2025-10-06'],
    ...['2025-10-07', '2025-12-11', '2026-06-12', '2026-07-13'],
  ];
  expect(values(listings, 'first_seen_at_mc')).toEqual(days.map((day) => String(Date.parse(day) / 1000)));
  expect(found.rejected).toBe(2);
});

test('states and provinces with their country, by its standard, and with a shortened quarter of the sky', async () => {
  const { listings, found } = await taken(
    file('state', [
      ...[
        'US-TX',
        'CA-ON',
        'Texas (TX)',
        'TX - Texas',
        '"Ontario, Canada"',
        '"OH, USA"',
        '"Calif., United States"',
      ],
      ...['N. Carolina', 'W. Virginia', 'S Dakota', 'N. Mexico', 'N. Brunswick', 'Ontarioo'],
    ]),
  );
  expect(values(listings, 'state')).toEqual([
    ...['TX', 'ON', 'TX', 'TX', 'ON', 'OH', 'CA', 'NC', 'WV', 'SD', 'NM', 'NB', 'Ontarioo'],
  ]);
  expect(found.unknownWords).toMatchObject({ state: { rows: 1 } });
});

test('faults that a spreadsheet shows in place of a value, and dates that a program has not, are empty', async () => {
  const words = ['#VALUE!', '#REF!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', 'NaT', 'n.a.'];
  const { listings, found } = await taken(
    file(
      'trim,price',
      words.map((one) => `${one},${one}`),
    ),
  );
  expect(values(listings, 'trim', 'price')).toEqual(words.map(() => [null, null]));
  expect(found.nullWords).toEqual({ trim: words.length, price: words.length });
});

test('a row of a country that the market does not have is told by the name of that country, too', async () => {
  const { listings, rejects } = await taken(
    file('country', [
      'Deutschland',
      'México',
      'DEU',
      'Ireland',
      'The Netherlands',
      'Sverige',
      'U.S.A.',
      'Canada',
      'CAN',
      'Georgia',
    ]),
  );
  // of Georgia nothing tells whether it is the state
  expect(values(listings, 'country')).toEqual(['US', 'CA', 'CA', 'US']);
  expect(rejects.map((line) => line.split(',')[2])).toEqual([
    ...['Deutschland', 'México', 'DEU', 'Ireland', 'The Netherlands', 'Sverige'],
  ]);
});

test('words of Québec and of gearboxes, drives and wine', async () => {
  const { listings, found } = await taken(
    file('inventory_type,body_type,transmission,drivetrain,exterior_color', [
      'Usagé,VUS,BVA,ALL4,Weinrot',
      "Véhicule d'occasion,Berline,BVM6,HTRAC,Vinröd",
      'Démo,VUS,Automatlåda,AWD,Wijnrood',
      'new,Sedan,Estándar,FWD,Red',
    ]),
  );
  expect(
    values(listings, 'inventory_type', 'body_type', 'transmission', 'drivetrain', 'base_ext_color'),
  ).toEqual([
    ['used', 'SUV', 'Automatic', 'AWD', 'Red'],
    ['used', 'Sedan', 'Manual', 'AWD', 'Red'],
    ['used', 'SUV', 'Automatic', 'AWD', 'Red'],
    ['new', 'Sedan', 'Manual', 'FWD', 'Red'],
  ]);
  expect(found.unknownWords).toEqual({});
});
