import { withFurther } from './further-words.ts';
import { plainText, type Vocabulary, type Word } from './word.ts';

/** The base colours (feeds.md section 3), with their words in the languages of Vocabulary. */
const words: readonly Word[] = withFurther('colour', [
  { word: 'Beige', spellings: ['bej', 'krem', 'beżowy', 'бежевый', 'bege', 'cream', 'creme', 'crema'] },
  {
    word: 'Black',
    spellings: [
      'siyah',
      'siyahı',
      'czarny',
      'черный',
      'чёрный',
      'preto',
      'preta',
      'sort',
      'zwart',
      'schwarz',
      'noir',
      'noire',
      'negro',
      'negra',
      'nero',
      'svart',
      'blk',
      'bk',
    ],
  },
  {
    word: 'Blue',
    spellings: [
      'mavi',
      'mavisi',
      'lacivert',
      'turkuaz',
      'niebieski',
      'синий',
      'голубой',
      'granatowy',
      'blauw',
      'blau',
      'bleu',
      'bleue',
      'azul',
      'blu',
      'azzurro',
      'blå',
    ],
  },
  {
    word: 'Brown',
    spellings: [
      'kahverengi',
      'kahve',
      'bwn',
      'коричневый',
      'brn',
      'brązowy',
      'castanho',
      'marrom',
      'bruin',
      'braun',
      'brun',
      'brune',
      'marron',
      'marrón',
      'marrone',
    ],
  },
  {
    word: 'Gold',
    spellings: [
      'altın',
      'altın rengi',
      'złoty',
      'золотистый',
      'dourado',
      'goud',
      'oro',
      'dore',
      'doré',
      'dorado',
      'guld',
      'golden',
    ],
  },
  {
    word: 'Gray',
    spellings: [
      'gri',
      'grisi',
      'füme',
      'szary',
      'серый',
      'cinza',
      'cinzento',
      'grey',
      'grijs',
      'grau',
      'gris',
      'grise',
      'grigio',
      'grå',
      'gry',
    ],
  },
  {
    word: 'Green',
    spellings: [
      'yeşil',
      'yeşili',
      'zielony',
      'зеленый',
      'зелёный',
      'grønn',
      'groen',
      'grün',
      'gruen',
      'vert',
      'verte',
      'verde',
      'grön',
    ],
  },
  {
    word: 'Orange',
    spellings: [
      'turuncu',
      'pomarańczowy',
      'оранжевый',
      'laranja',
      'oransje',
      'oranje',
      'naranja',
      'arancio',
      'arancione',
    ],
  },
  { word: 'Pink', spellings: ['pembe', 'gül kurusu', 'roze', 'rosa', 'rose'] },
  {
    word: 'Purple',
    spellings: [
      'mor',
      'fioletowy',
      'фиолетовый',
      'roxo',
      'violet',
      'paars',
      'violett',
      'lila',
      'pourpre',
      'morado',
      'violeta',
      'viola',
    ],
  },
  {
    word: 'Red',
    spellings: [
      'kırmızı',
      'kırmızısı',
      'bordo',
      'vişne çürüğü',
      'czerwony',
      'красный',
      'бордовый',
      'bordowy',
      'vermelho',
      'rød',
      'rood',
      'rot',
      'rouge',
      'rojo',
      'roja',
      'rosso',
      'röd',
      'granate',
      'burdeos',
      'vinröd',
    ],
  },
  {
    word: 'Silver',
    spellings: [
      'gümüş',
      'gümüş gri',
      'gümüş rengi',
      'srebrny',
      'серебристый',
      'prata',
      'prateado',
      'sølv',
      'zilver',
      'silber',
      'argent',
      'argente',
      'argenté',
      'plata',
      'plateado',
      'argento',
      'slvr',
    ],
  },
  { word: 'Tan' },
  {
    word: 'White',
    spellings: [
      'beyaz',
      'beyazı',
      'kırık beyaz',
      'fildişi',
      'biały',
      'белый',
      'branco',
      'branca',
      'hvit',
      'hvid',
      'wit',
      'weiß',
      'weiss',
      'blanc',
      'blanche',
      'blanco',
      'blanca',
      'bianco',
      'vit',
      'wht',
      'off-white',
      'offwhite',
      'ivoire',
      'marfil',
      'avorio',
    ],
  },
  {
    word: 'Yellow',
    spellings: [
      'sarı',
      'sarısı',
      'żółty',
      'желтый',
      'жёлтый',
      'amarelo',
      'geel',
      'gelb',
      'jaune',
      'amarillo',
      'giallo',
      'gul',
    ],
  },
]);

