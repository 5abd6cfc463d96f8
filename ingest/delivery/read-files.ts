import { join } from 'node:path';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { acceptDelivery } from '../accept/accept.ts';
import type { Acceptance } from '../accept/acceptance.ts';
import type { CountryShare } from '../accept/country-share.ts';
import type { RowForm } from '../accept/form.ts';
import { isKnownHeader } from '../accept/headers.ts';
import { isExportHeader, knownExports } from '../accept/known-exports.ts';
import { type FeedMap, NO_MAP } from '../accept/map.ts';
import type { Rates } from '../accept/rates.ts';
import type { AcceptStep } from '../accept/steps.ts';
import { prepareAccepting } from '../accept/tables.ts';
import { writeWords } from '../accept/unknown-words.ts';
import type { VinSource } from '../accept/vins/source.ts';
import { knownColumns } from '../feeds/columns.ts';
import type { DeliveredFile, OnPassedOver, PassedOver } from '../feeds/containers/delivered-file.ts';
import { unpack } from '../feeds/containers/unpack.ts';
import { fileKind } from '../feeds/content.ts';
import { LIMITS, type Limits } from '../feeds/limits.ts';
import { type Spooled, spool } from '../feeds/spool.ts';
import type { DealerRow } from '../feeds/vehicle-ads/dealer.ts';
import { spoolVehicleAds } from '../feeds/vehicle-ads/spool.ts';
import { spoolXml } from '../feeds/vehicle-ads/spool-xml.ts';
import { type Progress, type Stage, silent } from '../ground/progress.ts';
import type { Stopwatch } from '../ground/stopwatch.ts';
import type { Ledger } from '../ledger/open.ts';
import { reportFiles } from './report-files.ts';

const DAY = 86_400;

/** How the files of a delivery are read and accepted. */
export interface ReadOptions {
  /** how the rows of the dataset are accepted */
  readonly form: RowForm;
  readonly market: Market;
  /** the delivery's instant, Unix seconds */
  readonly asOf: number;
  readonly files: readonly string[];
  readonly map?: FeedMap | undefined;
  readonly rates?: Rates | undefined;
  readonly share?: CountryShare | undefined;
  readonly vins?: Pick<VinSource, 'decoder' | 'seconds'> | undefined;
  /** the files are a dealer's own vehicle-ads feed */
  readonly format?: 'meta' | 'google' | undefined;
  /** fills cells that rows leave empty */
  readonly dealer?: DealerRow | undefined;
  readonly limits?: Limits;
  readonly progress?: Progress;
}

/** Maps of known exports, for listings that come without a map. */
const exportsFor = ({ form, market, map, format }: ReadOptions): readonly FeedMap[] =>
  map || format || form.dataset !== listingsOf(market) ? [] : knownExports(form.dataset);

/** What the dealer's row says, by field; an own feed is filled as it is read. */
function defaultsOf({ form, format, dealer = {} }: ReadOptions): ReadonlyMap<string, string> {
  const known = knownColumns(form.dataset);
  const cells = format ? [] : Object.entries(dealer);
  return new Map(
    cells.flatMap(([column, text]) => {
      const field = known.get(column)?.name;
      return field === undefined ? [] : [[field, text] as const];
    }),
  );
}

/** Unpacks what is an archive or a workbook, and copies every file, plain and with line numbers, to where the database reads it. */
async function spoolAll(
  options: ReadOptions,
  exports: readonly FeedMap[],
  ledger: Ledger,
  onPassedOver: OnPassedOver,
): Promise<Spooled[]> {
  const { form, files, map = NO_MAP, limits = LIMITS, progress = silent } = options;
  const isKnown = isKnownHeader(form.dataset, map);
  const isExported = isExportHeader(exports);
  const isHeader = (key: string): boolean => isKnown(key) || isExported(key);
  const sizes = await Promise.all(files.map(async (file) => (await fileKind(file)).bytes));
  const stage = progress(
    'reading',
    'bytes',
    sizes.reduce((sum, size) => sum + size, 0),
  );
  const spooled: Spooled[] = [];
  let before = 0;
  try {
    for (const [at, path] of files.entries()) {
      const folder = join(ledger.folders.work, `${at}.parts`);
      const parts = await unpack({ name: path, path }, { folder, limits, isKnown: isHeader, onPassedOver });
      const size = sizes[at] ?? 0;
      const onRead = (bytes: number): void => stage.at(before + Math.min(bytes, size));
      for (const part of parts)
        spooled.push(
          await spoolOne(part, join(ledger.folders.work, `${spooled.length}.rows`), {
            ...options,
            isKnown,
            isHeader,
            onRead,
            onPassedOver,
          }),
        );
      before += size;
    }
  } finally {
    stage.end();
  }
  return spooled;
}

