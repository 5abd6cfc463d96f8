import { withFurther } from './further-words.ts';
import { listed } from './listed.ts';
import { type Meaning, plainText, type Vocabulary, type Word } from './word.ts';

/** The base colours (feeds.md section 3), with their words in the languages of Vocabulary. */
const words: readonly Word[] = withFurther('colour', [
  { word: 'Beige', spellings: listed('bej, krem, beżowy, бежевый, bege, cream, creme, crema') },
  {
    word: 'Black',
    spellings: listed(`
      siyah, siyahı, czarny, черный, чёрный, preto, preta, sort, zwart, schwarz, noir, noire, negro,
      negra, nero, svart, blk, bk
    `),
  },
  {
    word: 'Blue',
    spellings: listed(`
      mavi, mavisi, lacivert, turkuaz, niebieski, синий, голубой, granatowy, blauw, blau, bleu, bleue,
      azul, blu, azzurro, blå
    `),
  },
  {
    word: 'Brown',
    spellings: listed(`
      kahverengi, kahve, bwn, коричневый, brn, brązowy, castanho, marrom, bruin, braun, brun, brune,
      marron, marrón, marrone
    `),
  },
  {
    word: 'Gold',
    spellings: listed(`
      altın, altın rengi, złoty, золотистый, dourado, goud, oro, dore, doré, dorado, guld, golden,
      golden rod, goldenrod
    `),
  },
  {
    word: 'Gray',
    spellings: listed(`
      gri, grisi, füme, szary, серый, cinza, cinzento, grey, grijs, grau, gris, grise, grigio, grå, gry
    `),
  },
  {
    word: 'Green',
    spellings: listed(`
      yeşil, yeşili, zielony, зеленый, зелёный, grønn, groen, grün, gruen, vert, verte, verde, grön
    `),
  },
  {
    word: 'Orange',
    spellings: listed(`
      turuncu, pomarańczowy, оранжевый, laranja, oransje, oranje, naranja, arancio, arancione
    `),
  },
  { word: 'Pink', spellings: ['pembe', 'gül kurusu', 'roze', 'rosa', 'rose'] },
  {
    word: 'Purple',
    spellings: listed(`
      mor, fioletowy, фиолетовый, roxo, violet, paars, violett, lila, pourpre, morado, violeta, viola
    `),
  },
  {
    word: 'Red',
    spellings: listed(`
      kırmızı, kırmızısı, bordo, vişne çürüğü, czerwony, красный, бордовый, bordowy, vermelho, rød, rood,
      rot, rouge, rojo, roja, rosso, röd, granate, burdeos, vinröd
    `),
  },
  {
    word: 'Silver',
    spellings: listed(`
      gümüş, gümüş gri, gümüş rengi, srebrny, серебристый, prata, prateado, sølv, zilver, silber, argent,
      argente, argenté, plata, plateado, argento, slvr
    `),
  },
  { word: 'Tan' },
  {
    word: 'White',
    spellings: listed(`
      beyaz, beyazı, kırık beyaz, fildişi, biały, белый, branco, branca, hvit, hvid, wit, weiß, weiss,
      blanc, blanche, blanco, blanca, bianco, vit, wht, off-white, offwhite, ivoire, marfil, avorio
    `),
  },
  {
    word: 'Yellow',
    spellings: listed(`
      sarı, sarısı, żółty, желтый, жёлтый, amarelo, geel, gelb, jaune, amarillo, giallo, gul
    `),
  },
]);