/** Names of shades, and of paints and leathers that name no base colour, between commas. */
const SHADES: Readonly<Record<string, string>> = {
  Beige:
    'flaxen, gobi, adobe, almond, biscuit, bisque, cashmere, cornsilk, creme brulee, desert, dune, ecru, latte, linen, macadamia, macchiato, oatmeal, parchment, ' +
    'quicksand, sahara, sand, sandstone, sandstorm, sandy, shale, vanilla, wheat',
  Black: 'caviar, ebony, jet, obsidian, onyx, raven, tuxedo',
  Blue:
    'cyan, teget, tirkizna, canyon river, elkhart lake, portimao, tanzanite, aegean, aqua, azure, bikini, blueprint, bluestone, cobalt, denim, frostbite, indigo, lagoon, lapis, marina, marine, navy, nightfall mica, ' +
    'ocean, sapphire, still night, storm bay, stormy sea, turkis, turquesa, turquoise, ultramarine',
  Brown:
    'bronz, café, maron, kafe, saiga, sinamon stick, tartufo, tupelo, auburn, autumn, brandy, bronze, bronzemist, brownstone, cappuccino, caramel, chestnut, chocolate, cinnamon, cocoa, coffee, cognac, espresso, ' +
    'fire agate, hazelnut, java, kodiak, kona, mahogany, maple, mocha, nutmeg, pepperdust, sable, saddle, teak, tobacco, truffle, umber, walnut, whiskey',
  Gold: 'aurum, champagne, şampanya',
  Gray:
    'acero, hierro, grafito, plomo, titanio, baltic, boulder, brooklyn, carbonized, destroyer, dravit, earl, graystone, heavy metal, light cloud, nardo, polymetal, selenite, silverstone, skyscraper, storm cloud, stratus, underground, anthracite, anthrazit, antrasit, antraciet, antracit, anvil, ash, asphalt, atmosphere, carbon, cement, charcoal, cirrus, concrete, flint, galvanized, granite, granite crystal, ' +
    'graphite, guard metallic, gun, gunmetal, iridium, iron, lead foot, lunar rock, magnesium, magnetic, meteor, meteorite, modern steel, nickel, ' +
    'nimbus, pewter, polished metal, quartzite, rhino, shadow, slate, smoke, smokey, smoky, steel, titanium, tungsten, zinc',
  Green:
    'haki, mojito, sublime, emerald, eucalyptus, fern, forest, hunter, jade, lime, mint, moss, olive, pine, rainforest, sage, spruce, teal',
  Orange: 'bakır, nacho, amber, apricot, copper, coppertino, mango, papaya, pumpkin, tangerine',
  Pink: 'tuscadero, fuchsia, magenta, salmon',
  Purple:
    'amethyst, ametrin, aubergine, boysenberry, eggplant, lavender, lilac, mauve, mulberry, orchid, plum',
  Red:
    'cherrywood, weinrot, vinröd, wijnrood, rioja, vişne, solar octane, torred, bordeaux, brick, burgundy, cabernet, cardinal, carmine, cayenne, cherry, chili, claret, cranberry, crimson, firecracker, garnet, infrared, ' +
    'maroon, merlot, molten lava, oxblood, pimento, raspberry, redline, rosewood, ruby, sangria, scarlet, snazzberry, vermilion, wine',
  Silver:
    'alumina, aluminium, aluminum, billet, chrome, ingot, lunar, moon dust, moondust, palladium, platinum, quicksilver, sterling',
  Tan: 'buff, camel, fawn, khaki, palomino',
  White:
    'absolute zero, alabaster, arctic ice, avalanche, blizzard, ceramic, chalk, cotton, eminent, fresh powder, frost, glacier, ice cap, ' +
    'iridescent pearl, ivory, moonlight cloud, oyster, platinum ice, polar, snow, starfire, wind chill',
  Yellow:
    'banana, canary, hardal, hellayella, lemon, marigold, mimosa, mustard, primrose, saffron, sunflower',
};

type Names = ReadonlyMap<string, string>;

const BASES: Names = new Map(
  words.flatMap(({ word, spellings = [] }) =>
    [word, ...spellings].map((text) => [plainText(text), word] as const),
  ),
);

const SHADE_NAMES: Names = new Map(
  Object.entries(SHADES).flatMap(([word, names]) =>
    names.split(', ').map((name) => [plainText(name), word] as const),
  ),
);

/**
 * Base colours with which a compound word may end: "dunkelblau", "zwartmetallic" (without its metallic), "magnoblack". English, German,
 * Dutch and the languages of Scandinavia write such words; those of the others end so by accident ("lacivert" is navy, "commodore" is
 * not gilt), and so do some here, which are none ("resort", "primrose").
 */
const COMPOUNDED: ReadonlySet<string> = new Set(
  (
    'black blue brown gray green grey orange pink purple silver violet white yellow gold beige ' +
    'schwarz blau braun grau grun gruen weiss silber gelb violett lila ' +
    'zwart blauw bruin goud grijs groen oranje paars rood zilver geel ' +
    'svart brun guld gron gronn solv hvit hvid'
  ).split(' '),
);
const ENDS = [...BASES].filter(([name]) => COMPOUNDED.has(name));
const SHORT_ENDS = [...BASES].filter(([name]) => name.length === 3);
const LIGHT_OR_DARK = /^(?:dunkel|hell|donker|licht|mork|ljus)/;

