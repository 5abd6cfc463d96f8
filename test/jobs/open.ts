import { pino } from 'pino';
import type { EngineAddress } from '../../src/engine/client.ts';
import type { FamilyName } from '../../src/jobs/families.ts';
import type { Job } from '../../src/jobs/job.ts';
import { openJobs } from '../../src/jobs/jobs.ts';
import type { DecodeVins } from '../../src/jobs/work/decode.ts';
import { readSettings } from '../../src/settings.ts';
import { eventually } from '../patience.ts';
import { submissionOf } from './serving.ts';

export interface OpenOptions {
  readonly dataDir: string;
  readonly engine: EngineAddress;
  readonly indexPrefix?: string;
  readonly decode: DecodeVins;
  /** seconds after which what cannot be done now is tried again, twice as many with each try; default: at once */
  readonly againSeconds?: number;
}

/** The jobs of a serving process without its HTTP interface: threads that work. */
export async function openTestJobs({
  dataDir,
  engine,
  indexPrefix = 'none-',
  decode,
  againSeconds = 0,
}: OpenOptions) {
  const settings = readSettings({ FORECOURT_DATA: dataDir, FORECOURT_INDEX_PREFIX: indexPrefix });
  const log = pino({ level: 'silent' });
  const pace = { lookMs: 20, againSeconds };
  const jobs = await openJobs({ settings, engine, decode, log, pace });
  const find = async ({ family, id }: Job): Promise<Job> => await jobs.desk.find('acme', family, id);
  return {
    find,
    submit: async (family: FamilyName, file: string | Buffer): Promise<Job> =>
      (await jobs.desk.submit('acme', family, {}, await submissionOf(file))).job,
    /** the job once it has ended */
    async ended(job: Job): Promise<Job> {
      await eventually(async () => (await find(job)).status !== 'PROCESSING');
      return await find(job);
    },
    async results({ family, id }: Job): Promise<Buffer> {
      const handle = await jobs.desk.results('acme', family, id);
      try {
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    },
    close: () => jobs.close(),
  };
}
