import type { Vocabulary } from './word.ts';

/** Spellings of the markets' countries, in lower case → code. */
export const countries: ReadonlyMap<string, string> = new Map([
  ...['us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america', 'america'].map(
    (text) => [text, 'US'] as const,
  ),
  ...['ca', 'can', 'canada'].map((text) => [text, 'CA'] as const),
  ...[
    'gb',
    'gbr',
    'uk',
    'u.k.',
    'united kingdom',
    'great britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
  ].map((text) => [text, 'GB'] as const),
]);

/** Codes of all countries: ISO 3166-1, two letters. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK ' +
  'CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS ' +
  'GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV ' +
  'LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR ' +
  'TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Name and common abbreviations of each state of the US, its district, territories and armed forces, by code. */
const US_STATES: Readonly<Record<string, string>> = {
  ...{
    AL: 'Alabama, Ala',
    AK: 'Alaska, Alas',
    AZ: 'Arizona, Ariz',
    AR: 'Arkansas, Ark',
    CA: 'California, Calif, Cal',
  },
  ...{
    CO: 'Colorado, Colo, Col',
    CT: 'Connecticut, Conn',
    DE: 'Delaware, Del',
    FL: 'Florida, Fla, Flor',
    GA: 'Georgia',
  },
  ...{
    HI: 'Hawaii',
    ID: 'Idaho, Ida',
    IL: 'Illinois, Ill, Ills',
    IN: 'Indiana, Ind',
    IA: 'Iowa',
    KS: 'Kansas, Kans, Kan',
  },
  ...{
    KY: 'Kentucky, Ken, Kent',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts, Mass',
    MI: 'Michigan, Mich',
  },
  ...{
    MN: 'Minnesota, Minn',
    MS: 'Mississippi, Miss',
    MO: 'Missouri',
    MT: 'Montana, Mont',
    NE: 'Nebraska, Nebr, Neb',
  },
  ...{
    NV: 'Nevada, Nev',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico, N Mex',
    NY: 'New York, New York State',
  },
  ...{
    NC: 'North Carolina, N Carolina, N Car',
    ND: 'North Dakota, N Dakota, N Dak',
    OH: 'Ohio',
    OK: 'Oklahoma, Okla',
    OR: 'Oregon, Ore, Oreg',
  },
  ...{
    PA: 'Pennsylvania, Penn, Penna',
    RI: 'Rhode Island',
    SC: 'South Carolina, S Carolina, S Car',
    SD: 'South Dakota, S Dakota, S Dak, SoDak',
  },
  ...{
    TN: 'Tennessee, Tenn',
    TX: 'Texas, Tex',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia, Virg',
    WA: 'Washington, Wash, Washington State',
  },
  WV: 'West Virginia, W Virginia, W Va, West Va',
  WI: 'Wisconsin, Wis, Wisc',
  WY: 'Wyoming, Wyo',
  ...{
    DC: 'District of Columbia, Washington DC, Washington D C',
    AS: 'American Samoa',
    GU: 'Guam',
    MP: 'Northern Mariana Islands',
  },
  PR: 'Puerto Rico',
  VI: 'Virgin Islands, US Virgin Islands, U S Virgin Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe, Armed Forces Africa, Armed Forces Canada, Armed Forces Middle East',
  AP: 'Armed Forces Pacific',
};

/** What Spanish and French call states otherwise, by code. */
const STATES_ELSEWHERE: Readonly<Record<string, string>> = {
  ...{ CA: 'Californie', DC: 'Distrito de Columbia, District de Columbia', FL: 'Floride', GA: 'Géorgie' },
  ...{ HI: 'Hawái, Hawaï', LA: 'Luisiana, Louisiane', MS: 'Misisipi', MO: 'Misuri', NH: 'Nuevo Hampshire' },
  ...{ NJ: 'Nueva Jersey', NM: 'Nuevo México, Nouveau-Mexique', NY: 'Nueva York' },
  NC: 'Carolina del Norte, Caroline du Nord',
  ND: 'Dakota del Norte, Dakota du Nord',
  PA: 'Pensilvania, Pennsylvanie',
  SC: 'Carolina del Sur, Caroline du Sud',
  SD: 'Dakota del Sur, Dakota du Sud',
  ...{ PR: 'Porto Rico', TX: 'Tejas', VA: 'Virginie', WV: 'Virginia Occidental, Virginie-Occidentale' },
};

