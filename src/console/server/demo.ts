import type { Context } from 'hono';
import { askAccounts } from '../../api/access/ask-accounts.ts';
import { fromThisMachine } from '../../api/access/client-address.ts';
import type { ApiEnv, Service } from '../../api/request/context.ts';

/** Names of this machine. A site that lets its own name stand for 127.0.0.1 sends another Host. */
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Asked by our own page on this machine, through no proxy, and by no other site's page. */
const ofOurPage = (c: Context): boolean =>
  fromThisMachine(c) &&
  THIS_MACHINE.test(c.req.header('Host') ?? '') &&
  c.req.header('Sec-Fetch-Site') === 'same-origin';

/**
 * `POST /console/demo-key`: the key of the sample market for the page of this machine, so that a fresh start needs no
 * signing in (docs/decisions, decision 6). 204 for everybody else, and once the sample has gone: to ask is no fault.
 */
export const demoKey = (service: Service) =>
  async function answerDemoKey(c: Context<ApiEnv>): Promise<Response> {
    c.header('Cache-Control', 'no-store');
    const key = ofOurPage(c) ? service.demoKey() : undefined;
    const caller = key === undefined ? undefined : await askAccounts(() => service.accounts.callerOfKey(key));
    return caller?.planName === 'demo' ? c.json({ key }) : c.body(null, 204);
  };
