import type { Centre } from '../../search/plan.ts';
import type { Build } from './questions.ts';
import type { Comparable } from './score.ts';

/** What the engine answers a ranking. */

/** Columns of a hit: name → values. */
type Columns = Readonly<Record<string, readonly unknown[] | undefined>>;

/** A vehicle as it is listed. */
export interface ListedVehicle extends Comparable {
  readonly build?: Build | undefined;
  readonly dealer?: string | undefined;
  readonly centre?: Centre | undefined;
}

const textIn = (columns: Columns, name: string): string | undefined => {
  const [value] = columns[name] ?? [];
  return typeof value === 'string' ? value : undefined;
};

const numberIn = (columns: Columns, name: string): number | undefined => {
  const [value] = columns[name] ?? [];
  return typeof value === 'number' ? value : undefined;
};

/** The engine writes a position as `latitude, longitude`. */
function centreIn(columns: Columns): Centre | undefined {
  const [latitude, longitude] = (textIn(columns, 'location') ?? '').split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return undefined;
  return { latitude, longitude };
}

function buildIn(columns: Columns): Build | undefined {
  const year = numberIn(columns, 'year');
  const [make, model] = [textIn(columns, 'make'), textIn(columns, 'model')];
  if (year === undefined || make === undefined || model === undefined) return undefined;
  return { year, make, model, trim: textIn(columns, 'trim') };
}

/** The figures of a listing. */
export const comparableOf = (hit: unknown): Comparable => {
  const columns = hit as Columns;
  return {
    vin: textIn(columns, 'vin') ?? '',
    price: numberIn(columns, 'price'),
    miles: numberIn(columns, 'miles'),
    dom: numberIn(columns, 'dom_active'),
  };
};

/** All that a listing says of its vehicle. */
export function listedVehicle(hit: unknown): ListedVehicle {
  const columns = hit as Columns;
  return {
    ...comparableOf(hit),
    build: buildIn(columns),
    dealer: textIn(columns, 'dealer_id'),
    centre: centreIn(columns),
  };
}

/** A dealer and its place. */
export function placeOf(hit: unknown): readonly [dealer: string, centre: Centre] | undefined {
  const columns = hit as Columns;
  const [dealer, centre] = [textIn(columns, 'dealer_id'), centreIn(columns)];
  return dealer === undefined || !centre ? undefined : [dealer, centre];
}
