import { currencyAround, currencyWords } from './currency.ts';
import { distanceUnit } from './unit.ts';

/** Words that stand around the numbers of amounts and readings (docs/rules/feeds.md section 2.3). */

/** Words behind a number that count it, in upper case without blanks: 38 lacs are 3,800,000. */
const TIMES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1000: 'К ТИС ТИС. ТЫС ТЫС. TIS. TYS TYS. TSD TSD. TAUSEND THOUSAND BIN RIBU RB ΧΙΛ ΧΙΛ. K 천 千 TŪKST TŪKST. EZER TUH TUH. ХИЛ ХИЛ. ХИЉ ХИЉ. TISUĆA NGHÌN NGÀN พัน ألف الف هزار אלף',
    10000: '万 萬 만 หมื่น',
    100000: 'LAC LACS LAKH LAKHS लाख แสน',
    1000000:
      'MLN MLN. MIO MIO. MILLION MILLIONS MILLIONEN MILLÓN MILLON MILLONES MILHÃO MILHÕES MILIONI MILYON МЛН МЛН. JUTA TRIỆU ล้าน مليون ملیون میلیون מיליון',
    10000000: 'CRORE CRORES',
    100000000: '亿 億 억',
    1000000000: 'TỶ TỈ',
  }).flatMap(([times, words]) => words.split(' ').map((word) => [word, Number(times)] as const)),
);

/** A letter alone behind a number may mean other things: it counts beside a currency or a unit, 15k € and 85k km. */
const LETTERS: ReadonlySet<string> = new Set(['K', 'К', 'T']);

/** Behind a reading "120 tkm" are thousands, too. */
const READING_TIMES: ReadonlyMap<string, number> = new Map([...TIMES, ['T', 1000]]);

/** Phrases between commas as they are compared: letters, digits and the plus alone. */
const keyed = (words: string): readonly string[] =>
  words.split(',').map((word) => word.toUpperCase().replaceAll(/[^\p{L}\p{N}+]/gu, ''));

/** What is said beside a price that leaves it as it is: the tax is in it, and how firm it is. */
const NOTES = keyed(
  'incl vat,inc vat,including vat,inclusive of vat,vat included,vat incl,vat inc,with vat,vat qualifying,incl gst,inc gst,including gst,gst included,tax included,taxes included,incl tax,' +
    // prices of North America are without the tax of the state
    '+ tax,+ taxes,plus tax,plus taxes,+ hst,plus hst,' +
    'inkl mwst,inkl mwst ausweisbar,inklusive mwst,incl mwst,mwst ausweisbar,mwst nicht ausweisbar,mwst inkl,inkl ust,brutto,bruttopreis,mwst,' +
    'ttc,tva comprise,tva incluse,tva récupérable,tva déductible,incl btw,inclusief btw,inc btw,btw verrekenbaar,marge,btw,inkl moms,inklusive moms,inkl mva,moms,' +
    'iva incluido,iva incl,con iva,iva inclusa,iva incluso,iva compresa,iva esposta,iva deducibile,iva incluído,com iva,iva dedutível,' +
    's dph,včetně dph,vč dph,vrátane dph,možný odpočet dph,možnost odpočtu dph,odpočet dph,lze odpočíst dph,z vat,faktura vat,с ндс,з пдв,kdv dahil,sis alv,sis alvn,' +
    'cu tva,tva inclus,tva inclusă,tva deductibil,áfás,áfával,bruttó,z ddv,sa pdvom,s pdvom,税込,' +
    'vb,vhb,vhs,verhandlungsbasis,festpreis,fp,fix,fixpreis,fixed,fixed price,firm,ono,obo,nearest offer,or nearest offer,or best offer,negotiable,slightly negotiable,non negotiable,cash,drive away,driveaway,' +
    'à débattre,négociable,prix ferme,ferme,negociable,no negociable,conversable,precio fijo,negociável,trattabile,trattabili,non trattabili,bespreekbaar,vaste prijs,' +
    'do negocjacji,do uzgodnienia,dohodou,k jednání,irányár,pazarlıklı,торг,договорная,договірна,hagglable,nego,price,preis,prix,precio,preço,prezzo,prijs,pris,cena,цена,ціна,fiyat,τιμή',
);

