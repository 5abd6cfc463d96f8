import { PLANS, SOLD_PLANS } from '../../../accounts/plans.ts';
import { MOST_COUNTED } from '../../../search/bounds.ts';
import { LIMIT_HEADERS } from '../../access/limit-headers.ts';
import { LONGEST_URL } from '../../http/size-limits.ts';
import { OPERATIONS } from '../../operations.ts';
import { TIME_OUT_MS } from '../../request/deadline.ts';
import { example } from '../example.ts';
import { escaped, prose, table } from '../html.ts';
import type { ReferencePage } from '../page.ts';

const number = (value: number | undefined): string =>
  value === undefined ? 'no limit' : value.toLocaleString('en-US');

const planRows = SOLD_PLANS.map((name) => {
  const plan: (typeof PLANS)[keyof typeof PLANS] & { readonly callsAMonth?: number } = PLANS[name];
  return [
    name,
    number(plan.requestsASecond),
    number(plan.callsAMonth),
    number(plan.depth),
    `${number(plan.radius)} miles`,
    number(plan.inventoryRows),
    number(plan.searchesAtOnce),
  ];
});

const MEANINGS: Readonly<Record<(typeof LIMIT_HEADERS)[number], string>> = {
  'RateLimit-Limit': 'requests a second of the account',
  'RateLimit-Remaining': 'what is left of them',
  'RateLimit-Reset-Time': 'when the next second begins',
  'Quota-Limit': 'calls a month, where the plan has a limit',
  'Quota-Remaining': 'what is left of them',
  'Quota-Reset-Time': 'when the next month begins, UTC',
  'Retry-After': 'seconds to wait, with 429 and 503',
};

const rowsOf = OPERATIONS.flatMap(({ path, search }) =>
  search ? [[`<code>${escaped(path)}</code>`, number(search.rows.default), number(search.rows.maximum)]] : [],
);

/** What an account and a request are limited by. */
export const limits: ReferencePage = {
  path: '/reference/limits',
  title: 'Limits',
  about:
    'What an account and a request are limited by, how an answer tells it, and what to do when a limit is met.',
  sections: [
    {
      id: 'plans',
      title: 'Plans',
      html: `<p>${prose('Limits are those of the account, across its keys and tokens. The operator can set others; the headers of each answer tell those that hold.')}</p>
${table(['Plan', 'Requests a second', 'Calls a month', 'Depth (start + rows)', 'Radius', 'Rows of an inventory', 'Searches at once'], planRows)}`,
    },
    {
      id: 'headers',
      title: 'Headers',
      html: table(
        ['Header', 'Meaning'],
        LIMIT_HEADERS.map((name) => [`<code>${name}</code>`, MEANINGS[name]]),
      ),
    },
    {
      id: 'when-met',
      title: 'When a limit is met',
      html: `<p>${prose('429 with `API rate limit exceeded`: wait the seconds of `Retry-After` and send again. 429 with `Monthly API quota exhausted`: nothing helps before the next month, or a larger plan. Only answers of 2xx count against the month, unless the operator counts all.')}</p>
<p>${prose('422 for what goes deeper or wider than the plan: the message names the parameter and the limit.')}</p>
${example('Wider than any plan', '/search/car/active?zip=60616&radius=20000', 422)}`,
    },
    {
      id: 'requests',
      title: 'Requests',
      html: `<p>${prose(`A URL has at most ${number(LONGEST_URL)} characters (414). An answer takes at most ${TIME_OUT_MS / 1000} seconds (503). A request counts at most ${MOST_COUNTED} facets, range facets or statistics each.`)}</p>
${table(['Search', 'Rows where none are asked for', 'Most rows'], rowsOf)}`,
    },
  ],
};
