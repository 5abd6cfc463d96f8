/**
 * What people write in place of an amount, a reading or a count, in lower case (feeds.md section 2.3): the cell is empty, and the
 * row stays. Words that stand for no value in every column are those of says_nothing (ingest/accept/read.sql).
 */
export const NO_NUMBER: readonly string[] = [
  ...[
    'na',
    'tbd',
    'tba',
    'unavailable',
    'not listed',
    'not provided',
    'not given',
    'missing',
    'unlisted',
    'other',
  ],
  ...['call', 'call us', 'call now', 'please call', 'call for price', 'call for pricing', 'call dealer'],
  ...['call for details', 'call for best price', 'call for quote', 'contact', 'contact us', 'contact dealer'],
  ...['contact seller', 'contact for price', 'contact for pricing', 'contact dealer for price'],
  ...[
    'ask',
    'ask for price',
    'inquire',
    'inquire for price',
    'enquire',
    'please inquire',
    'please contact us',
  ],
  ...['poa', 'p.o.a', 'p.o.a.', 'por', 'price on application', 'price on request', 'price upon request'],
  ...[
    'on request',
    'upon request',
    'on application',
    'no price found',
    'not found',
    'not priced',
    'no price',
    'no price listed',
    'unpriced',
  ],
  ...['price not available', 'price unavailable', 'see dealer', 'see dealer for price', 'see price in cart'],
  ...['make offer', 'make an offer', 'best offer', 'negotiable', 'exempt', 'not actual'],
  ...['auf anfrage', 'preis auf anfrage', 'vb', 'vhb', 'keine angabe', 'k.a.', 'op aanvraag'],
  ...['prijs op aanvraag', 'n.v.t.', 'sur demande', 'prix sur demande', 'nous consulter', 'non communiqué'],
  ...['a consultar', 'consultar', 'consultar precio', 'precio a consultar', 'a convenir', 'sob consulta'],
  ...[
    'consulte',
    'su richiesta',
    'prezzo su richiesta',
    'trattativa riservata',
    'på förfrågan',
    'ring för pris',
  ],
  ...['ring', 'på forespørgsel', 'ring for pris', 'zapytaj o cenę', 'do uzgodnienia'],
];

/** Small numbers in words, in lower case, as some data sets write counts of doors and cylinders. */
export const COUNTS_IN_WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  sixteen: '16',
};
