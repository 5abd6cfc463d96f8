/** Units of an odometer reading, and the words for each, in lower case. Swedish "mil" (ten kilometres) is none of them. */
export const DISTANCE_UNITS = {
  miles: ['miles', 'mile', 'mi', 'mi.', 'smi'],
  kilometers: [
    'kilometers',
    'kilometer',
    'kilometres',
    'kilometre',
    'km',
    'km.',
    'kms',
    'kmt',
    'kilometrar',
    'км',
    'км.',
    'χλμ',
    'χλμ.',
    'კმ',
    'كم',
    '公里',
  ],
} as const;

const units: ReadonlyMap<string, string> = new Map(
  Object.entries(DISTANCE_UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);

/** The unit that a word means, in any case; undefined: it is none. */
export const distanceUnit = (word: string): string | undefined => units.get(word.toLowerCase());

/** Words that stand behind a count, by the field that it counts, in upper case without blanks: 4 doors, 5-türig, 7 Seater, 1,010 hrs. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  doors:
    'DOORS DOOR DR DRS DÖRRAR DÖRRARS TÜREN TÜRER TÜRIG DEURS DEUREN PORTES PUERTAS PORTE DØRE DØRER'.split(
      ' ',
    ),
  seating_capacity:
    'SEATS SEAT SEATER SEATERS PASSENGER PASSENGERS PLACES PLAZAS POSTI SITZE SITZER SITZPLÄTZE PLATSER ZITPLAATSEN'.split(
      ' ',
    ),
  hours_used:
    'HOURS HOUR HRS HRS. HR HR. H H. STUNDEN STD STD. BETRIEBSSTUNDEN UREN UUR HEURES HORAS ORE TIMMAR TIMER'.split(
      ' ',
    ),
  cylinders: 'CYLINDERS CYLINDER CYL CYL. ZYLINDER CYLINDRAR CYLINDRES CILINDERS CILINDROS CILINDRI'.split(
    ' ',
  ),
};

/** Layouts of an engine, which stand before or behind the number of its cylinders: V6, 4 en línea. Behind it a letter is a unit: 2.0 L. */
const LAYOUTS: ReadonlySet<string> = new Set(
  'V I L H W R F FLAT INLINE BOXER ENLÍNEA ENLINEA ENV ENW ENBOXER ENLIGNE'.split(' '),
);

/** Do the words around a number say what a field counts, and no more? In upper case, without blanks. */
export function isCount(field: string, before: string, after: string): boolean {
  const isWord = COUNTED[field]?.includes(after) ?? false;
  const hasLayout = field === 'cylinders';
  if (before !== '') return hasLayout && LAYOUTS.has(before) && (after === '' || isWord);
  return isWord || (hasLayout && after.length > 1 && LAYOUTS.has(after));
}
