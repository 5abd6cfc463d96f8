import type { Vocabulary } from './word.ts';

/** Feeds.md section 3: Automatic, CVT, Manual. Dealers name gears, makers' brands and modes besides. */
export const transmission: Vocabulary = {
  field: 'transmission',
  words: [
    {
      word: 'Automatic',
      spellings: [
        'a',
        'auto',
        'a/t',
        'automat',
        'automatisk',
        'automatisch',
        'automaat',
        'automatik',
        'automatique',
        'boite automatique',
        'automático',
        'automática',
        'automatgetriebe',
        'halbautomatik',
        'semi-automatic',
        'semiautomaat',
        'steptronic',
        's tronic',
        'automatizada',
        'robotisée',
        'dsg',
        'dct',
        'pdk',
        'amt',
        'automatictransmission',
      ],
    },
    {
      word: 'CVT',
      spellings: [
        'variable',
        'continuously variable',
        'automatic cvt',
        'xtronic',
        'e-cvt',
        'lineartronic',
        'multitronic',
      ],
    },
    {
      word: 'Manual',
      spellings: [
        'm',
        'm/t',
        'stick',
        'standard',
        'manuell',
        'handgeschakeld',
        'schaltgetriebe',
        'manuelle',
        'boite manuelle',
        'manualtransmission',
        'handmatig',
      ],
    },
  ],
  patterns: [
    [/\bcvt\b|e ?cvt|continuously variable|xtronic|lineartronic|multitronic/, { word: 'CVT' }],
    // an automated gearbox that also shifts by hand is an automatic
    [
      /automati|automaat|\bauto\b|\ba t\b|tronic|tiptronic|dual (?:clutch|shift)|double clutch|\bdct\b|\bdsg\b|\bpdk\b|doppelkupplung|single speed|\b1 speed\b|direct drive|reduction gear/,
      { word: 'Automatic' },
    ],
    [/manual|manuell|\bm t\b|stick shift|schalt/, { word: 'Manual' }],
  ],
};
