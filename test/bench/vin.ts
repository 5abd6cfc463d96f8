import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { sampleListings } from '../../sample/sample.ts';
import { splitMakes } from '../../src/catalog/vocabulary/make.ts';
import type { DecodedVehicle } from '../../src/vin/decoded-vehicle.ts';
import { RegulatorDecoder } from '../../src/vin/decoder.ts';
import { buildKeyOf, hasVinForm, isCoherent } from '../../src/vin/vin.ts';
import { makeOf } from '../../src/vin/words.ts';

const HELP = `npm run bench -- vin [--vins FILE] [--size N]

Decodes VINs cold (each build for the first time) and warm (from what was kept), in threads.

  --vins FILE   CSV with vin, make, model, year: the decoded make and year are compared with them, the misses printed;
                exit code 1 when under 99 % of the valid VINs agree (default: VINs of the generated market)
  --size N      VINs at most (6000)`;

/** VINs of one task. */
const CHUNK = 50;
/** share of the valid VINs whose make and year agree */
const AIM = 0.99;

interface Known {
  readonly vin: string;
  readonly make: string;
  readonly model: string;
  readonly year: string;
}

/** Make "Land", model "Rover Defender" is a Land Rover. */
function makeKnown({ make, model }: Known): string {
  const [first = ''] = model.toLowerCase().split(' ');
  const split = splitMakes.find(({ word, rest }) => word === make.toLowerCase() && rest === first);
  return split?.make ?? makeOf(make);
}

function knownVins(file: string | undefined, size: number): Known[] {
  const rows: Iterable<unknown> = file
    ? (parse(readFileSync(file), { columns: true }) as unknown[])
    : sampleListings({ size, seed: 1, asOf: Math.floor(Date.now() / 1000) });
  const known: Known[] = [];
  for (const row of rows) {
    const { vin = '', make = '', model = '', year = '' } = row as Record<keyof Known, string>;
    const upper = vin.toUpperCase();
    if (make && year && hasVinForm(upper) && isCoherent(upper))
      known.push({ vin: upper, make, model, year: String(year) });
  }
  return known.slice(0, size);
}

async function timed(decoder: RegulatorDecoder, vins: readonly string[]) {
  const began = performance.now();
  const chunks = Array.from({ length: Math.ceil(vins.length / CHUNK) }, (_, n) =>
    vins.slice(n * CHUNK, (n + 1) * CHUNK),
  );
  const vehicles = (await Promise.all(chunks.map((chunk) => decoder.decodeAll(chunk)))).flat();
  const seconds = (performance.now() - began) / 1000;
  return { vehicles, rate: `${Math.round(vins.length / seconds).toLocaleString('en-US')} VINs/s` };
}

/** Prints each VIN whose make or year is decoded otherwise; gives how many agree. */
function agreeing(known: readonly Known[], vehicles: readonly (DecodedVehicle | undefined)[]): number {
  const misses = known.filter((one, n) => {
    const vehicle = vehicles[n];
    return vehicle?.make !== makeKnown(one) || String(vehicle.year) !== one.year;
  });
  for (const one of misses) {
    const vehicle = vehicles[known.indexOf(one)];
    const name = vehicle ? `${vehicle.year} ${vehicle.make} ${vehicle.model}` : 'unknown';
    console.log(`${one.vin}: ${one.year} ${one.make} ${one.model}, decoded ${name}`);
  }
  return known.length - misses.length;
}

/** `npm run bench -- vin`: how fast VINs are decoded, and whether they are decoded right. */
export async function benchVin(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      vins: { type: 'string' },
      size: { type: 'string', default: '6000' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const known = knownVins(values.vins, Number(values.size));
  const vins = known.map(({ vin }) => vin);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-bench-vin-'));
  const decoder = new RegulatorDecoder(folder);
  try {
    const began = performance.now();
    await decoder.decodeAll(vins.slice(0, 1));
    console.log(`data made ready, first VIN: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const cold = await timed(decoder, vins);
    const warm = await timed(decoder, vins);
    const builds = new Set(vins.map(buildKeyOf)).size;
    console.log(`${vins.length} VINs of ${builds} builds: cold ${cold.rate}, warm ${warm.rate}`);
    if (values.vins === undefined) return;
    const agree = agreeing(known, cold.vehicles);
    console.log(
      `make and year agree: ${agree} of ${known.length}, ${((100 * agree) / known.length).toFixed(2)} %`,
    );
    if (agree < known.length * AIM) process.exitCode = 1;
  } finally {
    await decoder.close();
    await rm(folder, { recursive: true, force: true });
  }
}
