import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { SELLERS } from '../../catalog/market-operations.ts';
import { knowsMarks, MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { HISTORY, NO_MARKET, rolesOf } from '../../catalog/roles.ts';
import { askAliases } from '../../engine/ask.ts';
import { requireRoles } from '../../engine/live-roles.ts';
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
import { readVersion, VERSION_PARAMETER } from '../../search/features/page.ts';
import { historyQuestion } from '../../search/lookups/history.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { VIN_LENGTH } from '../../vin/vin.ts';
import { ref } from '../openapi/envelopes.ts';
import { historySchema } from '../openapi/records.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { askedVersion, DATA_VERSION, nameVersion, onlyNewest } from '../request/data-version.ts';
import { deadline } from '../request/deadline.ts';
import { addressOf } from '../request/links.ts';
import { pathMember } from '../request/path-member.ts';
import { sentQuery } from '../request/sent-request.ts';
import { listings, records } from '../request/sources.ts';

/** History by VIN (part-1.md E8), in the UK by registration mark. */

const STANDARD_NAMES: ReadonlySet<string> = new Set(STANDARD_HISTORY_NAMES);
const PAGE = 50;

/** Its query parameters but the key. */
const PARAMETERS: readonly Parameter[] = [
  {
    name: 'fields',
    about: `Members of the records, comma-separated list; the default omits optional members. Any of ${HISTORY_NAMES.join(', ')}.`,
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
    about: "false: if several sources have records for the same time span, only the searchable listing's.",
    schema: { type: 'boolean', default: true },
  },
  {
    ...VERSION_PARAMETER,
    about: `${VERSION_PARAMETER.about} A history is only available in its newest version.`,
  },
];

/** Those of the history by registration mark, whose members cannot be chosen. */
const PARAMETERS_BY_MARK: readonly Parameter[] = PARAMETERS.filter(({ name }) => name !== 'fields');

const readPageNumber = (text: string): Reading<number> => {
  const page = readInteger(text);
  return page.ok && page.value < 1 ? fault(`${quote(text)} is below 1`) : page;
};

function readNames(asked: SentParameters): ReadonlySet<string> {
  const named = asked.list('fields') ?? STANDARD_HISTORY_NAMES;
  const readName = (text: string): Reading<string> => {
    const name = text.trim().toLowerCase();
    return HISTORY_NAMES.includes(name)
      ? read(name)
      : fault(`${quote(text)} is not a field of a history record`);
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

/** The member of the path that names the vehicle. */
const memberOf = (market: Market): 'vrm' | 'vin' => (knowsMarks(market) ? 'vrm' : 'vin');

/** The vehicle that a path names, as histories know it: a VIN in upper case, in the UK a mark; text that is no mark has no records. */
function vehicleOf(market: Market, text: string): string {
  if (knowsMarks(market)) return markText(text);
  // as it was sent: upper case may be longer (ß)
  if ([...text].length < VIN_LENGTH) throw new Refusal('vin_short', { detail: quote(text) });
  return text.toUpperCase();
}

/** What of a history is asked for. */
const readHistory = (asked: SentParameters, market: Market) => ({
  // the history of the UK has no choice of fields (supplement appendix B)
  names: knowsMarks(market) ? STANDARD_NAMES : readNames(asked),
  page: asked.read('page', readPageNumber) ?? 1,
  order: asked.word('sort_order', ['asc', 'desc']) ?? 'desc',
  // a list of nothing counts as not sent
  duplicates: !asked.list('include_duplicates') || asked.flag('include_duplicates'),
  version: asked.read('data_version', readVersion),
});

/** Answers the history of a vehicle: every record of every source, 50 a page. */
const history = (service: Service, market: Market) =>
  async function answerHistory(c: Context<ApiEnv>): Promise<Response> {
    const vehicle = vehicleOf(market, pathMember(c, memberOf(market)));
    const asked = new SentParameters(sentQuery(c), service.now());
    const { names, page, order, duplicates, version } = readHistory(asked, market);
    const asksFor = {
      market,
      roles: rolesOf(market),
      version: askedVersion(c.req.header(DATA_VERSION), version),
    };
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
  asksFor: Parameters<typeof onlyNewest>[1] & { readonly market: Market },
): Promise<StoredRecord[]> {
  const { client, indexPrefix, live } = service;
  const { market } = asksFor;
  nameVersion(c, await onlyNewest(service, asksFor));
  const question = historyQuestion(indexPrefix, market, vehicle);
  const { sources } = await c.get('phases').time('engine', async () => {
    await requireRoles(live.of(market), [...rolesOf(market), HISTORY]);
    await requireRoles(live.of(NO_MARKET), [HISTORY]);
    return await askAliases(client, question, deadline(c));
  });
  return sources as StoredRecord[];
}

/** What an operation is asked, without asking. */
const explainHistory =
  (market: Market): Operation['explain'] =>
  ({ query, inPath }, { now }) => {
    const vehicle = vehicleOf(market, inPath(memberOf(market)));
    const { names, ...asked } = readHistory(new SentParameters(query, now), market);
    return {
      plan: { market, vehicle, fields: [...names], ...asked },
      request: [historyQuestion('', market, vehicle)],
      notes: ['All records of the vehicle are read; order, duplicates and page are applied afterwards.'],
    };
  };

function historyOperation(market: Market): readonly Operation[] {
  const { history: declared } = marketNamed(market);
  if (!declared) return [];
  const path = `/${declared.path}`;
  const isByMark = knowsMarks(market);
  return [
    {
      kind: 'history',
      order: declared.order,
      path,
      summary: declared.summary,
      example: declared.example,
      tag: 'history',
      market,
      isPaged: true,
      parameters: isByMark ? PARAMETERS_BY_MARK : PARAMETERS,
      errors: [400, 422, 500, 503],
      answers: () => {
        const items = ref(isByMark ? 'UkHistoryRecord' : 'HistoryRecord');
        return { 200: { description: 'The records.', content: json({ type: 'array', items }) } };
      },
      schemas: () =>
        isByMark
          ? { UkHistoryRecord: historySchema(STANDARD_HISTORY_NAMES) }
          : { HistoryRecord: historySchema() },
      sources: [listings(market, ...SELLERS), records('history')],
      link: (linked) =>
        linked.market === market
          ? { name: 'history', address: (listed) => addressOf({ path }, listed) }
          : undefined,
      handle: (service) => history(service, market),
      explain: explainHistory(market),
    },
  ];
}

export const operations: readonly Operation[] = MARKETS.flatMap(historyOperation);
