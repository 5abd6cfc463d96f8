import type { Match } from './patterns.ts';

/**
 * What several schemas together say of a VIN. Each was filed for a model line; patterns of a neighbouring line may
 * match by chance. The schema with the most elements told is right; one that tells no model (of plants, engines,
 * restraints) adds what it knows.
 */

/** A model, and the make that the regulator files it under. */
export interface Model {
  readonly make: string;
  readonly model: string;
}

/** What the patterns of a VIN say together. */
export interface PatternMeaning {
  /** one: the model; several: nothing tells them apart; none: no pattern tells a model */
  readonly models: readonly Model[];
  /** code of an element → its value */
  readonly elements: ReadonlyMap<string, string>;
  /** elements that the best schema tells */
  readonly weight: number;
}

/** How much of a VIN a pattern names: a character counts ten, one of several eight less their number's tenth, any one nothing. */
function nicety(keys: string): number {
  const classes = keys.match(/\[[^\]]*\]/g) ?? [];
  const characters = keys.replaceAll(/\[[^\]]*\]|[*|]/g, '').length;
  return 10 * characters + classes.reduce((sum, one) => sum + 8 - Math.min(one.length, 30) / 10, 0);
}

/** Those of the matches that name the most of the VIN. */
function closest(matches: readonly Match[]): Match[] {
  const most = Math.max(...matches.map(({ keys }) => nicety(keys)));
  return matches.filter(({ keys }) => nicety(keys) === most);
}

const grouped = <Key>(matches: readonly Match[], keyOf: (match: Match) => Key): Map<Key, Match[]> => {
  const groups = new Map<Key, Match[]>();
  for (const match of matches) {
    const key = keyOf(match);
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return groups;
};

const isModel = ({ code }: Match): boolean => code === 'Model';

/** Models of a schema: of several patterns the closest. */
const modelsOf = (schema: readonly Match[]): Model[] =>
  closest(schema.filter(isModel)).map(({ make = '', value }) => ({ make, model: value }));

/** Is it a code of the plant? Where a vehicle was built says nothing of model and year: a plant builds many, for long. */
export const isOfPlant = (code: string): boolean => code.startsWith('Plant');

/** How many elements a schema tells. */
const weightOf = (schema: readonly Match[]): number =>
  new Set(schema.map(({ code }) => code).filter((code) => !isOfPlant(code))).size;

const distinct = (models: readonly Model[]): Model[] => [
  ...new Map(models.map((one) => [`${one.make} ${one.model}`, one])).values(),
];

/** The one value that the matches tell; undefined where they disagree. */
function agreed(matches: readonly Match[]): string | undefined {
  const [value, ...others] = new Set(matches.map((match) => match.value));
  return others.length === 0 ? value || undefined : undefined;
}

/** Each element once: of patterns that say different things the closest. What is left open by them is not told. */
function elementsOf(right: readonly Match[], others: readonly Match[], isSure: boolean): Map<string, string> {
  const pick = isSure ? closest : (matches: Match[]) => matches;
  const all = new Map<string, string>();
  for (const matches of [others, right])
    for (const [code, told] of grouped(matches, (match) => match.code)) {
      const value = agreed(pick(told));
      if (value !== undefined) all.set(code, value);
      else if (matches === right) all.delete(code);
    }
  return all;
}

/** What the matching patterns of a model year say. */
export function patternMeaning(matches: readonly Match[]): PatternMeaning {
  const schemas = [...grouped(matches, ({ schema }) => schema).values()];
  const lines = schemas.filter((schema) => schema.some(isModel));
  const weight = Math.max(0, ...lines.map(weightOf));
  const best = lines.filter((schema) => weightOf(schema) === weight);
  const models = distinct(best.flatMap(modelsOf));
  const others = schemas.filter((schema) => !lines.includes(schema)).flat();
  return { models, weight, elements: elementsOf(best.flat(), others, models.length <= 1) };
}
