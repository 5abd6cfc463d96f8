import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '../../src/catalog/field.ts';
import { listingsOf, type Market, wordsOf } from '../../src/catalog/markets.ts';
import { exportOf, knownExports } from '../accept/known-exports.ts';
import type { FeedMap } from '../accept/map.ts';
import { columnParents, type FedField, headerKey, knownColumns } from '../feeds/columns.ts';
import { unpack } from '../feeds/containers/unpack.ts';
import { isWithinEnvelope } from '../feeds/json/envelope.ts';
import { LIMITS } from '../feeds/limits.ts';
import { type Spooled, spool } from '../feeds/spool.ts';
import { MARK } from '../feeds/spool-writer.ts';
import { spoolXml } from '../feeds/vehicle-ads/spool-xml.ts';
import type { Ledger } from '../ledger/open.ts';
import { choiceWords } from './choice-words.ts';
import { likelyKilometres } from './distance-by-money.ts';
import { fuelLetters } from './fuel-letters.ts';
import { knownWords } from './known-words.ts';
import { look, type SeenColumn } from './look.ts';
import { type MapDraft, mapText } from './map-text.ts';
import { IDENTITIES, likelySource, rowNumbers, suggest } from './suggest.ts';
import type { Suggestion } from './suggestion.ts';
import { withEmptyLedger } from './workshop.ts';

/** Which file a map is to be written for, and how it is read. */
export interface MapInit extends Pick<FeedMap, 'isHeaderless' | 'item'> {
  readonly file: string;
  readonly market: Market;
  /** memory limit of the database, for example '1GB' */
  readonly memory: string;
}

async function spoolFirst({ file, isHeaderless, item }: MapInit, { folders }: Ledger): Promise<Spooled> {
  const isKnown = (key: string): boolean => !isWithinEnvelope(key);
  const folder = join(folders.work, 'parts');
  const [first] = await unpack({ name: file, path: file }, { folder, limits: LIMITS, isKnown });
  const { name, path, readAs } = first ?? { name: file, path: file };
  const common = { name, limits: LIMITS, onRead: () => undefined };
  const to = join(folders.work, 'first.rows');
  return item === undefined
    ? await spool(path, to, { ...common, readAs, isKnown, isHeaderless })
    : await spoolXml(path, to, item, common);
}

/** Every object within the objects of the columns' names. */
async function lookDeep(
  ledger: Ledger,
  file: Spooled,
): Promise<{ seen: SeenColumn[]; parents: ReadonlySet<string> }> {
  let parents: ReadonlySet<string> = new Set();
  let seen = await look(ledger.db, file, parents);
  // JSON Lines keep their objects; a column that holds objects is looked into
  for (let depth = 0; depth < 4; depth += 1) {
    const objects = seen.filter(({ examples }) => examples.some((one) => one.startsWith('{')));
    if (!objects.length) break;
    const keys = objects.map(({ header }) => `${headerKey(header)}.x`);
    parents = new Set([...parents, ...columnParents(keys)]);
    seen = await look(ledger.db, file, parents);
  }
  return { seen, parents };
}

/** What the file has that is no row; undefined: nothing. */
function malformedOf(file: Spooled): MapDraft['malformed'] {
  if (file.format === 'parquet' || !file.malformed.rows) return undefined;
  const [line = '', reason = ''] = readFileSync(file.malformed.path, 'utf8').split(MARK);
  return { rows: file.malformed.rows, line, reason };
}

/** The field that a column of a file goes to, by the map or by itself. */
function fieldOfSuggestion(dataset: Dataset): (suggestion: Suggestion) => FedField | undefined {
  const known = knownColumns(dataset);
  return ({ column, to, isOwn }) => known.get(headerKey(isOwn ? column.header : (to ?? '')));
}

/** Header → the column of ours that it goes to, by the map or by itself. */
function targetsOf(dataset: Dataset, suggestions: readonly Suggestion[]): Map<string, string> {
  const fieldOf = fieldOfSuggestion(dataset);
  return new Map(
    suggestions.flatMap((one) => {
      const target = fieldOf(one)?.column.name;
      return target === undefined ? [] : [[one.column.header, target] as const];
    }),
  );
}

/** A map that was written for a file. */
export interface WrittenMap {
  /** the map, in YAML */
  readonly text: string;
  /** the known export that the file is: it needs no map */
  readonly known?: string | undefined;
  /** columns of which a row needs one, where nothing fills any: the file cannot be loaded with the map as it is */
  readonly missing: readonly string[];
  /** what the file has that is no row */
  readonly malformed?: MapDraft['malformed'];
}

/** Writes a commented map for a file of listings: each header with its likely column, examples and how full it is. Throws CommandRefusal for a file that cannot be read. */
export async function initMap(options: MapInit): Promise<WrittenMap> {
  const { file, market, memory } = options;
  const dataset = listingsOf(market);
  return await withEmptyLedger(market, memory, [file], async (ledger) => {
    const spooled = await spoolFirst(options, ledger);
    const known = exportOf(spooled, knownExports(dataset))?.export?.name;
    const { seen: columns, parents } = await lookDeep(ledger, spooled);
    const seen = suggest(dataset, columns, wordsOf(market));
    const kilometres = likelyKilometres(seen, fieldOfSuggestion(dataset));
    // the map says it even where the header is one of ours, and needs no entry else
    const suggestions = seen.map((one) =>
      one.column.header === kilometres?.header ? { ...one, to: 'miles', unit: 'km' } : one,
    );
    const targets = targetsOf(dataset, suggestions);
    const shares = await knownWords(ledger.db, spooled, wordsOf(market), targets, parents);
    const words = [
      ...(await choiceWords(ledger.db, spooled, dataset, suggestions)),
      ...fuelLetters(suggestions, targets),
    ];
    const filled = new Set(
      suggestions.flatMap(({ to, isOwn, column }) => (isOwn ? headerKey(column.header) : (to ?? []))),
    );
    const source = filled.has('source') ? undefined : (likelySource(suggestions) ?? 'dealer.example');
    const missing = IDENTITIES.some((one) => filled.has(one)) ? [] : [IDENTITIES.join(' or ')];
    const head = [
      ...(options.isHeaderless ? ['header: false'] : []),
      ...(options.item === undefined ? [] : [`item: ${JSON.stringify(options.item)}`]),
    ];
    const rows = spooled.format === 'parquet' ? 0 : spooled.rows;
    const malformed = malformedOf(spooled);
    const text = mapText({
      file,
      readAs: spooled.readAs,
      rows,
      suggestions,
      source,
      missing,
      rowNumbers: rowNumbers(columns),
      words,
      known,
      shares,
      kilometres,
      malformed,
    });
    return { text: [text, ...head, ''].join('\n').trimEnd().concat('\n'), known, missing, malformed };
  });
}
