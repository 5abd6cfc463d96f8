import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/catalog/markets.ts';
import { allChoiceSpellings } from '../../src/catalog/vocabulary/choice.ts';
import { COUNTS_IN_WORDS } from '../../src/catalog/vocabulary/count.ts';
import { currencyAround } from '../../src/catalog/vocabulary/currency.ts';
import { isCount } from '../../src/catalog/vocabulary/unit.ts';

/** Words of marketplaces in languages that few files use, and cells that name a fuel beside petrol (docs/rules/feeds.md section 2.3). */

const cars = wordsOf('us-cars');

describe('fuels beside petrol', () => {
  test.each([
    // Bangladesh: a high grade of petrol, alone and beside gas
    ['Octane', 'Unleaded', 'Combustion'],
    ['Petrol, Octane', 'Unleaded', 'Combustion'],
    ['CNG, Octane', 'Compressed Natural Gas', 'Combustion'],
    ['Petrol, CNG', 'Compressed Natural Gas', 'Combustion'],
    ['Octane, LPG', 'Liquefied Petroleum Gas', 'Combustion'],
    ['Petrol, Hybrid, Octane', 'Unleaded', 'HEV'],
    ['Benzin/Plug-in-Hybrid', 'Electric / Unleaded', 'PHEV'],
    // Peru
    ['gas glp', 'Liquefied Petroleum Gas', 'Combustion'],
    ['gas gnv', 'Compressed Natural Gas', 'Combustion'],
  ])('%s', (text, word, powertrain) => {
    expect(cars.meaning('fuel_type', text)).toEqual({ word, powertrain });
  });

  // which of them the car burns, nothing tells
  test.each(['Petrol, Diesel', 'CNG, LPG', 'Diesel, CNG', 'Petrol, Hybrid, Steam'])(
    '%s stays unknown',
    (text) => expect(cars.meaning('fuel_type', text)).toBeUndefined(),
  );

  test('a market that calls petrol so keeps its word', () => {
    expect(wordsOf('uk-cars').meaning('fuel_type', 'Petrol, Octane')?.word).toBe('Petrol');
  });
});

describe('fuels put together of words', () => {
  test.each([
    ['Gasolina híbrido enchufable', 'Electric / Unleaded', 'PHEV'],
    ['Essence - électricité (hybride non rechargeable)', 'Unleaded', 'HEV'],
    ['Hybride auto-rechargeable', 'Unleaded', 'HEV'],
    ['Hybride diesel rechargeable', 'Electric / Diesel', 'PHEV'],
    ['MHEV Diesel', 'Diesel', 'MHEV'],
    ['Benzin-Mildhybrid', 'Unleaded', 'MHEV'],
    ['Híbrido ligero gasolina', 'Unleaded', 'MHEV'],
    ['Bensinhybrid', 'Unleaded', 'HEV'],
    ['Ibrida Benzina/Elettrica', 'Unleaded', 'HEV'],
    ['100% elétrico', 'Electric', 'BEV'],
    ['Gasolina e álcool', 'E85 / Unleaded', 'Combustion'],
    ['Gasolina, álcool e gás natural', 'Compressed Natural Gas', 'Combustion'],
    ['Premium Unleaded 98', 'Premium Unleaded', 'Combustion'],
    ['Benzine en LPG', 'Liquefied Petroleum Gas', 'Combustion'],
  ])('%s', (text, word, powertrain) => {
    expect(cars.meaning('fuel_type', text)).toEqual({ word, powertrain });
  });

  // several fuels, a plug that nothing says of what, and words that may tell anything
  test.each(['Petrol and diesel', 'Diesel and LPG hybrid', 'Hybrid steam', 'Not electric', 'Light'])(
    '%s stays unknown',
    (text) => expect(cars.meaning('fuel_type', text)).toBeUndefined(),
  );

  test('gas beside gasolina is a gas, and beside gasoline it is petrol', () => {
    const gas = (...texts: string[]) => cars.columnMeanings('fuel_type', ['Gas', ...texts]).get('Gas')?.word;
    expect(gas('Gasolina', 'Diésel')).toBe('Gas');
    expect(gas('Gasolina', 'Gasoline')).toBe('Unleaded');
  });
});

