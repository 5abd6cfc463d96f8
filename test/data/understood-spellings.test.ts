import { describe, expect, test } from 'vitest';
import { readRates } from '../../ingest/accept/rates.ts';
import { file, readingCells, values } from './taken.ts';

/** Spellings of places, currencies and photos that feeds use besides the usual ones (docs/rules/feeds.md section 2). */

const taken = readingCells();

describe('places', () => {
  const STATES: readonly (readonly [written: string, state: string, country: string])[] = [
    ['Nueva York', 'NY', 'US'],
    ['Dakota del Norte', 'ND', 'US'],
    ['Pensilvania', 'PA', 'US'],
    ['Californie', 'CA', 'US'],
    ['Caroline du Sud', 'SC', 'US'],
    ['State of New York', 'NY', 'US'],
    ['Commonwealth of Virginia', 'VA', 'US'],
    ['Armed Forces Europe', 'AE', 'US'],
    ['AP', 'AP', 'US'],
    ['Terre-Neuve', 'NL', 'CA'],
    ['T.-N.-L.', 'NL', 'CA'],
    ['Province de Québec', 'QC', 'CA'],
    ['Province of Ontario', 'ON', 'CA'],
  ];
  test('states and provinces in Spanish and French, in full, and of the armed forces', async () => {
    const { listings, found } = await taken(
      file(
        'state',
        STATES.map(([written]) => written),
      ),
    );
    expect(values(listings, 'state', 'country')).toEqual(STATES.map(([, ...place]) => place));
    expect(found.unknownWords).toEqual({});
  });

  const ZIPS: readonly (readonly [written: string, zip: string | null, state: string])[] = [
    ["'02138", '02138', 'MA'],
    ['US-77002', '77002', 'TX'],
    ['M5V-2T6', 'M5V 2T6', 'ON'],
    ['m5v - 2t6', 'M5V 2T6', 'ON'],
    ['2138-1234', '02138', 'MA'],
  ];
  test('postal codes as spreadsheets and standards write them', async () => {
    const { listings } = await taken(
      file(
        'zip',
        ZIPS.map(([written]) => `"${written}"`),
      ),
    );
    expect(values(listings, 'zip', 'state')).toEqual(ZIPS.map(([, ...place]) => place));
  });

  const ABROAD: readonly (readonly [written: string, zip: string, country: string])[] = [
    ['D-10115', 'D-10115', 'DE'],
    ['de-10115', 'DE-10115', 'DE'],
    ['F-75001', 'F-75001', 'FR'],
    ['A-1010', 'A-1010', 'AT'],
    ['sw1a 1aa', 'SW1A 1AA', 'GB'],
    ['1012 AB', '1012AB', 'NL'],
    ['00-001', '00-001', 'PL'],
  ];
  test('codes of other countries, by their letters or their form, stay, without a position', async () => {
    const { listings, found } = await taken(
      file(
        'zip',
        ABROAD.map(([written]) => written),
      ),
    );
    expect(values(listings, 'zip', 'country', 'latitude')).toEqual(
      ABROAD.map(([, zip, country]) => [zip, country, null]),
    );
    expect(found.marks).toEqual({ country_foreign: ABROAD.length });
    // Delaware
    expect(values((await taken(file('zip', ['DE-19801']))).listings, 'country')).toEqual(['US']);
  });

  test('a code abroad that looks as a ZIP without its zero is not repaired', async () => {
    const { listings, found } = await taken(file('zip,state,city', ['3000,VIC,Melbourne']));
    expect(values(listings, 'zip', 'country')).toEqual([['3000', 'AU']]);
    expect(found.marks).toEqual({ country_foreign: 1 });
  });

  test('countries in other languages', async () => {
    const { listings, rejects } = await taken(
      file('country', ['Kanada', 'Verenigde Staten', 'Stati Uniti', 'Vereinigtes Königreich', 'Allemagne']),
    );
    expect(values(listings, 'country')).toEqual(['CA', 'US', 'US']);
    expect(rejects).toHaveLength(2);
  });
});

