import { Command } from 'commander';
import { type MarketStatus, marketStatus, needsAttention } from '../../ingest/commands/status.ts';
import { type SoldStatus, soldStatus } from '../../ingest/sold/status.ts';
import { type TrendsStatus, trendsStatus } from '../../ingest/trends/status.ts';
import { engineClient } from '../engine/client.ts';
import { readSettings } from '../settings.ts';
import { publicStanding, type SourceStanding, sourceStandings } from '../sources/source-standing.ts';
import { runningEngine } from './reach-engine.ts';
import { tableText } from './table.ts';

/** Stale sources that are named. */
const NAMED = 5;

const SOURCE_COLUMNS = ['source', 'state', 'dataset', 'market', 'delivered', 'looked at', 'waiting', 'fault'];

const COLUMNS = ['dataset', 'market', 'state', 'documents', 'delivery of', 'age', 'indices'] as const;

function cellsOf({
  dataset,
  market,
  state,
  loaded,
  documents,
  as_of,
  age_hours,
  sample,
  indices,
}: MarketStatus): string[] {
  const shownState = loaded ? state : 'never loaded';
  return [
    dataset,
    market,
    sample ? `${shownState} (sample)` : shownState,
    documents.toLocaleString('en-US'),
    as_of ?? '-',
    age_hours === undefined ? '-' : `${age_hours} h`,
    Object.values(indices).join(' ') || '-',
  ];
}

/** Sources that failed, by market. */
const heldLines = (markets: readonly MarketStatus[]): string[] =>
  markets.flatMap(({ market, held = [] }) =>
    held.length
      ? [`${market}: held because they delivered under half of their listings: ${held.join(', ')}`]
      : [],
  );

/** Sources that nothing was delivered of for too long, by market: how many, and the oldest. */
const staleLines = (markets: readonly MarketStatus[]): string[] =>
  markets.flatMap(({ market, sources }) => {
    if (!sources?.stale) return [];
    const { count, stale, oldest } = sources;
    const named = oldest.slice(0, Math.min(stale, NAMED)).map((one) => `${one.source} ${one.age_hours} h`);
    const whole = new Intl.NumberFormat('en-US');
    return [
      `${market}: ${whole.format(stale)} of ${whole.format(count)} sources are stale; the oldest: ${named.join(', ')}`,
    ];
  });

/** The sold months, where any were published. */
function soldLines(sold: SoldStatus | undefined): string[] {
  if (!sold) return [];
  const { first_month: first, latest_month: latest, provisional_from: provisional, rows, age_hours } = sold;
  const months = latest ? `${first} to ${latest}` : 'no complete month';
  const open = provisional ? `, provisional from ${provisional}` : '';
  return [`sold: ${months}${open}, ${rows.toLocaleString('en-US')} vehicles, ${age_hours} h old`];
}

/** The days that are known of each market that has trends. */
const trendLines = (trends: readonly TrendsStatus[]): string[] =>
  trends.map(
    ({ market, first_day, last_day, rows }) =>
      `trends of ${market}: ${first_day} to ${last_day}, ${rows.toLocaleString('en-US')} rows`,
  );

/** The sources that deliveries are fetched from: what is wrong with each, or when it delivered. */
function sourceLines(sources: readonly SourceStanding[]): string[] {
  if (!sources.length) return [];
  const rows = sources.map((one) => {
    const {
      source,
      state,
      dataset,
      market,
      delivered_at = '-',
      looked_at = '-',
      waiting,
    } = publicStanding(one);
    return [source, state, dataset, market, delivered_at, looked_at, waiting, one.fault ?? ''].map(String);
  });
  return ['', tableText([SOURCE_COLUMNS, ...rows])];
}

/** How a source stands as its owner may know it. */
const ownStanding = (one: SourceStanding): object => ({
  ...publicStanding(one),
  failures: one.failures,
  fault: one.fault,
});

async function status({ json }: { json?: true }): Promise<void> {
  const settings = readSettings(process.env);
  const engine = await runningEngine(settings);
  const markets = await marketStatus({ ...settings, client: engineClient(engine) });
  const sold = soldStatus(settings.dataDir);
  const trends = trendsStatus(settings.dataDir);
  const sources = sourceStandings(settings.dataDir, Date.now() / 1000);
  console.log(
    json
      ? JSON.stringify({
          markets,
          sold,
          trends: trends.length > 0 ? trends : undefined,
          sources: sources.length > 0 ? sources.map(ownStanding) : undefined,
        })
      : [
          tableText([COLUMNS, ...markets.map(cellsOf)]),
          ...staleLines(markets),
          ...heldLines(markets),
          ...soldLines(sold),
          ...trendLines(trends),
          ...sourceLines(sources),
        ].join('\n'),
  );
  if (needsAttention(markets) || sources.some(({ isLate }) => isLate)) process.exitCode = 1;
}

/**
 * `forecourt status` (feeds.md section 1): also while a load runs. Exit 1 when a market is stale or empty; one that was
 * never loaded is no fault beside one that was. A market is as old as the source of active listings that the longest
 * time ago stood in a delivery that covers it: a partial one makes its own sources younger, and no other. Exit 1, too, when
 * a source that `forecourt watch` looks at is late.
 */
export function statusCommand(): Command {
  return new Command('status')
    .option('--json', 'print one JSON object {markets, sold, sources}')
    .action(status);
}
