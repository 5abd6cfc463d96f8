import { listed } from './listed.ts';
/** What a word of a feed means. */
export interface Meaning {
  /** the canonical word; null: the text says that nothing is known ("not specified") */
  readonly word: string | null;
  /** what a fuel says about the powertrain (feeds.md section 3) */
  readonly powertrain?: string;
  /** the cab that a pickup's body names: "Crew Cab" is a pickup with a Crew cab */
  readonly cab?: string;
  /** of a make that feeds name by a part of its range: what its models begin with, "Range Rover" */
  readonly head?: string;
  /** the head is a model by itself, where no other is given */
  readonly isModel?: boolean;
  /** the vehicles called so are those whose models begin with the head, and not all of the make */
  readonly isLine?: boolean;
  /** of a make's cell that goes on with the model: "BMW 530" */
  readonly rest?: {
    /** characters of the cell before the model */
    readonly at: number;
    /** what the model begins with besides: of "Range Rover Sport" the Range Rover */
    readonly head?: string;
  };
  /** models of the make that do without the head, as a pattern of the whole plain text and a blank */
  readonly headless?: string;
}

/** A language in which spellings of a vocabulary mean something else than elsewhere: a column is read so as a whole, or not at all. */
export interface ColumnLanguage {
  /** spellings of that language: a column that has one of them is written in it */
  readonly told: readonly string[];
  /** spellings that a column has which is written in another language besides: it is read as any other */
  readonly unless: readonly string[];
  readonly meanings: readonly (readonly [spelling: string, meaning: Meaning])[];
  readonly patterns?: Vocabulary['patterns'];
}

/** A word of a vocabulary and the spellings that mean it, besides its own; case, accents, blanks and hyphens do not matter. */
export interface Word {
  readonly word: string;
  readonly spellings?: readonly string[];
  readonly powertrain?: string;
}

/**
 * Words that may stand for a whole field, in English, Dutch, German, French, Spanish, Italian and Swedish, and the common ones in
 * Polish, Portuguese, Norwegian, Danish, Russian and Turkish. The canonical ones are those
 * that the interface was seen to answer (feeds.md section 3; supplement, observed values). Unknown words stay as they are.
 */
export interface Vocabulary {
  /** name of the field in the catalogue */
  readonly field: string;
  readonly words: readonly Word[];
  /** spellings that mean more than one word does */
  readonly meanings?: readonly (readonly [spelling: string, meaning: Meaning])[];
  /** for texts that no list can hold: the first pattern found in the plain text (plainText) gives the meaning */
  readonly patterns?: readonly (readonly [pattern: RegExp, meaning: Meaning])[];
  /** for texts that no list and no pattern can hold: of a colour's name, for example; `known`: what a part of it means by the lists */
  readonly read?: (
    text: string,
    known: (text: string) => Meaning | undefined,
  ) => string | Meaning | undefined;
  /** of the parts of a text one counts beside the other: in "Petrol, CNG" the gas, as such a car burns petrol, too */
  readonly prevails?: (one: Meaning, other: Meaning) => boolean;
  readonly languages?: readonly ColumnLanguage[];
  /** a text that names several of the words stays as it is, however fully one is written: nothing tells which of them a vehicle is */
  readonly isOneOfSeveral?: boolean;
}

/** Letters that decomposing does not make plain ones of. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // letters of Persian and of Egypt, which Arabic keyboards write otherwise
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  ڤ: 'ف',
  // at the end of a word JavaScript lowers Σ so, and the database does not
  ς: 'σ',
};

/** Letters as wide as East Asian ones are the plain ones: ＡＴ is AT. */
const narrow = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** The text in lower case without accents; whatever is no letter and no digit is one blank: "Skåpbil, 4-dörrars" → "skapbil 4 dorrars". */
export const plainText = (text: string): string =>
  narrow(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđıςیىکةڤ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const ASCII = /^[\x20-\x7e]*$/;

/**
 * What spellings are compared by: the plain text without its blanks. "4-Wheel Drive" and "four wheel drive" keep their digits and letters.
 * Tens of thousands of names are compared before a file is read, and most have no letter that is to be taken apart.
 */
export const keyOf = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '') : plainText(text).replaceAll(' ', '');