describe('wheels that are driven, in many words', () => {
  test.each([
    ['Tracción a las cuatro ruedas', '4WD'],
    ['2 roues motrices avant', 'FWD'],
    ['Tvåhjulsdrift, bak', 'RWD'],
    ['Permanenter Allradantrieb', 'AWD'],
    ['Allrad (4x4)', '4WD'],
    ['Due ruote motrici', '2WD'],
    ['Voorwielen', 'FWD'],
    ['Roues arrière motrices', 'RWD'],
  ])('%s is %s', (text, word) => expect(cars.meaning('drivetrain', text)?.word).toBe(word));

  test.each(['Rear camera', 'Front and rear', 'Front sensors'])('%s stays unknown', (text) =>
    expect(cars.meaning('drivetrain', text)).toBeUndefined(),
  );
});

test.each([
  ['transmission', '6-Speed', undefined],
  ['transmission', '6 velocidades', undefined],
  ['transmission', '6MT', 'Manual'],
  ['transmission', '8AT', 'Automatic'],
  ['transmission', 'Manuelle à 6 rapports', 'Manual'],
  ['transmission', 'Doble embrague', 'Automatic'],
  ['transmission', 'Automatik stufenlos', 'CVT'],
  ['transmission', 'Automática (CVT)', 'CVT'],
  ['transmission', 'Trinnløs automat', 'CVT'],
  ['transmission', 'Mecânico', 'Manual'],
  ['base_ext_color', 'Azul marino metalizado', 'Blue'],
  ['base_ext_color', 'Vinotinto', 'Red'],
  ['base_ext_color', 'Mörkgråmetallic', 'Gray'],
  ['base_ext_color', 'Bordeauxrot', 'Red'],
  ['base_ext_color', 'Bronzemetal', 'Brown'],
  ['base_ext_color', 'Negras', 'Black'],
  ['base_ext_color', 'Multicolor', null],
  ['base_ext_color', 'Otros colores', null],
  ['base_ext_color', 'White or similar', 'White'],
  ['base_ext_color', 'Or', 'Gold'],
  ['base_int_color', 'Half leather', null],
  ['base_int_color', 'Piel sintética', null],
  ['base_int_color', 'Vollleder, schwarz', 'Black'],
  ['fuel_type', 'Otros combustibles', null],
])('%s: %s, as sites offer it, is %s', (field, text, word) => {
  expect(cars.meaning(field, text)?.word).toBe(word);
});

