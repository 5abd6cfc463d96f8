import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { DIRECTORIES } from '../../src/catalog/directory.ts';
import { LOADED_DATASETS } from '../../src/catalog/loaded-datasets.ts';
import { DEFAULT_MARKET, MARKETS, MARKETS_BY_COUNTRY } from '../../src/catalog/markets.ts';
import { directoriesOf } from '../../src/catalog/roles.ts';
import { SHARED_NAMES } from '../../src/catalog/shared-datasets.ts';
import { type CallPermissions, hostOf } from '../../src/outgoing/call.ts';
import { isPublicAddress } from '../../src/outgoing/public-address.ts';
import type { Config, SourceConfig } from './config.ts';
import { possible } from './form-faults.ts';
import { patternFault } from './name-pattern.ts';

/** What a configuration of the right form says that cannot be: names that are none, files that are missing, addresses that may not be called. */

/** `market` of a source whose rows go to the markets of their countries. */
export const AUTO = 'auto';

/** How what a configuration names is judged. */
export interface Judging {
  /** what calls may do */
  readonly allowed: CallPermissions;
  /** reads the map of listings of a market; throws what is wrong with it */
  readonly readMap: (path: string, market: string) => unknown;
  /** reads rates, each as EUR=1.08 or as a file; throws what is wrong with them */
  readonly readRates: (given: readonly string[]) => unknown;
}

/** With what it is judged; without `judging`, by itself alone. */
export interface Around {
  /** a path of the configuration → where it leads */
  readonly pathOf: (path: string) => string;
  readonly judging: Judging | undefined;
}

type Fault = readonly [member: string, words: string];

const hasMarket = (dataset: string): boolean => dataset !== 'sold' && !SHARED_NAMES.includes(dataset);

function nameFaults({ dataset, market }: SourceConfig): Fault[] {
  if (!LOADED_DATASETS.includes(dataset))
    return [['dataset', `"${dataset}" is not a dataset${possible(dataset, LOADED_DATASETS)}`]];
  if (!hasMarket(dataset)) return [];
  if (market === AUTO)
    return dataset === 'listings' ? [] : [['market', `"${AUTO}" is for listings; ${dataset} need a market`]];
  if (!MARKETS.includes(market))
    return [['market', `"${market}" is not a market${possible(market, [...MARKETS, AUTO])}`]];
  const directory = DIRECTORIES.find((one) => one === dataset);
  if (!directory || directoriesOf(market).includes(directory)) return [];
  const others = MARKETS.filter((one) => directoriesOf(one).includes(directory));
  return [['market', `"${market}" has no ${directory}; those that have are ${others.join(', ')}`]];
}

/** What is wrong with a path; undefined: the file, or the folder, is there. */
function pathFault(given: string, isFolder: boolean, { pathOf }: Around): string | undefined {
  const found = statSync(pathOf(given), { throwIfNoEntry: false });
  const at = given === pathOf(given) ? '' : ` (${pathOf(given)})`;
  // a folder may be that of a disk that is mounted later (missing.ts)
  if (!found) return isFolder ? undefined : `${given} is not there${at}`;
  if (found.isDirectory() === isFolder) return undefined;
  return isFolder
    ? `${given} is a file; a folder is wanted, and files says which of its files`
    : `${given} is a folder; a file is wanted`;
}

