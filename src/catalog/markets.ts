import type { Dataset, SearchDataset } from './field.ts';
import type { MarketDeclaration } from './market.ts';
import { faultsOfMarket } from './market-faults.ts';
import { exportsOf } from './modules.ts';
import { MarketWords, SHARED_WORDS } from './vocabulary/words.ts';

/** The markets: each file of markets/ declares one. */

/** Name of a market: `us-cars`. */
export type Market = string;

const declared = (
  await exportsOf<MarketDeclaration>(new URL('./markets/', import.meta.url), 'market')
).toSorted((one, other) => one.order - other.order);
const byName: ReadonlyMap<Market, MarketDeclaration> = new Map(
  declared.map((market) => [market.name, market]),
);

/** The one market that says so. Throws where none or several do. */
function theOne(member: 'isDefault' | 'hasInsights'): Market {
  const [market, ...more] = declared.filter((one) => one[member]);
  if (!market || more.length > 0)
    throw new Error(`${member}: one file of src/catalog/markets says so, and no other`);
  return market.name;
}

/** Throws where two markets have one of what each has for itself; the error names both. */
function requireDistinct(what: string, of: (market: MarketDeclaration) => string | number): void {
  const first = new Map<string | number, Market>();
  for (const market of declared) {
    const before = first.get(of(market));
    if (before !== undefined)
      throw new Error(`src/catalog/markets: ${before} and ${market.name} have the ${what} ${of(market)}`);
    first.set(of(market), market.name);
  }
}
requireDistinct('name', ({ name }) => name);
requireDistinct('order', ({ order }) => order);
requireDistinct('name of listings', ({ listings }) => listings.name);
requireDistinct('schema', ({ listings }) => listings.schema);

for (const market of declared) {
  const faults = faultsOfMarket(market);
  if (faults.length > 0) throw new Error(`src/catalog/markets, ${market.name}: ${faults.join('; ')}.`);
}

/** Names of all markets, in their order. */
export const MARKETS: readonly Market[] = declared.map(({ name }) => name);

/** The market of a command that names none; rows of datasets without a market follow its rules. */
export const DEFAULT_MARKET: Market = theOne('isDefault');

/** The market whose sales are published, and of which supply, popularity and ranking are told. */
export const INSIGHTS_MARKET: Market = theOne('hasInsights');

/** Markets that share a delivery by the countries of its rows (`--market auto`), the default market first. */
export const MARKETS_BY_COUNTRY: readonly Market[] = declared
  .filter((market) => market.takesItsCountries)
  .toSorted((one, other) => Number(other.isDefault ?? false) - Number(one.isDefault ?? false))
  .map(({ name }) => name);

/** The declaration of a market; throws where no file declares one of that name. */
export function marketNamed(name: Market): MarketDeclaration {
  const market = byName.get(name);
  if (!market) throw new Error(`${name}: no file of src/catalog/markets declares this market`);
  return market;
}

/** The fields of a market's listings. */
export const listingsOf = (market: Market): SearchDataset => marketNamed(market).listings;

const words = new Map<Market, MarketWords>();

/** What the words of a market's feeds and questions mean: the vocabularies of cars, its region's words, and its own. */
export function wordsOf(market: Market): MarketWords {
  const found = words.get(market);
  if (found) return found;
  const declaration = marketNamed(market);
  const made = new MarketWords({ ...declaration.region.words, ...declaration.words });
  words.set(market, made);
  return made;
}

const wordsOfDatasets = new WeakMap<Pick<Dataset, 'fields'>, MarketWords>();

/** What the words of a dataset's records mean: of its market, or of the region whose dealers it holds; else the shared ones. */
export function wordsIn(dataset: Pick<Dataset, 'fields'>): MarketWords {
  const found = wordsOfDatasets.get(dataset);
  if (found) return found;
  const market = declared.find(
    ({ listings, region }) =>
      listings.fields === dataset.fields ||
      Object.values(region.directories).some((directory) => directory.fields === dataset.fields),
  );
  const words = market ? wordsOf(market.name) : SHARED_WORDS;
  wordsOfDatasets.set(dataset, words);
  return words;
}

/** Is the market one whose vehicles a registration mark names? */
export const knowsMarks = (market: Market): boolean => byName.get(market)?.knownBy === 'registration mark';

/** Is the market one where a radius is around the centre of an outward code? */
export const hasOutwardCodes = (market: Market): boolean =>
  byName.get(market)?.region.centres === 'outward codes';
