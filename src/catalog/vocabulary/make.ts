import { withFurther } from './further-words.ts';
import { keyOf, type Meaning, plainText, saysNothing, type Vocabulary } from './word.ts';

const plain = (words: string): { word: string }[] => words.split(', ').map((word) => ({ word }));

/** What feeds name a make by that is a part of its range; `isModel`, `isLine` and `headless` as in Meaning. */
interface PartOfRange extends Pick<Meaning, 'isModel' | 'isLine' | 'headless'> {
  readonly make: string;
  readonly head: string;
  readonly spellings: string;
}

/** A line of models that is a model by itself. */
const line = (make: string, head: string, spellings: string, headless?: string): PartOfRange => ({
  make,
  head,
  spellings,
  isModel: true,
  isLine: true,
  ...(headless && { headless }),
});

const LAND_ROVERS = '(?:defender|discovery|freelander|range rover|lr ?[234]) .*';
const CLASSES = '[a-z]{1,3} class .*|(?:cla|clk|cls|gl|gla|glb|glc|gle|glk|gls|ml|sl|slc|slk) ';

const PARTS_OF_RANGES: readonly PartOfRange[] = [
  line('Land Rover', 'Range Rover', 'range rover, land rover range rover', LAND_ROVERS),
  line('Land Rover', 'Defender', 'defender, land rover defender', LAND_ROVERS),
  line('Land Rover', 'Discovery', 'discovery, land rover discovery', LAND_ROVERS),
  line('Chevrolet', 'Corvette', 'corvette, chevrolet corvette, chevy corvette'),
  line('Chevrolet', 'Camaro', 'camaro, chevrolet camaro'),
  line('Ford', 'Mustang', 'mustang, ford mustang'),
  line('Dodge', 'Viper', 'viper, dodge viper'),
  line('Hyundai', 'IONIQ', 'ioniq, hyundai ioniq'),
  line('GMC', 'HUMMER EV', 'hummer ev, gmc hummer, gmc hummer ev'),
  // people call the whole make so
  {
    make: 'MINI',
    head: 'Cooper',
    spellings: 'mini cooper, bmw mini cooper',
    isModel: true,
    headless: '(?:aceman|clubman|countryman|first|one|paceman) .*',
  },
  // their models are those of the make as often as not: a C-Class of AMG
  {
    make: 'Mercedes-Benz',
    head: 'AMG',
    spellings: 'mercedes-amg, mercedes-benz amg, amg, amg mercedes',
    headless: CLASSES,
  },
  { make: 'BMW', head: 'ALPINA', spellings: 'bmw alpina', headless: '[1-8xz] series .*' },
  { make: 'Citroen', head: 'DS', spellings: 'citroën ds, ds citroën' },
];

const partsOfRanges = (): (readonly [string, Meaning])[] =>
  PARTS_OF_RANGES.flatMap(({ make: word, spellings, ...part }) =>
    spellings.split(', ').map((one) => [one, { word, ...part }] as const),
  );

