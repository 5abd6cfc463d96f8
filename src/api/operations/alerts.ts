import type { Context } from 'hono';
import type { AlertTerms } from '../../accounts/alert-terms.ts';
import { type AlertRecord, type EventRecord, MOST_ALERTS } from '../../accounts/alerts.ts';
import type { SavedView } from '../../accounts/views.ts';
import { Refusal } from '../../catalog/errors.ts';
import { askAccounts } from '../access/ask-accounts.ts';
import { ALERT_PATH } from '../alerts/compare.ts';
import { findListings } from '../alerts/find-listings.ts';
import { sentAlertTerms, shownPriceChange } from '../alerts/request-bodies.ts';
import { viewSearch } from '../alerts/view-search.ts';
import { withoutRequests } from '../explain/explanation.ts';
import { ALERT_EXAMPLE, alertBody, viewAnswers, viewSchemas } from '../openapi/views.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { pathId } from '../request/path-member.ts';
import { askedView, sends } from './views.ts';

/** Alerts on saved views, and what they found (supplement section 2.9). */

const none = (view: string): Refusal => new Refusal('not_found', { detail: `the view ${view} has no alert` });

const shown = (view: string, { id: _, tells, fault, ...alert }: AlertRecord) => {
  const { arrived, left, price_change } = tells;
  return {
    view_id: view,
    arrived,
    left,
    ...shownPriceChange(price_change),
    ...alert,
    fault: fault ?? undefined,
  };
};

async function alertOf(c: Context<ApiEnv>, { accounts }: Service, view: string): Promise<AlertRecord> {
  const alert = await askAccounts(() => accounts.alerts.find(c.get('caller').account, view));
  if (!alert) throw none(view);
  return alert;
}

const find = (service: Service) =>
  async function answerAlert(c: Context<ApiEnv>): Promise<Response> {
    const { id } = await askedView(c, service);
    return c.json(shown(id, await alertOf(c, service, id)));
  };

/** So often an alert is set again that was changed by somebody else meanwhile. */
const MOST_TURNS = 5;

/** Makes the alert of a view that has none; false: the view was changed meanwhile, or somebody else made it. */
async function make(
  c: Context<ApiEnv>,
  service: Service,
  table: readonly Operation[],
  { view, tells }: { readonly view: SavedView; readonly tells: AlertTerms },
): Promise<boolean> {
  const caller = c.get('caller');
  const asking = { caller, signal: deadline(c) };
  const from = await findListings(service, asking, viewSearch(table, caller, view));
  const { alerts } = service.accounts;
  const made = await askAccounts(() => alerts.create(caller.account, view, tells, from));
  if (made === 'too many') throw new Refusal('alerts_full', { limit: MOST_ALERTS });
  return made === 'made';
}

const set = (service: Service, table: readonly Operation[]) =>
  async function answerSetAlert(c: Context<ApiEnv>): Promise<Response> {
    const tells = await sentAlertTerms(c);
    const { account } = c.get('caller');
    const { alerts } = service.accounts;
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
      const view = await askedView(c, service);
      const isSet = view.has_alert
        ? await askAccounts(() => alerts.change(account, view.id, tells))
        : await make(c, service, table, { view, tells });
      if (isSet) return c.json(shown(view.id, await alertOf(c, service, view.id)));
    }
    throw new Refusal('timed_out');
  };

const remove = (service: Service) =>
  async function answerRemovedAlert(c: Context<ApiEnv>): Promise<Response> {
    const { id } = await askedView(c, service);
    const { alerts } = service.accounts;
    if (!(await askAccounts(() => alerts.remove(c.get('caller').account, id)))) throw none(id);
    return c.json({ view_id: id, deleted: true });
  };

const shownEvent = ({ id, created_at, told }: EventRecord) => ({ event_id: id, created_at, ...told });

const events = (service: Service) =>
  async function answerEvents(c: Context<ApiEnv>): Promise<Response> {
    const { id } = await askedView(c, service);
    const { alerts } = service.accounts;
    const found = await askAccounts(() => alerts.events(c.get('caller').account, id));
    return c.json({ num_found: found.length, events: found.map(shownEvent) });
  };

const event = ({ accounts }: Service) =>
  async function answerEvent(c: Context<ApiEnv>): Promise<Response> {
    const [view, id] = [pathId(c, 'view_id'), pathId(c, 'event_id')];
    const found = await askAccounts(() => accounts.alerts.event(c.get('caller').account, view, id));
    if (!found) throw new Refusal('not_found', { detail: `the view ${view} has no event ${id}` });
    return c.json({ ...shownEvent(found), ...found.changes });
  };

const each = {
  kind: 'alerts',
  tag: 'views',
  parameters: [],
  partOf: ALERT_PATH,
  sources: [],
  schemas: viewSchemas,
  errors: [400, 404, 500, 503],
  explain: () =>
    withoutRequests(
      {},
      'The accounts are read, not the sold months. The engine is asked where an alert is set and the view has none: for all that the view finds.',
    ),
} as const satisfies Partial<Operation>;

export const operations: readonly Operation[] = [
  {
    ...each,
    order: 860,
    path: ALERT_PATH,
    summary: 'The alert on a saved view.',
    answers: () => viewAnswers.alert,
    handle: find,
  },
  {
    ...each,
    order: 861,
    path: ALERT_PATH,
    method: 'PUT',
    summary: 'Sets what the account is told of a saved view after each delivery.',
    errors: [400, 404, 413, 422, 500, 503],
    requestBody: alertBody,
    sends: sends('-X PUT ', ALERT_EXAMPLE),
    answers: () => viewAnswers.alert,
    handle: set,
  },
  {
    ...each,
    order: 862,
    path: ALERT_PATH,
    method: 'DELETE',
    sends: '-X DELETE',
    summary: 'Deletes the alert on a saved view, and its events.',
    answers: () => viewAnswers.deleted,
    handle: remove,
  },
  {
    ...each,
    order: 870,
    path: '/views/{view_id}/events',
    summary: 'What the alert on a saved view found last.',
    answers: () => viewAnswers.events,
    handle: events,
  },
  {
    ...each,
    order: 880,
    path: '/views/{view_id}/events/{event_id}',
    summary: 'An event of an alert, with its listings.',
    answers: () => viewAnswers.event,
    handle: event,
  },
];