/** Names of shades, and of paints and leathers that name no base colour, between commas. */
const SHADES: Readonly<Record<string, string>> = {
  Beige:
    'flaxen, moccasin, papaya whip, gobi, adobe, almond, biscuit, bisque, cashmere, cornsilk, creme brulee, desert, dune, ecru, latte, linen, macadamia, macchiato, oatmeal, parchment, ' +
    'quicksand, sahara, sand, sandstone, sandstorm, sandy, shale, vanilla, wheat, stone, pebble, arena, vainilla, almendra, areia, baunilha, vanille, amande, mastic, sabbia, panna, corda, vaniglia, zand, zandkleur, vanilj, kräm, gräddfärgad, linne, gradd, crème, ecrù, песочный, піщаний, кремовый, кремовий, слоновая кость, krémová, krémszínű, homok, piesková, písková, piaskowy, kremowy, kremasta, krem rengi, liivi, hiekka, smelio, kreminė, smilšu, krēmkrāsas',
  Black: 'caviar, ebony, jet, obsidian, onyx, raven, tuxedo, azabache, антрацитово-черный, вороной',
  Blue:
    'cyan, aquamarine, teget, tirkizna, canyon river, elkhart lake, portimao, tanzanite, aegean, aqua, azure, bikini, blueprint, bluestone, cobalt, denim, frostbite, indigo, lagoon, lapis, marina, marine, navy, nightfall mica, ' +
    'ocean, sapphire, still night, storm bay, stormy sea, turkis, turquesa, turquoise, ultramarine, celeste, marino, marinho, azulado, cobalto, índigo, azur, saphir, outremer, turchese, carta da zucchero, indaco, zaffiro, petrolio, acquamarina, petroleum, turkos, turkoois, marinblå, kobolt, turkisblau, бирюзовый, бірюзовий, лазурный, тюркоаз, синьо, turkusowy, tyrkysová, tyrkysový, türkiz, türkiis, turkoosi, turcoaz, turkīza, turkio, lazurowy, chabrowy, modro, granat, bleumarin, lacivert, azurová, tengerkék, τιρκουάζ, תכלת, טורקיז, فيروزي, كحلي, سماوي, nilový',
  Brown:
    'bronz, sienna, peru, café, maron, kafe, saiga, sinamon stick, tartufo, tupelo, auburn, autumn, brandy, bronze, bronzemist, brownstone, cappuccino, caramel, chestnut, chocolate, cinnamon, cocoa, coffee, cognac, espresso, ' +
    'fire agate, hazelnut, java, kodiak, kona, mahogany, maple, mocha, nutmeg, pepperdust, sable, saddle, teak, tobacco, truffle, umber, walnut, whiskey, rust, bronce, castaño, canela, tabaco, caramelo, moca, cobrizo, pardo, caoba, nogal, castanha, cobreado, mogno, chocolat, cuivré, acajou, noisette, tabac, châtaigne, moka, cannelle, havane, noyer, rouille, bronzo, testa di moro, cioccolato, castano, tabacco, nocciola, mogano, cannella, caffè, cuoio, castagna, noce, ruggine, kastanie, kastanj, kastanje, mokka, schokolade, nougat, mahagoni, kaffee, zimt, karamell, nuss, brons, bronse, chocolade, chokolade, choklad, sjokolade, koffie, rost, mahogny, бронзовый, бронза, шоколадный, шоколадний, кофейный, кавовий, каштановый, кафе, brązowa, czekoladowy, miedzianobrązowy, čokoládová, čokoladna, bronzová, bronzový, bronzinė, bronzas, pronssi, pronks, csokoládé, bronzana, bronzasta, ciocolatiu, cafeniu, bronz, kastan, χάλκινο, برونزي, kestane, şarabi kahve, taba',
  Gold: 'aurum, champagne, şampanya, champán, champaña, champanhe, champagner, sjampanje, gyldin, gylden, gyllene, guldfärgad, goudkleurig, шампань, шампанское, szampański, szampanski, šampaň, šampanjec, pezsgő, šampanietis, šampanja, samppanja, σαμπανί, золотистая',
  Gray:
    'gainsboro, acero, hierro, grafito, plomo, titanio, baltic, boulder, brooklyn, carbonized, destroyer, dravit, earl, graystone, heavy metal, light cloud, nardo, polymetal, selenite, silverstone, skyscraper, storm cloud, stratus, underground, anthracite, anthrazit, antrasit, antraciet, antracit, anvil, ash, asphalt, atmosphere, carbon, cement, charcoal, cirrus, concrete, flint, galvanized, granite, granite crystal, ' +
    'graphite, guard metallic, gun, gunmetal, iridium, iron, lead foot, lunar rock, magnesium, magnetic, meteor, meteorite, modern steel, nickel, ' +
    'nimbus, pewter, polished metal, quartzite, rhino, shadow, slate, smoke, smokey, smoky, steel, titanium, tungsten, zinc, antracita, antracite, ceniza, humo, carbón, grafite, grafita, chumbo, fumê, carbono, titane, titan, titaan, ardoise, plomb, charbon, acier, étain, piombo, canna di fucile, ardesia, acciaio, carbonio, fumo, peltro, cenere, schiefer, koks, koksmetal, grafit, skiffer, skifer, antrasitt, grafitt, мокрый асфальт, мокрий асфальт, асфальт, графит, графитовый, графіт, графітовий, антрацит, стальной, сталевий, свинцовый, antracytowy, antracytová, antracitová, antracitna, antratsiit, antrasiitti, antracitas, antracīts, grafitowy, grafitový, grafitová, grafitszürke, stalowy, popielaty, popielata, ocelová, teräs, teras, antrasiet, ανθρακί, γραφίτης, רפיד, رصاصي, פחם, duman, kurşuni, antrasit gri, gris rata',
  Green:
    'haki, chartreuse, mojito, sublime, emerald, eucalyptus, fern, forest, hunter, jade, lime, mint, moss, olive, pine, rainforest, sage, spruce, teal, pistachio, brg, army, oliva, esmeralda, menta, musgo, pistacho, lima, émeraude, menthe, tilleul, anis, sapin, smeraldo, salvia, pistacchio, muschio, oliv, olijf, oliven, smaragd, smaragdgrün, mintgrön, хаки, оливковый, оливковий, салатовый, салатовий, изумрудный, мятный, oliwkowy, oliwkowa, olivová, olivový, khaki grün, maslinasta, olívzöld, oliiv, oliivi, alyvuogių, khaki zelená, λαδί, χακί, زيتي, زيتوني, fıstık, zümrüt, petrol yeşili, miętowy, szmaragdowy',
  Orange:
    'bakır, nacho, amber, apricot, copper, coppertino, mango, papaya, pumpkin, tangerine, cobre, anaranjado, anaranjada, alaranjado, âmbar, ámbar, cuivre, mandarine, abricot, ambre, rame, mandarino, albicocca, ambra, ramato, kupfer, bernstein, koper, kobber, koppar, aprikos, brandgul, медный, мідний, медь, янтарный, miedziany, miedź, měděná, medená, réz, bakrena, bakar, vask, kupari, varinė, vara krāsas, arămiu, cupru, χαλκός, نحاسي',
  Pink: 'tuscadero, fuchsia, magenta, salmon, fucsia, fúcsia, salmón, salmão, saumon, salmone, lachs, cerise, lax, altrosa, фуксия, малиново-розовый, fuksja, fuksija, fuksia, fuchsiová, малиновая роза, pembe',
  Purple:
    'amethyst, thistle, ametrin, aubergine, boysenberry, eggplant, lavender, lilac, mauve, mulberry, orchid, plum, púrpura, malva, berenjena, lavanda, ciruela, lilás, ameixa, beringela, berinjela, prune, lilas, lavande, améthyste, parme, violine, porpora, prugna, melanzana, ametista, glicine, flieder, purpur, pflaume, lavendel, brombeer, purper, pruim, blomme, plomme, plommon, ametist, сиреневый, бузковий, лиловый, пурпурный, пурпурний, пурпурен, баклажан, баклажановый, śliwkowy, fioletowa, wrzosowy, šeříková, švestková, levandulová, padlizsán, orgona, lila rengi, mürdüm, patlıcan, mor, sireen, alyvinė, bakłażanowy, slivková, μελιτζανί, ארגמן, باذنجاني',
  Red:
    'cherrywood, tomato, weinrot, vinröd, wijnrood, rioja, vişne, solar octane, torred, bordeaux, brick, burgundy, cabernet, cardinal, carmine, cayenne, cherry, chili, claret, cranberry, crimson, firecracker, garnet, infrared, ' +
    'maroon, merlot, molten lava, oxblood, pimento, raspberry, redline, rosewood, ruby, sangria, scarlet, snazzberry, vermilion, wine, mar, vino, guinda, vinotinto, tinto, cereza, borravino, borgoña, concho de vino, concho vino, escarlata, carmesí, rubí, bermellón, ladrillo, vinho, grená, encarnado, cereja, borgonha, rubi, granada, carmim, grenat, lie de vin, rubis, carmin, bourgogne, vermillon, écarlate, framboise, amarante, brique, amaranto, granata, vinaccia, ciliegia, rubino, carminio, scarlatto, mattone, bordò, bordô, bordó, feuerrot, rubinrot, kirschrot, bordeauxrot, burgunderrot, burgund, purpurrot, tornadorot, karminrot, bourgondisch, burgunder, burgunderrød, kirsebærrød, rubinrød, bordeauxmetal, burgundröd, körsbärsröd, rubinröd, вишневый, вишнёвый, вишневий, гранатовый, рубиновый, бордо, бордовий, бордовая, винен, вишнев, бургунди, wiśniowy, wiśniowa, bordowa, burgundowy, rubinowy, malinowy, malinová, malinový, vínová, vínový, vínovo červená, višňová, rubínová, bordová, bordový, bordó, meggypiros, meggy, bordeauxi, viininpunainen, viinipunane, kirsipunane, kirsikka, bordo raudona, vyšninė, ķiršu, bordeaux raudona, vișinie, grena, grenă, bordeaux roșu, bordo crvena, višnja, trula višnja, вишња, трула вишња, μπορντό, בורדו, عنابي, خمري, نبيتي, şarabi, nar çiçeği, kiremit, bordeau',
  Silver:
    'alumina, aluminium, aluminum, billet, chrome, ingot, lunar, moon dust, moondust, palladium, platinum, quicksilver, sterling, alu, aluminio, alumínio, alluminio, alusølv, platino, platine, platina, platynowy, стальная, алюминий, platin, алюминиевый',
  Tan: 'buff, burlywood, burly wood, camel, fawn, khaki, palomino, habano, camello, caqui, kaki, cammello, cachi, fauve, cuero tan, kamel',
  White:
    'seashell, old lace, honeydew, absolute zero, alabaster, arctic ice, avalanche, blizzard, ceramic, chalk, cotton, eminent, fresh powder, frost, glacier, ice cap, ' +
    'iridescent pearl, ivory, moonlight cloud, oyster, platinum ice, polar, snow, starfire, wind chill, milk, hueso, nieve, gelo, neige, glace, nacre, nacré, perlmutt, perlmuttweiß, parelmoer, perlemor, pärlemor, elfenbein, elfenben, ivoor, ivoorwit, marfim, hvidperle, benvit, молочный, молочний, перламутр, перламутровый, жемчужный, жемчуг, перлинний, айвори, слонова кістка, седеф, perłowy, perłowa, kość słoniowa, slonovinová, perleťová, perleťový, perlová, gyöngyház, elefántcsont, gyöngyfehér, helmiäinen, helmiäisvalkoinen, norsunluu, elevandiluu, pärlvalge, pärlmutter, perlamutrinė, pērļu, perlamutra, sidefiu, perla, ivoriu, sedefasta, bisernobela, biserno bela, biser, бисерно бела, περλέ, ιβουάρ, εκρού, פנינה, שנהב, لؤلؤي, عاجي, سكري, sedef, inci beyazı, inci',
  Yellow:
    'banana, canary, hardal, hellayella, lemon, marigold, mimosa, mustard, primrose, saffron, sunflower, mostaza, limón, mostarda, limão, moutarde, citron, safran, senape, limone, ocra, ocre, ochre, oker, senf, zitrone, mosterd, sennep, senap, solgul, sennepsgul, senapsgul, citrongul, karrygul, лимонный, лимонний, горчичный, гірчичний, cytrynowy, musztardowy, hořčicová, citronová, mustár, citrom, sinapinkeltainen, muștar, lămâie, senf žuta, oker, лимонена',
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
    'svart brun guld gron gronn solv hvit hvid gull lila lilla blauwe rode'
  ).split(' '),
);
const ENDS = [...BASES].filter(([name]) => COMPOUNDED.has(name));
const SHORT_ENDS = [...BASES].filter(([name]) => name.length === 3);
const LIGHT_OR_DARK =
  /^(?:dunkel|hell|donker|licht|mork|ljus|lyse?|mellan|mellem|mittel|midden|matt|tief|dyb|djup|stal|koks|grafit|grafitt|antracit|antrasitt|skiffer|skifer|schiefer|solv|silver|kobolt|kobalt|marin|marine|natt?|himmels|konge|kungs|turkos|turkis|parlemor|perlemor(?:s)?|kristall|is|sno|parel|parl|perle|gradd|creme|krem|ben|hvid|oker)/;