/** Makes of cars, vans and trucks that are or were sold in North America, and of cars elsewhere. */
export const make: Vocabulary = {
  field: 'make',
  words: [
    ...plain(
      'Acura, AMC, Audi, Bentley, BMW, Bugatti, Buick, Cadillac, Chrysler, Daewoo, Dodge, Eagle, Ferrari, FIAT, Fisker, Ford, ' +
        'Genesis, Geo, GMC, Honda, Hyundai, INEOS, INFINITI, Isuzu, Jaguar, Jeep, Karma, Kia, Lamborghini, Lexus, Lincoln, ' +
        'Lotus, Lucid, Maserati, Maybach, Mazda, McLaren, Mercury, Mitsubishi, Nissan, Oldsmobile, Plymouth, Polestar, Pontiac, ' +
        'Porsche, Rivian, Saab, Saturn, Scion, smart, Subaru, Suzuki, Tesla, Toyota, VinFast, Volvo, ' +
        'Abarth, Alpine, BYD, CUPRA, Dacia, MG, Opel, Peugeot, Renault, SEAT, Vauxhall, ' +
        'AM General, Austin, Austin-Healey, Bertone, BrightDrop, Caterham, Datsun, Daihatsu, DeLorean, DeSoto, DFSK, DKW, Edsel, Freightliner, Hino, ' +
        'Hudson, International, Iveco, Jaecoo, Jensen, KGM, Koenigsegg, Lada, Lancia, LEVC, Leapmotor, Lynk & Co, Mack, MAN, Maxus, Merkur, Morgan, Morris, ' +
        'Mullen, Nash, NIO, Kenworth, Peterbilt, Omoda, Packard, Pagani, Panoz, Proton, Rover, Scania, Shelby, Skywell, Spyker, SRT, SsangYong, Studebaker, Sunbeam, ' +
        'Triumph, TVR, UD, Western Star, Willys, Workhorse, XPENG, Zeekr, Aiways, Yugo, Scout, Coda, Azure Dynamics, Roush, ' +
        'Aion, Aixam, ALPINA, Ariel, Aro, Ashok Leyland, BAIC, Bajaj, Borgward, Bristol, Brilliance, Changan, Chery, Daimler, Deepal, Denza, Donkervoort, ' +
        'Dongfeng, EXEED, FAW, Force, Foton, FPV, FSO, Fuso, GAZ, Geely, Ginetta, Great Wall, GWM, Haima, Haval, Hillman, Hindustan, Holden, Hongqi, HSV, ' +
        'Humber, Iran Khodro, JAC, Jetour, JMC, Kandi, KTM, LDV, Ligier, Mahindra, Marcos, Microcar, Mitsuoka, Moskvich, NSU, Perodua, ' +
        'Piaggio, Reliant, Rimac, Saipa, Seres, Simca, Talbot, Tata, Tatra, Tofas, Togg, Trabant, UAZ, Vanden Plas, Voyah, Wartburg, Westfield, ' +
        'Wiesmann, Wolseley, Wuling, ZAZ, Zastava, Zotye, ' +
        'AITO, Ambassador, Chana, Ikarus, KamAZ, Kenbo, Ravon, ZIL, ' +
        'Avatr, Baojun, Bestune, DFM, ICH-X, Kaiyi, Lifan, Neta, Roewe, Soueast, Tank, Timor, Trumpchi, Venucia, Wey, Xiaomi, Adler, Anadol, Gonow, Speranza, Thaco, ' +
        'Autobianchi, Changhe, Effa, Hafei, Innocenti, Jinbei, Karry, Landwind, Shineray, Troller, Zhidou, ' +
        'GAC, DAF, Matra, Hawtai, Mobilize, Oltcit, Premier, Agrale, Gurgel, Blue Bird, De Tomaso, Panhard, Facel Vega, Asia Motors, ' +
        'Bogdan, LuAZ, TagAZ, Vortex, Derways, Evolute, Belgee, Solaris, Aurus, Livan, Geometry, Forthing, Skyworth, Arcfox, HiPhi, Luxeed, Hycan, Onvo, Yangwang, SWM, Oshan, ZX Auto, Weltmeister, ' +
        'MVM, Bahman, Zamyad, Lagonda, Leyland, Bizzarrini, Rely, Lobini, Miura, Engesa, Santana',
    ),
    { word: 'GWM ORA', spellings: ['ora'] },
    { word: 'Li Auto', spellings: ['li', 'lixiang'] },
    { word: 'MINI' },
    { word: 'VPG', spellings: ['vehicle production group', 'the vehicle production group'] },
    { word: 'Maruti Suzuki', spellings: ['maruti'] },
    { word: 'Citroen', spellings: ['citroën'] },
    { word: 'DS', spellings: ['ds automobiles'] },
    { word: 'HUMMER', spellings: ['am general hummer'] },
    { word: 'Skoda', spellings: ['škoda'] },
    { word: 'Alfa Romeo', spellings: ['alfa'] },
    { word: 'Aston Martin', spellings: ['aston'] },
    { word: 'Chevrolet', spellings: ['chevy', 'chev', 'chevorlet', 'chevolet'] },
    { word: 'Land Rover', spellings: ['landrover'] },
    {
      word: 'Mercedes-Benz',
      spellings: ['mercedes', 'benz', 'mercedes benz cars', 'mb', 'mercedes-benz (usa)'],
    },
    { word: 'Mercedes-Maybach' },
    { word: 'RAM', spellings: ['ram trucks', 'dodge ram', 'dodge/ram'] },
    { word: 'Rolls-Royce', spellings: ['rolls'] },
    {
      word: 'Volkswagen',
      spellings: [
        'vw',
        'volkswagon',
        'vw volkswagen',
        'volkswagen commercial vehicles',
        'volkswagen nutzfahrzeuge',
      ],
    },
  ],
  meanings: partsOfRanges(),
  read: (text) => ofCompany(text) ?? withModel(text),
};

