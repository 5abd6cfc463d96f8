import { type Meaning, plainText } from './word.ts';

/**
 * Fuels that are put together of words, in any order and language: "Essence - électricité (hybride rechargeable)", "Gasolina híbrido
 * enchufable", "MHEV Diesel". The words of the vocabulary are known; these are those that tell something beside them.
 */

const burnt = 'Combustion';

/** What a word that is no fuel of the vocabulary tells. */
const SIGNS = {
  hybrid:
    /hybr[iy]d|(?:^|mikro|micro|semi|poli)[ií]brid|hibrit|hibriid|hubriid|h[iy]brid|гибрид|гібрид|хибрид|υβριδικ|هايبر|هجين|هيبريد|היבריד|הייבריד|ჰიბრიდ|հիբրիդ|हाइब्रिड|ไฮบริด|gibrid|hibrida/u,
  mild: /^(?:(?:mild|micro|mikro|semi|kevyt|kerg|pehme|lagy|miekk|מיקרו|מיילד|мек|лек|м'як|мяк)\p{L}*|mhev|μαλακ\p{L}*|48v|leger|legere|ligero|ligera|leggero|leggera|leve|ligeiro|suave|lichte|light|hafif|parcial|lehky|blagi|enyhe|мягк\p{L}*)$/u,
  plugged:
    /^(?:plug|plugin\p{L}*|phev|vhr|rechargeables?|enchufables?|recargables?|recarregavel|ricaricabil[ei]|branchable|enfichable|aufladbar\p{L}*|oplaadba\p{L}*|laddbar\p{L}*|ladbar\p{L}*|laddningsbar\p{L}*|oppladbar\p{L}*|opladelig|oplad\p{L}*|ladd?e?hybrid\p{L}*|steckdosenhybrid|rechargeable|ladattava|lataus\p{L}*|pistok\p{L}*|pistik\p{L}*|punjiv\p{L}*|reincarcabil\p{L}*|uzladejam\p{L}*|ikraunam\p{L}*|laetav|toltheto|konnektoros|halozatrol|nabijeci|prikljucni|lad(?:owan|owal)\p{L}*|подключ\p{L}*|подзаряж\p{L}*|заряж\p{L}*|επαναφορτιζομεν\p{L}*)$/u,
  unplugged:
    /^(?:autorr?ecargables?|autorrecarregavel|autorecargable|sjalvladdande|selvopladende|selvladende|zelfopladende|selbstladend\p{L}*|autoricaricante)$/u,
  self: /^(?:auto|self)$/,
  not: /^(?:no|non|not|nicht|niet|ej|ikke|nao|без|не|bez)$/u,
  electric:
    /^(?:(?:voll|hel|rein|batteri\p{L}?|bateri)?(?:ele[ck]tr(?!on)|elettr|elektr|elektriaut)|электр|електр|элект|ηλεκτρ|sahko|elekter|elbil)\p{L}*$/u,
  diesel: /^(?:(?:turbo)?di[ei]?[sz]el|dyzel|дизел|ντιζελ|dis?iisel)\p{L}*$/u,
  petrol:
    /^(?:benzin|bensin|bensiin|benzyn|benzen|gasolin|bencin|бензин|βενζιν|petrol$|essence$|ron$|ulp$|bleifrei|blyfri|oktan|octane)\p{L}*$/u,
  premium: /^(?:premium|pulp|superplus|98)$/u,
} as const;
type Sign = keyof typeof SIGNS;

/** Words that tell nothing beside a fuel. */
const IDLE: ReadonlySet<string> = new Set(
  (
    'and, or, with, plus, y, e, et, und, con, mit, avec, met, en, ja, i, og, och, ou, oder, o, med, com, sau, si, a, b, c, u, и, та, или, або, и, ve, ili, lub, the, of, in, à, de, da, do, al, ' +
    'fuel, fuels, engine, engines, motor, motors, motori, injected, injection, carbureted, carburetted, supercharged, twin, naturally, aspirated, na, sohc, dohc, ohv, car, vehicle, vehicles, type, only, pure, full, fully, all, completely, conventional, turbo, turbocharged, parallel, strong, charging, integral, mild, bi, dual, bifuel, bivalent, fitted, company, ' +
    'convencional, puro, pura, totalmente, solo, total, pleno, simple, vehiculo, veiculo, coche, combustible, corriente, comum, aditivada, regular, normal, corriente, sin, sem, plomo, chumbo, ' +
    'sans, plomb, tout, entierement, pur, classique, vehicule, voiture, bicarburation, ordinaire, reguliere, senza, piombo, verde, totale, pura, completamente, integrale, bifuel, ' +
    'voll, rein, antrieb, kraftstoff, fahrzeug, strom, volledig, volle, wagen, ren, helt, bil, fuld, drivmedel, 100, 87, 91, 92, 95, e5, e10, euro95, tdi, hdi, dci, crdi, cdi, ' +
    'محرك, وقود, מנוע, dong, co, tam, ve, lai, mobil, pogon, struja, tisztan, teljes, ontolto, bez, olovni, neosvincen, двигател, benzina, motoru, motor, silnik, naped, pohon, palivo, uzemanyag, combustibil, гориво, двигатель, двигун, топливо, пальне, бензиновый, κινητηρας'
  )
    .split(', ')
    .map(plainText),
);

const signsOf = (token: string): Sign[] =>
  (Object.keys(SIGNS) as Sign[]).filter((sign) => SIGNS[sign].test(token));

/** The size, the power or the form of an engine beside its fuel: 2.0 Diesel, Diesel 1,6 Liter, 1998 cc Petrol, Electric 150 kW, Petrol V6. */
const SIZE =
  /(?<![\p{L}\p{N}.,])(?:\d{1,2}[.,]\d{1,3}(?:\s?-?(?:l|ltr|lit(?:re|er|ro)s?))?|\d{3,5}\s?(?:cc|ccm|cm3|cm³)|\d{1,4}(?:[.,]\d)?\s?(?:kw|квт|b?hp|ps|cv|pk|hk|л\.?\s?с)|\d{2,3}\s?(?:cu\.?\s?in|cid)|\d{1,2}[\s-]?(?:v|valves?)|[fhivw]\d{1,2})(?![\p{L}\p{N}])/giu;

/** Words of the longest known fuel: "flex fuel unleaded e85". */
const LONGEST = 4;

interface Read {
  readonly fuels: Meaning[];
  readonly signs: Set<Sign>;
}

/** The fuels that a text names and what else it tells; undefined: it holds a word that may tell anything. */
function readParts(text: string, known: (text: string) => Meaning | undefined): Read | undefined {
  const tokens = plainText(text.replace(SIZE, ' ')).split(' ');
  const read: Read = { fuels: [], signs: new Set() };
  for (let at = 0; at < tokens.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST, tokens.length - at) }, (_, less) => less + 1);
    const length = lengths.findLast((one) => known(tokens.slice(at, at + one).join(' '))?.word);
    const token = tokens[at] ?? '';
    const fuel = length && known(tokens.slice(at, at + length).join(' '));
    const signs = fuel ? [] : signsOf(token);
    if (fuel) read.fuels.push(fuel);
    else if (!signs.length && !IDLE.has(token)) return undefined;
    for (const sign of signs) read.signs.add(sign);
    at += length ?? 1;
  }
  return read;
}

