/** Spellings of the markets' countries, in lower case → code. */
export const countries: ReadonlyMap<string, string> = new Map([
  ...['us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america', 'america'].map(
    (text) => [text, 'US'] as const,
  ),
  ...['ca', 'can', 'canada'].map((text) => [text, 'CA'] as const),
  ...[
    ...['gb', 'gbr', 'uk', 'u.k.', 'united kingdom', 'great britain'],
    ...['england', 'scotland', 'wales', 'northern ireland'],
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

/** Codes of the provinces and territories of Canada, in lower case. */
export const provinceCodes: readonly string[] = 'ab bc mb nb nl ns nt nu on pe qc sk yt'.split(' ');

/** Codes and names of them: a place with one of them is in Canada. */
export const provinces: readonly string[] = [
  ...provinceCodes,
  'alberta',
  'british columbia',
  'manitoba',
  'new brunswick',
  'newfoundland and labrador',
  'northwest territories',
  'nova scotia',
  'nunavut',
  'ontario',
  'prince edward island',
  'quebec',
  'québec',
  'saskatchewan',
  'yukon',
];

/** Codes of the states of the US, its district and its territories, in lower case. */
export const states: readonly string[] = (
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ' +
  'ut vt va wa wv wi wy dc as gu mp pr vi'
).split(' ');
