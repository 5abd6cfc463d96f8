import { iso31662 } from 'iso-3166';
import { provinceWords, stateWords } from './place.ts';
import { keyOf } from './word.ts';

/** Names of parts of other countries than those whose postal codes are looked up (ISO 3166-2), and of their large towns. */

/** Names that people use besides those of the standard, and short ones that no other country has. */
const ALSO: Readonly<Record<string, string>> = {
  AT: 'Wien, Vienna, Tyrol, Styria, Carinthia, Upper Austria, Lower Austria',
  AU: 'NSW, VIC, QLD, TAS',
  BE: 'Flanders, Vlaanderen, Wallonia, Wallonie',
  CH: 'Geneva, Zurich, Basel, Bern, Berne, Vaud',
  DE: 'Bavaria, Saxony, Lower Saxony, Saxony-Anhalt, North Rhine-Westphalia, NRW, Hesse, Rhineland-Palatinate, Thuringia, Baden-Wuerttemberg, Thueringen',
  ES: 'Catalonia, Cataluña, Andalusia',
  FR: 'Brittany, Normandy, Corsica, Burgundy, Bourgogne, Aquitaine, Rhône-Alpes, Alsace, Lorraine, Picardie',
  NO: 'Oslo',
  IT: 'Lombardy, Tuscany, Piedmont, Sicily, Sardinia',
};

/**
 * Large towns of countries whose postal codes have five digits, as those of the US have, each with what its codes begin with: a
 * Parma 44129 is no Italian one, whose codes begin with 43.
 */
const TOWNS: Readonly<Record<string, string>> = {
  DE:
    'Berlin 10 12 13 14, Hamburg 20 21 22, Bremen 27 28, München 80 81, Munich 80 81, Köln 50 51, Cologne 50 51, Frankfurt 60 65, Frankfurt am Main 60 65, ' +
    'Stuttgart 70, Düsseldorf 40, Leipzig 04, Dortmund 44, Essen 45, Dresden 01, Hannover 30, Nürnberg 90, Nuremberg 90, Duisburg 47, Bochum 44, Wuppertal 42, ' +
    'Bielefeld 33, Bonn 53, Münster 48, Mannheim 68, Karlsruhe 76, Augsburg 86, Wiesbaden 65, Braunschweig 38, Kiel 24, Chemnitz 09, Aachen 52, Freiburg 79, ' +
    'Mainz 55, Rostock 18, Kassel 34, Saarbrücken 66, Potsdam 14, Regensburg 93, Ingolstadt 85, Würzburg 97, Heidelberg 69, Ulm 89, Erfurt 99',
  FR:
    'Paris 75, Marseille 13, Lyon 69, Toulouse 31, Nice 06, Nantes 44, Strasbourg 67, Montpellier 34, Bordeaux 33, Lille 59, Rennes 35, Reims 51, Grenoble 38, ' +
    'Dijon 21, Angers 49, Nîmes 30',
  ES: 'Madrid 28, Barcelona 08, Valencia 46, Sevilla 41, Seville 41, Zaragoza 50, Málaga 29, Murcia 30, Bilbao 48, Alicante 03, Valladolid 47',
  IT:
    'Roma 00, Rome 00, Milano 20, Milan 20, Napoli 80, Naples 80, Torino 10, Turin 10, Palermo 90, Genova 16, Bologna 40, Firenze 50, Bari 70, Catania 95, ' +
    'Venezia 30, Verona 37, Padova 35, Parma 43, Brescia 25, Bergamo 24, Modena 41',
  SE:
    'Stockholm 10 11 12, Göteborg 40 41 42, Gothenburg 40 41 42, Malmö 20 21, Uppsala 75, Västerås 72, Örebro 70, Linköping 58, Helsingborg 25, ' +
    'Norrköping 60',
  FI: 'Helsinki 00, Espoo 02, Tampere 33, Vantaa 01, Oulu 90, Turku 20',
  MX: 'Monterrey 64, Guadalajara 44 45, Tijuana 22, Cancún 77',
  CZ: 'Praha 10 11 12 13 14 15 16 17 18 19, Brno 60 61 62 63 64, Ostrava 70 71 72',
};

