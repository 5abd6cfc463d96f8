/** Spellings of the two countries of us-cars, in lower case. */
export const countries: ReadonlyMap<string, 'US' | 'CA'> = new Map([
  ...['us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america', 'america'].map(
    (text) => [text, 'US'] as const,
  ),
  ...['ca', 'can', 'canada'].map((text) => [text, 'CA'] as const),
]);

/** Codes and names of the provinces and territories of Canada, in lower case: a place with one of them is in Canada. */
export const provinces: readonly string[] = [
  ...'ab bc mb nb nl ns nt nu on pe qc sk yt'.split(' '),
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