/** Words of lists for what is not among their words, in lower case; as a model, a colour or a body they say nothing. */
export const OTHER_WORDS: readonly string[] = listed(`
  jiná, iný, iná, altele, ostalo, lainnya, lain-lain, друго, άλλο, その他, 其他, 기타, أخرى, אחר, ផ្សេងៗ, سایر,
  khác, digər, ostatní, ostatné, other, others, andere, anderer, anderes, sonstige, sonstiger, sonstiges,
  overig, overige, anders, autre, autres, otro, otros, otra, otras, altro, altri, altre, outro, outros,
  outra, outras, annan, annat, andra, övrigt, övriga, andre, annet, andet, muu, muut, egyéb, jiné, jiný,
  iné, inne, inny, inna, kita, -kita-, kitas, drugo, diğer, diğerleri, другое, другой, другая, другие,
  прочее, прочие, інше, інший
`);

/** Words that say that nothing is known, as keyOf gives them. */
const NOTHING: ReadonlySet<string> = new Set([
  '',
  ...OTHER_WORDS.map(keyOf),
  ...listed(`
    unknown, unspecified, notspecified, notavailable, unavailable, unavail, missing, notprovided,
    notgiven, notrecognized, notrecognised, unrecognized, unrecognised, nodata, tbd, na, none, null, nan,
    undefined, misc, custom, various, onbekend, unbekannt, keineangabe, inconnu, nonrenseigne,
    desconocido, sinespecificar, okand, ejangivet, nieznany, niepodano, belirtilmemis, bilinmiyor,
    неизвестно, неуказано, неуказан, não informado, no especificado, nicht angegeben, non précisé,
    sconosciuto, niet bekend, desconhecido, neuvedeno, neuvedené, non spécifié, non spécifiée,
    non specificato, não especificado, no especificada, nespecificat, nije navedeno, ni podatka,
    non communiqué, non indiqué, nincs megadva, не вказано, не указана, nenurodyta, nav norādīts,
    määramata
  `).map(keyOf),
  // the name of the column behind a dash, as sites print it for no value: - Boîte, - Getriebe
  ...['boite', 'getriebe', 'gearbox'],
  // whom to ask for it, or where else it stands
  ...listed(`
    ask, ask seller, ask the seller, ask dealer, ask for details, contact seller, contact us,
    contact dealer, call, call us, call for details, please contact, please call, on request,
    upon request, see description, see details, see ad, see photos, refer to description, auf Anfrage,
    bitte anfragen, siehe Beschreibung, op aanvraag, zie omschrijving, sur demande, nous consulter,
    nous contacter, voir description, voir annonce, pregunta al anunciante, preguntar al anunciante,
    preguntar al vendedor, pregunta al vendedor, preguntar, consultar, a consultar, consulte, consúltenos,
    ver descripción, sob consulta, consultar anunciante, consulte o anunciante, contacte o anunciante,
    ver descrição, su richiesta, a richiesta, chiedi al venditore, da richiedere, vedi descrizione,
    på förfrågan, kontakta säljaren, se beskrivning, på forespørsel, kontakt selger, på forespørgsel,
    kontakt sælger, kysy myyjältä, zapytaj sprzedawcę, zapytaj sprzedawcy, na zapytanie, patrz opis,
    na dotaz, viz popis, na vyžiadanie, viď popis, érdeklődjön, lásd leírás, la cerere,
    întreabă vânzătorul, vezi descriere, na upit, pogledajte opis, po dogovoru, na povpraševanje,
    glej opis, уточняйте, уточняйте у продавца, спросите у продавца, по запросу, см описание,
    смотрите описание, смотри описание, за запитом, уточнюйте, дивіться опис, по заявка, виж описанието,
    skatīt aprakstu, teirautis, küsi müüjalt, ρωτήστε, κατόπιν επικοινωνίας, sorunuz, satıcıya sorun,
    açıklamada, bkz açıklama, اسأل البائع, تواصل مع البائع, راجع الوصف, פנה למוכר, להתקשר, tanya penjual,
    hubungi penjual, liên hệ, liên hệ người bán, สอบถาม, สอบถามผู้ขาย, 문의, 문의요망, 판매자문의, 面议, 面議, 詳見說明, 请咨询,
    応相談, 要問合せ, 要問い合わせ
  `).map(keyOf),
  // that it is not known, and not told
  ...listed(`
    undisclosed, not disclosed, not stated, not mentioned, not listed, not applicable, not known,
    not sure, i don't know, don't know, unsure, no data, no info, no information,
    information not available, pending, to be confirmed, to be advised, keine Angaben, unbestimmt,
    ohne Angabe, niet opgegeven, niet gespecificeerd, niet van toepassing, non disponible, non défini,
    non applicable, sin información, no disponible, no indicado, no aplica, no informado, não disponível,
    não se aplica, não indicado, non disponibile, non indicato, non definito, ej specificerad,
    uppgift saknas, ikke oppgitt, ikke oplyst, ukjent, ukendt, ei tiedossa, ei tietoa, ei ilmoitettu,
    brak danych, brak informacji, nie dotyczy, neznámo, neznámé, neznáme, nezadané, nezadáno, neurčeno,
    neuvedený, ismeretlen, nem ismert, nincs adat, necunoscut, nespecificată, neprecizat, nepoznato,
    neznano, ni podano, неизвестен, неизвестна, не указан, не указаны, не известно, нет данных,
    нет информации, не определено, невідомо, не зазначено, не визначено, немає даних, неизвестен,
    непознато, не е посочено, няма данни, nežinoma, nežinomas, nenurodytas, nezināms, nezināma, teadmata,
    täpsustamata, άγνωστο, δεν αναφέρεται, belirsiz, bilgi yok, belirtilmedi, məlum deyil, göstərilməyib,
    غير معروف, غير محدد, غير معروفة, غير محددة, لا يوجد, نامشخص, ثبت نشده, לא ידוע, לא צוין, לא צויין,
    tidak diketahui, tidak disebutkan, tidak ada, belum diisi, tidak dinyatakan, không rõ, không xác định,
    chưa xác định, chưa cập nhật, ไม่ระบุ, ไม่ทราบ, 미상, 정보없음, 정보 없음, 미입력, 확인불가, 알수없음, 未知, 不详, 不詳, 未填写,
    未填寫, 暂无, 暫無, 无, 無, 不明, 未定, 未登録, なし
  `).map(keyOf),
]);

