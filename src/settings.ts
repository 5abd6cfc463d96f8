import { z } from 'zod';
import { type AccessSettings, accessSettings, accessVariables } from './settings/access.ts';
import {
  type EngineSettings,
  engineSettings,
  engineSettingsFault,
  engineVariables,
  type IndexSettings,
  indexSettings,
} from './settings/engine.ts';
import { optional } from './settings/forms.ts';
import { type JobSettings, jobSettings, jobVariables } from './settings/jobs.ts';
import { type PartnerSettings, partnerSettings, partnerVariables } from './settings/partners.ts';
import { type ServingSettings, servingSettings, servingVariables } from './settings/serving.ts';
import { BadConfig, withSecrets } from './settings/source.ts';
import { type StoreSettings, storeFault, storeSettings, storeVariables } from './settings/store.ts';

/**
 * Every setting of the process, from the environment (feeds.md section 1). The description of each is what
 * `--help` and the README show.
 */
export const environment = z.object({
  FORECOURT_CONFIG: optional.describe(
    'YAML file with any of these settings (NAME: VALUE); the environment counts more',
  ),
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080).describe('port to listen on'),
  ...engineVariables.shape,
  FORECOURT_DATA: z.string().default('./data').describe('state directory: ledgers, accounts, jobs, rejects'),
  FORECOURT_SHARED: optional.describe(
    'state directory of the machine that loads, as this one sees it: sold months, files of batch jobs, webhooks.key; default: FORECOURT_DATA',
  ),
  ...storeVariables.shape,
  FORECOURT_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]*$/, 'lower-case letters, digits, dot, dash and underscore')
    .default('forecourt-')
    .describe('prefix of every index name, so that installations can share an engine'),
  FORECOURT_PUBLIC_URL: optional.describe('base URL of links in answers; default: the listening address'),
  FORECOURT_SAMPLE: z
    .enum(['on', 'off'])
    .default('on')
    .describe('whether npm start loads the sample market into an empty installation: on or off'),
  FORECOURT_ENGINE_HOME: optional.describe(
    'folder of the local engine: download, data, log, pid; default: .engine in the repository, ' +
      'for root a folder that another user can read',
  ),
  FORECOURT_ENGINE_CACHE: optional.describe(
    'download folder that several engine homes share; default: inside the home',
  ),
  FORECOURT_STALE_AFTER: z
    .string()
    .regex(/^\d+h$/, 'hours, for example 36h')
    .default('36h')
    .describe('age at which a market counts as stale'),
  FORECOURT_MEMORY: z
    .string()
    .regex(/^([1-9]\d*GB|[7-9]\d\dMB|[1-9]\d{3,}MB)$/, '700MB or more, for example 2GB')
    .default('2GB')
    .describe('memory of the embedded database while loading, 700MB or more; beyond it the disk is used'),
  FORECOURT_SUMMARY_MEMORY: z
    .string()
    .regex(/^\d+(MB|GB)$/, 'for example 1GB')
    .default('1GB')
    .describe('memory of the sold-vehicle summaries in a serving process; beyond it they use the disk'),
  FORECOURT_SOURCES: optional.describe(
    'configuration of forecourt watch, which serve then runs beside it; default: none',
  ),
  FORECOURT_KEEP_REJECTS: z
    .string()
    .regex(/^\d+$/, 'days, for example 90; 0: forever')
    .default('90')
    .describe('days to keep the files of rejected and repeated rows; 0: forever'),
  ...accessVariables.shape,
  ...jobVariables.shape,
  ...partnerVariables.shape,
  ...servingVariables.shape,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('lowest level that is logged'),
});

/** What the process was set to. */
export interface Settings extends AccessSettings, PartnerSettings, ServingSettings {
  readonly host: string;
  readonly port: number;
  readonly engine: EngineSettings;
  readonly index: IndexSettings;
  readonly dataDir: string;
  /** what servers share with the machine that loads is there: sold months, files of jobs, the key of the webhooks */
  readonly sharedDir: string;
  /** sold months and trends are published there, too, and read from there; undefined: there is none */
  readonly store: StoreSettings | undefined;
  readonly indexPrefix: string;
  readonly publicUrl: string | undefined;
  readonly sample: boolean;
  readonly staleAfterHours: number;
  /** configuration of the watch that runs beside a server; undefined: none does */
  readonly sources: string | undefined;
  /** memory limit of the embedded database, as DuckDB writes it */
  readonly memory: string;
  /** memory limit of the sold-vehicle summaries, as DuckDB writes it */
  readonly summaryMemory: string;
  /** days that the files of rejected and repeated rows are kept; 0: for ever */
  readonly keepRejectsDays: number;
  readonly jobs: JobSettings;
  readonly logLevel: string;
}

/** A setting that cannot be used; the message names it. Exit code 2. */
export class BadSetting extends Error {}

/** What is read of a configuration; throws BadSetting where it cannot be used. */
export function asConfigured<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof BadConfig ? new BadSetting(`invalid setting: ${error.message}`) : error;
  }
}

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/** The default of each setting that has one, as it would be written: 20MB, 10s. */
export function writtenDefaults(): ReadonlyMap<string, string> {
  const { properties = {} } = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' });
  const defaults = Object.entries(properties).map(([name, schema]) => {
    const standard = typeof schema === 'object' ? schema.default : undefined;
    return [name, standard === undefined ? '' : String(standard)] as const;
  });
  return new Map(defaults.filter(([, standard]) => standard !== ''));
}

/** Reads the settings; throws BadSetting naming the variable and what it takes. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = environment.safeParse(asConfigured(() => withSecrets(env)));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new BadSetting(`invalid setting: ${faults.join('; ')}`);
  }
  const value = parsed.data;
  const fault = engineSettingsFault(value) ?? storeFault(value);
  if (fault) throw new BadSetting(`invalid setting: ${fault}`);
  return {
    host: value.HOST,
    port: value.PORT,
    engine: engineSettings(value),
    index: indexSettings(value),
    dataDir: value.FORECOURT_DATA,
    sharedDir: value.FORECOURT_SHARED ?? value.FORECOURT_DATA,
    store: storeSettings(value),
    indexPrefix: value.FORECOURT_INDEX_PREFIX,
    publicUrl: value.FORECOURT_PUBLIC_URL,
    sample: value.FORECOURT_SAMPLE === 'on',
    staleAfterHours: Number.parseInt(value.FORECOURT_STALE_AFTER, 10),
    sources: value.FORECOURT_SOURCES,
    memory: value.FORECOURT_MEMORY,
    summaryMemory: value.FORECOURT_SUMMARY_MEMORY,
    keepRejectsDays: Number(value.FORECOURT_KEEP_REJECTS),
    ...accessSettings(value),
    jobs: jobSettings(value),
    ...partnerSettings(value),
    ...servingSettings(value),
    logLevel: value.LOG_LEVEL,
  };
}