/** What makers put behind the name of their make. */
const COMPANY: ReadonlySet<string> = new Set(
  (
    'motor, motors, motorcars, car, cars, automobile, automobiles, automotive, company, corporation, corp, co, inc, incorporated, ltd, limited, ' +
    'llc, ag, division, industries, truck, trucks, of, north, america, usa, na, lagonda'
  ).split(', '),
);

const NAMES: ReadonlyMap<string, string> = new Map(
  withFurther('make', make.words).flatMap(({ word, spellings = [] }) =>
    [word, ...spellings].map((one) => [keyOf(one), word] as const),
  ),
);

/** The make in the name of its company: "Ford Motor Company"; that of a group (General Motors) is none. */
function ofCompany(text: string): string | undefined {
  const words = plainText(text).split(' ');
  const end = words.findLastIndex((word) => !COMPANY.has(word)) + 1;
  return end === words.length ? undefined : NAMES.get(words.slice(0, end).join(''));
}

/** Words behind a make that are no model: they belong to the name of a company, or to something that is no car of the make. */
const NO_MODEL: ReadonlySet<string> = new Set(
  (
    'motorrad motorcycle motorcycles moto motos bike bikes scooter commercial commercials vehicle vehicles van vans bus buses pickup tractor tractors trailer trailers ' +
    'caravan motorhome camper boat marine outboard excavator loader forklift engine engines diesel nutzfahrzeuge professional racing performance global group mobility ' +
    'europe canada mexico brasil brazil deutschland france italia espana uk japan jdm china india import imports otosan samsung harvester fuso besturn auto autos gmbh sa spa srl bv ab classic'
  ).split(' '),
);

/** Names of makes, and of parts of their ranges, by keyOf. */
const BEGINNINGS: ReadonlyMap<string, Meaning> = new Map([
  ...[...NAMES].map(([key, word]) => [key, { word }] as const),
  ...partsOfRanges().map(([spelling, meaning]) => [keyOf(spelling), meaning] as const),
]);

/** Words of a cell. A name in letters of East Asia needs no blank before a model in others: 宝马5系, 奔驰GLB. */
const WORDS = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}ー・]+(?=[A-Za-z0-9])|\S+/gu;

/** Words of the longest name that a cell may begin with: Land Rover Range Rover. */
const LONGEST_NAME = 4;

/** May a word behind a short name of a make be the rest of the make's own, with a slip: "Rolls Royse"? */
const isOfName = (name: string, make: string, word: string): boolean => {
  const [short, whole] = [plainText(name), plainText(make)];
  const rest = whole.startsWith(`${short} `) ? whole.slice(short.length + 1) : '';
  return rest[0] === word[0] && !/\d/.test(word) && Math.abs(rest.length - word.length) <= 2;
};

/** Models that are called as words which name none elsewhere. */
const MODELS_ALL_THE_SAME: ReadonlySet<string> = new Set([
  ...['Chevrolet classic', 'GAZ газель', 'GAZ gazel', 'GAZ gazelle'],
]);

/** Names of makes that are ordinary words: further behind they name a trim, as in "Golf 1.6 Smart". */
const TRIMS_ALL_THE_SAME: ReadonlySet<string> = new Set(
  'smart, 스마트, premier, classic, force, scout, eagle, tank, mini, santana, vortex'.split(', ').map(keyOf),
);

