import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DepthError,
  download,
  ForecourtError,
  facet,
  forecourt,
  pages,
  rows,
  statistics,
} from '../src/index.ts';

/** Against the server of FORECOURT_URL with the key of FORECOURT_KEY (test/clients/packages.test.ts starts it). */

const url = process.env.FORECOURT_URL ?? '';
const key = process.env.FORECOURT_KEY ?? '';
const market = forecourt({ url, key });
const CARS = '/search/car/active';

/** A server that gives these answers, one after the other. */
function scripted(...answers: (() => Response)[]) {
  const asked: URL[] = [];
  const send = (async (request: Request) => {
    asked.push(new URL(request.url));
    const answer = answers[asked.length - 1];
    if (!answer) throw new TypeError(`fetch failed: ${request.url}`);
    return answer();
  }) as typeof fetch;
  return { asked, market: forecourt({ url: 'http://shop.example', key: 'kSECRET', fetch: send }) };
}
const found = (from: number, to: number, of: number) => () =>
  Response.json(
    { num_found: of, listings: Array.from({ length: to - from }, (_, i) => ({ id: String(from + i) })) },
    { headers: { 'X-Data-Version': 'v1' } },
  );
const busy = (status: number, seconds: string) => () =>
  Response.json({ code: status, message: 'busy' }, { status, headers: { 'Retry-After': seconds } });

test('a search with a facet and statistics, typed', async () => {
  const { data } = await market.GET(CARS, {
    params: { query: { car_type: ['new', 'used'], rows: 2, facets: 'make,nothing', stats: 'price' } },
  });
  assert.ok(data);
  const first: string = data.listings[0]?.id ?? '';
  assert.notEqual(first, '');
  const makes = facet(data, 'make');
  assert.ok(makes.length > 1 && makes.every(({ item, count }) => item !== '' && count > 0));
  assert.throws(() => facet(data, 'nothing'), TypeError);
  assert.ok((statistics(data, 'price')?.mean ?? 0) > 0);
  assert.equal(statistics(data, 'miles'), undefined);
});

test('all pages bring every listing once', async () => {
  const ids: string[] = [];
  let of = 0;
  for await (const page of pages(market, CARS, { rows: 7 })) {
    of = page.num_found;
    ids.push(...page.listings.map(({ id }) => id));
  }
  assert.ok(of > 7);
  assert.equal(new Set(ids).size, of);
  assert.equal(ids.length, of);
});

test('an export is a stream of its rows', async () => {
  const file = await download(market, '/search/car/active/export', { columns: 'id,price', format: 'csv' });
  const lines = (await new Response(file).text()).trimEnd().split(/\r?\n/);
  const { data } = await market.GET(CARS, { params: { query: { rows: 0 } } });
  assert.match(lines[0] ?? '', /id,price$/);
  assert.equal(lines.length - 1, data?.num_found);
});

test('what is posted arrives: JSON, and a form where it has a file', async () => {
  const query = { country: 'us' } as const;
  const dealers = async () =>
    (await market.GET('/client/configure/get', { params: { query } })).data?.preferred_dealers;
  const set = (body: { preferred_dealers: number[] } | { csvfile: Blob }) =>
    market.POST('/client/configure/set', { params: { query }, body });
  await set({ preferred_dealers: [1000001, 1000000] });
  assert.deepEqual(await dealers(), [1000001, 1000000]);
  await set({ csvfile: new Blob(['dealer_id\n1000002\n'], { type: 'text/csv' }) });
  assert.deepEqual(await dealers(), [1000002]);
  // a token is asked for beside /v2, without the key
  const body = { grant_type: 'client_credentials', client_id: 'a', client_secret: 'b' } as const;
  await assert.rejects(market.POST('/oauth2/token', { params: {}, body }), /401: The client id/);
  const token = scripted(busy(401, '0'));
  await assert.rejects(token.market.POST('/oauth2/token', { params: {}, body }), ForecourtError);
  assert.equal(String(token.asked[0]), 'http://shop.example/oauth2/token');
});

