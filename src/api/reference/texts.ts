import { LARGEST } from '../../grammar/number.ts';
import type { Operation, Tag } from '../operation.ts';
import { exampleUrl } from './examples.ts';

/** What the document says in words: of the interface, of operations, and where they are found. */

/** How values are written everywhere. */
export const CONVENTIONS = [
  'Automotive market data: active listings with facets, range facets, statistics and radius, dealers, histories, sales, incentives.',
  'Lists: values are separated by commas; a backslash keeps the comma (or backslash) that follows it in a value. Any one of the values is enough, unless the parameter says otherwise. Text is compared in any case.',
  'Ranges: `min-max`, both ends included; one of them may be left out. Dates: `YYYYMMDD-YYYYMMDD`, whole UTC days. Parameters that end in `_days` count whole UTC days back from now, both ends included, in either order.',
  `Numbers in parameters are at most ${LARGEST} in size; those of deliveries have the bounds that minimum and maximum say, and a row beyond them is rejected.`,
  'Instants: members that end in `_at` are Unix seconds, the same with `_date` behind it is ISO-8601, both UTC.',
  'An empty parameter counts as not sent, the values of a repeated one are joined, an unknown parameter is ignored; the sold-vehicle summary alone refuses all three. An unknown `sort_by` is ignored.',
  'Errors are `{code, message}`; the message names the parameter, what is wrong with its value and, for a limit, the limit.',
  'The examples are requests that the sample market of `npm start` answers.',
].join('\n\n');

const TAGS = {
  listings: 'Active listings, and what has left: searches, one listing, photos.',
  inventory: 'The inventory of a dealer, plain and as marketplaces take it.',
  dealers: 'Directories of dealers and dealerships, one dealer, the dealers that an account prefers.',
  history: 'Every record of a vehicle.',
  sales: 'Sold vehicles: the summary, statistics, supply.',
  incentives: 'Offers of manufacturers.',
  suggestions: 'Terms while somebody types.',
  vehicles: 'Recalls, plates, VINs.',
  jobs: 'Batch jobs: files in, results later.',
  service: 'What was loaded, and what becomes of a request.',
} as const satisfies Readonly<Record<Tag, string>>;

/** The tags of the document. */
export const tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));

/** What there is to say of an operation besides its summary; undefined: nothing. */
export function descriptionOf(operation: Operation): string | undefined {
  const { needs = [] } = operation;
  const example = operation.method === 'POST' ? undefined : exampleUrl(operation);
  const texts = [
    ...(operation.replacedBy ? [`Deprecated: ${operation.replacedBy} takes its place.`] : []),
    ...(operation.terms ? [`The account must have accepted the terms of ${operation.terms}.`] : []),
    ...(needs.length > 0 ? [`At least one of these has to be sent: ${needs.join(', ')}.`] : []),
    ...(example ? [`Example: \`/v2${example}\``] : []),
  ];
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

/** Members of paths. */
export const PATH_TEXTS: Readonly<Record<string, string>> = {
  id: 'Id of the listing, as searches answer it; case-sensitive.',
  listing_id: 'Id of the listing, as searches answer it; case-sensitive.',
  image: 'Name of the photo: 32 hexadecimal digits, as `media.photo_links_cached` has it.',
  dealer_id: 'Id of the dealer, as searches and directories answer it.',
  vin: 'The VIN, 17 characters, in any case.',
  vrm: 'The registration mark, in any case, with or without blanks.',
  plate: 'The plate, in any case; blanks and dashes do not count.',
  make: 'The manufacturer, in any case.',
  zip: 'A ZIP of the US; the offers of its metropolitan statistical area are answered.',
  marketplace_name: 'The marketplace; case-sensitive.',
  job_id: 'Id of the job, as its submission answered it.',
};