/** The same in English before a colour or a shade: darkred, lightsalmon. */
const LIGHT_OR_DARK_SHADE = /^(?:dark|light|medium|pale|deep)/;

/** The same before a colour of a language that joins no other words: temnomodra, ciemnoniebieski, sötétkék, tumesinine. */
const PALE_OR_DEEP =
  /^(?:temno|tamno|svetlo|svijetlo|tmavo|tmave|svetle|ciemno|jasno|tummann?|vaaleann?|tume|hele|sotet|vilagos|tamsiai|sviesiai|tumsi|gaisi|blado?|bledo|kozep|eg|kiraly|citrom|mustar|nap|tuz|bor|mente|oliva|kave|csokolade|gesztenye|bronz|rez|acel|azur|helmi|teraksen|grafiitin|hopean|viini|veini|turkiis|gyongyhaz|grafit|bordo|vinsko|biserno|темно|светло|світло|тъмно|ярко|иссиня)/;

/** How a paint gleams, at the end of a compound word. */
const FINISH =
  /(?:metallic|metallisk|metallik|metalli[sc]e|metall?|perleffekt|perle|pearl|lackerad|farget|fargad|farvet|kleurig|farben|szinu|vari|varinen|metalli|metallinen)$/;

/** A Korean colour, deep or light, of one paint or with a second one: 진회색, 은색투톤. */
const KOREAN = /^(?:진|연|짙은|밝은|명)?(\p{sc=Hangul}+?색)(?:투톤)?$/u;