/** Countries with postal codes of five digits. */
const FIVE_DIGITS: ReadonlySet<string> = new Set(
  'DE ES FR IT FI SE GR HR TR UA MX TH MY ID SA LT RS MA DZ EG KR CZ SK EE'.split(' '),
);

/** Words that several countries have, or dealers of any, for a part of theirs. */
const ANYWHERE: ReadonlySet<string> = new Set(
  (
    'central centre center north south east west nord sud est ouest northern southern eastern western capital metro coast littoral online ' +
    'westcoast eastcoast northland southland most comunidad respublika'
  ).split(' '),
);

/** A name outside the countries whose codes are looked up, and the country that it tells. */
export interface Abroad {
  readonly name: string;
  readonly country: string;
  /** its country has postal codes of five digits */
  readonly hasFiveDigits: boolean;
}

/** The names in one of the standard: both of "Bolzano, Alto Adige", a Swedish county with "län" and without. */
const namesIn = (name: string): string[] =>
  /[,/()[\]*]|län$/.test(name)
    ? [name, ...name.split(/[,/()[\]]/)].flatMap((part) => {
        const text = part.trim().replace(/\*+$/, '');
        return [text, text.replace(/s? län$/, '')];
      })
    : [name];

const of = (table: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(table).flatMap(([country, names]) =>
    names.split(', ').map((name) => [name, country] as const),
  );

/** What states and provinces of our own are called. */
const OURS: ReadonlySet<string> = new Set([...stateWords, ...provinceWords].map(keyOf));

/** The names that tell one country alone, and no state of the US and no province of Canada. */
function only(all: readonly (readonly [name: string, country: string])[]): Abroad[] {
  const told = new Map<string, Abroad | undefined>();
  for (const [name, country] of all) {
    const key = keyOf(name);
    if (!told.has(key)) told.set(key, { name, country, hasFiveDigits: FIVE_DIGITS.has(country) });
    else if (told.get(key)?.country !== country) told.set(key, undefined);
  }
  return [...told].flatMap(([key, one]) => (one && !OURS.has(key) && !ANYWHERE.has(key) ? [one] : []));
}

/** Other countries from which feeds come. */
const FEEDS_COME: ReadonlySet<string> = new Set([
  ...FIVE_DIGITS,
  ...'AT BE CH NL DK NO PL PT HU RO BG AU NZ JP BR RU ZA IN CN'.split(' '),
]);

const ALSO_CALLED: ReadonlySet<string> = new Set(of(ALSO).map(([name]) => name));

/** Does a name tell its country wherever it stands? Short ones of the whole world are words of any language; DE-BY is no county of Delaware. */
const isTelling = (name: string, country: string): boolean =>
  /^[A-Z]{2}-/.test(name)
    ? /^[A-Z]{2}-[A-Z]{2,}$/.test(name) && (country === 'DE' || !OURS.has(country.toLowerCase()))
    : name.length > 4 || FIVE_DIGITS.has(country) || ALSO_CALLED.has(name);

/** Parts of other countries than `located`: their names, and their codes (DE-BY). */
export function regionsAbroad(located: readonly string[]): readonly Abroad[] {
  const foreign = iso31662.flatMap(({ code, name }) =>
    [code, ...namesIn(name)].map((one) => [one, code.slice(0, 2)] as const),
  );
  return only([...foreign, ...of(ALSO)]).filter(
    ({ name, country }) =>
      !located.includes(country) && FEEDS_COME.has(country) && name.length > 2 && isTelling(name, country),
  );
}

/** A large town abroad, and what its postal codes begin with. */
export interface TownAbroad {
  readonly name: string;
  readonly country: string;
  readonly codes: readonly string[];
}

/** Towns of countries whose postal codes look as those of the US do. */
export const townsAbroad: readonly TownAbroad[] = of(TOWNS).map(([text, country]) => {
  const [, name = '', codes = ''] = /^(.*?) (\d[\d ]*)$/.exec(text) ?? [];
  return { name, country, codes: codes.split(' ') };
});