function pathFaults({ map, dealer, from }: SourceConfig, around: Around): Fault[] {
  const paths = [
    ['map', map],
    ['dealer', dealer],
    ['from.folder', from.folder],
  ] as const;
  return paths.flatMap(([member, path]) => {
    const words = path === undefined ? undefined : pathFault(path, member === 'from.folder', around);
    return words === undefined ? [] : [[member, words] as const];
  });
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** What reading says of it, without its own name for the place. */
function readingFault(member: string, read: () => unknown): Fault[] {
  try {
    read();
    return [];
  } catch (error) {
    return [[member, (error instanceof Error ? error.message : String(error)).replace(/^--exchange:? /, '')]];
  }
}

function mapFaults({ map, dataset, market }: SourceConfig, { pathOf, judging }: Around): Fault[] {
  if (!judging || map === undefined || dataset !== 'listings' || !isFile(pathOf(map))) return [];
  const known = MARKETS.includes(market) ? market : DEFAULT_MARKET;
  return readingFault('map', () => judging.readMap(pathOf(map), known));
}

const rateFaults = ({ exchange }: SourceConfig, around: Around): Fault[] =>
  exchange.flatMap((one) => {
    const isRate = one.includes('=');
    const words = isRate ? undefined : pathFault(one, false, around);
    if (words !== undefined) return [['exchange', `${words}; a rate is written EUR=1.08`] as const];
    const given = isRate ? one : around.pathOf(one);
    return readingFault('exchange', () => around.judging?.readRates([given]));
  });

const SETTING = 'FORECOURT_OUTGOING_ALLOWS';

/** Why a host may not be called; a name is resolved only when it is called. */
function hostFault(host: string, allowed: CallPermissions): string | undefined {
  const isPrivate = host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host));
  if (!isPrivate || allowed.private) return undefined;
  return `is not at a public address; ${SETTING} must name private for that`;
}

function addressFault(given: unknown, allowed: CallPermissions): string | undefined {
  // a secret is judged when it is read
  if (typeof given !== 'string' || !URL.canParse(given)) return undefined;
  const url = new URL(given);
  if (url.protocol === 'http:' && !allowed.http)
    return `must begin with https://; ${SETTING} must name http for another one`;
  return hostFault(hostOf(url), allowed);
}

function addressFaults({ from }: SourceConfig, { judging }: Around): Fault[] {
  if (!judging) return [];
  const { allowed } = judging;
  const found = [
    ['from.https.url', addressFault(from.https?.url, allowed)],
    ['from.s3.endpoint', addressFault(from.s3?.endpoint, allowed)],
    ['from.sftp.host', from.sftp && hostFault(from.sftp.host, allowed)],
  ] as const;
  return found.flatMap(([member, words]) => (words === undefined ? [] : [[member, words] as const]));
}

function sourceFaults(source: SourceConfig, around: Around): Fault[] {
  const pattern = source.files === undefined ? undefined : patternFault(source.files);
  return [
    ...nameFaults(source),
    ...(pattern === undefined ? [] : [['files', pattern] as const]),
    ...pathFaults(source, around),
    ...mapFaults(source, around),
    ...rateFaults(source, around),
    ...addressFaults(source, around),
  ];
}

/** What of a market's listings a source replaces with each delivery: all of them, or those of one site. */
function replaced({ dataset, market, partial, site }: SourceConfig): string[] {
  if (dataset !== 'listings' || (partial && site === undefined)) return [];
  const markets = market === AUTO ? MARKETS_BY_COUNTRY : [market];
  return markets.map((one) =>
    partial ? `the site ${site?.toLowerCase()} of ${one}` : `the whole market ${one}`,
  );
}

/** Two complete deliveries of one market, or of one site, would replace each other for ever. */
function togetherFaults(sources: Config['sources']): string[] {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const [name, source] of Object.entries(sources))
    for (const what of replaced(source)) {
      const other = seen.get(what);
      seen.set(what, other ?? name);
      if (other === undefined) continue;
      const advice = source.partial
        ? 'each would remove what the other has: make them one source, with files that takes both'
        : 'give partial: true to those that deliver a part of it';
      faults.push(`sources.${other} and sources.${name} both deliver ${what}; ${advice}`);
    }
  return faults;
}

/** What cannot be of the sources, each of the right form, and of who is told. */
export function meaningFaults({ sources, alerts }: Config, around: Around): string[] {
  const webhook = around.judging && addressFault(alerts?.webhook, around.judging.allowed);
  return [
    ...Object.entries(sources).flatMap(([name, source]) =>
      sourceFaults(source, around).map(([member, words]) => `sources.${name}.${member}: ${words}`),
    ),
    ...togetherFaults(sources),
    ...(webhook === undefined ? [] : [`alerts.webhook: ${webhook}`]),
  ];
}
