import type { Context } from 'hono';
import { MOST_VIEWS, type SavedView, type ViewContent } from '../../accounts/views.ts';
import { Refusal } from '../../catalog/errors.ts';
import { askAccounts } from '../access/ask-accounts.ts';
import { findListings } from '../alerts/find-listings.ts';
import { sentView } from '../alerts/request-bodies.ts';
import { checkSearch, readViewSearch, viewSearch } from '../alerts/view-search.ts';
import { withoutRequests } from '../explain/explanation.ts';
import { VIEW_EXAMPLE, viewAnswers, viewBody, viewSchemas } from '../openapi/views.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { pathId } from '../request/path-member.ts';
import { searchLimits } from '../request/search-limits.ts';

/** Saved views of an account (supplement section 2.9). Those of others are not found, as those that never were. */

const gone = (id: string): Refusal => new Refusal('not_found', { detail: `the account has no view ${id}` });

const refusalOf = (why: string): Refusal =>
  why === 'too many'
    ? new Refusal('views_full', { limit: MOST_VIEWS })
    : new Refusal('bad_parameter', { name: 'name', detail: 'the account has another view of this name' });

const shown = ({ id, path, query, console: address, ...view }: SavedView) => ({
  view_id: id,
  search: `/v2${path}${query === '' ? '' : `?${query}`}`,
  console: address ?? undefined,
  ...view,
});

const list = (service: Service) =>
  async function answerViews(c: Context<ApiEnv>): Promise<Response> {
    const views = await askAccounts(() => service.accounts.views.list(c.get('caller').account));
    return c.json({ num_found: views.length, views: views.map(shown) });
  };

/** The view of the path. Throws not_found. */
export async function askedView(c: Context<ApiEnv>, { accounts }: Service): Promise<SavedView> {
  const id = pathId(c, 'view_id');
  const view = await askAccounts(() => accounts.views.find(c.get('caller').account, id));
  if (!view) throw gone(id);
  return view;
}

const find = (service: Service) =>
  async function answerView(c: Context<ApiEnv>): Promise<Response> {
    return c.json(shown(await askedView(c, service)));
  };

/** The view of the body, whose search this caller may ask. */
async function wantedView(c: Context<ApiEnv>, service: Service, table: readonly Operation[]) {
  const { search, ...sent } = await sentView(c);
  const wanted: ViewContent = { ...sent, ...readViewSearch(table, search) };
  const caller = c.get('caller');
  const asked = viewSearch(table, caller, wanted);
  const of = { caller, phases: c.get('phases'), signal: deadline(c) };
  checkSearch(asked, await searchLimits(service, of, asked.policy, asked.query), service.now());
  return { wanted, asked, of };
}

const save = (service: Service, table: readonly Operation[]) =>
  async function answerSavedView(c: Context<ApiEnv>): Promise<Response> {
    const { wanted } = await wantedView(c, service, table);
    const saved = await askAccounts(() => service.accounts.views.save(c.get('caller').account, wanted));
    if (typeof saved === 'string') throw refusalOf(saved);
    return c.json(shown(saved));
  };

const change = (service: Service, table: readonly Operation[]) =>
  async function answerChangedView(c: Context<ApiEnv>): Promise<Response> {
    const { id } = await askedView(c, service);
    const { wanted, asked, of } = await wantedView(c, service, table);
    const { views, alerts } = service.accounts;
    const { account } = of.caller;
    let changed = await askAccounts(() => views.change(account, id, wanted));
    if (changed === 'has an alert') {
      const from = await findListings(service, of, asked);
      changed = await askAccounts(() => alerts.beginAnew(account, id, wanted, from));
    }
    if (!changed) throw gone(id);
    if (typeof changed === 'string') throw refusalOf(changed);
    return c.json(shown(changed));
  };

const remove = ({ accounts }: Service) =>
  async function answerRemovedView(c: Context<ApiEnv>): Promise<Response> {
    const id = pathId(c, 'view_id');
    if (!(await askAccounts(() => accounts.views.remove(c.get('caller').account, id)))) throw gone(id);
    return c.json({ view_id: id, deleted: true });
  };

const each = {
  kind: 'saved views',
  tag: 'views',
  parameters: [],
  sources: [],
  schemas: viewSchemas,
  explain: () =>
    withoutRequests(
      {},
      'The accounts are read, not the sold months. The engine is asked where a view is sent whose search has the first part of a British postal code, and ' +
        'where a view with an alert is sent with another search: for all that it finds.',
    ),
} as const satisfies Partial<Operation>;

/** What curl is told to send. */
export const sends = (method: string, body: object): string =>
  `${method}-H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`;

const ONE = { path: '/views/{view_id}', answers: () => viewAnswers.view } as const;

export const operations: readonly Operation[] = [
  {
    ...each,
    order: 840,
    path: '/views',
    summary: "The account's saved views.",
    example: {},
    errors: [400, 500, 503],
    answers: () => viewAnswers.list,
    handle: list,
  },
  {
    ...each,
    order: 841,
    path: '/views',
    method: 'POST',
    summary: 'Saves a search under a name.',
    errors: [400, 413, 422, 500, 503],
    requestBody: viewBody,
    sends: sends('', VIEW_EXAMPLE),
    answers: () => viewAnswers.view,
    handle: save,
  },
  { ...each, ...ONE, order: 850, summary: 'A saved view.', errors: [400, 404, 500, 503], handle: find },
  {
    ...each,
    ...ONE,
    order: 851,
    method: 'PUT',
    summary: 'Changes a saved view. With another search its alert begins anew.',
    errors: [400, 404, 413, 422, 500, 503],
    requestBody: viewBody,
    sends: sends('-X PUT ', { name: 'Fords in Texas', search: '/v2/search/car/active?make=ford&state=TX' }),
    handle: change,
  },
  {
    ...each,
    ...ONE,
    order: 852,
    method: 'DELETE',
    summary: 'Deletes a saved view, its alert and the events of it.',
    errors: [400, 404, 500, 503],
    sends: '-X DELETE',
    answers: () => viewAnswers.deleted,
    handle: remove,
  },
];
