import type { Parameter } from '../catalog/parameter.ts';
import { fold } from '../grammar/fold.ts';
import { readInteger } from '../grammar/number.ts';
import { fault, quote, type Reading, read } from '../grammar/reading.ts';
import { type SentParameters, taken } from '../search/sent-parameters.ts';
import { Binding } from '../summary/binding.ts';
import { isSoldWord, soldModels } from '../summary/sold-words.ts';
import type { DaysAgo, SalesReader } from './recent-sales.ts';
import { PLACE_PARAMETERS, readStateOrCity, type StateOrCity } from './state-or-city.ts';
import { FIGURES, figuresOf, figuresSql, listsSql, valuesSql } from './statistics.ts';

/** Statistics of the vehicles sold in ninety days (supplement section 4, /sales/car; appendices B and D). */

/** A sale is known some days late: the last week is not looked at. */
export const NINETY_DAYS: DaysAgo = { from: 97, to: 7 };

const PARTS = ['year', 'make', 'model', 'trim'] as const;
type Part = (typeof PARTS)[number];

/** Parameters that say which vehicle → what their positions are. */
const VEHICLES: Readonly<Record<string, readonly Part[]>> = {
  make: ['make'],
  mm: ['make', 'model'],
  ymm: ['year', 'make', 'model'],
  ymmt: PARTS,
};
const NAMED = [...Object.keys(VEHICLES), 'taxonomy_vin', 'vin'];

/** Parameters of the statistics of sales. */
export const SALES_PARAMETERS: readonly Parameter[] = [
  ...Object.entries(VEHICLES).map(
    ([name, parts]): Parameter => ({
      name,
      about: `${parts.join('|')}, in any case. One of ${NAMED.join(', ')} is needed.`,
      schema: { type: 'string' },
    }),
  ),
  {
    name: 'taxonomy_vin',
    about: 'Squish VIN: characters 1 to 8, 10 and 11.',
    schema: { type: 'string', pattern: '^\\w{10}$' },
  },
  {
    name: 'vin',
    about: 'VIN of a vehicle: counts sales with the same squish VIN.',
    schema: { type: 'string', pattern: '^\\w{17}$' },
  },
  {
    name: 'car_type',
    about: 'New or used vehicles; used includes certified.',
    schema: { type: 'string', enum: ['new', 'used'], default: 'used' },
  },
  ...PLACE_PARAMETERS,
  {
    name: 'country',
    about: 'us: sales are only known for US dealers.',
    schema: { type: 'string', enum: ['us'], default: 'us' },
  },
];

/** What is asked, as it is told in the answer. */
export interface SalesQuestion {
  readonly car_type: 'new' | 'used';
  readonly place: StateOrCity;
  readonly vehicle: Readonly<Partial<Record<Part | 'taxonomy_vin', string>>>;
}

/** The positions of a pipe text; the last one keeps the pipes that follow. */
const partsOf =
  (names: readonly Part[]) =>
  (text: string): Reading<[Part, string][]> => {
    const pieces = text.split('|').map((piece) => piece.trim());
    const texts = [...pieces.slice(0, names.length - 1), pieces.slice(names.length - 1).join('|')];
    if (texts.length < names.length || texts.some((piece) => piece === ''))
      return fault(`${quote(text)} is not ${names.join('|')}`);
    return read(names.map((name, i) => [name, texts[i] ?? '']));
  };

const characters =
  (length: number) =>
  (text: string): Reading<string> => {
    const upper = text.trim().toUpperCase();
    return /^\w+$/.test(upper) && upper.length === length
      ? read(upper)
      : fault(`${quote(text)} does not have ${length} letters and digits`);
  };

const squish = (vin: string): string => vin.slice(0, 8) + vin.slice(9, 11);

/**
 * Reads the parameters of the statistics of sales. Throws Refusal (422) where one is missing, cannot be read, or
 * contradicts another.
 */
export function readSales(asked: SentParameters): SalesQuestion {
  if (!NAMED.some((name) => asked.has(name))) taken('make', fault(`send one of ${NAMED.join(', ')}`));
  const vehicle: Partial<Record<Part | 'taxonomy_vin', string>> = {};
  const put = (parameter: string, part: Part | 'taxonomy_vin', text: string): void => {
    if (vehicle[part] !== undefined && fold(vehicle[part]) !== fold(text))
      taken(parameter, fault('it contradicts another parameter'));
    vehicle[part] ??= text;
  };
  for (const [name, parts] of Object.entries(VEHICLES)) {
    for (const [part, text] of asked.read(name, partsOf(parts)) ?? []) {
      if (part === 'year') taken(name, readInteger(text));
      put(name, part, text);
    }
  }
  asked.word('country', ['us']);
  const taxonomy = asked.read('taxonomy_vin', characters(10));
  if (taxonomy !== undefined) put('taxonomy_vin', 'taxonomy_vin', taxonomy);
  const vin = asked.read('vin', characters(17));
  if (vin !== undefined) put('vin', 'taxonomy_vin', squish(vin));
  return {
    car_type: asked.word('car_type', ['new', 'used']) ?? 'used',
    place: readStateOrCity(asked),
    vehicle,
  };
}

/** SQL of the vehicles of dealers of a type and a place. */
export function soldIn(
  { car_type, place }: Pick<SalesQuestion, 'car_type' | 'place'>,
  binding: Binding,
): string {
  const texts = Object.entries(place).map(([column, text]) => isSoldWord(column, [text], binding));
  return ["seller_type = 'dealer'", `inventory_type = ${binding.add(car_type)}`, ...texts].join(' AND ');
}

function isVehicle(vehicle: SalesQuestion['vehicle'], binding: Binding): string[] {
  return Object.entries(vehicle).map(([name, text]) => {
    if (name === 'year') return `year = ${binding.add(Number(text))}`;
    const column = name === 'taxonomy_vin' ? 'left(vin, 8) || substr(vin, 10, 2)' : name;
    const texts = name === 'model' && vehicle.make ? soldModels([vehicle.make], [text]) : [text];
    return isSoldWord(column, texts, binding);
  });
}

/** Answers it: counts and statistics, of certified vehicles besides. Where nothing was sold there are counts alone. */
export async function salesStatistics(
  question: SalesQuestion,
  recent: SalesReader,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const row = await recent.read(signal, async (sales) => {
    const binding = new Binding();
    const where = [
      soldIn(question, binding),
      ...isVehicle(question.vehicle, binding),
      sales.within(NINETY_DAYS),
    ];
    const sql = `
      WITH sold AS (
        SELECT ${valuesSql()}, inventory_type = 'used' AND coalesce(CAST(is_certified AS BOOLEAN), false) AS certified
        FROM ${sales.table} WHERE ${where.join(' AND ')}
      ), counted AS (
        SELECT count(*) AS vehicles, count(*) FILTER (certified) AS cpo, ${listsSql('all_', 'true')}, ${listsSql('cpo_', 'certified')}
        FROM sold
      )
      SELECT CAST(vehicles AS DOUBLE), CAST(cpo AS DOUBLE), ${figuresSql('all_')}, ${figuresSql('cpo_')} FROM counted`;
    return (await sales.rows({ sql, values: binding.values }))[0];
  });
  const [count = 0, cpo = 0, ...figures] = row ?? [];
  return {
    count: Number(count),
    cpo: Number(cpo),
    non_cpo: Number(count) - Number(cpo),
    inventory_type: question.car_type,
    ...question.vehicle,
    ...question.place,
    ...figuresOf('', figures.slice(0, FIGURES)),
    ...figuresOf('cpo_', figures.slice(FIGURES)),
  };
}
