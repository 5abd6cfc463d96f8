import { expect, test } from 'vitest';
import { ApiRefusal } from '../../src/console/page/api.ts';
import { inOneVersion, type Outcome } from '../../src/console/page/one-version.ts';
import { type Request, requestOf } from '../../src/console/page/request.ts';

/** Pages that are read at once, while a delivery takes over. */

const page = (start: number): Request =>
  requestOf('/search/motorcycle/active', [
    ['rows', '50'],
    ...(start > 0 ? ([['start', String(start)]] as const) : []),
  ]);
const PAGES = [page(0), page(50), page(100)];

const answer = (version: string | null): Outcome<string> => ({
  answer: { data: '', timings: [], ms: 0, version },
});
const gone: Outcome<string> = { refused: new ApiRefusal(409, 'gone') };

/** A server that gives these answers, in the order in which it is asked. */
function scripted(...answers: readonly Outcome<string>[]) {
  const starts: string[] = [];
  const ask = async ({ params }: Request): Promise<Outcome<string>> => {
    starts.push(params.get('start') ?? '0');
    return answers[starts.length - 1] ?? gone;
  };
  const told = async (kept: Outcome<string> | undefined, requests: readonly Request[] = PAGES) =>
    (await inOneVersion(requests, ask, () => kept)).map((one) =>
      'answer' in one ? one.answer.version : one.refused.status,
    );
  return { starts, told };
}

test('further pages wait for the first one, and go where it goes', async () => {
  let open: (one: Outcome<string>) => void = () => undefined;
  const first = new Promise<Outcome<string>>((resolve) => {
    open = resolve;
  });
  const starts: string[] = [];
  const all = inOneVersion<string>(
    PAGES,
    ({ params }) => {
      starts.push(params.get('start') ?? '0');
      return starts.length === 1 ? first : Promise.resolve(answer('one-1'));
    },
    () => undefined,
  );
  await Promise.resolve();
  expect(starts).toEqual(['0']);
  open(answer('one-1'));
  expect(await all).toHaveLength(3);
  expect(starts).toEqual(['0', '50', '100']);
  const { told, starts: asked } = scripted({ refused: new ApiRefusal(503, 'busy') });
  expect([await told(undefined), asked]).toEqual([[503, 503, 503], ['0']]);
});

test('pages of two versions, and a version that is gone, are begun again, once', async () => {
  const [one, two] = [answer('one-1'), answer('two-2')];
  expect(await scripted(one, two, one, two, two, two).told(undefined)).toEqual(['two-2', 'two-2', 'two-2']);
  expect(await scripted(one, gone, one, two, two, two).told(undefined)).toEqual(['two-2', 'two-2', 'two-2']);
  const never = scripted(one, two, one, two, two, answer('three-3'));
  expect([await never.told(undefined), never.starts.length]).toEqual([['two-2', 'two-2', 409], 6]);
});

test('what is known already is kept, pages are not: the others would be of a later version', async () => {
  const [one, two] = [answer('one-1'), answer('two-2')];
  const apart = [page(0), requestOf('/search/motorcycle/active/pivot', [])];
  expect(await scripted(two).told(one, apart)).toEqual(['one-1', 'one-1']);
  expect(await scripted(two, two, two).told(one)).toEqual(['two-2', 'two-2', 'two-2']);
});
