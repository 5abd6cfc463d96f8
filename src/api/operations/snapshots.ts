import type { Context } from 'hono';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import { changesSchema, changesSql } from '../../summary/trends/changes.ts';
import { CHANGES_PARAMETERS, readDayChanges } from '../../summary/trends/changes-plan.ts';
import { snapshotSchema, snapshotSql } from '../../summary/trends/snapshot.ts';
import { readSnapshot, SNAPSHOT_NEEDS, SNAPSHOT_PARAMETERS } from '../../summary/trends/snapshot-plan.ts';
import type { Trends } from '../../summary/trends/trends.ts';
import { KEY_PARAMETER } from '../access/credential.ts';
import { type ExplainedUrl, type OperationExplanation, statementPart } from '../explain/explanation.ts';
import { publishedDaysStandIn } from '../explain/stand-ins.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { queryText } from '../request/sent-request.ts';
import { listings } from '../request/sources.ts';

/**
 * One vehicle, or one dealer's inventory, as it stood at the end of a day (supplement 2.8). A resource of its own: a history
 * answers records as an array that clients know, and does not tell on which day a listing had left.
 */
const snapshot = (days: Trends) =>
  async function answerSnapshot(c: Context<ApiEnv>): Promise<Response> {
    const phases = c.get('phases');
    const { account } = c.get('caller');
    const asker = { account, onWaited: (ms: number) => phases.add('turn', ms) };
    const stood = await phases.time('summary', () =>
      days.snapshot(queryText(c), KEY_PARAMETER, deadline(c), asker),
    );
    c.get('event').plan = stood.plan;
    c.get('event').found = stood.snapshot.num_found;
    return c.json(stood.snapshot);
  };

const FILE_NOTE =
  'The file of the month is named by its month; it tells how each listing stood at the end of each day.';

const newestNote = (day: string): string => `The newest day that is known is shown; ${day} stands for it.`;

/** What changed from one day to the next. */
const changes = (days: Trends) =>
  async function answerChanges(c: Context<ApiEnv>): Promise<Response> {
    const phases = c.get('phases');
    const { account } = c.get('caller');
    const asker = { account, onWaited: (ms: number) => phases.add('turn', ms) };
    const changed = await phases.time('summary', () =>
      days.changes(queryText(c), KEY_PARAMETER, deadline(c), asker),
    );
    c.get('event').plan = changed.plan;
    c.get('event').found = changed.changes.num_found;
    return c.json(changed.changes);
  };

function explainChanges({ text, query }: ExplainedUrl, now: Date): OperationExplanation {
  const groups = query.get('dealership_group_name') ?? [];
  const { days } = publishedDaysStandIn(now);
  const plan = readDayChanges(text, { days, groups }, KEY_PARAMETER);
  const day = plan.day ?? days.to;
  return {
    plan,
    request: [statementPart(changesSql({ ...plan, day }, [`${day.slice(0, 7)}.parquet`]))],
    notes: [FILE_NOTE, ...(query.has('day') ? [] : [newestNote(day)])],
  };
}

function explainSnapshot({ text, query }: ExplainedUrl, now: Date): OperationExplanation {
  const groups = query.get('dealership_group_name') ?? [];
  const { days } = publishedDaysStandIn(now);
  const plan = readSnapshot(text, { days, groups }, KEY_PARAMETER);
  const as_of = plan.as_of ?? days.to;
  return {
    plan,
    request: [statementPart(snapshotSql({ ...plan, as_of }, [`${as_of.slice(0, 7)}.parquet`]))],
    notes: [FILE_NOTE, ...(query.has('as_of') ? [] : [newestNote(as_of)])],
  };
}

export const operations: readonly Operation[] = [
  {
    kind: 'snapshot',
    order: 526,
    path: '/snapshot/car',
    summary: "One vehicle, or one dealer's inventory, as it stood at the end of a day.",
    example: { dealer_id: '1000000', rows: '5' },
    tag: 'history',
    market: INSIGHTS_MARKET,
    parameters: SNAPSHOT_PARAMETERS,
    needs: SNAPSHOT_NEEDS,
    errors: [400, 422, 500, 503],
    answers: () => ({ 200: { description: 'The listings.', content: json(snapshotSchema) } }),
    sources: [listings(INSIGHTS_MARKET, 'dealer', 'fsbo', 'auction')],
    handle: ({ trends }) => snapshot(trends),
    explain: (url, { now }) => explainSnapshot(url, now),
  },
  {
    kind: 'changes',
    order: 527,
    path: '/changes/car',
    summary: 'What changed from one day to the next: listings that arrived, departed, or moved in price.',
    example: { change: 'arrived,departed', rows: '5' },
    tag: 'history',
    market: INSIGHTS_MARKET,
    parameters: CHANGES_PARAMETERS,
    errors: [400, 422, 500, 503],
    answers: () => ({ 200: { description: 'The changes.', content: json(changesSchema) } }),
    sources: [listings(INSIGHTS_MARKET, 'dealer', 'fsbo', 'auction')],
    handle: ({ trends }) => changes(trends),
    explain: (url, { now }) => explainChanges(url, now),
  },
];
