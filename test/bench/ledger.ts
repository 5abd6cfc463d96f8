import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Ledger, ledgerFile, openLedger } from '../../ingest/ledger/open.ts';
import { writeSample } from '../../sample/write.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { writeDay } from './days.ts';
import { full, loading, MARKET, partial, rebuild, rollBack } from './ledger-loads.ts';
import { type StageCost, Stages, type StatementCost } from './ledger-stages.ts';
import { oneDealer } from './one-dealer.ts';

const LEDGER_HELP = `npm run bench -- ledger [options]

What a load does before and beside the engine, without one: two full deliveries, a partial one of one dealer, a rollback
and a rebuild, each stage with its time and the most memory that the process held. Documents are built and counted.

  --size N         listings (200000)
  --memory M       FORECOURT_MEMORY (2GB)
  --file FILE      a market that was generated before: JSON Lines of so many listings
  --statements N   the N slowest statements of the database, too (0)
  --json           print one JSON object as the last line of stdout`;

const DAY = 86_400;
const say = (text: string): void => void process.stderr.write(`${text}\n`);

interface LedgerOptions {
  readonly size: number;
  readonly memory: string;
  readonly file: string | undefined;
}

/** Runs all of it on a ledger of its own, in a folder that is made for it. */
async function measure({ size, memory, file }: LedgerOptions, folder: string, stages: Stages): Promise<void> {
  const base = file ?? path.join(folder, 'base.jsonl');
  const first = Math.floor(Date.now() / 1000 / DAY - 3) * DAY;
  if (file === undefined) await writeSample('listings', base, { size, seed: 1, asOf: first });
  const [today, dealer] = [path.join(folder, 'day.jsonl'), path.join(folder, 'dealer.jsonl')];
  await writeDay(base, today, 1);
  await oneDealer(today, dealer, 60);
  const dataDir = path.join(folder, 'data');
  const opened = {
    dataDir,
    market: MARKET,
    dataset: listingsOf(MARKET),
    memory,
    files: [base, today, dealer],
  };
  const onLedger = async (work: (ledger: Ledger) => Promise<void>): Promise<void> => {
    const ledger = await stages.run('open', () => openLedger(opened));
    stages.watch(ledger.db);
    try {
      await work(ledger);
    } finally {
      ledger.close();
    }
  };
  await onLedger((ledger) => full({ ledger, stages }, loading('first full', base, first)));
  await onLedger((ledger) => full({ ledger, stages }, loading('next full', today, first + DAY)));
  await onLedger((ledger) => partial({ ledger, stages }, loading('partial', dealer, first + DAY + 60)));
  await onLedger((ledger) => rollBack({ ledger, stages }));
  await onLedger((ledger) => rebuild({ ledger, stages }));
  say(`the ledger has ${((await stat(ledgerFile(dataDir, MARKET))).size / 1e6).toFixed(0)} MB`);
}

const lineOf = ({ stage, seconds, cpu, memory }: StageCost): string =>
  `| ${stage} | ${seconds.toFixed(2)} | ${cpu.toFixed(2)} | ${memory.toFixed(0)} |`;

const statementLine = ({ stage, seconds, cpu, sql }: StatementCost): string =>
  `${seconds.toFixed(2)} s, CPU ${cpu.toFixed(2)}  ${stage}: ${sql.replace(/\s+/g, ' ').trim().slice(0, 220)}`;

/** `npm run bench -- ledger`. */
export async function benchLedger(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '200000' },
      memory: { type: 'string', default: '2GB' },
      file: { type: 'string' },
      statements: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(LEDGER_HELP);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-bench-'));
  const stages = new Stages(say);
  try {
    await measure({ size: Number(values.size), memory: values.memory, file: values.file }, folder, stages);
  } finally {
    await rm(folder, { recursive: true, force: true });
    console.log(
      ['| stage | seconds | CPU | MB |', '|---|---|---|---|', ...stages.costs.map(lineOf)].join('\n'),
    );
    const slowest = [...stages.statements].sort((one, other) => other.seconds - one.seconds);
    for (const one of slowest.slice(0, Number(values.statements))) console.log(statementLine(one));
    if (values.json) console.log(JSON.stringify({ size: Number(values.size), stages: stages.costs }));
  }
}