/** Is what stands behind a make a model? Never where it may be of the make's own name, or names another make. */
function isModel(name: string, { word, head }: Meaning, rest: string): boolean {
  if (!/^[\p{L}\p{N}]/u.test(rest)) return false;
  const [first = '', ...others] = plainText(rest).split(' ');
  if (MODELS_ALL_THE_SAME.has(`${word} ${first}`)) return true;
  // a title tells more than the model
  if (others.length && /^(?:19|20)\d\d$/.test(others.at(-1) ?? '')) return false;
  if (NO_MODEL.has(first) || COMPANY.has(first) || isOfName(name, word ?? '', first)) return false;
  if (head !== undefined) return true;
  return ![first, ...others].some(
    (one, at, all) =>
      (NAMES.has(one) && !(at > 1 && TRIMS_ALL_THE_SAME.has(one))) || NAMES.has(`${one}${all[at + 1]}`),
  );
}

/** What stands behind a make, without the words of its company and the make once more: "Ferrari North America, Inc. 488", "Ford FORD GT". */
function modelText(behind: string, make: string): string {
  let rest = behind.replace(/^\s+(?:[-–—:|»>]\s+)?/, '');
  for (;;) {
    const [first = ''] = /^\S+/.exec(rest) ?? [];
    const after = rest.slice(first.length).trimStart();
    if (MODELS_ALL_THE_SAME.has(`${make} ${plainText(first)}`)) return rest;
    const isOver = COMPANY.has(plainText(first)) || (!/^\d/.test(first) && NAMES.get(keyOf(first)) === make);
    if (!isOver || after === '') return rest;
    rest = after;
  }
}

/** Is the last word of a name a letter of the model behind a make that is known without it: "Mercedes-Benz E 220", "BMW M 3"? */
function isLetterOfModel(words: readonly RegExpExecArray[], length: number): boolean {
  const name = words.slice(0, length).map(([word]) => word);
  return /^\p{L}$/u.test(name.pop() ?? '') && BEGINNINGS.has(keyOf(name.join(' ')));
}

/** A make and behind it the model, in one cell: "BMW 530", "Range Rover Sport"; the make alone where the rest says nothing. */
function withModel(text: string): Meaning | undefined {
  const words = [...text.matchAll(WORDS)];
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 0; length -= 1) {
    const last = words[length - 1];
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
    const name = text.slice(0, end);
    const part = BEGINNINGS.get(keyOf(name));
    if (!part || isLetterOfModel(words, length)) continue;
    const rest = modelText(text.slice(end), part.word ?? '');
    if (saysNothing(rest)) return { word: part.word };
    if (!isModel(name, part, rest)) return undefined;
    const { word, head } = part;
    const at = [...text.slice(0, text.length - rest.length)].length;
    return {
      word,
      head: head === undefined ? rest : `${head} ${rest}`,
      isModel: true,
      isLine: true,
      rest: { at, ...(head && { head }) },
    };
  }
  return undefined;
}

/**
 * Makes of two words of which the second stands at the head of the model: make "Land", model "Rover Range Rover"
 * is a Land Rover, model Range Rover. Where the model begins otherwise, the make may be told by it: make "Land" is a Land
 * Rover where its model is one of Land Rover's, a "Discovery" for example.
 */
export const splitMakes: readonly {
  readonly word: string;
  readonly rest: string;
  readonly make: string;
  /** models, in lower case, that tell the make without the rest */
  readonly models?: readonly string[];
}[] = [
  { word: 'alfa', rest: 'romeo', make: 'Alfa Romeo' },
  { word: 'lynk', rest: '& co', make: 'Lynk & Co' },
  { word: 'ваз', rest: '(lada)', make: 'Lada' },
  { word: 'great', rest: 'wall', make: 'Great Wall' },
  { word: 'aston', rest: 'martin', make: 'Aston Martin' },
  {
    word: 'land',
    rest: 'rover',
    make: 'Land Rover',
    models: ['defender', 'discovery', 'evoque', 'freelander', 'lr2', 'lr3', 'lr4', 'range rover', 'velar'],
  },
  { word: 'mercedes', rest: 'benz', make: 'Mercedes-Benz' },
  { word: 'rolls', rest: 'royce', make: 'Rolls-Royce' },
];