test('a form is one whatever its Content-Type says besides, and what stands beside a file stays readable', async () => {
  const sent: Request[] = [];
  const { POST } = forecourt({
    url: 'http://shop.example',
    fetch: (async (request: Request) => {
      sent.push(request);
      return Response.json({});
    }) as typeof fetch,
  });
  const body = { grant_type: 'client_credentials', client_id: 'a b', client_secret: 'c' } as const;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  await POST('/oauth2/token', { params: {}, body, headers });
  assert.equal(await sent[0]?.text(), 'grant_type=client_credentials&client_id=a+b&client_secret=c');
  const members = { csvfile: new Blob(['dealer_id']), ids: [1, 2], of: { a: 1 }, name: 'x' };
  await POST('/client/configure/set', { params: { query: { country: 'us' } }, body: members as never });
  const form = await sent[1]?.formData();
  assert.deepEqual(
    ['ids', 'of', 'name'].map((name) => form?.get(name)),
    ['[1,2]', '{"a":1}', 'x'],
  );
});

test('rows come one by one, as many as are wanted', async () => {
  const ids: string[] = [];
  for await (const { id } of rows(market, CARS, { rows: 3 }, { most: 5 })) ids.push(id);
  assert.equal(ids.length, 5);
});

test('an error says what is wrong, and not the key', async () => {
  const wrong = market.GET(CARS, { params: { query: { year: 'twenty' } } });
  await assert.rejects(wrong, (error: ForecourtError) => {
    assert.equal(error.status, 422);
    assert.match(error.message, /year/);
    return true;
  });
  const unknown = forecourt({ url, key: 'kWRONG-1' }).GET(CARS, { params: { query: {} } });
  await assert.rejects(unknown, (error: ForecourtError) => error.status === 401);
});

test('no text of an error holds the key', async () => {
  const { market: silent } = scripted();
  await assert.rejects(silent.GET('/deliveries', { params: {} }), (error: Error) => {
    assert.match(error.message, /^http:\/\/shop.example did not answer/);
    assert.equal(`${error.message}${error.stack}${JSON.stringify(error)}`.includes('kSECRET'), false);
    assert.equal(error.cause, undefined);
    return true;
  });
});

test('a client of a page, which has no key, tells errors as they are', async () => {
  const page = forecourt({
    url: 'http://shop.example',
    fetch: (async () => busy(403, '0')()) as typeof fetch,
  });
  await assert.rejects(page.GET('/deliveries', { params: {} }), /^ForecourtError: 403: busy$/);
});

test('429 and 503 are asked again when the server says; a month is not waited for, a post is sent again after 429 alone', async () => {
  const again = scripted(busy(429, '0'), busy(503, '0'), found(0, 1, 1));
  const { data } = await again.market.GET(CARS, { params: {} });
  assert.deepEqual([data?.num_found, again.asked.length], [1, 3]);
  assert.equal(again.asked[2]?.searchParams.get('api_key'), 'kSECRET');

  const quota = scripted(busy(429, '864000'), found(0, 1, 1));
  await assert.rejects(
    quota.market.GET(CARS, { params: {} }),
    (error: ForecourtError) => error.status === 429 && error.retryAfter === 864000,
  );
  const posted = scripted(busy(429, '0'), busy(503, '0'), found(0, 1, 1));
  await assert.rejects(
    posted.market.POST('/batch/vin/decode/jobs/{job_id}/download', { params: { path: { job_id: '1' } } }),
    ForecourtError,
  );
  assert.equal(posted.asked.length, 2);
});

test('pages are of one version, and end where the plan does', async () => {
  const beyond = () =>
    Response.json(
      {
        code: 422,
        message: 'Parameter start: start + rows must not exceed 5 on this plan; here it is 4 + 2.',
      },
      { status: 422 },
    );
  const plan = scripted(found(0, 2, 9), found(2, 4, 9), beyond, found(4, 5, 9));
  const ids: string[] = [];
  await assert.rejects(
    async () => {
      for await (const { id } of rows(plan.market, CARS, { rows: 2, facets: 'make' })) ids.push(id);
    },
    (error: DepthError) => error.found === 9 && error.limit === 5,
  );
  assert.deepEqual(ids, ['0', '1', '2', '3', '4']);
  const sent = plan.asked.map(({ searchParams }) =>
    ['start', 'rows', 'facets', 'data_version'].map((name) => searchParams.get(name)).join(' '),
  );
  assert.deepEqual(sent, ['0 2 make ', '2 2  v1', '4 2  v1', '4 1  v1']);
});
