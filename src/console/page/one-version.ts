import { type Answer, ApiRefusal } from './api.ts';
import type { Request } from './request.ts';
import { firstPageOf } from './versions.ts';

/** What became of a request. */
export type Outcome<Data> = { readonly answer: Answer<Data> } | { readonly refused: ApiRefusal };

/** So often pages are begun again that a delivery has come between. */
const MOST_BEGUN = 2;

/** Whether a further page could not be had, or is not, of the version of its first page. */
const isOther = <Data>(first: Outcome<Data>, further: Outcome<Data>): boolean =>
  'refused' in further
    ? further.refused.status === 409
    : 'answer' in first && further.answer.version !== first.answer.version;

/**
 * Asks for all requests at once, further pages once their first page is there, which names the version of the data: pages
 * of two versions would repeat and skip records. A delivery that comes between has them begun again, once. `kept`: what is
 * known from before, of requests that are no pages.
 */
export async function inOneVersion<Data>(
  requests: readonly Request[],
  ask: (request: Request) => Promise<Outcome<Data>>,
  kept: (at: number) => Outcome<Data> | undefined,
): Promise<Outcome<Data>[]> {
  const firsts = requests.map((request) => firstPageOf(request, requests));
  const arePages = firsts.some((first) => first !== undefined);
  for (let begun = 1; ; begun += 1) {
    const asked = new Map<Request, Promise<Outcome<Data>>>();
    const askOne = (request: Request, at: number): Promise<Outcome<Data>> => {
      const first = firsts[at];
      const known = arePages ? undefined : kept(at);
      const before = first && asked.get(first);
      const own = before
        ? before.then((told) => ('refused' in told ? told : ask(request)))
        : known
          ? Promise.resolve(known)
          : ask(request);
      asked.set(request, own);
      return own;
    };
    const outcomes = await Promise.all(requests.map(askOne));
    const others = firsts.map((first, at) => {
      const [told, own] = [first && outcomes[requests.indexOf(first)], outcomes[at]];
      return told !== undefined && own !== undefined && isOther(told, own);
    });
    if (!others.includes(true)) return outcomes;
    if (begun === MOST_BEGUN) {
      const refused = new ApiRefusal(409, 'The data changed while its pages were read.');
      return outcomes.map((one, at) => (others[at] ? { refused } : one));
    }
  }
}