/** The base colour at the end of a compound word; a word that is a name itself is none. */
function atEnd(token: string): string | undefined {
  if (SHADE_NAMES.has(token)) return undefined;
  const korean = KOREAN.exec(token.normalize('NFC'))?.[1];
  if (korean !== undefined) return BASES.get(plainText(korean));
  const bare = token.replace(FINISH, '');
  if (bare !== token && (BASES.has(bare) || SHADE_NAMES.has(bare)))
    return BASES.get(bare) ?? SHADE_NAMES.get(bare);
  const shade = bare.replace(LIGHT_OR_DARK_SHADE, '');
  if (shade !== bare && (BASES.has(shade) || SHADE_NAMES.has(shade)))
    return BASES.get(shade) ?? SHADE_NAMES.get(shade);
  const paled = bare.replace(PALE_OR_DEEP, '');
  if (paled !== bare && BASES.has(paled)) return BASES.get(paled);
  const told = stemmed(paled);
  if (told) return told;
  const ends = LIGHT_OR_DARK.test(bare) ? [...ENDS, ...SHORT_ENDS] : ENDS;
  return ends.find(([name]) => bare.length > name.length && bare.endsWith(name))?.[1];
}

/** Beginnings of colours of languages that put an ending to each, plain, between blanks: czarny, czarna, czarne. */
const STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Black: 'czarn cern ciern crn черн чорн црн чорн juod meln',
    White: 'bial bil biel bijel bel бел біл бял balt perlow perletov biserno бисерн перламутров',
    Gray: 'szar sediv siv popielat grafitow grafitn grafitov antracytow antracitn antracitov stalow ocelov сер сір сив графитов графітов графитен антрацитов антрацитен pilk pelek',
    Silver:
      'srebrn stribrn striebrn сребърн сребърен сребрист сребрн срібн срібляст серебрист sidabrin sudrab',
    Blue: 'niebiesk granatow blekitn lazurow turkusow chabrow modr tyrkysov tirkizn turkizn azurov petrolejov plav син голуб блакитн лазурн бирюзов бірюзов тюркоазен melyn zydr zil',
    Red: 'czerwon bordow wisniow rubinow burgundow malinow cerven vinov visnov bordov rubinov crven visnjev vinsk rdec cesnjev красн бордов вишнев гранатов рубинов червон червен винен виннев црвен вишнев raudon vysnin sarkan',
    Green:
      'zielon oliwkow mietow szmaragdow seledynow limonkow zelen olivov smaragdov matov limetkov maslinast smaragdn olivn зелен оливков маслинен салатов изумрудн смарагдов мятн ментов zali zal',
    Brown:
      'brazow czekoladow kasztanow kawow brunatn hned bronzov cokoladov kavov kastanov smed smedj cokoladn kestenjast broncan kavn kostanjev bronast rjav коричнев кафяв кафен шоколадн шоколадов бронзов кавов каштанов кестеняв rud brun',
    Gold: 'zlot szampansk zlat zlatav sampansk злат злотист золот золотист златист златен шампанск auksin',
    Beige:
      'bezow kremow piaskow bezov kremov piskov pieskov vanilkov pjescan pescen kremn бежев бежов кремов песочн пясъчен піщан smelin kremin',
    Yellow:
      'zolt cytrynow musztardow zlut zlt citronov horcicov zut rumen gorcicn limonin желт жовт жълт лимонн лимонен горчичн гірчичн жолт gelton dzelten',
    Orange:
      'pomaranczow miedzian oranzov meden medn narancast narandzast bakren opecnat oranzn оранжев помаранчев медн мідн меден oranzin',
    Purple:
      'fioletow sliwkow purpurow liliow wrzosow fialov svestkov serikov levandulov ljubicast vijolicn vijolicast slivov фиолетов фіолетов лилав виолетов пурпурн пурпурен сиренев бузков лилов люляков violetin',
    Pink: 'rozow amarantow ruzov cyklamenov fuchsiov ruzicast roznat розов рожев цикламен',
  }).flatMap(([colour, stems]) => stems.split(' ').map((stem) => [stem, colour] as const)),
);