describe('currencies', () => {
  const PRICES: readonly (readonly [price: string, given: string])[] = [
    ['CAN$20000', '20000 CAD'],
    ['20000 CAN', '20000 CAD'],
    ['20000 Canadian dollars', '20000 CAD'],
    ['MXN$ 200000', '200000 MXN'],
  ];
  test('signs and words', async () => {
    const prices = PRICES.map(([price]) => price);
    const { listings } = await taken(file('price', [...prices, '20000 U.S. $']));
    expect(values(listings, 'price_as_given')).toEqual([...PRICES.map(([, given]) => given), null]);
    expect(values(listings, 'price')).toEqual([null, null, null, null, 20_000]);
  });

  test('a column may call them by their English names', async () => {
    const rows = ['20000,Canadian Dollar', '20000,US Dollars', '20000,euros', '20000,Swedish Krona'];
    const { listings } = await taken(file('price,currency_indicator', rows));
    expect(values(listings, 'price', 'price_as_given')).toEqual([
      [null, '20000 CAD'],
      [20_000, null],
      [null, '20000 EUR'],
      [null, '20000 SEK'],
    ]);
  });

  test('US dollars in Canada are converted where the rate of its own is known, and are not counted as converted else', async () => {
    const rows = file('price,country', ['20000 USD,CA', '20000 EUR,US']);
    const { found, listings } = await taken(rows);
    expect(values(listings, 'price')).toEqual([null, null]);
    expect(found.foreignMoney).toEqual({
      USD: { rows: 1, converted: 0 },
      EUR: { rows: 1, converted: 0 },
    });
    const converted = await taken(rows, { rates: readRates(['CAD=0.8']) });
    // a US dollar is worth 1 / 0.8 = 1.25 Canadian ones
    expect(values(converted.listings, 'price')).toEqual([25_000, null]);
    expect(converted.found.foreignMoney).toMatchObject({ USD: { converted: 1 }, EUR: { converted: 0 } });
  });
});

test('kilometres and miles in Romance languages', async () => {
  const { listings } = await taken(
    file('miles', [
      '56 000 kilomètres',
      '56 000 Kilomètre',
      '56000 kilómetros',
      '56000 chilometri',
      '56000 quilômetros',
      '9 000 milles',
      '9000 millas',
    ]),
  );
  // 56,000 / 1.609344
  expect(values(listings, 'miles')).toEqual([...Array(5).fill(34_797), 9000, 9000]);
});

describe('dates', () => {
  const days = (...written: string[]): string[] => written.map((day) => String(Date.parse(day) / 1000));

  test('years of two digits, where a cell of the column tells which part they are', async () => {
    const { listings } = await taken(file('scraped_at', ['11/27/26', '11/03/26 10:00', '"1/2/26, 2:30 PM"']));
    expect(values(listings, 'scraped_at')).toEqual(
      days('2026-11-27', '2026-11-03T10:00Z', '2026-01-02T14:30Z'),
    );
  });

  test('one that may begin with its year, or tells nothing, is rejected, unless a map says the order', async () => {
    const cells = file('scraped_at', ['27/11/26', '03/04/26', '05.05.26']);
    const { rejects } = await taken(cells);
    expect(rejects).toHaveLength(3);
    expect(rejects[0]).toContain('has two readings');
    const { listings } = await taken(cells, { map: 'forms: { scraped_at: day/month/year }' });
    expect(values(listings, 'scraped_at')).toEqual(days('2026-11-27', '2026-04-03', '2026-05-05'));
  });

  test('in a column that says the order, a part that is no month is no date', async () => {
    const { rejects } = await taken(file('scraped_at', [...Array(60).fill('11/27/26'), '27/11/26']));
    expect(rejects).toHaveLength(1);
  });

  test('further forms, and what programs write for no date', async () => {
    const { listings, found } = await taken(
      file('scraped_at', [
        ...['20261127T100000Z', '20261127T100000+01:00', '27/Nov/2026', '27th of November 2026'],
        ...['0000-00-00', '0000-00-00 00:00:00', '00/00/0000'],
      ]),
    );
    const ten = '2026-11-27T10:00Z';
    expect(values(listings, 'scraped_at')).toEqual([
      ...days(ten, '2026-11-27T09:00Z', '2026-11-27', '2026-11-27'),
      ...[null, null, null],
    ]);
    expect(found.nullWords).toEqual({ scraped_at: 3 });
  });
});

describe('photos', () => {
  const [one, two, three] = [1, 2, 3].map((at) => `https://p.example/${at}.jpg`);
  test.each([
    ['line ends of pages', `${one}<br>${two}<br />${three}`],
    ['braces of a database', `{${one},${two},${three}}`],
    ['quotes', `""${one}"",""${two}"",""${three}""`],
    ['nothing', `${one}${two}${three}`],
  ])('joined by %s', async (_, cell) => {
    const { listings } = await taken(file('photo_links', [`"${cell}"`]));
    expect(values(listings, 'photo_links')).toEqual([[one, two, three]]);
  });

  test('a link within a link is one', async () => {
    const link = 'https://p.example/resize?url=https://q.example/1.jpg';
    const { listings } = await taken(file('photo_links', [link]));
    expect(values(listings, 'photo_links')).toEqual([[link]]);
  });

  test.each(['Photo #', 'images/', 'photo_links[', 'foto '])('in columns called %s1', async (name) => {
    const end = name.endsWith('[') ? ']' : '';
    const { listings } = await taken(file(`${name}1${end},${name}2${end}`, [`${one},${two}`]));
    expect(values(listings, 'photo_links')).toEqual([[one, two]]);
  });
});
