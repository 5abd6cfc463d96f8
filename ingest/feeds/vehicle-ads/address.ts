import { countries, countryCodes, provinceWords, stateWords } from '../../../src/catalog/vocabulary/place.ts';

/** Parts of an address, by canonical column. */
export type Place = Partial<Record<'street' | 'city' | 'state' | 'zip' | 'country', string>>;

const REGIONS: ReadonlySet<string> = new Set([...stateWords, ...provinceWords]);
const CODES: ReadonlySet<string> = new Set(countryCodes);

/** "ON L1V 1A2", "93701", "LS1 4AP": a postal code, with or without a region before it */
const REGION_CODE =
  /^(?:(.*\S)\s+)?(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{3} \d{2})$/i;
/** "972 54 Luleå": the continental order */
const CODE_CITY = /^(\d{3} ?\d{2}|\d{5})\s+(\D+)$/;

/** The country that a word means, as delivered; undefined: it is none. */
export const countryOf = (word: string): string | undefined =>
  countries.get(word.toLowerCase()) ?? (CODES.has(word.toUpperCase()) ? word.toUpperCase() : undefined);

/**
 * The last part is a country, unless it may as well be a state: "CA" is Canada behind a postal code only, and
 * California otherwise.
 */
function takeCountry(parts: string[]): string | undefined {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || countryOf(last) === undefined) return undefined;
  const before = parts.at(-2) ?? '';
  const isRegion = REGIONS.has(last.toLowerCase());
  if (isRegion && !REGION_CODE.test(before) && !REGIONS.has(before.toLowerCase())) return undefined;
  return parts.pop();
}

/** Takes region and postal code off the end; a city that stands with its code goes back to the parts. */
function takeCode(parts: string[]): Pick<Place, 'state' | 'zip'> {
  const last = parts.at(-1) ?? '';
  const continental = CODE_CITY.exec(last);
  if (continental) {
    parts.splice(-1, 1, continental[2] ?? '');
    return { zip: continental[1] ?? '' };
  }
  const [, region, zip] = REGION_CODE.exec(last) ?? [];
  if (zip === undefined) return {};
  parts.pop();
  if (region === undefined || REGIONS.has(region.toLowerCase()))
    return { zip, ...(region && { state: region }) };
  const [, city = region, state] = /^(.*\S)\s+([A-Z]{2})$/i.exec(region) ?? [];
  if (state !== undefined && REGIONS.has(state.toLowerCase())) {
    parts.push(city);
    return { zip, state };
  }
  parts.push(region);
  return { zip };
}

function takeRegion(parts: string[]): string | undefined {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && REGIONS.has(last.toLowerCase()) ? parts.pop() : undefined;
}

/**
 * The parts of an address in one text, read from its end: "775 Kingston Road, Pickering, ON L1V 1A2, CA". Text in
 * which no postal code, region or country is found is a street.
 */
export function placeOf(text: string): Place {
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const country = takeCountry(parts);
  const { zip, state = takeRegion(parts) } = takeCode(parts);
  const found = { ...(state && { state }), ...(zip && { zip }), ...(country && { country }) };
  const isKnown = Object.keys(found).length > 0;
  const city = isKnown && parts.length ? parts.pop() : undefined;
  const street = parts.join(', ');
  return { ...(street && { street }), ...(city && { city }), ...found };
}
