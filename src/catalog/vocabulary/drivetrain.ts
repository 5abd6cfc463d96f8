import { drivenWheels } from './driven-wheels.ts';
import { listed } from './listed.ts';
import type { Vocabulary } from './word.ts';

/** Feeds.md section 3: 4WD, AWD, FWD, RWD; 2WD where nothing tells which wheels. */
export const drivetrain: Vocabulary = {
  field: 'drivetrain',
  read: drivenWheels,
  words: [
    {
      word: '4WD',
      spellings: listed(`
        4 çeker, dört çeker, 4 tekerlekten çekiş, 4, part-time 4wd, 4x4, four-wheel drive, 4-wheel drive,
        four wd, fourwheeldriveconfiguration, 4 wd, 4matic 4wd, vierwielaandrijving, vierradantrieb,
        4 roues motrices, tracción 4x4, fyrhjulsdrift, firehjulstrekk, firehjulstræk, napęd 4x4,
        na 4 koła, tração 4x4, fyrhjulsdriven, 4 hjulsdrift
      `),
    },
    {
      word: 'AWD',
      spellings: [
        'a',
        'all-wheel drive',
        'allwheeldriveconfiguration',
        'all wheel',
        'a.w.d.',
        'xdrive',
        '4matic',
        'quattro',
        'all4',
        'htrac',
        // Toyota's, with a motor at the rear
        ...['e-four', 'e-four awd', 'awd e-four', 'awd-e', 'e-awd'],
        ...['4drive', 'quattro ultra'],
        '4motion',
        'allrad',
        'allradantrieb',
        'allrad antrieb',
        'transmission intégrale',
        'traction intégrale',
        'tracción total',
        'tração integral',
        'tracción integral',
        'allhjulsdrift',
        'integral',
        'intégrale',
        'integrale',
        'trazione integrale',
        'total',
        'allhjulsdriven',
        'полный',
        'полный привод',
      ],
    },
    {
      word: 'FWD',
      spellings: [
        ...listed(`
          önden çekiş, ön çekiş, f, front-wheel drive, frontwheeldriveconfiguration, front wheel, front,
          fwd 2wd, 2wd front, voorwielaandrijving, frontantrieb, vorderradantrieb, traction, traction avant,
          tracción delantera, framhjulsdrift, forhjulstrekk, forhjulstræk, na przednie koła, dianteira,
          tração dianteira, framhjulsdriven, vorderrad, voor, voorwiel, delantera, anteriore,
          trazione anteriore, передний, передний привод
        `),
        '2-wheel drive, front',
      ],
    },
    {
      word: 'RWD',
      spellings: [
        ...listed(`
          arkadan itiş, arkadan çekiş, arka çekiş, r, rear-wheel drive, rearwheeldriveconfiguration,
          rear wheel, rear, 2wd rear, 4x2 rear, achterwielaandrijving, heckantrieb, hinterradantrieb,
          propulsion, propulsion arrière, tracción trasera, bakhjulsdrift, bakhjulstrekk, baghjulstræk,
          na tylne koła, traseira, tração traseira, bakhjulsdriven, heck, hinterrad, achter, achterwiel,
          trasera, posteriore, trazione posteriore, задний, задний привод
        `),
        '2-wheel drive, rear',
      ],
    },
    {
      word: '2WD',
      spellings: listed(`
        4x2, two-wheel drive, 2-wheel drive, twowheeldriveconfiguration, tvåhjulsdrift, tvåhjulsdriven,
        2 wd
      `),
    },
  ],
  patterns: [
    // Copart: driven by all wheels where asked, by these alone else
    [/^4x4 w (?:rear|front)\b/, { word: '4WD' }],
    [/^e 4wd$|^e4wd$/, { word: '4WD' }],
    [/\b(?:part|full) time (?:4wd|4x4|four wheel)/, { word: '4WD' }],
    [/\bfull time (?:awd|all wheel)/, { word: 'AWD' }],
    [
      /^(?!.*\b(?:awd|all wheel|fwd|front|rwd|rear|2wd|4x2|two)\b).*\b(?:4wd|4x4|four wheel|4 wheel)\b/,
      { word: '4WD' },
    ],
    [/^(?!.*\b(?:4wd|4x4|four|fwd|front|rwd|rear|2wd|4x2|two)\b).*\b(?:awd|all wheel)\b/, { word: 'AWD' }],
    [/^(?!.*\b(?:4wd|4x4|four|awd|all|rwd|rear|4x2)\b).*\b(?:fwd|front wheel)\b/, { word: 'FWD' }],
    [/^(?!.*\b(?:4wd|4x4|four|awd|all|fwd|front|4x2)\b).*\b(?:rwd|rear wheel)\b/, { word: 'RWD' }],
  ],
};
