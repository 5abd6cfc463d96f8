import { listed } from './listed.ts';
import type { Meaning, Vocabulary } from './word.ts';

const pickup = (cab: string): Meaning => ({ word: 'Pickup', cab });

/** Cabs of pickups (body_subtype), and what they are called behind a model or as a body. */
export const CABS: Readonly<Record<string, readonly string[]>> = {
  Crew: listed('crew cab, crewcab, supercrew, supercrew cab, super crew, crewmax, crewmax cab'),
  Double: ['double cab', 'doublecab', 'dual cab'],
  Extended: listed(`
    extended cab, ext cab, supercab, super cab, king cab, access cab, xtracab, xtra cab, club cab,
    space cab, spacecab, freestyle cab
  `),
  Quad: ['quad cab', 'quadcab'],
  Mega: ['mega cab', 'megacab'],
  Regular: ['regular cab', 'reg cab', 'standard cab', 'single cab'],
};

/** A text that names two cabs, of which nothing tells the one: "Single Cab/Club Cab". */
function severalCabs(): RegExp {
  const cabs = Object.values(CABS).map((spellings) => `\\b(?:${spellings.join('|')})\\b`);
  const pairs = cabs.flatMap((one) =>
    cabs.filter((other) => other !== one).map((other) => `${one}.*${other}`),
  );
  return new RegExp(pairs.join('|'));
}

/** A body behind the number of its doors, as lists of models have it: "2-Door Spider". Of these the doors tell whether it is one. */
const BEHIND_DOORS = /^\d[\s-]*(?:doors?|dr)\.?\s+(?!.*(?:coach|coup[eé]|fastback|tour))(.+)$/i;

/** Words of lists for sports cars and old ones, which tell a kind and no body. */
const SPORTS =
  'sport, sportive, sportives, voiture de sport, deportivo, deportivos, clásico, clásicos, esportivo, esportivos, esporte, desportivo, clássico, antigo, sportiva, auto sportiva, sportwagen, sportauto, sportsvogn, sportsvogne, sportsbil, sportbil, urheiluauto, ' +
  'sportowy, sportowe, sportovní, športové, sportski, sportski auto, спортивный, спортивний, спортен, спорткар, oldtimer, veteranbil, collection, voiture de collection, zabytkowy, zabytkowe, auto d’epoca, epoca, microcar, voiture sans permis, sans permis, mopedautó, mopedauto, mopedbil, mopoauto, mikroautó, kleinstfahrzeug, brommobiel, quadricycle, economy';

