import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { readAsOf } from '../../ingest/ground/instant.ts';
import { WrongUsage } from '../../ingest/ground/outcome.ts';
import { progressOn } from '../../ingest/ground/progress.ts';
import { OTHER_MARKETS } from '../../sample/kinds.ts';
import type { SampleOptions } from '../../sample/market.ts';
import { otherDatasets, SAMPLE_DATASETS, writeOther, writeSample } from '../../sample/write.ts';
import { DEFAULT_MARKET, MARKETS, type Market } from '../catalog/markets.ts';
import { instantText } from '../grammar/date.ts';
import { isShared, marketOf } from './datasets.ts';
import { number } from './number.ts';

interface SampleFlags {
  readonly market: string;
  readonly size: number;
  readonly seed: number;
  readonly asOf?: string;
}

/** Markets of which there is a sample. */
const SAMPLED: readonly Market[] = MARKETS.filter(
  (market) => market === DEFAULT_MARKET || OTHER_MARKETS.includes(market),
);

/** A file of the sample, and the command that loads it. */
interface Written {
  readonly dataset: string;
  readonly file: string;
}

/** Throws WrongUsage where there is something already: a sample among real feeds would be loaded with them. */
function emptyFolder(folder: string): string {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new WrongUsage(`${folder} is not empty; give a new or empty folder`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function writeDefaultMarket(folder: string, options: SampleOptions): Promise<Written[]> {
  const written: Written[] = [];
  for (const dataset of SAMPLE_DATASETS) {
    const file = path.join(folder, `${dataset}.jsonl`);
    const stage = progressOn(process.stderr)(dataset, 'rows');
    let rows = 0;
    await writeSample(dataset, file, options, (done) => {
      rows = done;
      stage.at(rows);
    });
    stage.end();
    written.push({ dataset, file });
  }
  return written;
}

async function writeOtherMarket(market: Market, folder: string, options: SampleOptions): Promise<Written[]> {
  const written: Written[] = [];
  for (const dataset of otherDatasets(market)) {
    const file = path.join(folder, `${dataset}.jsonl`);
    await writeOther(market, dataset, file, options);
    written.push({ dataset, file });
  }
  return written;
}

function commandFor(market: Market, asOf: number, { dataset, file }: Written): string {
  const ofMarket = isShared(dataset) || dataset === 'sold' ? '' : ` --market ${market}`;
  return `forecourt ingest ${dataset}${ofMarket} --as-of ${instantText(asOf)} ${file}`;
}

/** The market of that name; throws WrongUsage where there is no sample of it. */
function sampledMarket(name: string): Market {
  const market = marketOf(name);
  if (!SAMPLED.includes(market))
    throw new WrongUsage(`--market ${market}: has no sample; choose one of ${SAMPLED.join(', ')}`);
  return market;
}

async function sample(folder: string, { market: name, size, seed, asOf: given }: SampleFlags): Promise<void> {
  const market = sampledMarket(name);
  const asOf = given === undefined ? Math.floor(Date.now() / 3_600_000 - 1) * 3600 : readAsOf(given);
  const into = emptyFolder(folder);
  const options = { size, seed, asOf };
  const written =
    market === DEFAULT_MARKET
      ? await writeDefaultMarket(into, options)
      : await writeOtherMarket(market, into, options);
  console.log(`Wrote ${written.length} feeds of ${market} to ${folder}. Load them in this order:`);
  for (const one of written) console.log(`  ${commandFor(market, asOf, one)}`);
}

/** `forecourt sample FOLDER`: the made-up market of `npm start` as files, for trying out `ingest`. */
export function sampleCommand(): Command {
  return new Command('sample')
    .argument('<folder>', 'a new or empty folder')
    .option('--market <market>', SAMPLED.join(', '), DEFAULT_MARKET)
    .option('--size <listings>', 'number of listings', number, 2000)
    .option('--seed <number>', 'the same seed always gives the same market', number, 1)
    .option('--as-of <time>', 'time of the delivery: ISO-8601 UTC, or a date (default: an hour ago)')
    .action(sample);
}