/** The ending of such a colour: of its gender, and of several. */
const ENDING = /(?:[aeiouy]|as|is|s|ая|ое|ые|ыи|ии|ои|яя|ее|ие|[аоеиыіяєь])$/u;

/** The colour of a word with an ending of its gender. */
function stemmed(token: string): string | undefined {
  if (STEMS.has(token) && token.length > 4) return STEMS.get(token);
  const ending = ENDING.exec(token)?.[0] ?? '';
  return ending && STEMS.get(token.slice(0, -ending.length));
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

/** Words run together, each with its capital, as styles of web pages name colours: DarkRed. */
const RUN_TOGETHER = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Where one colour of a text ends and the next begins, or what it is combined with: "Scarlet Ember/Super Black", "White w/Black Roof". */
const BETWEEN = /[/|,;+&()]|\s-\s|\b(?:w|with|and|or|over|und|mit|en|met|et|avec|y|con|och|med)\b(?!\.)/i;
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
    const tokens = plainText(part.replaceAll(RUN_TOGETHER, ' ')).split(' ');
    const colour = named(tokens, BASES, atEnd).at(-1) ?? named(tokens, SHADE_NAMES, () => undefined).at(-1);
    if (colour) return colour;
  }
  return undefined;
}

/** Short colours, which in the midst of a name would mean something else. */
const WHOLE =
  'must Black, must metallik Black, hall Gray, перла White, перлен White, perla White, biserna White, kırık beyaz White'
    .split(', ')
    .map(
      (text) =>
        [text.slice(0, text.lastIndexOf(' ')), { word: text.slice(text.lastIndexOf(' ') + 1) }] as const,
    );

