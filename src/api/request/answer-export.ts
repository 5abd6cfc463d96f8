import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { columnsOf } from '../../records/columns.ts';
import { EXPORT_FORMATS, type ExportFormat, type ExportFormatName } from '../../records/export/format.ts';
import type { RowWriter } from '../../records/export/row-writer.ts';
import { listing } from '../../records/listing.ts';
import { beginExport, EXPORT_PART, parts } from '../../search/export/pages.ts';
import { type ExportNames, type ExportPlan, readExport } from '../../search/export/read.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { resolve, wholeOf } from '../../search/run.ts';
import { markedDealers } from '../../search/scopes/preferred-dealers.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import type { StoredListing } from '../../search/shape.ts';
import { requireStillKnown } from '../access/authenticate.ts';
import { callsLeft, takeFurtherCall } from '../access/further-calls.ts';
import { versionEngine } from './ask-market.ts';
import type { ApiEnv, Service } from './context.ts';
import { askedVersion, nameVersion, onlyNewest } from './data-version.ts';
import { untilGone, whenOver } from './deadline.ts';
import { listingView } from './listing-view.ts';
import { searchLimits } from './search-limits.ts';
import { sentRequest } from './sent-request.ts';
import { streamAnswer } from './stream-answer.ts';

/** Every listing that a search finds, as a file (supplement 2.5). */

/** Rows that count as one call of the month. */
export const ROWS_OF_A_CALL = 1000;
/** Header that tells how many listings the search finds. */
export const NUM_FOUND = 'X-Num-Found';

/** What an export of the search may name. */
export const exportNames = ({ dataset }: SearchPolicy): ExportNames => ({
  formats: Object.keys(EXPORT_FORMATS),
  columns: columnsOf(dataset).map(({ name }) => name),
});

const formatOf = ({ format }: ExportPlan): ExportFormat => EXPORT_FORMATS[format as ExportFormatName];

function writerOf(plan: ExportPlan, { dataset }: SearchPolicy): RowWriter {
  const all = columnsOf(dataset);
  const chosen = plan.columns?.flatMap((name) => all.find((column) => column.name === name) ?? []);
  return formatOf(plan).writer({
    columns: chosen ?? all,
    isChosen: chosen !== undefined,
    escapesFormulas: plan.escapesFormulas,
  });
}

/**
 * Refuses what the month's calls do not reach, before anything is sent. Lines that are resumed may have most of them behind
 * them, and can be resumed again: they end where the calls do.
 */
async function refuseTooMany(c: Context<ApiEnv>, service: Service, plan: ExportPlan, total: number) {
  const rows = Math.min(total, plan.most ?? total);
  const further = Math.ceil(rows / ROWS_OF_A_CALL) - 1;
  const isRest = plan.after !== undefined && plan.most === undefined && !formatOf(plan).isWhole;
  if (further < 1 || isRest) return;
  const left = await callsLeft(c, service);
  if (left !== undefined && further > left)
    throw new Refusal('export_quota', { detail: `${rows} rows`, limit: left });
}

interface Exporting {
  readonly writer: RowWriter;
  readonly show: (stored: StoredListing) => object;
  /** takes a call of the month */
  readonly takeCall: () => Promise<void>;
  /** throws where the key or the token has ended */
  readonly requireKnown: () => Promise<void>;
}

/**
 * The file in parts. Behind every thousand rows another call is taken, before the next one is sent; a key that ends, ends the
 * file with the part that is under way.
 */
async function* fileOf(
  rows: AsyncGenerator<readonly StoredListing[]>,
  { writer, show, takeCall, requireKnown }: Exporting,
): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const part of rows) {
    if (sent > 0) await requireKnown();
    if (sent > 0 && sent % ROWS_OF_A_CALL < EXPORT_PART) await takeCall();
    sent += part.length;
    const bytes = writer.write(part.map(show));
    // of a row group that is not complete there is nothing yet
    if (bytes.length > 0) yield bytes;
  }
  yield writer.end();
}

/** The parts, with what is done once they have ended or nobody reads them any more. */
async function* endingWith(parts: AsyncGenerator<Uint8Array>, end: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* parts;
  } finally {
    end();
  }
}

/**
 * Answers an export: all listings of one version of the data, sent as they are read. Nothing but a part or a row group is in
 * memory; a caller who reads slowly makes the engine wait. Throws as a search does before anything is sent.
 */
export async function answerExport(
  c: Context<ApiEnv>,
  service: Service,
  policy: SearchPolicy,
): Promise<Response> {
  const { market, dataset } = policy;
  const request = sentRequest(c, policy, untilGone(c));
  const { query, caller, key, phases, event } = request;
  const limits = await searchLimits(service, request, policy, query);
  const words = new SentParameters(query, service.now());
  const asked = await phases.time('plan', () =>
    readExport(query, policy, exportNames(policy), { limits, now: service.now() }),
  );
  event.plan = asked;
  const version = askedVersion(request.versionHeader, asked.version);
  const from = { market, roles: wholeOf(asked, policy), version };
  // as in searches: the centre of an outward code is that of the newest version
  if (limits.outward && version !== undefined) nameVersion(c, await onlyNewest(service, from));
  const engine = versionEngine(service, request, from);
  const { ask } = engine;
  const plan = await resolve(asked, policy, ask);
  const { total, behind } = await beginExport(plan, dataset, asked.after, ask);
  engine.hold();
  nameVersion(c, await engine.version());
  event.found = total;
  await refuseTooMany(c, service, asked, total);
  const how = { key, appendsKey: false, centre: plan.centre, marked: markedDealers(words, limits) };
  const view = listingView(service, words, how);
  const release = service.shares.hold(caller);
  whenOver(c, release);
  const rows = parts(plan, dataset, { behind, most: asked.most ?? Number.POSITIVE_INFINITY }, ask);
  const file = fileOf(rows, {
    writer: writerOf(asked, policy),
    show: (stored) => listing(stored, view),
    takeCall: () => takeFurtherCall(c, service),
    requireKnown: () => requireStillKnown(c, service),
  });
  const name = `${policy.operation.replaceAll('/', '-')}.${asked.format}`;
  return streamAnswer(c, endingWith(file, release), {
    what: 'export',
    operation: policy.operation,
    log: service.log,
    headers: {
      'Content-Type': formatOf(asked).contentType,
      'Content-Disposition': `attachment; filename="${name}"`,
      [NUM_FOUND]: String(total),
    },
  });
}