test.each([
  ['make', 'فولكسفاغن', 'Volkswagen'],
  ['make', 'أوبل', 'Opel'],
  ['make', 'Anadol', 'Anadol'],
  ['fuel_type', 'bencinski motor', 'Unleaded'],
  ['fuel_type', 'dizelski motor', 'Diesel'],
  ['fuel_type', 'Bensiin + gaas (LPG/vedelgaas)', 'Liquefied Petroleum Gas'],
  ['fuel_type', 'Bensiin + gaas (CNG/surugaas)', 'Compressed Natural Gas'],
  ['fuel_type', 'Αέριο(lpg) - βενζίνη', 'Liquefied Petroleum Gas'],
  ['fuel_type', 'Benzyna+CNG', 'Compressed Natural Gas'],
  ['fuel_type', 'Benzín+Plyn', 'Gas'],
  ['fuel_type', 'Plug-in-Hybrid Benzin/Elektro', 'Electric / Unleaded'],
  ['fuel_type', 'Бензин, 1.98 л', 'Unleaded'],
  ['fuel_type', 'Газ / Бензин, 2 л', 'Gas'],
  ['fuel_type', 'Електро, 82 кВт·год', 'Electric'],
  ['fuel_type', 'Non spécifié', null],
  ['transmission', 'ročni menjalnik', 'Manual'],
  ['transmission', 'avtomatski menjalnik', 'Automatic'],
  ['transmission', 'Manuelni 5 brzina', 'Manual'],
  ['transmission', 'Automatski / poluautomatski', 'Automatic'],
  ['transmission', 'Automat sequentiell', 'Automatic'],
  ['transmission', 'Automat stufenlos, sequentiell', 'CVT'],
  ['transmission', 'Automata (5 fokozatú)', 'Automatic'],
  ['transmission', 'Manuális (6 fokozatú)', 'Manual'],
  ['transmission', 'Ручна / Механіка', 'Manual'],
  ['drivetrain', 'Nelikvedu', '4WD'],
  ['body_type', 'kombilimuzina / hatchback', 'Hatchback'],
  ['body_type', 'enoprostorec', 'Minivan'],
  ['body_type', 'terensko vozilo', 'SUV'],
  ['body_type', 'Väikekaubik', 'Cargo Van'],
  ['body_type', 'Kombi 5-dørs', 'Hatchback'],
  ['base_ext_color', 'rjava metalik', 'Brown'],
  ['base_ext_color', 'temno modra', 'Blue'],
  ['base_ext_color', 'svetlosiva', 'Gray'],
  ['base_ext_color', 'sötétkék', 'Blue'],
  ['base_ext_color', 'ciemnoniebieski', 'Blue'],
  ['base_ext_color', 'KAD ACERO', 'Gray'],
  ['base_ext_color', 'Café', 'Brown'],
  ['base_ext_color', 'Noir café', 'Black'],
  ['base_ext_color', 'Inny kolor', null],
  ['base_ext_color', 'Cyan', 'Blue'],
  ['base_int_color', '/ blago', null],
  ['base_int_color', 'črna / usnje', 'Black'],
  ['make', '현대', 'Hyundai'],
  ['make', 'Timor', 'Timor'],
  ['make', 'Mini Cooper', 'MINI'],
  ['make', '丰田', 'Toyota'],
  ['make', 'トヨタ', 'Toyota'],
  ['make', 'تويوتا', 'Toyota'],
  ['fuel_type', '가솔린', 'Unleaded'],
  ['fuel_type', 'بنزين', 'Unleaded'],
  ['fuel_type', '柴油', 'Diesel'],
  ['fuel_type', 'Sähkö', 'Electric'],
  ['fuel_type', 'ดีเซล', 'Diesel'],
  ['transmission', 'Otomatis', 'Automatic'],
  ['transmission', 'Automaatti', 'Automatic'],
  ['transmission', 'أوتوماتيك', 'Automatic'],
  ['transmission', 'اوتوماتيك', 'Automatic'],
  ['transmission', 'Kézi', 'Manual'],
  ['transmission', '手动', 'Manual'],
  ['drivetrain', 'Etuveto', 'FWD'],
  ['drivetrain', 'Spate', 'RWD'],
  ['body_type', 'Porrasperä', 'Sedan'],
  ['body_type', 'Viistoperä', 'Hatchback'],
  ['body_type', 'Sedan/limuzína', 'Sedan'],
  ['body_type', 'Джип', 'SUV'],
  ['body_type', 'Luxury Sedan', 'Sedan'],
  ['base_ext_color', 'Hitam Metalik', 'Black'],
  ['base_ext_color', 'Marun', 'Red'],
  ['base_ext_color', 'Abu-abu', 'Gray'],
  ['base_ext_color', 'tumma musta', 'Black'],
  ['base_ext_color', 'Λευκό', 'White'],
  ['base_ext_color', 'أبيض', 'White'],
  ['base_ext_color', '검정색', 'Black'],
  ['base_ext_color', 'ブラック', 'Black'],
  ['base_int_color', '黑色', 'Black'],
  // Latin America, Algeria, Italy and Romania
  ['make', 'Zhidou ZD', 'Zhidou'],
  ['make', 'Karry Yoki', 'Karry'],
  ['make', 'Autobianchi', 'Autobianchi'],
  ['base_ext_color', 'Vinotinto', 'Red'],
  ['base_ext_color', 'Guinda', 'Red'],
  ['base_ext_color', 'Alte culori', null],
  ['body_type', 'mini citadine', 'Hatchback'],
  ['body_type', 'Masina de oras', 'Hatchback'],
  ['body_type', 'Compacta', 'Hatchback'],
  ['body_type', 'commerciale', 'Cargo Van'],
  ['body_type', 'break - familiale', 'Wagon'],
  ['transmission', 'F1', 'Automatic'],
  // the name of the column behind a dash stands for no value
  ['transmission', '- Boîte', null],
  ['transmission', '- Getriebe', null],
  // the paint of Japanese lists; in a name it is the finish
  ['base_ext_color', 'Pearl', 'White'],
  ['base_ext_color', 'Blue Pearl', 'Blue'],
])('%s: %s is %s', (field, text, word) => {
  expect(cars.meaning(field, text)?.word).toBe(word);
});

