import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { readFlag, readWord } from '../../grammar/flag.ts';
import { readCount } from '../../grammar/number.ts';
import { fault, quote, type Reading } from '../../grammar/reading.ts';
import { FAMILIES, type FamilyName } from '../../jobs/families.ts';
import type { JobParameters } from '../../jobs/job.ts';
import { recordOf } from '../../jobs/record.ts';
import { Asked } from '../../search/asked.ts';
import { queryText } from '../access/credential.ts';
import type { JobStep } from '../operation.ts';
import { queryOf } from '../request/answer-search.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { pathMember } from '../request/path-member.ts';

/** Batch jobs (part-1.md E11, supplement section 5): an account sees its own jobs only. */

const ROWS = { default: 50, maximum: 200 };

/** Query parameters of the list besides the family's. */
export const JOB_LIST_PARAMETERS: readonly Parameter[] = [
  {
    name: 'rows',
    about: `Jobs a page, at most ${ROWS.maximum}.`,
    schema: { type: 'integer', minimum: 0, maximum: ROWS.maximum, default: ROWS.default },
  },
  { name: 'start', about: 'Offset of the first one.', schema: { type: 'integer', minimum: 0, default: 0 } },
];

/** The family's parameters, as sent or as they are when not sent: all four operations read them. */
function parametersIn(asked: Asked, family: FamilyName): JobParameters {
  const read = FAMILIES[family].parameters.map(({ name, schema }: Parameter) => {
    const value =
      schema.type === 'boolean'
        ? asked.read(name, readFlag)
        : asked.read(name, (text) => readWord(text, schema.enum ?? []));
    return [name, value ?? schema.default ?? ''] as const;
  });
  return Object.fromEntries(read.map(([name, value]) => [name, typeof value === 'number' ? '' : value]));
}

const upTo =
  (most: number) =>
  (text: string): Reading<number> => {
    const count = readCount(text);
    return count.ok && count.value > most ? fault(`${quote(text)} is above ${most}`) : count;
  };

const FAR = 1_000_000;
/** Seconds after which an account with too many open jobs may try again. */
const OPEN_AGAIN_S = '30';

async function list(c: Context<ApiEnv>, { jobs }: Service, family: FamilyName, asked: Asked) {
  const rows = asked.read('rows', upTo(ROWS.maximum)) ?? ROWS.default;
  const start = asked.read('start', upTo(FAR)) ?? 0;
  const { found, jobs: page } = await jobs.list(c.get('caller').account, family, { start, rows });
  return c.json({ num_found: found, jobs: page.map(recordOf) });
}

async function submit(
  c: Context<ApiEnv>,
  { jobs }: Service,
  family: FamilyName,
  parameters: JobParameters,
): Promise<Response> {
  const length = c.req.header('Content-Length');
  const { body } = c.req.raw;
  const submission = {
    contentType: c.req.header('Content-Type'),
    contentLength: length === undefined ? undefined : Number(length),
    body: body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]),
  };
  const { job, webhookSecret } = await jobs
    .submit(c.get('caller').account, family, parameters, submission)
    .catch((error: unknown) => {
      // what is left of the body is not read: nothing else can come on this connection
      c.header('Connection', 'close');
      if (error instanceof Refusal && error.code === 'jobs_open') c.header('Retry-After', OPEN_AGAIN_S);
      throw error;
    });
  c.get('event').job = job.id;
  return c.json({ ...recordOf(job), ...(webhookSecret !== undefined && { webhook_secret: webhookSecret }) });
}

async function download(c: Context<ApiEnv>, { jobs }: Service, family: FamilyName, id: string) {
  const handle = await jobs.results(c.get('caller').account, family, id);
  const { size } = await handle.stat();
  const body = Readable.toWeb(handle.createReadStream()) as globalThis.ReadableStream<Uint8Array>;
  const name = `${id}.${FAMILIES[family].results.extension}.gz`;
  return c.body(body, 200, {
    'Content-Type': 'application/gzip',
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}

/** Answers one operation of a family. */
export const jobs = (service: Service, family: FamilyName, does: JobStep) =>
  async function answerJobs(c: Context<ApiEnv>): Promise<Response> {
    const asked = new Asked(queryOf(queryText(c)), service.now());
    const parameters = parametersIn(asked, family);
    if (does === 'list') return await list(c, service, family, asked);
    if (does === 'submit') return await submit(c, service, family, parameters);
    const id = pathMember(c, 'job_id');
    if (does === 'download') return await download(c, service, family, id);
    return c.json(recordOf(await service.jobs.find(c.get('caller').account, family, id)));
  };
