import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LIMITS, PATIENTLY } from './test/patience.ts';

/** Where tests are says what they need; a project is those that need the same. */
const FOLDERS = {
  /** nothing but Node: the loop of a contributor (`npm run test:fast`) */
  fast: ['unit', 'property'],
  /** the embedded database, files, processes, PostgreSQL and Redis; no search engine */
  data: [
    ...['accounts', 'data', 'jobs', 'ledger', 'outgoing', 'package'],
    ...['partners', 'sources', 'summary', 'vin', 'webhooks'],
  ],
  /** the search engine; of faults also processes that are killed, disks that are full */
  engine: ['faults', 'engine', 'clients', 'insights'],
  /** the search engine and Chromium */
  pages: ['pages'],
} as const;

/** Folders of few long files; those of a project stand beside each other, as a worker that goes on to another one starts anew. */
const LONG_FILES = ['pages', 'faults'];
const PROJECTS = ['pages', 'engine', 'data', 'fast'];

/** Few long files before many short ones, so that the workers end together. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const isLong = LONG_FILES.some((folder) => moduleId.includes(`/test/${folder}/`));
      return 2 * PROJECTS.indexOf(project.name) + (isLong ? 0 : 1);
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

const expecting = { expect: { poll: PATIENTLY } };
const SHORT = { ...LIMITS.short, ...expecting };
/** What goes on in the process itself has come a step further whenever it is looked at. */
const AT_ONCE = { ...LIMITS.short, expect: { poll: { ...PATIENTLY, interval: 5 } } };
const LONG = { ...LIMITS.long, ...expecting };

const filesOf = (name: keyof typeof FOLDERS): string[] =>
  FOLDERS[name].map((folder) => `test/${folder}/**/*.test.ts`);

/** compiles what tests start, and the page of the console */
const COMPILED = 'test/compiled-setup.ts';

/** One set of modules for all files of a worker, loaded once: they keep nothing that another file would see. */
const TOGETHER = { isolate: false, setupFiles: ['test/real-clock.ts'] };

const onEngine = (name: 'engine' | 'pages', more = {}) => ({
  test: {
    ...LONG,
    name,
    include: filesOf(name),
    globalSetup: [COMPILED, 'test/engine-setup.ts'],
    ...more,
  },
});

export default defineConfig({
  test: {
    // what was compiled once is read again
    experimental: { fsModuleCache: true },
    // tests wait for engines and processes as long as they work: three keep two cores busy
    maxWorkers: 3,
    teardownTimeout: LIMITS.long.hookTimeout,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      { test: { ...AT_ONCE, name: 'fast', include: filesOf('fast'), pool: 'threads', ...TOGETHER } },
      { test: { ...SHORT, name: 'data', include: filesOf('data'), globalSetup: [COMPILED], ...TOGETHER } },
      onEngine('engine', TOGETHER),
      onEngine('pages'),
    ],
  },
});
