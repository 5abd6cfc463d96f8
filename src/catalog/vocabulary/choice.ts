/**
 * Words of feeds for the words that a column may hold, in lower case with single blanks (docs/rules/feeds.md section 2.3). A grade of
 * how well a vehicle is kept says that it is used; "certified" says that it is, too.
 */
const CERTIFIED: readonly string[] = [
  ...[
    'cpo',
    'certified',
    'certified pre-owned',
    'certified pre owned',
    'certified preowned',
    'certified used',
  ],
  ...['manufacturer certified', 'dealer certified', 'used certified', 'used - certified'],
];

const WORDS: Readonly<Record<string, readonly string[]>> = {
  new: [
    ...[
      'n',
      'brand new',
      'brand-new',
      'neu',
      'neuwagen',
      'neufahrzeug',
      'neuf',
      'neuve',
      'nuevo',
      'nueva',
      'novo',
    ],
    ...['nuovo', 'nieuw', 'ny', 'nybil', 'ny bil', 'nowy', 'nový', 'zero km', '0km', 'newcondition'],
  ],
  used: [
    ...CERTIFIED,
    ...[
      'u',
      'pre-owned',
      'pre owned',
      'preowned',
      'second hand',
      'second-hand',
      'secondhand',
      'usedcondition',
    ],
    ...[
      'demo',
      'demonstrator',
      'demonstration',
      'ex-demo',
      'nearly new',
      'pre-registered',
      'pre-reg',
      'loaner',
    ],
    ...[
      "employee's car",
      'foreign used',
      'locally used',
      'local used',
      'nigerian used',
      'tokunbo',
      'reconditioned',
    ],
    ...['like new', 'excellent', 'very good', 'good', 'fair', 'poor', 'salvage', 'refurbished'],
    ...['gebraucht', 'gebrauchtwagen', 'gebrauchtfahrzeug', 'vorführwagen', 'vorführfahrzeug', 'jahreswagen'],
    ...['tageszulassung', 'oldtimer', 'dienstwagen', 'occasion', "d'occasion", 'véhicule de démonstration'],
    ...[
      'usado',
      'usada',
      'seminuevo',
      'seminovo',
      'ocasión',
      'de ocasión',
      'km 0',
      'km0',
      'usato',
      'aziendale',
    ],
    ...[
      'tweedehands',
      'gebruikt',
      'demowagen',
      'begagnad',
      'begagnat',
      'brugt',
      'brukt',
      'bruktbil',
      'używany',
    ],
    ...['ojetý', 'ojazdený', 'használt'],
  ],
  fsbo: [
    ...[
      'private',
      'private seller',
      'private party',
      'private owner',
      'owner',
      'by owner',
      'for sale by owner',
    ],
    ...[
      'individual',
      'privat',
      'privatanbieter',
      'von privat',
      'particulier',
      'particular',
      'privato',
      'prywatny',
    ],
    ...['privatperson', 'persona fisica', 'osoba prywatna'],
  ],
  auction: ['auctions', 'auction house', 'auktion', 'enchères', 'veiling', 'subasta', 'asta'],
  dealer: [
    ...['dealership', 'by dealer', 'trade', 'trade seller', 'trustmark dealer', 'franchise', 'independent'],
    ...['händler', 'haendler', 'gewerblich', 'gewerblicher anbieter', 'handlare', 'bilhandlare', 'företag'],
    ...[
      'concessionnaire',
      'professionnel',
      'professional',
      'profesional',
      'concesionario',
      'rivenditore',
      'loja',
    ],
    ...['autobedrijf', 'forhandler', 'firma', 'company'],
  ],
};

/** What feeds call words of ours: spelling in lower case, and the word. */
export const allChoiceSpellings = (): readonly (readonly [spelling: string, word: string])[] =>
  Object.entries(WORDS).flatMap(([word, spellings]) =>
    spellings.map((spelling) => [spelling, word] as const),
  );

/** Words of a condition that say of a vehicle that it is used and certified, in lower case. */
export const CERTIFIED_WORDS = CERTIFIED;