/** Bodies; the cab of a pickup is kept beside it (body_subtype). */
export const bodyType: Vocabulary = {
  field: 'body_type',
  isOneOfSeveral: true,
  read: (text, known) => known(BEHIND_DOORS.exec(text)?.[1] ?? text),
  words: [
    {
      word: 'SUV',
      spellings: listed(`
        arazi aracı, arazi, suvs, compact suv, small suv, mid size suv, full size suv, sport utility,
        sport utilities, sports utilities, sport utility vehicles, sports utility vehicles, vus,
        véhicule utilitaire sport, sport utility vehicle, sports utility, sports utility vehicle,
        sports activity vehicle, sport activity vehicle, sav, sports activity coupe, внедорожник,
        кроссовер, sport activity coupe, crossover, crossover suv, cuv, crossover utility vehicle,
        crossover utility vehicle (cuv), off-road, terreinwagen, offroad vehicle, geländewagen,
        suv/geländewagen/pickup, tout-terrain, todoterreno, terrängbil, stadsjeep, suv/off-road/pick-up,
        suv/4x4/pick-up, suv compact, 4x4/suv, suv/off-road, suv/offroad, suv/4x4, fuoristrada, 4x4,
        sport utility vehicle (suv)/multi-purpose vehicle (mpv)
      `),
    },
    {
      word: 'Sedan',
      spellings: [
        'stufenhecklimousine',
        'sedans',
        '4dr car',
        'saloon',
        'седан',
        'stufenheck',
        'tre volumi',
        'notchback',
        'berline',
        'berlina',
        'sedán',
        'sedã',
        'sedan/saloon',
        'compact sedan',
        // two words for one body, as lists have it: as no other body is both
        ...listed(`
          sedan/limuzyna, limuzyna/sedan, sedan/limousine, limousine/sedan, sedan/limuzin, sedan/limuzină
        `),
        ...['sedan/limusine', 'saloon/limousine', 'limousine/saloon', 'limusina/sedan', 'седан/лимузин'],
      ],
    },
    {
      word: 'Pickup',
      spellings: listed(`
        kamyonet, pikap, truck, trucks, пикап, ute, utes, ute/tray, bakkie, pickup truck, pick-up,
        pick-up truck, light truck, light-duty truck, sport utility truck, sut, pritschenwagen,
        camionnette plateau, camioneta pickup, pickup trucks, sport utility truck (sut)
      `),
    },
    {
      word: 'Coupe',
      spellings: listed('coupé, купе, kupé, 2dr car, 2-door coupe, coupes, coupè, sportwagen/coupé, cupé'),
    },
    {
      word: 'Convertible',
      spellings: listed(`
        üstü açık, kabriyo, cabriolet, кабриолет, cabrio, roadster, convertibles, cab, spyder, spider,
        cabrio/roadster, cabriolet/roadster, convertible/cabriolet, descapotable, décapotable, drop top,
        convert, kabriolet, targa, soft top
      `),
    },
    {
      word: 'Hatchback',
      spellings: [
        'kombilimousine',
        'schräghecklimousine',
        'fließhecklimousine',
        'fließheck',
        'steilheck',
        'hatch',
        'хэтчбек',
        'лифтбек',
        'hatchbacks',
        ...['à hayon', 'voiture à hayon'],
        'liftback',
        'halvkombi',
        'halvkombi 3-dörrar',
        'halvkombi 5-dörrar',
        'sportback',
        'kleinwagen',
        'hatchback/liftback/notchback',
        'citadine',
        ...['mini citadine', 'mini-citadine', 'petite citadine'],
        'compacte',
        'berline compacte',
        'compacto',
        // Romania
        ...listed('compacta, compactă, masina de oras, mașină de oraș, masina mica, mașină mică'),
        'utilitario',
        'stadsauto',
        'kompaktwagen',
        'kompaktklasse',
        'schrägheck',
        'småbil',
        'pequeño',
        'due volumi',
        '5-türig',
        '5-deurs',
        '5dr hatchback',
        'city car',
        'small city car',
        'supermini',
        'kompakt',
        'auta miejskie',
        'auta małe',
        'citadino',
        // in Norway a Kombi is a hatchback, and a wagon a Stasjonsvogn
        ...['kombi 3-dørs', 'kombi 5-dørs'],
      ],
    },
    {
      word: 'Wagon',
      spellings: listed(`
        steyşın, steyşın vagon, station wagon, универсал, station wagons, wagons, estate, estates, kombi,
        break - familiale, break familiale, break familial, break, stationwagen, stationwagon, familiar,
        avant, touring, tourer, variant, shooting brake, kombi/family van, ranchera, herrgårdsvagn,
        giardinetta, kombi/combi, combi, stationcar, estate car, stasjonsvogn, st.car, perua, rural,
        sport wagon
      `),
    },
    {
      word: 'Minivan',
      spellings: listed(`
        mini-van, минивэн, mpv, familjebuss, passenger minivan, minivans, people carrier, people mover,
        flerbruksbil, monospace, monovolumen, monovolume, großraumlimousine, van/minibus,
        multi-purpose vehicle, multipurpose vehicle, family van, van/kleinbus, ruimtewagen
      `),
    },
    {
      word: 'Cargo Van',
      spellings: [
        ...listed(`
          panelvan, cargo vans, skåpbil, фургон, transportbil - skåp, furgone, furgoni, commerciale,
          voiture commerciale, voiture société, panel van, kastenwagen, fourgon, furgón, furgoneta,
          cargo minivan, bestelwagen, bestelbus, utilitaire, full-size cargo van, mini cargo van, van cargo
        `),
        'voiture société, commerciale',
      ],
    },
    {
      word: 'Passenger Van',
      spellings: listed(`
        minibüs, passenger vans, minibus, passenger minibus, minibuss, full-size passenger van,
        passenger wagon, kleinbus, microbús
      `),
    },
    {
      word: 'Van',
      spellings: listed(`
        vans, full size van, step van/walk-in van, fourgonnette, transporter, furgoni/van, furgone/van,
        transporter/van, kleintransporter, yrkesfordon, transportbil, sports van, van/minivan,
        minivan/van, enoprostorec / van, extended van
      `),
    },
    {
      word: 'Chassis Cab',
      spellings: listed('cab & chassis, chassis, chasis, cab chassis, cab-chassis, incomplete, chassi'),
    },
    {
      word: 'Cutaway',
      spellings: ['cutaway van', 'incomplete cutaway', 'commercial cutaway', 'specialty vehicle cutaway'],
    },
    {
      word: 'Limousine',
      spellings: listed(`
        limo, limuzin, limuzyna, limusina, лимузин, stretchlimousine, stretch-limousine, stretch limousine
      `),
    },
    { word: 'Bus', spellings: ['buss', 'autobus', 'autobús', 'otobüs', 'bus school bus'] },
  ],
  meanings: [
    ...Object.entries(CABS).flatMap(([cab, spellings]) =>
      spellings.flatMap((one) => [one, `${one} pickup`].map((spelling) => [spelling, pickup(cab)] as const)),
    ),
    ...['crew pickup', 'pickup crew cab', 'crew pic'].map((one) => [one, pickup('Crew')] as const),
    ...['doka', 'doppelkabine', 'access double cab'].map((one) => [one, pickup('Double')] as const),
    ...['extended pickup', '4dr ext', '2dr ext'].map((one) => [one, pickup('Extended')] as const),
    // classes tell the size or the kind, and not the body
    ...[
      'minicompact',
      'subcompact',
      'compact',
      'midsize',
      'mid-size',
      'full-size',
      'large',
      'two seater',
      '2seater',
      'two seaters',
      ...SPORTS.split(', '),
      'sports',
      'sports car',
      'sports cars',
      'sport car',
      'sporty',
      'supercar',
      'luxury',
      'luxury car',
      'luxury cars',
      'luxury vehicle',
      'luxury vehicles',
      'sports cars',
      'performance cars',
      'performance vehicles',
      'classic',
      'classic car',
      'minicompact cars',
      'subcompact cars',
      'compact cars',
      'midsize cars',
      'mid-size cars',
      'large cars',
      'special purpose vehicle 2wd',
      'special purpose vehicle 4wd',
      'special purpose vehicle',
      // nor does what drives it
      'ev',
      'electric',
      'electric vehicle',
      'electric vehicles',
      'electric cars',
      'evs',
      'hybrid',
      'hybrids',
      'hybrid cars',
      'diesel engine',
      'diesel engines',
      'diesels',
      'plug-in hybrid',
      // nor do a race and the word for a car, above its kind: Αυτοκίνητο » Κόμπακτ
      ...['αγωνιστικό', 'αυτοκίνητο', 'រថយន្តស្ព័រ'],
    ].map((one) => [one, { word: null }] as const),
  ],
  languages: [
    {
      // a German Limousine is any car with three boxes; the long one is a Stretchlimousine
      told: listed(`
        kombi, cabrio, kleinwagen, kompaktwagen, kompaktklasse, geländewagen, sportwagen,
        großraumlimousine, suv/geländewagen/pickup, sportwagen/coupé, van/kleinbus, cabrio/roadster,
        schrägheck, kastenwagen, kombilimousine, kleinbus, pritschenwagen, kleintransporter
      `),
      unless: listed('sedan, saloon, 4dr car, convertible, wagon, truck'),
      meanings: [['limousine', { word: 'Sedan' }]],
      patterns: [[/^(?!.*stretch).*\blimousinen?\b/, { word: 'Sedan' }]],
    },
  ],
  patterns: [
    // with its doors: внедорожник 5 дв.
    [/^(?:внедорожник|кроссовер) \d дв/, { word: 'SUV' }],
    [/^(?:хэтчбек|лифтбек) \d дв/, { word: 'Hatchback' }],
    [/^универсал \d дв/, { word: 'Wagon' }],
    [
      /chassis cab|platform cab|\bbus chassis$|cab (?:and )?chassis|^chass?is (?:doble|double|doppel)|incomplete.*chassis|stripped chassis/,
      { word: 'Chassis Cab' },
    ],
    [/cutaway/, { word: 'Cutaway' }],
    // a van whose cab has a second row
    [/\bcab in van\b/, { word: 'Cargo Van' }],
    [severalCabs(), { word: 'Pickup' }],
    [/crew ?cab|super ?crew|crew ?max|crew pickup/, pickup('Crew')],
    [/double ?cab|dual cab|doble cabina|double cabine|doppelkabine/, pickup('Double')],
    [
      /extended cab|ext cab|super ?cab|king cab|access cab|xtra ?cab|club cab|space ?cab|freestyle cab/,
      pickup('Extended'),
    ],
    [/quad cab/, pickup('Quad')],
    [/mega ?cab/, pickup('Mega')],
    [/regular cab|reg cab|standard cab|single cab/, pickup('Regular')],
    // what Australians call a ute by its whole name
    [/coupe utility|utility coupe|^2 (?:door|dr) utility$|pick ?up/, { word: 'Pickup' }],
    [/mini ?van|\bmpv\b|\b(?:active|gran) tourer\b/, { word: 'Minivan' }],
    [/cargo van|panel (?:van|truck)|\bsedan delivery\b|\bvans? cargo\b/, { word: 'Cargo Van' }],
    [/passenger van|\bvans? passenger\b/, { word: 'Passenger Van' }],
    [/\bsuvs?\b|sports? (?:utility|activity)|crossover/, { word: 'SUV' }],
    // open cars of every age; a roof of metal that folds away is no hardtop
    [
      /convertible|cabrio|roadster|spyder|\bdrop ?head\b|\b(?:retract\p{L}*|folding) hard ?top\b|\btwin ?top\b|\bbarchetta\b|\bspeedster\b|\bphaeton\b|\btorpedo\b|\bopen (?:two seater|tourer)\b/u,
      { word: 'Convertible' },
    ],
    // a third or a fifth door is the tailgate
    [/hatch ?back|lift ?back|\bhatch\b|sportback|^[35] (?:door|dr) fastback$/, { word: 'Hatchback' }],
    [
      /wagon|\bestate\b|kombi|shooting brake|\bsports? tourer\b|\b(?:sport|cross) turismo\b/,
      { word: 'Wagon' },
    ],
    // of a "Gran Coupe", and of a coupe with four or five doors, nothing is said
    [
      /^(?!.*\b(?:gran|[45] ?d|[45] ?dr|[45] ?doors?|(?:four|five) doors?)\b).*\bcoupe\b|^2 (?:door|dr) fastback$|\bsedanett?e\b|\bberlinetta\b/,
      { word: 'Coupe' },
    ],
    // two doors and a hard top are an off-roader's, too
    [/\bsedan\b|saloon|\bberlin[ae]\b|^4 (?:door|dr) (?:\p{L}+ ){0,2}hard ?top$/u, { word: 'Sedan' }],
    [/\b(?:city|coach|school|shuttle|transit) bus$|^touringcars?$/, { word: 'Bus' }],
    [/\bvans?\b/, { word: 'Van' }],
  ],
};