/** What says of a colour that it is none of one: several, or which one is wished for. */
const NO_COLOURS = (
  'alte culori, altri colori, autres couleurs, outras cores, multi, multicolor, multicolour, multicolored, multi-color, multi-colour, two tone, two-tone, bicolor, bicolore, bi-colore, varios, varios colores, dos tonos, a elegir, color a elegir, indefinido, indefinida, tornasol, ' +
  'multicolorido, multicor, colorido, várias, várias cores, fantasia, multicolore, divers, deux tons, indéfini, couleur au choix, non déterminée, inconnue, vari, colori vari, da definire, nessuno, ' +
  'mehrfarbig, zweifarbig, bunt, farbe nach wahl, nach wahl, sonderfarbe, sonderlackierung, unlackiert, meerkleurig, tweekleurig, diverse, flerfarvet, tofarvet, ikke angivet, ukendt, ukendt farve, ' +
  'flerfarget, tofarget, ukjent, flerfärgad, tvåfärgad, ospecificerad, okänt, flera, wielokolorowy, wielobarwny, vícebarevná, vícebarevný, viacfarebná, többszínű, multicolora, višebojna, разноцветный, многоцветный, двухцветный, ' +
  'monivärinen, mitmevärviline, kahevärviline, çok renkli, πολύχρωμο, warna lain, metallic, metálico, metalizado, métallisé, metallizzato, metalik, металлик, металік, any, any color, any colour, assorted, clear, tba, tbc, multiple, ' +
  'warna lainnya, dua warna, nhiều màu, màu khác, khác, متعدد الألوان, لون آخر, dowolny, dwukolorowy, dvoubarevná, neuvedena, dvobojna, dvobarvna, večbarvna, kombinirana, multikolor, хамелеон, многоцветен, po naročilu, neznana, druge, ostale, ostala, druga, unlisted, not listed, no color, no colour, no disponible, sin datos, não informada, não disponível, varie, rôzne, různé, różne, 기타색상, 투톤, 다색, 其他颜色, 其它颜色, 其他顏色, 多彩, 双色, その他の色, その他色, ツートン, 2トーン'
)
  .split(', ')
  .map((text) => [text, { word: null }] as const);

