import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { knowsMarks, type Market } from '../../catalog/markets.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { HISTORY, NO_MARKET, rolesOf } from '../../catalog/roles.ts';
import { askAliases } from '../../engine/ask.ts';
import { requireRoles } from '../../engine/ask-live.ts';
import { markText } from '../../grammar/mark.ts';
import { readInteger } from '../../grammar/number.ts';
import { fault, quote, type Reading, read } from '../../grammar/reading.ts';
import {
  HISTORY_NAMES,
  historyOf,
  STANDARD_HISTORY_NAMES,
  type StoredRecord,
  shownRecord,
  withoutDuplicates,
} from '../../records/history.ts';
import { Asked } from '../../search/asked.ts';
import { readVersion, VERSION_PARAMETER } from '../../search/features/page.ts';
import { historyQuestion } from '../../search/lookups/history.ts';
import { VIN_LENGTH } from '../../vin/vin.ts';
import { queryText } from '../access/credential.ts';
import { queryOf } from '../request/answer-search.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { askedVersion, onlyNewest } from '../request/data-version.ts';
import { deadline } from '../request/deadline.ts';
import { pathMember } from '../request/path-member.ts';

/** History by VIN (part-1.md E8), in the UK by registration mark. */

const STANDARD_NAMES: ReadonlySet<string> = new Set(STANDARD_HISTORY_NAMES);
const PAGE = 50;

/** Its query parameters but the key. */
export const HISTORY_PARAMETERS: readonly Parameter[] = [
  {
    name: 'fields',
    about: `Members of the records, comma list; the default leaves out what is optional. Any of ${HISTORY_NAMES.join(', ')}.`,
    schema: { type: 'string', default: STANDARD_HISTORY_NAMES.join(',') },
  },
  {
    name: 'page',
    about: `Page of ${PAGE} records; one with fewer is the last.`,
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  {
    name: 'sort_order',
    about: 'Order by status_date: desc, newest first, or asc.',
    schema: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  },
  {
    name: 'include_duplicates',
    about: "false: of records of the same span on several sources only the searchable listing's.",
    schema: { type: 'boolean', default: true },
  },
  {
    ...VERSION_PARAMETER,
    about: `${VERSION_PARAMETER.about} Of a history only the newest version can be had.`,
  },
];

/** Those of the history by registration mark. */
export const UK_HISTORY_PARAMETERS: readonly Parameter[] = HISTORY_PARAMETERS.filter(
  ({ name }) => name !== 'fields',
);

const readPageNumber = (text: string): Reading<number> => {
  const page = readInteger(text);
  return page.ok && page.value < 1 ? fault(`${quote(text)} is below 1`) : page;
};

function readNames(asked: Asked): ReadonlySet<string> {
  const named = asked.list('fields') ?? STANDARD_HISTORY_NAMES;
  const readName = (text: string): Reading<string> => {
    const name = text.trim().toLowerCase();
    return HISTORY_NAMES.includes(name)
      ? read(name)
      : fault(`${quote(text)} is no field of a history record`);
  };
  return new Set(
    named.map((text) => {
      const name = readName(text);
      if (!name.ok) throw new Refusal('bad_parameter', { name: 'fields', detail: name.fault });
      return name.value;
    }),
  );
}

/** The records of a page; throws past_page when there is none. */
function pageOf<Record>(records: readonly Record[], page: number): Record[] {
  const last = Math.max(1, Math.ceil(records.length / PAGE));
  if (page > last) throw new Refusal('past_page', { limit: last, detail: String(page) });
  return records.slice((page - 1) * PAGE, page * PAGE);
}

/** The vehicle that a path names, as histories know it: a VIN in upper case, in the UK a mark; text that is no mark has no records. */
export function vehicleOf(market: Market, text: string): string {
  if (knowsMarks(market)) return markText(text);
  // as it was sent: upper case may be longer (ß)
  if ([...text].length < VIN_LENGTH) throw new Refusal('vin_short', { detail: quote(text) });
  return text.toUpperCase();
}

/** What of a history is asked for. */
export const readHistory = (asked: Asked, market: Market) => ({
  // the history of the UK has no choice of fields (supplement appendix B)
  names: knowsMarks(market) ? STANDARD_NAMES : readNames(asked),
  page: asked.read('page', readPageNumber) ?? 1,
  order: asked.word('sort_order', ['asc', 'desc']) ?? 'desc',
  // a list of nothing counts as not sent
  duplicates: !asked.list('include_duplicates') || asked.flag('include_duplicates'),
  version: asked.read('data_version', readVersion),
});

/** Answers the history of a vehicle: every record of every source, 50 a page. */
export const history = (service: Service, market: Market) =>
  async function answerHistory(c: Context<ApiEnv>): Promise<Response> {
    const vehicle = vehicleOf(market, pathMember(c, knowsMarks(market) ? 'vrm' : 'vin'));
    const asked = new Asked(queryOf(queryText(c)), service.now());
    const { names, page, order, duplicates, version } = readHistory(asked, market);
    const asksFor = { market, roles: rolesOf(market), version: askedVersion(c, version) };
    const stored = canName(vehicle) ? await storedRecords(c, service, vehicle, asksFor) : [];
    const all = historyOf(stored);
    const oldestFirst = duplicates ? all : withoutDuplicates(all);
    const records = pageOf(order === 'asc' ? oldestFirst : oldestFirst.reverse(), page);
    c.get('event').found = oldestFirst.length;
    return c.json(records.map((record) => shownRecord(record, names)));
  };

/** Text that cannot name a vehicle has no records; the engine is not asked for it. */
const canName = (vehicle: string): boolean => vehicle.length <= VIN_LENGTH;

/** Every record of a vehicle as it is stored, of the newest version alone. */
async function storedRecords(
  c: Context<ApiEnv>,
  service: Service,
  vehicle: string,
  asksFor: Parameters<typeof onlyNewest>[2] & { readonly market: Market },
): Promise<StoredRecord[]> {
  const { client, indexPrefix, live } = service;
  const { market } = asksFor;
  await onlyNewest(c, service, asksFor);
  const question = historyQuestion(indexPrefix, market, vehicle);
  const { sources } = await c.get('phases').time('engine', async () => {
    await requireRoles(live.of(market), [...rolesOf(market), HISTORY]);
    await requireRoles(live.of(NO_MARKET), [HISTORY]);
    return await askAliases(client, question, deadline(c.req.raw.signal));
  });
  return sources as StoredRecord[];
}
