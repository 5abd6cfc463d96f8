import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { readWord } from '../../grammar/flag.ts';
import { quote } from '../../grammar/reading.ts';
import { Asked } from '../../search/asked.ts';
import type { ApiEnv, Service } from '../context.ts';
import { askAccounts } from '../middleware/ask-accounts.ts';
import { queryText } from '../middleware/credential.ts';
import { jsonBody } from '../middleware/sizes.ts';
import { queryOf } from './search.ts';

/** An account's preferred dealers, a list a country (supplement appendix B, "client/configure"). */

const COUNTRIES = ['us', 'ca', 'uk'] as const;
type Country = (typeof COUNTRIES)[number];

export const MOST_PREFERRED = 1000;
const LIST = 'preferred_dealers';

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

/** A dealer id, which clients write as a number or as its digits. */
function readId(id: unknown): string {
  const text = typeof id === 'number' ? String(id) : id;
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return String(Number(text));
  const shown = quote(typeof id === 'string' ? id : JSON.stringify(id));
  throw new Refusal('bad_parameter', { name: LIST, detail: `${shown} is no dealer id` });
}

/** The ids of a body, each once: 400 for another form of body, 422 for other values (feeds.md section 5). */
async function idsOf(c: Context<ApiEnv>): Promise<string[]> {
  const { [LIST]: list } = (await jsonBody(c)) ?? {};
  if (!Array.isArray(list)) {
    throw new Refusal('undecodable', { detail: `the body is no JSON object with an array ${LIST}` });
  }
  if (list.length > MOST_PREFERRED) {
    const detail = `${list.length} dealers are more than ${MOST_PREFERRED}`;
    throw new Refusal('bad_parameter', { name: LIST, detail });
  }
  return [...new Set(list.map(readId))];
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

/** `POST /client/configure/set?country=…` with `{preferred_dealers: [ids]}`; none at all ends the list. */
export const setPreferredDealers = ({ accounts, now }: Service) =>
  async function keepPreferredDealers(c: Context<ApiEnv>): Promise<Response> {
    const country = countryOf(c, now());
    const ids = await idsOf(c);
    await askAccounts(() => accounts.setPreferredDealers(c.get('caller').account, country, ids));
    return answer(c, country, ids);
  };
