/** What drives a line, in the words of the listing columns. */
export interface Engine {
  readonly engine: string | undefined;
  readonly engine_size: number | undefined;
  readonly engine_block: string | undefined;
  readonly engine_aspiration: string | undefined;
  readonly cylinders: number | undefined;
  readonly fuel_type: string;
  readonly powertrain_type: string;
  readonly transmission: string;
  readonly city_mpg: number | undefined;
  readonly highway_mpg: number | undefined;
}

const NOTHING_BURNT = {
  engine: undefined,
  engine_size: undefined,
  engine_block: undefined,
  engine_aspiration: undefined,
  cylinders: undefined,
  transmission: 'Automatic',
  city_mpg: undefined,
  highway_mpg: undefined,
} as const;

const WITHOUT_COMBUSTION: Readonly<Record<string, Engine>> = {
  electric: { ...NOTHING_BURNT, fuel_type: 'Electric', powertrain_type: 'BEV' },
  hydrogen: { ...NOTHING_BURNT, fuel_type: 'Electric / Hydrogen', powertrain_type: 'HEV' },
};

const ASPIRATIONS: Readonly<Record<string, string>> = {
  '': 'Naturally Aspirated',
  T: 'Turbocharged',
  S: 'Supercharged',
};

function fuelOf(words: ReadonlySet<string>): string {
  const burnt = words.has('D') ? 'Diesel' : words.has('P') ? 'Premium Unleaded' : 'Unleaded';
  if (words.has('PHEV')) return `Electric / ${burnt}`;
  return words.has('E85') ? 'E85 / Unleaded' : burnt;
}

/**
 * Reads `2.5T I4 HEV P 22/29 cvt`: litres, T turbo or S supercharger, block and cylinders; then HEV, PHEV or
 * MHEV; P premium, D diesel or E85; miles per gallon in the city and on highways; cvt or manual. Or reads
 * `electric`, `hydrogen`.
 */
export function readEngine(text: string): Engine {
  const without = WITHOUT_COMBUSTION[text];
  if (without) return without;
  const [, litres, blower = '', block = '', cylinders, rest = ''] =
    /^(\d\.\d)([TS]?) ([A-Z])(\d+)(.*)$/.exec(text) ?? [];
  if (!litres) throw new Error(`cannot read the engine "${text}"`);
  const words = new Set(rest.trim().split(' '));
  const [, city, highway] = /(\d+)\/(\d+)/.exec(rest) ?? [];
  return {
    engine: `${litres}L ${block}${cylinders}`,
    engine_size: Number(litres),
    engine_block: block,
    engine_aspiration: ASPIRATIONS[blower],
    cylinders: Number(cylinders),
    fuel_type: fuelOf(words),
    powertrain_type: ['PHEV', 'MHEV', 'HEV'].find((word) => words.has(word)) ?? 'Combustion',
    transmission: words.has('cvt') ? 'CVT' : words.has('manual') ? 'Manual' : 'Automatic',
    city_mpg: city ? Number(city) : undefined,
    highway_mpg: highway ? Number(highway) : undefined,
  };
}
