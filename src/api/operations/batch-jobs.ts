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
import { jobSchema, recordOf } from '../../jobs/job-record.ts';
import { checkEnd } from '../../search/features/page.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { withoutRequests } from '../explain/explanation.ts';
import { jobAnswers, submissionBody } from '../openapi/jobs.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { pathMember } from '../request/path-member.ts';
import { sentQuery } from '../request/sent-request.ts';

/** Batch jobs (part-1.md E11, supplement section 5): an account sees its own jobs only. */

const ROWS = { default: 50, maximum: 200 };

/** Query parameters of the list besides the family's. */
const LIST_PARAMETERS: readonly Parameter[] = [
  {
    name: 'rows',
    about: `Jobs per page, at most ${ROWS.maximum}.`,
    schema: { type: 'integer', minimum: 0, maximum: ROWS.maximum, default: ROWS.default },
  },
  {
    name: 'start',
    about: 'Offset of the first result.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
];

/** The family's parameters, as sent or as they are when not sent: all four operations read them. */
function parametersIn(asked: SentParameters, family: FamilyName): JobParameters {
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

interface Asking {
  readonly c: Context<ApiEnv>;
  readonly jobs: Service['jobs'];
  readonly account: string;
  readonly family: FamilyName;
  readonly asked: SentParameters;
  readonly parameters: JobParameters;
}

type Answers = (asking: Asking) => Promise<Response>;

/** Reads what the operations of a family share, and answers. */
const answering = (family: FamilyName, answer: Answers) => (service: Service) =>
  async function answerJobs(c: Context<ApiEnv>): Promise<Response> {
    const asked = new SentParameters(sentQuery(c), service.now());
    const parameters = parametersIn(asked, family);
    const { account } = c.get('caller');
    return await answer({ c, jobs: service.jobs, account, family, asked, parameters });
  };

const list: Answers = async ({ c, jobs, account, family, asked }) => {
  const rows = asked.read('rows', upTo(ROWS.maximum)) ?? ROWS.default;
  const start = asked.read('start', upTo(FAR)) ?? 0;
  const { found, jobs: page } = await jobs.list(account, family, { start, rows });
  checkEnd(start, found);
  return c.json({ num_found: found, jobs: page.map(recordOf) });
};

const submit: Answers = async ({ c, jobs, account, family, parameters }) => {
  const length = c.req.header('Content-Length');
  const { body } = c.req.raw;
  const submission = {
    contentType: c.req.header('Content-Type'),
    contentLength: length === undefined ? undefined : Number(length),
    body: body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]),
  };
  const { job, webhookSecret } = await jobs
    .submit(account, family, parameters, submission)
    .catch((error: unknown) => {
      // what is left of the body is not read: nothing else can come on this connection
      c.header('Connection', 'close');
      if (error instanceof Refusal && error.code === 'jobs_open') c.header('Retry-After', OPEN_AGAIN_S);
      throw error;
    });
  c.get('event').job = job.id;
  return c.json({ ...recordOf(job), webhook_secret: webhookSecret });
};

const status: Answers = async ({ c, jobs, account, family }) =>
  c.json(recordOf(await jobs.find(account, family, pathMember(c, 'job_id'))));

const download: Answers = async ({ c, jobs, account, family }) => {
  const id = pathMember(c, 'job_id');
  const handle = await jobs.results(account, family, id);
  const { size } = await handle.stat();
  const body = Readable.toWeb(handle.createReadStream()) as globalThis.ReadableStream<Uint8Array>;
  const name = `${id}.${FAMILIES[family].results.extension}.gz`;
  return c.body(body, 200, {
    'Content-Type': 'application/gzip',
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${name}"`,
  });
};

/** Where a family stands in the document. */
const FIRST: Readonly<Record<FamilyName, number>> = { decode: 760, rank: 800 };

const ERRORS = [400, 422, 500, 503];

/** The four operations of a family; their paths may have /jobs twice (supplement decision 1). */
function familyOperations(name: FamilyName): readonly Operation[] {
  const family = FAMILIES[name];
  const { path, summary, parameters } = family;
  const order = FIRST[name];
  const at = (rest: string) => ({ path: `${path}/jobs${rest}`, also: `${path}/jobs/jobs${rest}` });
  const each = {
    kind: 'jobs',
    tag: 'jobs',
    parameters,
    schemas: () => ({ BatchJob: jobSchema }),
    sources: [],
    explain: () =>
      withoutRequests({ family: name }, 'Only the job store is read, not the engine or the sold months.'),
  } as const satisfies Partial<Operation>;
  return [
    {
      ...each,
      ...at(''),
      order,
      summary: `The account's batch jobs of ${summary}, newest first.`,
      example: { rows: '5' },
      parameters: [...parameters, ...LIST_PARAMETERS],
      errors: ERRORS,
      answers: () => jobAnswers.list,
      handle: answering(name, list),
    },
    {
      ...each,
      ...at(''),
      order: order + 1,
      method: 'POST',
      summary: `Submits a file for ${summary}; returns the job immediately.`,
      errors: [...ERRORS, 413],
      requestBody: submissionBody(family),
      takesFile: true,
      sends: `-F file=@${family.gzipped ? 'vehicles.csv.gz' : 'vins.csv'}`,
      answers: () => jobAnswers.submitted,
      handle: answering(name, submit),
    },
    {
      ...each,
      ...at('/{job_id}'),
      order: order + 2,
      summary: `A batch job of ${summary}: its state and progress.`,
      errors: [...ERRORS, 404],
      answers: () => jobAnswers.job,
      handle: answering(name, status),
    },
    {
      ...each,
      ...at('/{job_id}/download'),
      order: order + 3,
      method: 'POST',
      sends: '-X POST -OJ',
      summary: `The results of a completed job of ${summary}.`,
      errors: [...ERRORS, 404, 413],
      answers: () => jobAnswers.results(family),
      handle: answering(name, download),
    },
  ];
}

export const operations: readonly Operation[] = [...familyOperations('decode'), ...familyOperations('rank')];
