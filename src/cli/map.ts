import { existsSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { readFeedMap } from '../../ingest/accept/map.ts';
import { cellLines } from '../../ingest/delivery/cell-lines.ts';
import { MAX_REJECTS } from '../../ingest/delivery/refusals.ts';
import { WrongUsage } from '../../ingest/ground/outcome.ts';
import { type Checked, type CheckedRow, checkMap } from '../../ingest/mapping/check.ts';
import { initMap } from '../../ingest/mapping/init.ts';
import { DEFAULT_MARKET, listingsOf, marketNamed } from '../catalog/markets.ts';
import { readSettings } from '../settings.ts';
import { RegulatorDecoder, vinFolder } from '../vin/decoder.ts';
import { MARKETS_TEXT, marketOf } from './datasets.ts';
import { tableText } from './table.ts';

/** Most time that VINs are decoded for, in seconds. */
const DECODE_SECONDS = 30;

interface InitFlags {
  readonly market: string;
  readonly output?: string;
  readonly header: boolean;
  readonly item?: string;
}

async function init(file: string, { market, output, header, item }: InitFlags): Promise<void> {
  if (output !== undefined && existsSync(output))
    throw new WrongUsage(`${output}: exists already; remove it, or name another file`);
  const { memory } = readSettings(process.env);
  const { text, known, missing, malformed } = await initMap({
    file,
    market: marketOf(market),
    memory,
    isHeaderless: !header,
    item,
  });
  if (output === undefined) console.log(text.trimEnd());
  else {
    writeFileSync(output, text);
    if (known !== undefined)
      console.log(
        `The file is an export of ${known}, which needs no map: forecourt ingest listings reads it as it is.`,
      );
    if (missing.length)
      console.log(
        `Nothing in the file names a vehicle: each row needs ${missing.join(', ')}, and the map has none yet. Several columns that stay the same may together be stock_no (join).`,
      );
    if (malformed)
      console.log(
        `${malformed.rows} lines of the file are no rows; line ${malformed.line}: ${malformed.reason}.`,
      );
    console.log(`Wrote ${output}. Read it through, then try it:\n  forecourt map check ${output} ${file}`);
  }
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Fields that say something, fullest first. */
const filledLines = ({ filled }: Checked): string =>
  tableText(
    Object.entries(filled)
      .filter(([, share]) => share > 0)
      .sort(([, one], [, other]) => other - one)
      .map(([field, share]) => [`  ${field}`, percent(share)]),
  );

const cells = (row: Readonly<Record<string, string>>): string =>
  tableText(
    Object.entries(row).map(([name, value]) => [`    ${name}`, value.replace(/\s+/g, ' ').slice(0, 100)]),
  );

const rowText = ({ file, line, before, after }: CheckedRow): string =>
  [`${file} line ${line}`, '  before', cells(before), '  after', cells(after), ''].join('\n');

const isTooMuch = (rejected: number, read: number): boolean => rejected > (read * MAX_REJECTS) / 100;

function checkedText(checked: Checked): string {
  const { found, passedOver, rows } = checked;
  const { read, accepted, rejected, repeated, reasons, unknownColumns, unknownWords, forms } = found;
  return [
    ...Object.entries(forms).map(([file, form]) => `${file}: read as ${form}`),
    ...passedOver.map(({ file, why }) => `${file}: passed over, ${why}`),
    `rows read ${read}, would be accepted ${accepted}, rejected ${rejected}, repeated ${repeated}`,
    ...(isTooMuch(rejected, read)
      ? [
          `a load would be refused: more than ${MAX_REJECTS} % of the rows are rejected (--max-rejects PERCENT raises the limit)`,
        ]
      : []),
    ...reasons.map(
      ({ column, reason, count, line, value }) =>
        `  ${count} rows: ${column === null ? '' : `${column} `}${reason} (line ${line}: ${value})`,
    ),
    ...Object.entries(unknownWords).map(
      ([field, { rows: times, words }]) =>
        `  ${field}: ${times} rows with unknown words: ${words.map(({ word }) => word).join(', ')}`,
    ),
    ...cellLines({ marks: found.marks, null_words: found.nullWords, foreign_money: found.foreignMoney }),
    ...Object.entries(unknownColumns).map(
      ([file, columns]) => `  ${file}: columns not used: ${columns.join(', ')}`,
    ),
    '',
    'Columns that would be filled:',
    filledLines(checked),
    '',
    ...rows.map(rowText),
    '',
    'Nothing was loaded.',
  ].join('\n');
}

async function check(
  mapFile: string,
  files: string[],
  flags: { market: string; json?: true },
): Promise<void> {
  const market = marketOf(flags.market);
  const { memory, dataDir } = readSettings(process.env);
  const map = readFeedMap(mapFile, listingsOf(market));
  const decoder = marketNamed(market).decodesVins ? new RegulatorDecoder(vinFolder(dataDir)) : undefined;
  try {
    const vins = decoder && { decoder, seconds: DECODE_SECONDS };
    const checked = await checkMap({ map, files, market, memory, vins });
    console.log(flags.json ? JSON.stringify(checked) : checkedText(checked));
  } finally {
    await decoder?.close();
  }
}

/** `forecourt map init FILE` and `forecourt map check MAP FILE…`: maps for files of listings with other headers and words. */
export function mapCommand(): Command {
  const command = new Command('map');
  command
    .command('init')
    .description(
      'look at a file and write a map for it, with comments: likely columns, examples, what is left over',
    )
    .argument('<file>', 'a file of listings, in any form that ingest reads')
    .option('--market <market>', MARKETS_TEXT, DEFAULT_MARKET)
    .option('-o, --output <map>', 'the file to write (default: standard output)')
    .option('--no-header', 'the file has no header; columns are called 1, 2, 3 …')
    .option('--item <element>', 'the file is XML, and this element is a vehicle')
    .action(init);
  command
    .command('check')
    .description('show what a load with the map would make of files; nothing is loaded')
    .argument('<map>', 'the map, YAML or JSON')
    .argument('<files...>', 'files of one delivery')
    .option('--market <market>', MARKETS_TEXT, DEFAULT_MARKET)
    .option('--json', 'print one JSON object')
    .action(check);
  return command;
}
