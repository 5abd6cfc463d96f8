import type { Parameter } from '../catalog/parameter.ts';
import { fold } from '../grammar/fold.ts';
import type { Query } from '../grammar/query.ts';
import { fault } from '../grammar/reading.ts';
import { type SentParameters, taken } from '../search/sent-parameters.ts';
import { Binding } from '../summary/binding.ts';
import type { MakeAndModel } from './makes-and-models.ts';
import type { SalesReader } from './recent-sales.ts';
import { NINETY_DAYS, type SalesQuestion, soldIn } from './sales.ts';
import { PLACE_PARAMETERS, readStateOrCity } from './state-or-city.ts';
import { figuresOf, figuresSql, listsSql, valuesSql } from './statistics.ts';

/** The makes and models that are listed most in a place (supplement appendices B and D, PopularCars). */

/** Most models of a type that are answered. */
export const TOP = 50;

const COUNTRIES = ['us', 'ca'] as const;
/** the only one whose sales are known */
const HOME = 'us';

/** Parameters of popular cars. */
export const POPULAR_PARAMETERS: readonly Parameter[] = [
  {
    name: 'car_type',
    required: true,
    about: 'New or used vehicles; used includes certified.',
    schema: { type: 'string', enum: ['new', 'used'] },
  },
  ...PLACE_PARAMETERS,
  {
    name: 'country',
    about: 'us or ca. Sales are only known for US dealers, so that Canadian models have no statistics.',
    schema: { type: 'string', enum: COUNTRIES, default: HOME },
  },
];

/** Which popular cars are asked for. */
export type PopularQuestion = Pick<SalesQuestion, 'car_type' | 'place'> & {
  readonly country: (typeof COUNTRIES)[number];
};

/** Reads the parameters of popular cars. Throws Refusal (422) where one is missing or cannot be read. */
export function readPopular(asked: SentParameters): PopularQuestion {
  const type = asked.word('car_type', ['new', 'used'] as const);
  return {
    car_type: type ?? taken('car_type', fault('send new or used')),
    place: readStateOrCity(asked),
    country: asked.word('country', COUNTRIES) ?? HOME,
  };
}

/** One value as a list parameter takes it: a backslash keeps its commas. */
const single = (text: string): [string] => [text.replaceAll(/[\\,]/g, '\\$&')];

/** The same question as a search of active listings takes it. */
export const popularQuery = ({ car_type, place, country }: PopularQuestion): Query =>
  new Map([
    ['car_type', [car_type]],
    ['country', [country]],
    ...Object.entries(place).map(([name, text]): [string, [string]] => [name, single(text)]),
  ]);

const keyOf = (make: string, model: string): string => JSON.stringify([fold(make), fold(model)]);

/** Statistics of the sales of ninety days in the place, by pair. */
async function soldOf(
  question: PopularQuestion,
  pairs: readonly MakeAndModel[],
  recent: SalesReader,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  if (pairs.length === 0 || question.country !== HOME) return new Map();
  const rows = await recent.read(signal, (sales) => {
    const binding = new Binding();
    const where = [soldIn(question, binding), sales.within(NINETY_DAYS)];
    const wanted = pairs.map(
      ({ make, model }) => `(${binding.add(fold(make))}, ${binding.add(fold(model))})`,
    );
    const sql = `
      WITH sold AS (
        SELECT lower(make) AS sold_make, lower(model) AS sold_model, ${valuesSql()}
        FROM ${sales.table}
        WHERE ${where.join(' AND ')} AND (lower(make), lower(model)) IN (${wanted.join(', ')})
      ), counted AS (
        SELECT sold_make, sold_model, ${listsSql('all_', 'true')} FROM sold GROUP BY sold_make, sold_model
      )
      SELECT sold_make, sold_model, ${figuresSql('all_')} FROM counted`;
    return sales.rows({ sql, values: binding.values });
  });
  return new Map(
    rows?.map(([make, model, ...figures]) => [keyOf(String(make), String(model)), figuresOf('', figures)]),
  );
}

/** Answers the pairs of the active listings, each with the statistics of its sales. */
export async function popularCars(
  question: PopularQuestion,
  pairs: readonly MakeAndModel[],
  recent: SalesReader,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const sold = await soldOf(question, pairs, recent, signal);
  const rows = pairs.map(({ make, model, count }) => ({
    inventoryType: question.car_type,
    counts: String(count),
    make,
    model,
    ...question.place,
    ...sold.get(keyOf(make, model)),
  }));
  return { [`${question.car_type}_top${TOP}`]: rows };
}