/** What says that the tax comes besides: another amount than what a buyer pays. */
const NET = keyed(
  '+ vat,plus vat,ex vat,excl vat,excluding vat,exclusive of vat,no vat included,vat excluded,vat not included,without vat,net of vat,netto,nettopreis,' +
    'zzgl mwst,zzgl ust,exkl mwst,ohne mwst,+ mwst,excl mwst,ht,hors taxe,hors taxes,hors tva,excl btw,ex btw,exclusief btw,+ btw,exkl moms,ex moms,excl moms,+ moms,eks mva,ekskl moms,' +
    'sin iva,+ iva,más iva,iva no incluido,sem iva,mais iva,senza iva,iva esclusa,più iva,oltre iva,bez dph,+ dph,bez vat,net,без ндс,+ ндс,без пдв,+ пдв,kdv hariç,+ kdv,ilman alv,alv 0,veroton,' +
    'fără tva,+ tva,plus tva,áfa nélkül,+ áfa,nettó,brez ddv,+ ddv,bez pdva,+ pdv,税抜,税別',
);

const NOTED: ReadonlyMap<string, boolean> = new Map([
  ...NOTES.map((note) => [note, false] as const),
  ...NET.map((note) => [note, true] as const),
]);

/** Is a text put together of notes? Then whether one of them says that the tax comes besides; undefined: it is not. */
function notesIn(text: string): boolean | undefined {
  if (text === '') return false;
  for (let end = text.length; end > 0; end -= 1) {
    const isNet = NOTED.get(text.slice(0, end));
    const others = isNet === undefined ? undefined : notesIn(text.slice(end));
    if (isNet !== undefined && others !== undefined) return isNet || others;
  }
  return undefined;
}

/** The same of a text with brackets and points. Other marks are none of notes: of `25***` digits are hidden. */
const ofNotes = (text: string): boolean | undefined =>
  text === '' || /^[\p{L}\p{N}\p{M}+().,;:/!'’"-]*\p{L}[\p{L}\p{N}\p{M}+().,;:/!'’"-]*$/u.test(text)
    ? notesIn(text.replaceAll(/[^\p{L}\p{N}+]/gu, ''))
    : undefined;

/** What stands on one side of an amount. */
interface Side {
  readonly currency: string;
  /** that counts the number; '' for none */
  readonly word: string;
  readonly isNet: boolean;
}

/** The words of currencies, the longest first. */
const CURRENCIES = [...currencyWords.keys()].toSorted((one, other) => other.length - one.length);
const COUNTS = ['', ...[...TIMES.keys()].toSorted((one, other) => other.length - one.length)];

/** Longest text beside an amount that is looked at. */
const LONGEST = 80;

function sideOf(text: string, isBehind: boolean): Side | undefined {
  if (text === '' || currencyWords.has(text)) return { currency: text, word: '', isNet: false };
  if (text.length > LONGEST) return undefined;
  for (const word of isBehind ? COUNTS : [''])
    if (text.startsWith(word)) {
      const rest = text.slice(word.length);
      const named = CURRENCIES.filter((one) => rest.startsWith(one) || rest.endsWith(one));
      for (const currency of [...named, '']) {
        const others = rest.startsWith(currency)
          ? rest.slice(currency.length)
          : rest.slice(0, rest.length - currency.length);
        const isNet = ofNotes(others);
        if (isNet !== undefined) return { currency, word, isNet };
      }
    }
  return undefined;
}

/** What the words around a number mean: a currency, its sign or a unit; '' where nothing is said. */
export interface Around {
  readonly means: string;
  /** what the number is to be multiplied by */
  readonly times: number;
}

/** Behind the currency of an amount that is another one than what a buyer pays. */
export const WITHOUT_VAT = 'without VAT';

/** What the words before and behind an amount mean, in upper case and without blanks; undefined: they are none that are known. */
export function aroundAmount(before: string, after: string): Around | undefined {
  const [first, second] = [before, after].map((text, at) => sideOf(text.replaceAll(/\s/g, ''), at === 1));
  if (!first || !second) return undefined;
  const currency = currencyAround(first.currency, second.currency);
  if (currency === undefined || (currency === '' && LETTERS.has(second.word))) return undefined;
  const isNet = first.isNet || second.isNet;
  return {
    means: isNet ? `${currency} ${WITHOUT_VAT}`.trim() : currency,
    times: TIMES.get(second.word) ?? 1,
  };
}

/** What the words behind a reading mean, in upper case and without blanks; undefined: they are none that are known. */
export function aroundReading(after: string): Around | undefined {
  const whole = distanceUnit(after);
  if (whole !== undefined) return { means: whole, times: 1 };
  for (const [word, times] of READING_TIMES)
    if (after.startsWith(word)) {
      const rest = after.slice(word.length);
      const unit = distanceUnit(rest);
      if (unit !== undefined) return { means: unit, times };
      if (rest === '' && !LETTERS.has(word)) return { means: '', times };
    }
  return undefined;
}
