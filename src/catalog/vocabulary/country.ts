import { iso31661 } from 'iso-3166';
import { countries } from './place.ts';

/** What people call countries besides the English names and codes of the standard, by code: in their own languages, and short. */
const ALSO: Readonly<Record<string, string>> = {
  AE: 'UAE, U.A.E., Emirates',
  AT: 'Österreich, Oesterreich',
  BE: 'België, Belgique, Belgien',
  BR: 'Brasil, Brésil, Brasilien',
  CH: 'Schweiz, Suisse, Svizzera',
  CZ: 'Czech Republic, Česko, Česká republika, Tschechien',
  DE: 'Deutschland, Allemagne, Alemania, Duitsland, Tyskland, Germania',
  DK: 'Danmark',
  ES: 'España, Espagne, Spanien, Espana',
  FI: 'Suomi',
  FR: 'Frankreich, Francia, Frankrijk, Frankrike',
  GB: 'Vereinigtes Königreich, Royaume-Uni, Reino Unido',
  GR: 'Hellas, Ελλάδα',
  HU: 'Magyarország',
  IE: 'Éire, Republic of Ireland',
  IT: 'Italia, Italie, Italien',
  JP: '日本',
  KR: 'Korea, South Korea, Republic of Korea',
  LU: 'Lëtzebuerg',
  MX: 'México, Mexique, Mexiko',
  NL: 'The Netherlands, Nederland, Holland, Niederlande, Pays-Bas',
  NO: 'Norge, Noreg',
  PL: 'Polska, Polen, Pologne',
  PT: 'Portugal',
  RO: 'România',
  RU: 'Russia, Россия',
  SE: 'Sverige, Schweden, Suède, Suecia',
  SK: 'Slovensko',
  TR: 'Turkey, Türkiye, Turkei, Türkei',
  TW: 'Taiwan',
  UA: 'Україна',
  US: 'Estados Unidos, États-Unis, Etats-Unis, EE.UU., Vereinigte Staaten',
  VN: 'Vietnam',
};

/** Also the name of a state: whoever writes it for a country may as well mean that. */
const SHARED: ReadonlySet<string> = new Set(['georgia', 'géorgie']);

/** Languages in which feeds name countries besides English. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'pl', 'cs', 'fi'];

/** Names of the countries in those languages, in lower case, with their codes. */
const inLanguages = (): (readonly [string, string])[] =>
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return iso31661.flatMap(({ alpha2 }) => {
      const named = names.of(alpha2)?.toLowerCase();
      return named === undefined ? [] : [[named, alpha2] as const];
    });
  });

/**
 * What a column of countries may say, in lower case → code (ISO 3166-1): names in English and other languages of feeds, codes of three letters, and names in their own
 * languages. A row of a country that the market does not have is told by them.
 */
export const countryNames: ReadonlyMap<string, string> = new Map(
  [
    ...inLanguages(),
    ...iso31661.flatMap(({ name, alpha2, alpha3 }) =>
      [name, alpha3].map((word) => [word.toLowerCase(), alpha2] as const),
    ),
    ...Object.entries(ALSO).flatMap(([code, words]) =>
      words.split(', ').map((word) => [word.toLowerCase(), code] as const),
    ),
    ...countries,
  ].filter(([word]) => !SHARED.has(word)),
);