/** A site that does not say it, by name, and a column in which it stands: "Не указано на Дром", "Смотреть в «Двигатель»". */
const NOT_SAID =
  /^(?:не указан[оаы]?|not (?:stated|specified|listed|given)|no (?:especificado|indicado)|nicht angegeben|nie podano|neuvedeno) (?:на|on|en|auf|na|bei|in) \p{L}+$|^(?:смотрет[ьи]|смотрите|см|see|siehe|ver|voir|vedi|zie|viz|patrz) (?:в|in|at|under|unter|en|em|dans|bij|v) \p{L}+$/u;

/** What lists offer another of. */
const KINDS =
  'color, colors, colour, colours, kolor, kolory, farbe, farben, kleur, kleuren, couleur, couleurs, colores, cor, cores, colore, colori, farg, farger, farve, farver, farge, vari, varv, spalva, krasa, barva, farba, szin, culoare, boja, boje, renk, цвет, цвета, ' +
  'цвят, колір, кольору, χρωμα, fuel, fuels, energie, energies, carburant, combustible, combustibles, combustivel, carburante, alimentazione, kraftstoff, brandstof, brandstoffen, branslen, bransle, drivstoff, drivmiddel, paliwo, palivo, ' +
  'auto, autos, automobile, automobili, coche, coches, carro, carros, voiture, voitures, car, cars, vehicle, vehicles, vehiculo, veiculo, bil, bilar, biler, fahrzeug, fahrzeuge, hersteller, fabricante, constructeur, fabrikat, manufacturer, ' +
  'body, type, carrosserie, carroceria, carrozzeria, karosserie, karosseri, nadwozie, transmission, gearbox, make, makes, brand, brands, model, models, marca, marcas, marque, marques, marke, marken, merk, merken';

const OTHERS: ReadonlySet<string> = new Set(
  [
    ...OTHER_WORDS,
    'another',
    'altă',
    'druga',
    'drugi',
    'ostale',
    'cita',
    'cits',
    'друг',
    'другие',
    'anden',
    'annen',
  ].map(plainText),
);
const KIND_WORDS: ReadonlySet<string> = new Set(KINDS.split(', '));

/** Does the text offer another of what a list holds: "otros colores", "Andere Farbe"? */
const saysOther = (text: string): boolean => {
  const [one = '', other = '', ...more] = plainText(text).split(' ');
  return (
    !more.length && ((OTHERS.has(one) && KIND_WORDS.has(other)) || (KIND_WORDS.has(one) && OTHERS.has(other)))
  );
};

/** Does the text say that nothing is known? */
export const saysNothing = (text: string): boolean =>
  NOTHING.has(keyOf(text)) || saysOther(text) || NOT_SAID.test(plainText(text));

/** Is the text one that people write as a word? A question's other signs are characters that it compares: "!Ford" is no Ford. */
export const isWordText = (text: string): boolean => /^[\p{L}\p{M}\p{N}\s.\-/&()',+_]+$/u.test(text);