// marketplaces of Russia's neighbours, Iran, Cambodia, Greece and India
test.each([
  ['make', 'ГАЗ', 'GAZ'],
  ['make', 'LADA (VAZ)', 'Lada'],
  ['make', 'Li', 'Li Auto'],
  ['make', 'Ravon', 'Ravon'],
  ['fuel_type', 'សាំង', 'Unleaded'],
  ['fuel_type', 'ម៉ាស៊ូត', 'Diesel'],
  ['fuel_type', 'بنزینی', 'Unleaded'],
  ['fuel_type', 'دوگانه‌سوز شرکتی', 'Gas'],
  ['fuel_type', 'petrol-gas', 'Gas'],
  ['transmission', 'Mexaniki', 'Manual'],
  ['transmission', 'ស្វ័យប្រវត្តិ', 'Automatic'],
  ['transmission', 'دنده‌ای', 'Manual'],
  ['drivetrain', 'Arxa', 'RWD'],
  ['drivetrain', 'Ön', 'FWD'],
  ['drivetrain', 'Tam', 'AWD'],
  ['drivetrain', 'постоянный полный', 'AWD'],
  ['drivetrain', 'полный подключаемый', '4WD'],
  ['body_type', 'внедорожник 5 дв.', 'SUV'],
  ['body_type', 'хэтчбек 3 дв.', 'Hatchback'],
  ['body_type', 'универсал 5 дв.', 'Wagon'],
  ['body_type', 'Компактвэн', 'Minivan'],
  ['body_type', 'минивэн / бус', 'Minivan'],
  ['body_type', 'Микроавтобус', 'Passenger Van'],
  ['body_type', 'Hetçbek / Liftbek', 'Hatchback'],
  ['body_type', 'Offroader / SUV', 'SUV'],
  ['body_type', 'Furqon', 'Cargo Van'],
  ['body_type', 'Αυτοκίνητο » Κόμπακτ/Hatchback', 'Hatchback'],
  ['body_type', 'Αυτοκίνητο » Λιμουζίνα/Sedan', 'Sedan'],
  ['body_type', 'Αυτοκίνητο » Αγωνιστικό', null],
  ['body_type', 'សេដាន់/Sedan', 'Sedan'],
  ['body_type', 'រថយន្តស្ព័រ/Sports', null],
  ['body_type', 'ផ្សេងៗ', null],
  ['base_ext_color', 'мокрый асфальт', 'Gray'],
  ['base_ext_color', 'серебряный', 'Silver'],
  ['base_ext_color', 'бирюзовый металлик', 'Blue'],
  ['base_ext_color', 'вишневый', 'Red'],
  ['base_ext_color', 'Tünd qırmızı', 'Red'],
  ['base_ext_color', 'Yaş Asfalt', 'Gray'],
  ['base_ext_color', 'Petroleum', 'Blue'],
  ['base_ext_color', 'ពណ៍ខ្មៅ', 'Black'],
  ['base_ext_color', 'ពណ៌ស', 'White'],
  ['base_ext_color', 'نقره‌ای', 'Silver'],
  ['base_ext_color', 'سفید صدفی', 'White'],
])('%s: %s is %s', (field, text, word) => {
  expect(cars.meaning(field, text)?.word).toBe(word);
});

