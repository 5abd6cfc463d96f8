import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { readWord } from '../../grammar/flag.ts';
import { Asked } from '../../search/asked.ts';
import { askAccounts } from '../access/ask-accounts.ts';
import { queryText } from '../access/credential.ts';
import { queryOf } from '../request/answer-search.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { LIST, preferredIds } from '../request/preferred-body.ts';

/** An account's preferred dealers, a list a country (supplement appendix B, "client/configure"). */

const COUNTRIES = ['us', 'ca', 'uk'] as const;
type Country = (typeof COUNTRIES)[number];

export const PREFERRED_PARAMETERS: readonly Parameter[] = [
  {
    name: 'country',
    about: 'Country of the list; required.',
    schema: { type: 'string', enum: COUNTRIES },
  },
];

function countryOf(c: Context<ApiEnv>, now: Date): Country {
  const asked = new Asked(queryOf(queryText(c)), now);
  const country = asked.read('country', (text) => readWord(text, COUNTRIES));
  if (country) return country;
  throw new Refusal('bad_parameter', { name: 'country', detail: `send one of ${COUNTRIES.join(', ')}` });
}

const answer = (c: Context<ApiEnv>, country: Country, ids: readonly string[]): Response =>
  c.json({ country, [LIST]: ids.map(Number) });

/** `GET /client/configure/get?country=…` */
export const getPreferredDealers = ({ accounts, now }: Service) =>
  async function answerPreferredDealers(c: Context<ApiEnv>): Promise<Response> {
    const country = countryOf(c, now());
    const { account } = c.get('caller');
    return answer(c, country, await askAccounts(() => accounts.preferredDealers(account, country)));
  };

/** `POST /client/configure/set?country=…` with `{preferred_dealers: [ids]}` or a form with a CSV; no id at all ends the list. */
export const setPreferredDealers = ({ accounts, now }: Service) =>
  async function keepPreferredDealers(c: Context<ApiEnv>): Promise<Response> {
    const country = countryOf(c, now());
    const ids = await preferredIds(c);
    await askAccounts(() => accounts.setPreferredDealers(c.get('caller').account, country, ids));
    return answer(c, country, ids);
  };
