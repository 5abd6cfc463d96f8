import type { BodyName } from './bodies.ts';
import { type Engine, readEngine } from './engines.ts';

/** One make, model and trim: everything that its VINs (characters 1 to 8), build and price share. */
export interface Line {
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly body: BodyName;
  readonly madeIn: string;
  /** world manufacturer identifier: characters 1 to 3 of the VIN */
  readonly wmi: string;
  /** first and last model year; no last one while it is built */
  readonly from: number;
  readonly to: number | undefined;
  readonly seats: number;
  readonly drivetrains: readonly string[];
  readonly engine: Engine;
  readonly msrp: number;
  /** share of the market, against the other lines */
  readonly weight: number;
}

/**
 * The lines of a make, from a table with one model a row:
 * model | weight | body | made in | years | seats | drivetrains | engine; … | trim msrp[/n-th engine], …
 */
export function make(name: string, wmis: Readonly<Record<string, string>>, table: string): Line[] {
  return table
    .trim()
    .split('\n')
    .flatMap((row) => readModel(name, wmis, row));
}

function readModel(make: string, wmis: Readonly<Record<string, string>>, row: string): Line[] {
  const [
    model = '',
    weight,
    body,
    madeIn = '',
    years = '',
    seats,
    drivetrains = '',
    engines = '',
    trims = '',
  ] = row.split('|').map((cell) => cell.trim());
  const wmi = wmis[madeIn];
  const [from, to] = years.split('-').map(Number);
  if (!wmi || !from) throw new Error(`${make}: no maker's code or years in "${row}"`);
  const choices = engines.split('; ').map(readEngine);
  const offered = trims.split(', ');
  return offered.map((trim) => {
    const [, words = '', msrp, engineAt = '1'] = /^(.+) (\d+)(?:\/(\d))?$/.exec(trim) ?? [];
    const engine = choices[Number(engineAt) - 1];
    if (!engine) throw new Error(`${make} ${model}: cannot read the trim "${trim}"`);
    return {
      make,
      model,
      trim: words,
      body: body as BodyName,
      madeIn,
      wmi,
      from,
      to: to || undefined,
      seats: Number(seats),
      drivetrains: drivetrains.split(' '),
      engine,
      msrp: Number(msrp),
      weight: Number(weight) / offered.length,
    };
  });
}