/** What seats are covered with, at the beginning of a word or behind its kind, which tells no colour. */
const MATERIAL =
  /^(?:half|halb|halv|hel|osa|puoli|keino|teko|koko|pol[ou]?|mu|resz|fel|eko|еко|полу|voll?|teil|deel|deels|del|semi|part|partial|full|fuld|kunst|konst|eco|simili?|poli|echt|nappa|syntet\p{L}*)?(?:leather\p{L}*|cloth|fabrics?|vinyl\p{L}*|vinil|alcantara\p{L}*|velours?|velvet|suede|suedine|leder\p{L}*|leer|stoff?\p{L}*|cuir|cuero|cuerina|piel|tactopiel|pele|couro|courvin|pelle|ecopelle|similpelle|tela|tissus?|tessuto|stoffa|tecido|tyg\p{L}*|lader\p{L}*|laer\p{L}*|skind|skinn\p{L}*|textil|tekstil\p{L}*|mocka|nappa|napa|tep|skai|daim|velluto|veludo|terciopelo|gamuza|camurca|microfib\p{L}*|mi[ck]rofa?se?r\p{L}*|microvezel|plysch|velur|vellur|semicuero|skor\p{L}*|tkanin\p{L}*|latka|kozh\p{L}*|koza|kozen\p{L}*|kuze|szovet|bor|blago|usnje|kumas|deri|ткан\p{L}*|кож\p{L}*|велюр\p{L}*|аль?кантар\p{L}*|текстил\p{L}*|экокож\p{L}*|шкір\p{L}*|kangas|nahk\p{L}*|nahka|oda|ada|platno|stof|skaj|mebl|velur|semis|usnjen\p{L}*|pluss|borkarpit|плат|дамаска|catifea|welur|audums|piele|stofa|δερμα|υφασμα|جلد|قماش|مخمل|قطيفه|شامواه|замш\p{L}*|עור|בד|가죽|직물|レザー|皮革?|真皮|布)$/u;

/** Words that stand beside them: how much of a seat, and of what kind. */
const OF_SEATS =
  /^(?:half|full|part|partial|partly|synthetic|faux|artificial|genuine|real|seats?|interior|upholstery|trim|and|y|e|et|und|en|og|och|i|a|z|s|de|di|in|en|em|parcial|parziale|partiel|total|totale|sintetic[oa]|ecologic[oa]|sintetica|eco|simil|semi|mi|demi|mezza|scamosciata|finta|interni|interieur|bekleding|volledig|deels|delvis|aegte|tapizado|tapiceria|estofos|sellerie|integral|synthetique|skay|simili|ekologi\p{L}*|ecologic\p{L}*|eco|eko|еко|czesciow\p{L}*|castecn\p{L}*|ciastocn\p{L}*|djelomicn\p{L}*|delno|pol|umetn\p{L}*|umjetn\p{L}*|prirodn\p{L}*|kombin\p{L}*|imita\p{L}*|part\p{L}*|natural\p{L}*|material\p{L}*|tapic\p{L}*|calouneni|notranjost|салон\p{L}*|изкуств\p{L}*|частичн\p{L}*|alkantar\p{L}*|искусственн\p{L}*|натуральн\p{L}*|частичн\p{L}*|комбинированн\p{L}*)$/u;