// which of two bodies a vehicle is, and whether xanh is blue or green, nothing tells
test.each([
  ['body_type', 'Van/Mini Bus/Mpv'],
  ['body_type', 'внедорожник / седан'],
  ['base_ext_color', 'Xanh'],
])('%s: %s stays unknown', (field, text) => {
  expect(cars.meaning(field, text)).toBeUndefined();
});

/** Word by text, as a column with these texts is read. */
const inColumn = (field: string, texts: readonly string[]): Record<string, unknown> =>
  Object.fromEntries([...cars.columnMeanings(field, texts)].map(([text, { word }]) => [text, word]));

test('short words of a colour are read in a column of their language alone', () => {
  expect(inColumn('base_ext_color', ['Trắng', 'Đen', 'Đỏ', 'Xanh', 'Xanh lá'])).toEqual({
    Trắng: 'White',
    Đen: 'Black',
    Đỏ: 'Red',
    'Xanh lá': 'Green',
  });
  expect(inColumn('base_ext_color', ['Qara', 'Ağ', 'Göy', 'Boz'])).toEqual({
    Qara: 'Black',
    Ağ: 'White',
    Göy: 'Blue',
    Boz: 'Gray',
  });
  expect(inColumn('base_ext_color', ['White', 'do', 'den', 'ag'])).toEqual({ White: 'White' });
});

test('gas beside petrol-gas is gas', () => {
  expect(inColumn('fuel_type', ['petrol', 'gas', 'petrol-gas'])).toEqual({
    petrol: 'Unleaded',
    gas: 'Gas',
    'petrol-gas': 'Gas',
  });
  expect(inColumn('fuel_type', ['petrol', 'gas'])).toEqual({ petrol: 'Unleaded', gas: 'Unleaded' });
});

test.each(['Camaro', 'Reseda', 'Azalia', 'Balaton'])('no colour at the end of %s', (text) => {
  expect(cars.meaning('base_ext_color', text)).toBeUndefined();
});

test.each([
  'Lainnya',
  'Lain-lain',
  'Diğer',
  'Outros',
  'Egyéb',
  'Jiné',
  'Другое',
  'Nicht angegeben',
  'その他',
  'أخرى',
])('%s says nothing', (text) => {
  for (const field of ['make', 'fuel_type', 'transmission', 'base_ext_color'])
    expect(cars.meaning(field, text)).toEqual({ word: null });
});

test('kinds that name no body, and colours that are not among a list, say nothing', () => {
  for (const text of ['Sports', 'Luxury', 'Classic Car'])
    expect(cars.meaning('body_type', text)).toEqual({ word: null });
  for (const text of ['Other Color', 'other colour'])
    expect(cars.meaning('base_ext_color', text)).toEqual({ word: null });
});

test('new and used in further languages', () => {
  const words = new Map(allChoiceSpellings());
  expect(['käytetty', 'bekas', 'مستعمل', '二手车', 'baru', 'uusi'].map((one) => words.get(one))).toEqual([
    ...['used', 'used', 'used', 'used', 'new', 'new'],
  ]);
});

