import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AlertTerms, EventSummary, RememberedListing } from '../../src/accounts/alert-terms.ts';
import { type Baseline, MOST_ALERTS } from '../../src/accounts/alerts.ts';
import { KEPT_EVENTS, noteComparison, noteDelay, noteFault } from '../../src/accounts/comparisons.ts';
import { revokeKey } from '../../src/accounts/key-list.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { callerOf, type PendingAlert, pendingAlerts, readAlert } from '../../src/accounts/pending-alerts.ts';
import { sealOf } from '../../src/accounts/seal.ts';
import { stopWebhook } from '../../src/accounts/sendings.ts';
import { MOST_VIEWS, type SavedView, type ViewContent } from '../../src/accounts/views.ts';
import { addWebhook } from '../../src/accounts/webhooks.ts';
import { bothOn, goOn, T } from './both.ts';
import { describeOnStores } from './stores.ts';

/** Saved views and alerts as a server asks each store for them, and comparisons as they are noted. */

const FORDS: ViewContent = { name: 'Fords', path: '/search/car/active', query: 'make=ford', console: null };
const TELLS: AlertTerms = { arrived: true, left: true, price_change: 'any' };

const listing = (id: string, price = 1000): RememberedListing => ({
  id,
  source: 'a.example',
  heading: id,
  price,
});
const baseline = (looked: string, ...seen: RememberedListing[]): Baseline => ({
  market: 'us-cars',
  looked,
  dataVersion: `version-${looked}`,
  seen,
});
const told = (now: string, before: string): EventSummary => ({
  ...{ data_version: now, version_before: before, rolled_back: false, arrived: 1, left: 0, price_changed: 0 },
});
const finding = (id: string, now = 'b', before = 'a') => ({
  told: told(now, before),
  changes: { arrived: [listing(id)], left: [], price_changed: [] },
});

