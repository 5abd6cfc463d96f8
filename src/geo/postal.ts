import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type zipcodes from 'zipcodes';

type Codes = typeof zipcodes.codes;

/** Where the package has its tables: scripts whose first line assigns the codes. */
const TABLES = ['zipcodes/lib/codes.js', 'zipcodes/lib/codesCanada.js'];
const [BEFORE, AFTER] = ['exports.codes = ', ';\n'];

/** Five megabytes: read as JSON in two fifths of the time that they take as a script. */
function tableIn(file: string): Codes {
  const script = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
  return JSON.parse(script.slice(BEFORE.length, script.indexOf(AFTER))) as Codes;
}

let loaded: readonly Codes[] | undefined;

/** The tables of codes, read when one is first looked up: that takes as long as most commands need to start. */
function tables(): readonly Codes[] {
  loaded ??= TABLES.map(tableIn);
  return loaded;
}

/** How the tables are read; to raise when it changes what a code says. */
const READING = 1;

/** Version of the table of codes, and of how it is read: what was made of it by another one is made again. */
export function postalVersion(): string {
  const about = readFileSync(createRequire(import.meta.url).resolve('zipcodes/package.json'), 'utf8');
  return `${(JSON.parse(about) as { readonly version: string }).version}-${READING}`;
}

/** Centre of a postal code. Canadian codes are known by their first three characters. */
export interface PostalCentre {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  /** two letters */
  readonly state: string;
  readonly country: 'US' | 'CA';
}

/** Province by the first letter of a Canadian code; X is shared by two territories. */
const PROVINCES: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};
const NUNAVUT = /^X0[ABC]/;

const provinceOf = (code: string): string => (NUNAVUT.test(code) ? 'NU' : (PROVINCES[code.charAt(0)] ?? ''));

/** undefined for entries without a position (military and retired codes) */
function centreOf(code: string, entry: zipcodes.ZipCode): PostalCentre | undefined {
  const [latitude, longitude] = [Number(entry.latitude), Number(entry.longitude)];
  if (!latitude || !longitude) return undefined;
  const canadian = entry.country === 'Canada';
  return {
    code,
    latitude,
    longitude,
    city: entry.city,
    state: canadian ? provinceOf(code) : entry.state,
    country: canadian ? 'CA' : 'US',
  };
}

/** What spreadsheets and standards put before a code: `'02138`, `US-77002`. */
const PUT_BEFORE = /^(?:'+|USA?-?(?=\d{5}))/;

/** A code of Canada that is written with a hyphen in place of its blank. */
const HYPHENATED = /^([A-Z]\d[A-Z])-(\d[A-Z]\d)$/;

/** Codes that are written with a blank before their last three characters: of Canada, and of the UK. */
const BLANK_INSIDE = /^(?:[A-Z]\d[A-Z]\d[A-Z]\d|[A-Z][A-Z\d]{1,3}\d[A-Z]{2})$/;

/**
 * Canonical text of a postal code: five digits (ZIP+4 cut, also where the ZIP has lost its zero), or a Canadian code or UK postcode with its blank; else
 * upper case without blanks.
 */
export function postalText(text: string): string {
  const bare = text.replaceAll(/\s/g, '').toUpperCase().replace(PUT_BEFORE, '').replace(HYPHENATED, '$1$2');
  if (BLANK_INSIDE.test(bare)) return `${bare.slice(0, -3)} ${bare.slice(-3)}`;
  return bare.replace(/^(?:(\d{5})-?|(\d{4})-)\d{4}$/, '$1$2');
}

/** The outward code of a UK postcode, or of itself: LS1 of LS1 4AP; undefined when it is neither. */
export function outwardCode(text: string): string | undefined {
  const [, outward] = /^([A-Z]{1,2}\d[A-Z\d]?)(?: \d[A-Z]{2})?$/.exec(postalText(text)) ?? [];
  return outward;
}

/** Centre of a US ZIP or a Canadian postal code; undefined when no table knows it. */
export function postalCentre(text: string): PostalCentre | undefined {
  const canonical = postalText(text);
  const code = /^[A-Z]\d[A-Z]( \d[A-Z]\d)?$/.test(canonical) ? canonical.slice(0, 3) : canonical;
  const entry = tables().find((codes) => Object.hasOwn(codes, code))?.[code];
  return entry && centreOf(code, entry);
}

/** Every centre that is known, US and Canada. */
export function* allPostalCentres(): Generator<PostalCentre> {
  for (const codes of tables()) {
    for (const [code, entry] of Object.entries(codes)) {
      const centre = centreOf(code, entry);
      if (centre) yield centre;
    }
  }
}