/** The base colour of what seats are covered with; of "Half leather" none is told. */
function seatColour(text: string): string | Meaning | undefined {
  const colour = baseColourOf(text);
  if (colour !== undefined) return colour;
  const tokens = plainText(text).split(' ');
  const isMaterial = tokens.some((one) => MATERIAL.test(one));
  return isMaterial && tokens.every((one) => MATERIAL.test(one) || OF_SEATS.test(one))
    ? { word: null }
    : undefined;
}

/** Languages whose short words are words of other paints and languages, too: a column that has one of the longer ones is written in it. */
const LANGUAGES: Vocabulary['languages'] = [
  {
    told: ['trắng', 'xám', 'nâu', 'vàng', 'màu trắng'],
    unless: [],
    meanings: Object.entries({
      White: 'trắng',
      Black: 'đen',
      Red: 'đỏ, đỏ đô',
      Gray: 'xám, ghi',
      Silver: 'bạc',
      Brown: 'nâu',
      Orange: 'cam',
      Yellow: 'vàng',
      Pink: 'hồng',
      Purple: 'tím',
      Beige: 'kem',
      // xanh alone is blue or green
      Blue: 'xanh dương, xanh lam, xanh nước biển, xanh biển',
      Green: 'xanh lá, xanh lá cây, xanh lục, xanh rêu',
    }).flatMap(([word, names]) => names.split(', ').map((name) => [name, { word }] as const)),
  },
  {
    told: ['qara', 'gümüşü', 'qırmızı', 'yaş asfalt', 'qəhvəyi'],
    unless: [],
    meanings: [
      ['ağ', { word: 'White' }],
      ['boz', { word: 'Gray' }],
      ['göy', { word: 'Blue' }],
    ],
  },
];

/** Exterior colours as dealers word them → one of a few base colours. */
export const baseExteriorColour: Vocabulary = {
  field: 'base_ext_color',
  words,
  // as a whole; in the name of a paint it is the finish
  meanings: [
    ...WHOLE,
    ['pearl', { word: 'White' }],
    ['pérola', { word: 'White' }],
    ['perle', { word: 'White' }],
    ['perolizado', { word: 'White' }],
    ['perlado', { word: 'White' }],
    ...NO_COLOURS,
  ],
  languages: LANGUAGES,
  read: baseColourOf,
};
/** Makers' names of the colours of seats, which tell another colour of a paint, or none. */
const SEATS: Readonly<Record<string, string>> = {
  Beige: 'birch, canberra, seacoast, blond, blonde, light oyster, soft beige, cashmere beige, veneto',
  Black: 'blackout, satin black, anthracite black, off black, carbon black, titan black',
  Brown: 'saddle brown, okapi, kona, bison, terra, tamarind, malt brown, baja, brown sugar, toasted caramel',
  Gray: 'quartz, greystone, moonrock, moonrock grey, moonrock gray, rotor grey, rotor gray, rock gray, rock grey, gideon, galvanized, medium pewter, misty gray, misty grey, stone gray, stone grey',
  Red: 'rioja red, circuit red, flare, showstopper red, adrenaline red, demonic red, magma red, express red',
  White: 'ultra white, opal white, smoke white, silverstone, semi-aniline white, alpine white, gallery white',
};
const seatNames: readonly (readonly [string, Meaning])[] = Object.entries(SEATS).flatMap(([word, names]) =>
  names.split(', ').map((one) => [one, { word }] as const),
);

/** Interior colours as dealers word them → one of a few base colours. */
export const baseInteriorColour: Vocabulary = {
  field: 'base_int_color',
  words,
  meanings: [...WHOLE, ...seatNames, ...NO_COLOURS],
  languages: LANGUAGES,
  read: seatColour,
};
