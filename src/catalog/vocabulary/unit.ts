/** Units of an odometer reading, and the words for each, in lower case. Swedish "mil" (ten kilometres) is none of them. */
export const DISTANCE_UNITS = {
  miles: ['miles', 'mile', 'mi', 'mi.', 'smi', 'milles', 'millas'],
  kilometers: [
    'kilometers',
    'kilometer',
    'kilometres',
    'kilometre',
    'kilomètre',
    'kilomètres',
    'kilómetro',
    'kilómetros',
    'quilómetros',
    'quilômetros',
    'chilometri',
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
  doors: (
    'DOORS DOOR DR DRS D P T DÖRRAR DÖRRARS DÖRR TÜREN TÜRER TÜRIG TÜR. DEURS DEUREN PORTES PUERTAS PUERTA PTAS PTAS. PTS PTES PORTE PORTAS PORT. DØRE DØRER DØRS DØR ' +
    'DRZWI DRZWIOWY DVEŘÍ DVEŘE DVERÍ DVERE AJTÓS AJTÓ UȘI UŞI USI VRATA VRAT DURYS DURVIS DURVJU UKSE USTA UST OVEA OVINEN OVI KAPI KAPILI ДВЕРЕЙ ДВЕРИ ДВ ДВ. ДВЕРЕ ДВЕРІ ΠΟΡΤΕΣ ΘΥΡΕΣ PINTU CỬA ประตู ドア 门 門 도어 أبواب DYER דלתות ВРАТИ'
  ).split(' '),
  seating_capacity: (
    'SEATS SEAT SEATER SEATERS PASSENGER PASSENGERS PEOPLE PERSONS PAX PLACES PLACE PLAZAS ASIENTOS PASAJEROS PERSONAS PUESTOS LUGARES ASSENTOS PASSAGEIROS SIÈGES PERSONNES POSTI SEDILI PASSEGGERI PERSONE SITZE SITZER ' +
    'SITZPLÄTZE PLÄTZE PERSONEN PLATSER SÄTEN SITTPLATSER SITS SITSIG ZITPLAATSEN PLAATSEN STOELEN ZITS SÆDER PLADSER PERSONER SETER PLASSER SETERS SITTEPLASSER ' +
    'MIEJSC MIEJSCA MÍST MÍSTA MIEST MIESTA SZEMÉLYES FŐ LOCURI SJEDALA SEDEŽEV SEDIŠTA VIETOS VIETAS VIETŲ KOHTA ISTUMAPAIKKAA PAIKKAA KOLTUK KİŞİLİK МЕСТ МЕСТА МІСЦЬ МЕСТНЫЙ ΘΕΣΕΙΣ KURSI TEMPAT CHỖ ที่นั่ง 人 名 座 인승 مقاعد מושבים'
  ).split(' '),
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
