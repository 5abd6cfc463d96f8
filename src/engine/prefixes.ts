import { type Client, errors } from '@elastic/elasticsearch';
import { MARKETS } from '../catalog/markets.ts';
import { directoriesOf, publishedRoles } from '../catalog/roles.ts';
import { SHARED_NAMES } from '../catalog/shared-datasets.ts';
import { deliveriesIndex, directoryAlias, historyAlias, roleAlias, sharedAlias } from './names.ts';

/**
 * Installations that share an engine are told apart by the prefix of their index names (FORECOURT_INDEX_PREFIX). Where one
 * prefix starts with the other, names may meet: `forecourt-uk-` + `rvs-rest` is `forecourt-` + `uk-rvs-rest`.
 */

/** What follows the prefix in every name that an installation makes; most have generations behind them, after a dash. */
const STEMS: readonly string[] = [
  ...MARKETS.flatMap((market) => [
    ...publishedRoles(market).map((role) => roleAlias('', market, role)),
    ...directoriesOf(market).map((directory) => directoryAlias('', market, directory)),
    historyAlias('', market),
  ]),
  ...SHARED_NAMES.map((dataset) => sharedAlias('', dataset)),
  deliveriesIndex(''),
];

/** a server starts beside an engine that hangs, too */
const ASK_MS = 5000;

const within = (name: string, stem: string): boolean => name === stem || name.startsWith(`${stem}-`);

/** Could two installations with these prefixes make, read or remove an index of each other's? */
export function prefixesMeet(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long || !long.startsWith(short)) return false;
  const between = long.slice(short.length);
  return STEMS.some((stem) =>
    STEMS.some((behind) => within(between + behind, stem) || within(stem, between + behind)),
  );
}

/**
 * The prefix of an installation that is in this engine already and whose names would meet those of `prefix`. An engine that
 * does not answer tells of none: a server waits for it, and a load that needs it says what is wrong.
 */
export async function meetingPrefix(client: Client, prefix: string): Promise<string | undefined> {
  try {
    const kept = await client.cat.indices(
      { index: `*${deliveriesIndex('')}`, h: 'index', format: 'json', expand_wildcards: 'all' },
      { requestTimeout: ASK_MS },
    );
    return kept
      .map(({ index = '' }) => index.slice(0, -deliveriesIndex('').length))
      .find((other) => prefixesMeet(prefix, other));
  } catch (error) {
    if (error instanceof errors.ElasticsearchClientError) return undefined;
    throw error;
  }
}