const GASES = ['Compressed Natural Gas', 'Liquefied Petroleum Gas', 'Gas'];
const ETHANOL = ['E85', 'E85 / Unleaded'];

/** The one gas of a text: "Gas (GPL)" is liquefied; of two that differ none. */
const oneGas = (gases: ReadonlySet<string>): string | undefined => {
  const told = [...gases].filter((one) => one !== 'Gas');
  return told.length > 1 ? undefined : (told[0] ?? 'Gas');
};

/** What is burnt where no battery drives. */
function burntFuel(words: ReadonlySet<string>, isDiesel: boolean, isPetrol: boolean): Meaning | undefined {
  const gases = new Set(GASES.filter((one) => words.has(one)));
  const hasEthanol = ETHANOL.some((one) => words.has(one));
  const burns = (word: string | undefined): Meaning | undefined =>
    word === undefined ? undefined : { word, powertrain: burnt };
  if (isDiesel) return gases.size || hasEthanol ? undefined : burns('Diesel');
  if (gases.size) return burns(oneGas(gases));
  if (hasEthanol) return burns(isPetrol || words.has('E85 / Unleaded') ? 'E85 / Unleaded' : 'E85');
  if (words.has('Premium Unleaded')) return burns('Premium Unleaded');
  return isPetrol ? burns('Unleaded') : undefined;
}

/** The fuel and the powertrain that a text tells by its words together; undefined: they tell none, or several. */
export function composedFuel(
  text: string,
  known: (text: string) => Meaning | undefined,
): Meaning | undefined {
  const read = readParts(text, known);
  if (!read) return undefined;
  const { fuels, signs } = read;
  const words = new Set(fuels.map(({ word }) => word ?? ''));
  const has = (powertrain: string): boolean => fuels.some((one) => one.powertrain === powertrain);
  const isDiesel = signs.has('diesel') || words.has('Diesel') || words.has('Electric / Diesel');
  const isPetrol =
    signs.has('petrol') || fuels.some((one) => one.word === 'Unleaded' && one.powertrain === burnt);
  if (signs.has('premium')) {
    if (!isPetrol && !words.has('Premium Unleaded')) return undefined;
    words.add('Premium Unleaded');
  }
  if (isDiesel && (isPetrol || words.has('Premium Unleaded'))) return undefined;
  const isOther = [...GASES, ...ETHANOL].some((one) => words.has(one));
  const isElectric = signs.has('electric') || has('BEV');
  const isHybrid = signs.has('hybrid') || signs.has('unplugged') || has('HEV') || has('MHEV') || has('PHEV');
  if (words.has('Hydrogen') || words.has('Electric / Hydrogen'))
    return fuels.every(({ word }) => word === 'Hydrogen' || word === 'Electric') && !isHybrid
      ? { word: 'Hydrogen' }
      : undefined;
  const isPluggable = signs.has('plugged') || has('PHEV');
  if (signs.has('not') && !isPluggable) return undefined;
  // "non rechargeable", "auto-rechargeable"
  const isPlugged = isPluggable && !signs.has('not') && !signs.has('self');
  const isMild = signs.has('mild') || has('MHEV');
  const drives = isHybrid || isPlugged || isMild || isElectric;
  if (!drives) return burntFuel(words, isDiesel, isPetrol);
  if (isOther) return undefined;
  const isBurning = isHybrid || isDiesel || isPetrol || words.has('Premium Unleaded');
  if (isPlugged) {
    if (!isBurning || isMild) return undefined;
    return { word: isDiesel ? 'Electric / Diesel' : 'Electric / Unleaded', powertrain: 'PHEV' };
  }
  if (isMild && !isBurning) return undefined;
  if (!isBurning) return { word: 'Electric', powertrain: 'BEV' };
  return { word: isDiesel ? 'Diesel' : 'Unleaded', powertrain: isMild ? 'MHEV' : 'HEV' };
}