describeOnStores((store) => {
  const both = bothOn(store);
  const account = async (name: string): Promise<string> =>
    (await createKey(both.open, { plan: 'enterprise', account: name })).account;
  const saved = async (of: string, wanted: ViewContent = FORDS): Promise<SavedView> => {
    const view = await both.serving.views.save(of, wanted);
    if (typeof view === 'string') throw new Error(view);
    return view;
  };
  /** A view with an alert that has seen one listing. */
  const watched = async (of: string): Promise<SavedView & { alert: string }> => {
    const view = await saved(of);
    expect(await both.serving.alerts.create(of, view, TELLS, baseline('a', listing('1')))).toBe('made');
    const alert = await both.serving.alerts.find(of, view.id);
    return { ...view, alert: alert?.id ?? '' };
  };
  const behind = async (alert: string): Promise<PendingAlert> => {
    const found = await readAlert(both.open, alert);
    if (!found) throw new Error('there is no alert');
    return found;
  };
  const outbox = async () => await both.open.selectFrom('event').select(['id', 'data']).execute();

  describe('views', () => {
    test('are saved, found, listed by name, changed and removed', async () => {
      await account('acme');
      const view = await saved('acme');
      expect(view).toEqual({
        ...{ id: expect.stringMatching(/^view_[\da-f]{16}$/), ...FORDS, has_alert: false },
        ...{ created_at: T / 1000, updated_at: T / 1000 },
      });
      const other = await saved('acme', { ...FORDS, name: 'Budget', console: '#/explore' });
      expect(await both.serving.views.list('acme')).toEqual([other, view]);
      goOn(5);
      const changed = { ...FORDS, name: 'Fords in Texas', query: 'make=ford&state=TX' };
      expect(await both.serving.views.change('acme', view.id, changed)).toEqual({
        ...{ ...view, ...changed, updated_at: T / 1000 + 5 },
      });
      expect(await both.serving.views.find('acme', view.id)).toMatchObject(changed);
      expect(await both.serving.views.remove('acme', view.id)).toBe(true);
      expect(await both.serving.views.remove('acme', view.id)).toBe(false);
      expect(await both.serving.views.list('acme')).toEqual([other]);
    });

    test('no two of an account have one name; another account may', async () => {
      await account('acme');
      await account('other');
      const view = await saved('acme');
      const second = await saved('acme', { ...FORDS, name: 'Second' });
      await saved('other');
      expect(await both.serving.views.save('acme', FORDS)).toBe('name taken');
      expect(await both.serving.views.change('acme', second.id, FORDS)).toBe('name taken');
      expect(await both.serving.views.change('acme', view.id, FORDS)).toMatchObject(FORDS);
    });

    test('those of another account are none', async () => {
      await account('acme');
      await account('other');
      const { id, alert } = await watched('acme');
      await noteComparison(both.open, await behind(alert), baseline('b', listing('1')), finding('1'));
      const [event] = await both.serving.alerts.events('acme', id);
      const { views, alerts } = both.serving;
      expect(await views.find('other', id)).toBeUndefined();
      expect(await views.list('other')).toEqual([]);
      expect(await views.change('other', id, FORDS)).toBeUndefined();
      expect(await views.remove('other', id)).toBe(false);
      expect(await alerts.find('other', id)).toBeUndefined();
      expect(await alerts.change('other', id, TELLS)).toBe(false);
      expect(await alerts.remove('other', id)).toBe(false);
      expect(await alerts.events('other', id)).toEqual([]);
      expect(await alerts.event('other', id, event?.id ?? '')).toBeUndefined();
      expect(await alerts.event('acme', id, event?.id ?? '')).toMatchObject(finding('1'));
      expect(await alerts.beginAnew('other', id, FORDS, baseline('c'))).toBeUndefined();
      expect(await alerts.find('acme', id)).toMatchObject({ listings: 1, data_version: 'version-b' });
    });

    test('an account has so many, also where they are saved at once', async () => {
      await account('acme');
      const names = Array.from({ length: MOST_VIEWS - 2 }, (_, at) => `view ${at}`);
      for (const name of names) await saved('acme', { ...FORDS, name });
      const more = ['a', 'b', 'c', 'd'].map((name) => both.serving.views.save('acme', { ...FORDS, name }));
      const made = await Promise.all(more);
      expect(made.filter((one) => one === 'too many')).toHaveLength(2);
      expect(await both.serving.views.list('acme')).toHaveLength(MOST_VIEWS);
    });
  });

  describe('alerts', () => {
    test('an account has so many; a view has one', async () => {
      await account('acme');
      const views = [];
      for (let at = 0; at <= MOST_ALERTS; at++) views.push(await saved('acme', { ...FORDS, name: `${at}` }));
      const made = [];
      for (const view of views)
        made.push(await both.serving.alerts.create('acme', view, TELLS, baseline('a')));
      expect(made).toEqual([...views.slice(1).map(() => 'made'), 'too many']);
      const [first] = await both.serving.views.list('acme');
      expect(first?.has_alert).toBe(true);
      if (first)
        expect(await both.serving.alerts.create('acme', first, TELLS, baseline('a'))).toBeUndefined();
      expect(await both.serving.alerts.remove('acme', views[0]?.id ?? '')).toBe(true);
      expect(await both.serving.alerts.find('acme', views[0]?.id ?? '')).toBeUndefined();
    });

    test('a view that was changed meanwhile gets none', async () => {
      await account('acme');
      const view = await saved('acme');
      await both.serving.views.change('acme', view.id, { ...FORDS, query: 'make=kia' });
      expect(await both.serving.alerts.create('acme', view, TELLS, baseline('a'))).toBeUndefined();
    });

    test('with another search it begins anew, and not by the way', async () => {
      await account('acme');
      const { id, alert } = await watched('acme');
      const kias = { ...FORDS, query: 'make=kia' };
      expect(await both.serving.views.change('acme', id, kias)).toBe('has an alert');
      expect(await both.serving.views.change('acme', id, { ...FORDS, name: 'F' })).toMatchObject({
        name: 'F',
      });
      const before = await behind(alert);
      expect(
        await both.serving.alerts.beginAnew('acme', id, kias, baseline('b', listing('7'))),
      ).toMatchObject(kias);
      expect((await behind(alert)).seen).toEqual([listing('7')]);
      // what was read of the search before is of no use any more
      expect(await noteComparison(both.open, before, baseline('b'), finding('1'))).toBe(false);
      expect(await both.serving.alerts.events('acme', id)).toEqual([]);
    });
  });

  describe('comparisons', () => {
    test('what is found is told once, to the webhooks of the account that are told of alerts', async () => {
      await account('acme');
      await account('other');
      const seal = sealOf(both.location.dataDir);
      const url = new URL('https://shop.example/');
      const [hook] = [await addWebhook(both.open, seal, { account: 'acme', url, events: ['view.alert'] })];
      await addWebhook(both.open, seal, { account: 'acme', url, events: ['api.data.refreshed'] });
      await addWebhook(both.open, seal, { account: 'other', url, events: ['view.alert'] });
      const gone = await addWebhook(both.open, seal, { account: 'acme', url, events: ['view.alert'] });
      await stopWebhook(both.open, gone.webhook_id, 'it answered 410');
      const { id, alert } = await watched('acme');
      expect(await pendingAlerts(both.open, 'us-cars', 'a')).toEqual([]);
      expect(await pendingAlerts(both.open, 'us-cars', 'b')).toEqual([
        { id: alert, account: 'acme', comparisons: 0 },
      ]);
      const [one, two] = [await behind(alert), await behind(alert)];
      const now = baseline('b', listing('1'), listing('2'));
      const noted = await Promise.all([
        noteComparison(both.open, one, now, finding('2')),
        noteComparison(both.open, two, now, finding('2')),
      ]);
      expect(noted.sort()).toEqual([false, true]);
      const events = await both.serving.alerts.events('acme', id);
      expect(events.map((event) => event.told)).toEqual([told('b', 'a')]);
      const sendings = await both.open.selectFrom('sending').select(['webhook_id', 'event_id']).execute();
      expect(sendings).toEqual([{ webhook_id: hook.webhook_id, event_id: events[0]?.id }]);
      const [{ data = '' } = {}] = await outbox();
      expect(JSON.parse(data)).toMatchObject({
        endpoint: `/v2/views/${id}/events/${events[0]?.id}`,
        view: { view_id: id, name: 'Fords', search: '/v2/search/car/active?make=ford' },
        ...{ data_version: 'b', version_before: 'a', rolled_back: false },
        arrived: [{ id: '2', price: 1000 }],
      });
      expect(await pendingAlerts(both.open, 'us-cars', 'b')).toEqual([]);
      expect((await behind(alert)).seen).toEqual(now.seen);
    });

    test('a state of the data that comes again is told again', async () => {
      await account('acme');
      const { id, alert } = await watched('acme');
      for (const looked of ['b', 'a', 'b', 'a'])
        expect(await noteComparison(both.open, await behind(alert), baseline(looked), finding('1'))).toBe(
          true,
        );
      const ids = (await both.serving.alerts.events('acme', id)).map((event) => event.id);
      expect(new Set(ids).size).toBe(4);
    });

    test('the latest events are kept', async () => {
      await account('acme');
      const { id, alert } = await watched('acme');
      for (let at = 0; at < KEPT_EVENTS + 3; at++)
        await noteComparison(both.open, await behind(alert), baseline(`${at}`), finding('1', `${at}`));
      const events = await both.serving.alerts.events('acme', id);
      expect(events.map((event) => Number(event.told.data_version))).toEqual(
        Array.from({ length: KEPT_EVENTS }, (_, at) => KEPT_EVENTS + 2 - at),
      );
      expect(await both.serving.views.remove('acme', id)).toBe(true);
      expect(await both.open.selectFrom('alert_event').selectAll().execute()).toEqual([]);
    });

    test('where it cannot be compared, what was seen stays until it can', async () => {
      await account('acme');
      const { id, alert } = await watched('acme');
      await noteFault(both.open, await behind(alert), { looked: 'b', fault: 'too many' });
      expect(await both.serving.alerts.find('acme', id)).toMatchObject({
        ...{ fault: 'too many', data_version: 'version-a', listings: 1 },
      });
      expect(await pendingAlerts(both.open, 'us-cars', 'b')).toEqual([]);
      await noteComparison(both.open, await behind(alert), baseline('c'), undefined);
      expect(await both.serving.alerts.find('acme', id)).toMatchObject({
        fault: null,
        data_version: 'version-c',
      });
      expect(await both.serving.alerts.events('acme', id)).toEqual([]);
    });

    test('where it is only late, it stays behind, and whoever compares it meanwhile is heard', async () => {
      await account('acme');
      const { id, alert } = await watched('acme');
      const comparing = await behind(alert);
      await noteDelay(both.open, comparing, 'busy');
      expect(await both.serving.alerts.find('acme', id)).toMatchObject({ fault: 'busy' });
      expect(await pendingAlerts(both.open, 'us-cars', 'b')).toHaveLength(1);
      expect(await noteComparison(both.open, comparing, baseline('b'), finding('1'))).toBe(true);
      // whoever comes too late says nothing
      await noteDelay(both.open, comparing, 'busy');
      expect(await both.serving.alerts.find('acme', id)).toMatchObject({ fault: null });
    });

    // SQLite has one transaction at a time
    if (store.name === 'PostgreSQL') {
      test('one that is being noted while its view is removed', async () => {
        await account('acme');
        const { id, alert } = await watched('acme');
        const change = await both.open.startTransaction().execute();
        await change.updateTable('alert').set({ comparisons: 1 }).where('id', '=', alert).execute();
        const removed = both.serving.views.remove('acme', id);
        const waiting = sql<{ one: number }>`SELECT 1 AS one FROM pg_locks WHERE NOT granted`;
        while ((await waiting.execute(both.open)).rows.length === 0);
        await change
          .insertInto('alert_event')
          .values({ id: 'e', alert_id: alert, comparison: 1, created_at: 0, told: '{}', changes: '' })
          .execute();
        await change.commit().execute();
        expect(await removed).toBe(true);
        expect(await both.open.selectFrom('alert_event').selectAll().execute()).toEqual([]);
      });
    }

    test('an account calls as long as it has a live key, on the plan that it has', async () => {
      const { key_id } = await createKey(both.open, { plan: 'free', account: 'acme' });
      const second = await createKey(both.open, { plan: 'free', account: 'acme', expiresAt: T / 1000 + 60 });
      expect(await callerOf(both.open, 'acme')).toMatchObject({ account: 'acme', planName: 'free' });
      await revokeKey(both.open, key_id);
      expect((await callerOf(both.open, 'acme'))?.keyId).toBe(second.key_id);
      goOn(61);
      expect(await callerOf(both.open, 'acme')).toBeUndefined();
    });
  });
});
