import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { JobRecord } from '../../src/jobs/job-record.ts';
import type { Submission } from '../../src/jobs/upload.ts';
import type { MakeWebhook } from '../../src/jobs/webhook.ts';
import { eventually } from '../patience.ts';

/** Batch jobs as a client has them: forms, polling, downloads. */

export const DECODE = '/v2/batch/vin/decode/jobs';
export const RANK = '/v2/batch/match/rank/jobs';

export interface Answer<Body = { code: number; message: string }> {
  readonly status: number;
  readonly body: Body;
}

export const newState = (): { dataDir: string; remove(): void } => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-jobs-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
};

/** Where no job has a webhook. */
export const makeWebhook: MakeWebhook = async () => {
  throw new Error('no webhook is asked for here');
};

/** A form with one file, or what is given in its place. */
export function formOf(file: string | Buffer, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(Buffer.from(file))]), 'file.csv');
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

/** The same on its way to a desk, without a server. */
export async function submissionOf(
  file: string | Buffer,
  fields: Readonly<Record<string, string>> = {},
): Promise<Submission> {
  const form = new Response(formOf(file, fields));
  return {
    contentType: form.headers.get('Content-Type') ?? undefined,
    contentLength: undefined,
    body: Readable.from([Buffer.from(await form.arrayBuffer())]),
  };
}

/** A client of a server with a key. */
export class JobClient {
  readonly #address: string;
  readonly #key: string;

  constructor(address: string, key: string) {
    this.#address = address;
    this.#key = key;
  }

  url(path: string): string {
    return `${this.#address}${path}${path.includes('?') ? '&' : '?'}api_key=${this.#key}`;
  }

  async #json<Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> {
    const response = await fetch(this.url(path), init);
    return { status: response.status, body: (await response.json()) as Body };
  }

  submit = (path: string, body: FormData): Promise<Answer<JobRecord>> =>
    this.#json(path, { method: 'POST', body });
  refused = (path: string, init: RequestInit = {}): Promise<Answer> => this.#json(path, init);
  get = <Body = JobRecord>(path: string): Promise<Answer<Body>> => this.#json(path);

  /** The record of a job once it has ended. */
  async ended(path: string, id: string): Promise<JobRecord> {
    let record: JobRecord | undefined;
    await eventually(async () => {
      record = (await this.get(`${path}/${id}`)).body;
      return record.status !== 'PROCESSING';
    });
    return record as unknown as JobRecord;
  }

  /** Submits a file and waits for the end of its job. */
  async run(path: string, body: FormData): Promise<JobRecord> {
    const { status, body: record } = await this.submit(path, body);
    if (status !== 200) throw new Error(JSON.stringify(record));
    return await this.ended(path.replace(/\?.*/, ''), record.job_id);
  }

  /** The results of a job, inflated. */
  async results(path: string, id: string): Promise<string> {
    const response = await fetch(this.url(`${path}/${id}/download`), { method: 'POST' });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return gunzipSync(Buffer.from(await response.arrayBuffer())).toString('utf8');
  }
}