interface SpoolOne extends ReadOptions {
  readonly isKnown: (key: string) => boolean;
  readonly isHeader: (key: string) => boolean;
  readonly onRead: (bytes: number) => void;
  readonly onPassedOver: OnPassedOver;
}

function spoolOne({ name, path, readAs }: DeliveredFile, to: string, options: SpoolOne): Promise<Spooled> {
  const {
    form,
    market,
    asOf,
    format,
    dealer,
    map = NO_MAP,
    limits = LIMITS,
    isKnown,
    isHeader,
    onRead,
    onPassedOver,
  } = options;
  const common = { name, limits, onRead };
  if (format)
    return spoolVehicleAds(path, to, { ...common, format, market, asOf, ...(dealer && { dealer }) });
  if (map.item !== undefined) return spoolXml(path, to, map.item, common);
  const { isHeaderless } = map;
  return (form.spool ?? spool)(path, to, {
    ...common,
    readAs,
    isKnown,
    isHeader,
    isHeaderless,
    onPassedOver,
  });
}

/** Shows what accepting does and how far it has come; a step of a large file takes minutes, so that it is said again and again. */
function acceptStage(stage: Stage) {
  let step: AcceptStep = { done: 0, doing: '' };
  const show = (): void => stage.at(step.done, step.doing);
  const timer = setInterval(show, 500);
  return {
    onStep: (next: AcceptStep): void => {
      step = next;
      show();
    },
    end: (): void => {
      clearInterval(timer);
      stage.at(100);
      stage.end();
    },
  };
}

/** What became of the rows of a delivery, and the files that name the bad ones. */
export interface ReadFiles {
  readonly found: Acceptance;
  /** items of a dealer's own feed that are not on offer */
  readonly notOffered: number;
  readonly rejectsFile: string;
  readonly repeatedFile: string;
  /** parts of the files that were not read */
  readonly passedOver: readonly PassedOver[];
  /** as the database reads them */
  readonly spooled: readonly Spooled[];
  /** all unknown words, beside the rejects; undefined: there are none */
  readonly wordsFile: string | undefined;
}

/** Reads and accepts the files of delivery `number`; leaves the view `delivered` and the table `identity` (accept.ts). The ledger is not touched. */
export async function readFiles(
  options: ReadOptions,
  ledger: Ledger,
  number: number,
  watch: Stopwatch,
): Promise<ReadFiles> {
  const { form, market, asOf, map = NO_MAP, progress = silent } = options;
  const { db, folders } = ledger;
  const exports = exportsFor(options);
  const passedOver: PassedOver[] = [];
  const files = await watch.time('read', () =>
    spoolAll(options, exports, ledger, (one) => passedOver.push(one)),
  );
  const reports = reportFiles(folders, { dataset: form.dataset.name, asOf, number });
  await db.run(`SET VARIABLE latest = ${asOf + DAY}`);
  await prepareAccepting(db, market, options.rates, options.share);
  const accept = acceptStage(progress('accept', '%', 100));
  const found = await watch
    .time('accept', () =>
      acceptDelivery(db, {
        form,
        files,
        map,
        exports,
        defaults: defaultsOf(options),
        share: options.share,
        vins: options.vins && { ...options.vins, progress },
        rejectsFile: reports.rejects,
        repeatedFile: reports.repeated,
        onStep: accept.onStep,
      }),
    )
    .finally(accept.end);
  const notOffered = files.reduce(
    (sum, file) => sum + ('notOffered' in file ? (file.notOffered as number) : 0),
    0,
  );
  const hasUnknown = Object.keys(found.unknownWords).length > 0;
  if (hasUnknown) writeWords(reports.words, found.unknownWords);
  return {
    found,
    passedOver,
    notOffered,
    rejectsFile: reports.rejects,
    repeatedFile: reports.repeated,
    wordsFile: hasUnknown ? reports.words : undefined,
    spooled: files,
  };
}