test.each([
  ['base_ext_color', 'Czarne', 'Black'],
  ['base_ext_color', 'Светло-серая', 'Gray'],
  ['base_ext_color', 'Тъмно зелени', 'Green'],
  ['base_ext_color', 'Citromsárga', 'Yellow'],
  ['base_ext_color', 'Гранатовый', 'Red'],
  ['base_ext_color', 'E zezë', 'Black'],
  ['base_ext_color', 'مشکی', 'Black'],
  ['base_ext_color', 'שחור מטאלי', 'Black'],
  ['base_ext_color', 'თეთრი', 'White'],
  ['base_int_color', 'Delno usnje', null],
  ['base_int_color', 'Искусственная кожа', null],
  ['fuel_type', 'Kevythybridi', 'Unleaded'],
  ['fuel_type', 'Pistikhübriid (bensiin / elekter)', 'Electric / Unleaded'],
  ['fuel_type', 'Benzin + Električni', 'Unleaded'],
  ['fuel_type', 'Plynový', undefined],
  ['fuel_type', 'Benzín + plyn', 'Gas'],
  // the letters of Persian beside those of Arabic
  ['fuel_type', 'بنزین', 'Unleaded'],
  ['transmission', 'Автоматическая КПП', 'Automatic'],
  ['transmission', 'Brezstopenjski avtomatski', 'CVT'],
  ['transmission', 'Kézi váltó', 'Manual'],
  ['drivetrain', 'Pogon na zadnje kotače', 'RWD'],
  ['drivetrain', 'Полный (4WD)', '4WD'],
  ['body_type', 'Terénní vozidlo', 'SUV'],
  ['body_type', 'Samochód miejski', 'Hatchback'],
  // a van, a pickup or any car, by the country
  ['body_type', 'Camioneta', undefined],
  ['make', 'Hundai', 'Hyundai'],
  ['make', 'Wolkswagen', 'Volkswagen'],
  ['make', 'Mercedes-Bens', 'Mercedes-Benz'],
  ['make', 'Lambhorghini', 'Lamborghini'],
  ['make', 'ВАЗ (LADA)', 'Lada'],
  ['make', 'Мерседес-Бенц', 'Mercedes-Benz'],
  ['make', 'ایران خودرو', 'Iran Khodro'],
  ['make', 'GM - Chevrolet', 'Chevrolet'],
])('%s: %s, by its word or its ending, is %s', (field, text, word) => {
  expect(cars.meaning(field, text)?.word).toBe(word);
});

test.each([
  ['coches de segunda mano', 'used'],
  ['vehicule neuf', 'new'],
  ['véhicule neuf', 'new'],
  ['leiloeiro', 'auction'],
  ['osoba fizyczna', 'fsbo'],
  ['дилерский центр', 'dealer'],
])('%s is %s', (text, word) => expect(new Map(allChoiceSpellings()).get(text)).toBe(word));

test('no spelling of a choice means two', () => {
  const seen = new Map<string, string>();
  for (const [spelling, word] of allChoiceSpellings()) {
    expect(seen.get(spelling) ?? word, spelling).toBe(word);
    expect(spelling).toBe(spelling.toLowerCase().trim());
    seen.set(spelling, word);
  }
});

test('counts in words of other languages and behind numbers', () => {
  expect(COUNTS_IN_WORDS.cuatro).toBe('4');
  expect([isCount('doors', '', 'PUERTAS'), isCount('seating_capacity', '', 'LUGARES')]).toEqual([true, true]);
  expect(isCount('doors', '', 'LUGARES')).toBe(false);
});

test('nafta is petrol beside diesel, diesel beside benzín, and unknown by itself', () => {
  const nafta = (...texts: string[]) =>
    cars.columnMeanings('fuel_type', ['nafta', ...texts]).get('nafta')?.word;
  expect(nafta('diésel', 'nafta/gnc')).toBe('Unleaded');
  expect(nafta('benzín', 'elektro')).toBe('Diesel');
  expect(nafta()).toBeUndefined();
  expect(nafta('gasolina', 'diesel')).toBeUndefined();
  expect(cars.columnMeanings('fuel_type', ['nafta', 'diésel', 'nafta/gnc']).get('nafta/gnc')?.word).toBe(
    'Compressed Natural Gas',
  );
});

test.each([
  ['TK', '', 'BDT'],
  ['৳', '', 'BDT'],
  ['B/.', '', 'PAB'],
  ['', 'QR', 'QAR'],
  ['SR', '', 'SAR'],
  ['', 'DT', 'TND'],
  ['', 'NIS', 'ILS'],
  // two currencies share it: the country says which
  ['', 'FCFA', 'FCFA'],
  ['XOF', 'FCFA', 'XOF'],
])('money: "%s" before and "%s" behind is %s', (before, after, code) => {
  expect(currencyAround(before, after)).toBe(code);
});
