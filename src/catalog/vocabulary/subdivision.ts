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

/** Large towns of countries whose postal codes have five digits, as those of the US have. */
const TOWNS: Readonly<Record<string, string>> = {
  DE:
    'München, Munich, Köln, Cologne, Frankfurt, Frankfurt am Main, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Dresden, Hannover, Nürnberg, Nuremberg, ' +
    'Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Mannheim, Karlsruhe, Augsburg, Wiesbaden, Braunschweig, Kiel, Chemnitz, Aachen, Freiburg, Mainz, ' +
    'Rostock, Kassel, Saarbrücken, Potsdam, Regensburg, Ingolstadt, Würzburg, Heidelberg, Ulm, Erfurt',
  FR: 'Marseille, Lyon, Toulouse, Nice, Nantes, Strasbourg, Montpellier, Bordeaux, Lille, Rennes, Reims, Grenoble, Dijon, Angers, Nîmes',
  SE: 'Stockholm, Göteborg, Gothenburg, Malmö, Uppsala, Västerås, Örebro, Linköping, Helsingborg, Norrköping',
  FI: 'Helsinki, Espoo, Tampere, Vantaa, Oulu, Turku',
  MX: 'Monterrey, Guadalajara, Tijuana, Cancún',
  CZ: 'Praha, Brno, Ostrava',
};

/** Countries with postal codes of five digits. */
const FIVE_DIGITS: ReadonlySet<string> = new Set(
  'DE ES FR IT FI SE GR HR TR UA MX TH MY ID SA LT RS MA DZ EG KR CZ SK EE'.split(' '),
);

/** Words that several countries have, or dealers of any, for a part of theirs. */
const ANYWHERE: ReadonlySet<string> = new Set(
  'central centre center north south east west nord sud est ouest northern southern eastern western capital metro coast littoral online'.split(
    ' ',
  ),
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
  [name, ...name.split(/[,/()[\]]/)].flatMap((part) => {
    const text = part.trim().replace(/\*+$/, '');
    return [text, text.replace(/s? län$/, '')];
  });

const of = (table: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(table).flatMap(([country, names]) =>
    names.split(', ').map((name) => [name, country] as const),
  );

/** What states and provinces of our own are called. */
const OURS: ReadonlySet<string> = new Set([...stateWords, ...provinceWords].map(keyOf));

/** The names that tell one country alone, and no state of the US and no province of Canada. */
function only(all: readonly (readonly [name: string, country: string])[]): Abroad[] {
  const countries = new Map<string, Set<string>>();
  for (const [name, country] of all)
    countries.set(keyOf(name), (countries.get(keyOf(name)) ?? new Set()).add(country));
  const seen = new Set<string>();
  return all.flatMap(([name, country]) => {
    const key = keyOf(name);
    if (OURS.has(key) || ANYWHERE.has(key) || countries.get(key)?.size !== 1 || seen.has(name)) return [];
    seen.add(name);
    return [{ name, country, hasFiveDigits: FIVE_DIGITS.has(country) }];
  });
}

/** Other countries from which feeds come. */
const FEEDS_COME: ReadonlySet<string> = new Set([
  ...FIVE_DIGITS,
  ...'AT BE CH NL DK NO PL PT HU RO BG AU NZ JP BR RU ZA IN CN'.split(' '),
]);

/** Does a name tell its country wherever it stands? Short ones of the whole world are words of any language; DE-BY is no county of Delaware. */
const isTelling = (name: string, country: string): boolean =>
  /^[A-Z]{2}-/.test(name)
    ? /^[A-Z]{2}-[A-Z]{2,}$/.test(name) && (country === 'DE' || !OURS.has(country.toLowerCase()))
    : name.length > 4 || FIVE_DIGITS.has(country) || of(ALSO).some(([one]) => one === name);

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

/** Towns of countries whose codes look as those of the US do: the large ones, and those that are parts of their countries. */
export const townsAbroad = (located: readonly string[]): readonly Abroad[] => {
  const parts = regionsAbroad(located).filter(
    ({ hasFiveDigits, name }) => hasFiveDigits && !name.includes('-'),
  );
  return only([...of(TOWNS), ...parts.map(({ name, country }) => [name, country] as const)]);
};
