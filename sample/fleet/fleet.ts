import { vinPrefix } from '../vin.ts';
import { type Draw, weighted } from '../weighted-draw.ts';
import { detroit } from './detroit.ts';
import { electric } from './electric.ts';
import { europe } from './europe.ts';
import { germany } from './germany.ts';
import { japan } from './japan.ts';
import { korea } from './korea.ts';
import type { Line } from './table.ts';

/** A line with the first eight characters of its VINs. */
export interface NumberedLine extends Line {
  readonly number: number;
  readonly prefix: string;
}

/** Every line of the sample market: 40 makes, about 300 models. Its place in the list gives a line its VINs. */
export const lines: readonly NumberedLine[] = [detroit, japan, korea, germany, europe, electric]
  .flat(2)
  .map((line, number) => ({ ...line, number, prefix: vinPrefix(line, number) }));

const byMake = new Map<string, NumberedLine[]>();
for (const line of lines) byMake.set(line.make, [...(byMake.get(line.make) ?? []), line]);
const makes = [...byMake].map(([name, ofMake]) => ({
  name,
  weight: ofMake.reduce((sum, line) => sum + line.weight, 0),
}));
const drawMake = weighted(makes, ({ weight }) => weight);

/** Makes that share their dealers, in the order of the sign over the door. */
const HOUSES = [
  ['Chrysler', 'Dodge', 'Jeep', 'RAM'],
  ['Buick', 'GMC'],
  ['Jaguar', 'Land Rover'],
  ['Alfa Romeo', 'FIAT'],
];

/** The makes of the franchise dealer that a number from 0 to below 1 falls on. */
export function makesAt(unit: number): readonly string[] {
  const { name } = drawMake(unit);
  return HOUSES.find((house) => house.includes(name)) ?? [name];
}

/** Draws lines of a make (undefined: any) that were built in a model year; undefined when there are none. */
export const lineDraws = (): ((make: string | undefined, year: number) => Draw<NumberedLine> | undefined) => {
  const draws = new Map<string, Draw<NumberedLine> | undefined>();
  return (make, year) => {
    const key = `${make ?? ''} ${year}`;
    if (!draws.has(key)) draws.set(key, drawOf(make === undefined ? lines : (byMake.get(make) ?? []), year));
    return draws.get(key);
  };
};

function drawOf(choice: readonly NumberedLine[], year: number): Draw<NumberedLine> | undefined {
  const built = choice.filter(({ from, to }) => from <= year && year <= (to ?? year));
  return built.length ? weighted(built, ({ weight }) => weight) : undefined;
}