/** The same before a colour of a language that joins no other words: temnomodra, ciemnoniebieski, sötétkék, tumesinine. */
const PALE_OR_DEEP =
  /^(?:temno|tamno|svetlo|svijetlo|tmavo|tmave|svetle|ciemno|jasno|tummann?|vaaleann?|tume|hele|sotet|vilagos|tamsiai|sviesiai|tumsi|gaisi|темно|светло|світло|тъмно)/;

/** The base colour at the end of a compound word; a word that is a name itself is none. */
function atEnd(token: string): string | undefined {
  if (SHADE_NAMES.has(token)) return undefined;
  const bare = token.replace(/(?:metallic|metallisk|metalli[sc]e|metal|perleffekt|pearl)$/, '');
  if (bare !== token && BASES.has(bare)) return BASES.get(bare);
  const paled = bare.replace(PALE_OR_DEEP, '');
  if (paled !== bare && BASES.has(paled)) return BASES.get(paled);
  const ends = LIGHT_OR_DARK.test(bare) ? [...ENDS, ...SHORT_ENDS] : ENDS;
  return ends.find(([name]) => bare.length > name.length && bare.endsWith(name))?.[1];
}

/** Words of the longest name of a shade. */
const LONGEST = 3;

/** The colours that the names say in a text, in its order; of names within one another the longest. */
function named(
  tokens: readonly string[],
  names: Names,
  single: (token: string) => string | undefined,
): string[] {
  const found: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST, tokens.length - at) }, (_, less) => less + 1);
    const length = lengths.findLast((one) => names.has(tokens.slice(at, at + one).join(' ')));
    const colour = length ? names.get(tokens.slice(at, at + length).join(' ')) : single(tokens[at] ?? '');
    if (colour) found.push(colour);
    at += length ?? 1;
  }
  return found;
}

/** Where one colour of a text ends and the next begins, or what it is combined with: "Scarlet Ember/Super Black", "White w/Black Roof". */
const BETWEEN = /[/|,;+&()]|\s-\s|\b(?:w|with|and|over|und|mit|en|met|et|avec|y|con|och|med)\b(?!\.)/i;
/** A part that tells of a trim and not of the paint. */
const TRIM_ONLY = /\b(?:accents?|includes?|paint code|stripes?|roof)\b/i;

/**
 * The base colour that a colour's text says (feeds.md section 3, "base colours"); undefined: none that we know. Of several
 * colours the first one counts: "Scarlet Ember/Super Black" is Red. In the name of one colour a base colour counts before
 * a shade, and the last one is the noun: "Graphite Blue" is Blue, "Black Forest Green" is Green.
 */
function baseColourOf(text: string): string | undefined {
  for (const part of text.split(BETWEEN)) {
    if (TRIM_ONLY.test(part)) continue;
    const tokens = plainText(part).split(' ');
    const colour = named(tokens, BASES, atEnd).at(-1) ?? named(tokens, SHADE_NAMES, () => undefined).at(-1);
    if (colour) return colour;
  }
  return undefined;
}

/** What lists offer for a colour that is not among theirs. */
const OTHER_COLOURS = (
  'other color, other colour, other colors, other colours, inny kolor, andere farbe, sonstige farbe, andere kleur, autre couleur, otro color, otros colores, ' +
  'outra cor, altro colore, annan färg, anden farve, annen farge, muu väri, muu värv, kita spalva, cita krāsa, jiná barva, iná farba, egyéb szín, ' +
  'altă culoare, druga barva, druga boja, ostale boje, diğer renk, другой цвет, інший колір, друг цвят, άλλο χρώμα'
)
  .split(', ')
  .map((text) => [text, { word: null }] as const);

/** What seats are covered with, which tells no colour. */
const MATERIALS = (
  'cloth, fabric, leather, leatherette, vinyl, alcantara, velour, velours, suede, partial leather, full leather, part leather, stoff, leder, vollleder, teilleder, kunstleder, ' +
  'tissu, cuir, simili cuir, tela, cuero, piel, tessuto, pelle, ecopelle, stof, tecido, couro, tyg, läder, skinn, tkanina, skóra, látka, koža, kůže, szövet, bőr, blago, usnje, ' +
  'kumaş, deri, ткань, кожа, тканина, шкіра, kangas, nahka, nahk'
)
  .split(', ')
  .map((text) => [text, { word: null }] as const);

/** Exterior colours as dealers word them → one of a few base colours. */
export const baseExteriorColour: Vocabulary = {
  field: 'base_ext_color',
  words,
  // as a whole; in the name of a paint it is the finish
  meanings: [['pearl', { word: 'White' }], ...OTHER_COLOURS],
  read: baseColourOf,
};
/** Interior colours as dealers word them → one of a few base colours. */
export const baseInteriorColour: Vocabulary = {
  field: 'base_int_color',
  words,
  meanings: [...OTHER_COLOURS, ...MATERIALS],
  read: baseColourOf,
};