/** The same for the provinces and territories of Canada. */
const CANADIAN_PROVINCES: Readonly<Record<string, string>> = {
  ...{
    AB: 'Alberta, Alta, Alb',
    BC: 'British Columbia, Colombie-Britannique',
    MB: 'Manitoba, Man',
    NB: 'New Brunswick, Nouveau-Brunswick',
  },
  ...{
    NL: 'Newfoundland and Labrador, Newfoundland & Labrador, Newfoundland, Labrador, Terre-Neuve-et-Labrador, Terre-Neuve, TNL, NF, Nfld, NFLD & Lab',
  },
  ...{
    NS: 'Nova Scotia, Nouvelle-Écosse',
    NT: 'Northwest Territories, NWT, Territoires du Nord-Ouest, TNO',
    NU: 'Nunavut',
  },
  ...{
    ON: 'Ontario, Ont',
    PE: 'Prince Edward Island, PEI, Île-du-Prince-Édouard, IPE',
    QC: 'Quebec, Québec, Que, PQ',
    SK: 'Saskatchewan, Sask',
  },
  YT: 'Yukon, Yukon Territory, Territoire du Yukon, YK',
};

const codesOf = (names: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(names).map((code) => code.toLowerCase());

/** Codes of the provinces and territories of Canada, in lower case. */
export const provinceCodes: readonly string[] = codesOf(CANADIAN_PROVINCES);

/** Codes of the states of the US, its district and its territories, in lower case. */
export const states: readonly string[] = codesOf(US_STATES);

/** What states of a country are called besides their codes: names, abbreviations, and the codes with the country before them, US-TX (ISO 3166-2). */
const spelledIn = (country: string, names: Readonly<Record<string, string>>): [string, string[]][] =>
  Object.entries(names).map(([code, all]) => [
    code,
    [`${country}-${code}`, ...all.split(', '), ...(STATES_ELSEWHERE[code]?.split(', ') ?? [])],
  ]);

/** The same, with the codes: whatever of them stands for a place tells its country. */
const wordsIn = (country: string, names: Readonly<Record<string, string>>): readonly string[] =>
  spelledIn(country, names)
    .flat(2)
    .map((word) => word.toLowerCase());

/** Codes and names of the provinces of Canada, and of the states of the US, in lower case. */
export const provinceWords: readonly string[] = wordsIn('CA', CANADIAN_PROVINCES);
/** Names and abbreviations of US states, as deliveries may write them. */
export const stateWords: readonly string[] = wordsIn('US', US_STATES);

/** What people write of a name of two words: "N. Carolina", "W. Virginia". */
const shortened = (name: string): readonly string[] =>
  /^(?:North|South|West|New) /.test(name) ? [name.replace(/^(\w)\w* /, '$1 ')] : [];

/** What stands before names in full: "State of New York", "Province de Québec". */
const TITLES = ['State of', 'Commonwealth of', 'Province of', 'Province de', "Province de l'"];

/** The same, and with the country behind them: "Ontario, Canada". */
const partsOf = (
  country: string,
  names: Readonly<Record<string, string>>,
  countryNames: readonly string[],
): Vocabulary['words'] =>
  spelledIn(country, names).map(([word, spelled]) => {
    const spellings = spelled.flatMap((name) => [name, ...shortened(name)]);
    const within = [word, ...spellings].flatMap((name) => countryNames.map((one) => `${name}, ${one}`));
    const titled = TITLES.flatMap((title) => spelled.map((name) => `${title} ${name}`));
    return { word, spellings: [...spellings, ...within, ...titled] };
  });

/** States of the US and provinces of Canada: names and abbreviations become codes; "N.Y." is NY without its points. */
export const state: Vocabulary = {
  field: 'state',
  words: [
    ...partsOf('US', US_STATES, ['US', 'USA', 'United States']),
    ...partsOf('CA', CANADIAN_PROVINCES, ['CA', 'CAN', 'Canada']),
  ],
};
