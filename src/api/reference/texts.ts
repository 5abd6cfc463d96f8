import { LARGEST } from '../../grammar/number.ts';
import type { Operation, Tag } from '../operation.ts';
import { exampleUrl } from './examples.ts';

/** What the document says in words: of the interface, of operations, and where they are found. */

/** How values are written everywhere. */
export const CONVENTIONS = [
  'Automotive market data: active listings with facets, range facets, statistics and radius, dealers, histories, sales, incentives.',
  'Lists: values are separated by commas; a backslash keeps the comma (or backslash) that follows it in a value. A record matches if it has any one of the values, unless the parameter says otherwise. Text is compared case-insensitively.',
  'Ranges: `min-max`, both ends included; either end may be omitted. Dates: `YYYYMMDD-YYYYMMDD`, whole UTC days. Parameters that end in `_days` count whole UTC days back from today, both ends included, in either order.',
  `Numbers in parameters are at most ${LARGEST} in size. Numbers in deliveries have the bounds given as minimum and maximum; rows outside them are rejected.`,
  'Times: members that end in `_at` are Unix seconds; those that end in `_at_date` are ISO-8601. Both are UTC.',
  'An empty parameter counts as not sent, the values of a repeated parameter are joined, and an unknown parameter is ignored; only the sold-vehicle summary, trends, snapshots and changes reject all three. An unknown `sort_by` is ignored.',
  'Errors are `{code, message}`; the message names the parameter, says what is wrong with its value and, for a limit, gives the limit.',
  'The examples work with the sample market of `npm start`.',
].join('\n\n');

const TAGS = {
  listings: 'Active and recently departed listings: searches, listing details, photos.',
  inventory: 'The inventory of a dealer, plain and in marketplace formats.',
  dealers: "Directories of dealers and dealerships, dealer details, and an account's preferred dealers.",
  history: 'The history of a vehicle.',
  sales: 'Sold vehicles: the summary, statistics, supply.',
  incentives: 'Manufacturer incentives.',
  suggestions: 'Auto-complete.',
  vehicles: 'Recalls, plates, VINs.',
  jobs: 'Batch jobs: files in, results later.',
  views: 'Saved views of an account, and alerts on them.',
  service: 'Loaded deliveries, and how a request is executed.',
} as const satisfies Readonly<Record<Tag, string>>;

/** The tags of the document. */
export const tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));

/** An example as the document shows it: a URL, or the command that posts. */
function exampleOf(operation: Operation): string | undefined {
  const { method, sends, path } = operation;
  const url = exampleUrl(operation);
  if (!method) return url && `/v2${url}`;
  // members without an example are names of the caller's own
  const own = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
  const target = url ? `${url}&` : `${own}?`;
  return sends && `curl ${sends} 'http://127.0.0.1:8080/v2${target}api_key=KEY'`;
}

/** What there is to say of an operation besides its summary; undefined: nothing. */
export function descriptionOf(operation: Operation): string | undefined {
  const { needs = [] } = operation;
  const example = exampleOf(operation);
  const texts = [
    ...(operation.replacedBy ? [`Deprecated: use ${operation.replacedBy} instead.`] : []),
    ...(operation.terms ? [`The account must have accepted the terms of ${operation.terms}.`] : []),
    ...(needs.length > 0 ? [`At least one of these is required: ${needs.join(', ')}.`] : []),
    ...(example ? [`Example: \`${example}\``] : []),
  ];
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

/** Members of paths. */
export const PATH_TEXTS: Readonly<Record<string, string>> = {
  id: 'Id of the listing, as in search results; case-sensitive.',
  listing_id: 'Id of the listing, as in search results; case-sensitive.',
  image: 'Name of the photo: 32 hexadecimal digits, as in `media.photo_links_cached`.',
  dealer_id: 'Id of the dealer, as in search results and directories.',
  vin: 'The VIN, 17 characters, case-insensitive.',
  vrm: 'The registration mark, case-insensitive, with or without spaces.',
  plate: 'The plate, case-insensitive; spaces and dashes are ignored.',
  make: 'The manufacturer, case-insensitive.',
  zip: 'A US ZIP; the answer has the offers of its metropolitan statistical area.',
  marketplace_name: 'The marketplace; case-sensitive.',
  view_id: 'Id of the view, from the answer to its creation.',
  event_id: 'Id of the event, from the list of events or a webhook.',
  job_id: 'Id of the job, from the answer to its submission.',
};
