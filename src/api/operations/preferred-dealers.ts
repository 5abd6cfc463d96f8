import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { readWord } from '../../grammar/flag.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { askAccounts } from '../access/ask-accounts.ts';
import { withoutRequests } from '../explain/explanation.ts';
import { PREFERRED, preferredBody, preferredSchema } from '../openapi/preferred-dealers.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { LIST, preferredIds } from '../request/preferred-body.ts';
import { sentQuery } from '../request/sent-request.ts';

/** An account's preferred dealers, a list a country (supplement appendix B, "client/configure"). */

const COUNTRIES = ['us', 'ca', 'uk'] as const;
type Country = (typeof COUNTRIES)[number];

const PARAMETERS: readonly Parameter[] = [
  {
    name: 'country',
    about: 'Country of the list; required.',
    schema: { type: 'string', enum: COUNTRIES },
    required: true,
  },
];

function countryOf(c: Context<ApiEnv>, now: Date): Country {
  const asked = new SentParameters(sentQuery(c), now);
  const country = asked.read('country', (text) => readWord(text, COUNTRIES));
  if (country) return country;
  throw new Refusal('bad_parameter', { name: 'country', detail: `send one of ${COUNTRIES.join(', ')}` });
}

const answer = (c: Context<ApiEnv>, country: Country, ids: readonly string[]): Response =>
  c.json({ country, [LIST]: ids.map(Number) });

/** `GET /client/configure/get?country=…` */
const getPreferredDealers = ({ accounts, now }: Service) =>
  async function answerPreferredDealers(c: Context<ApiEnv>): Promise<Response> {
    const country = countryOf(c, now());
    const { account } = c.get('caller');
    return answer(c, country, await askAccounts(() => accounts.preferredDealers(account, country)));
  };

/** `POST /client/configure/set?country=…` with `{preferred_dealers: [ids]}` or a form with a CSV; no id at all ends the list. */
const setPreferredDealers = ({ accounts, now }: Service) =>
  async function keepPreferredDealers(c: Context<ApiEnv>): Promise<Response> {
    const country = countryOf(c, now());
    const ids = await preferredIds(c);
    await askAccounts(() => accounts.setPreferredDealers(c.get('caller').account, country, ids));
    return answer(c, country, ids);
  };

const both = {
  kind: 'preferred dealers',
  tag: 'dealers',
  parameters: PARAMETERS,
  answers: () => ({ 200: { description: 'The current list.', content: json(preferredSchema(true)) } }),
  sources: [],
  explain: () => withoutRequests({}, 'Only the accounts are read, not the engine or the sold months.'),
} as const satisfies Partial<Operation>;

export const operations: readonly Operation[] = [
  {
    ...both,
    order: 680,
    path: '/client/configure/get',
    summary: "The account's preferred dealers of a country.",
    example: { country: 'us' },
    errors: [400, 422, 500, 503],
    handle: getPreferredDealers,
  },
  {
    ...both,
    order: 690,
    path: '/client/configure/set',
    method: 'POST',
    summary: "Replaces the account's preferred dealers of a country.",
    example: { country: 'us' },
    errors: [400, 413, 422, 500, 503],
    requestBody: preferredBody,
    sends: `-H 'Content-Type: application/json' -d '${JSON.stringify(PREFERRED)}'`,
    handle: setPreferredDealers,
  },
];
