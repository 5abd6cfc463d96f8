import { defineConfig } from 'vitest/config';

/** What asks nothing of a search engine: the loop of a contributor (`npm run test:fast`). */
const FAST = ['test/unit/**/*.test.ts', 'test/property/**/*.test.ts'];

const LIMITS = { testTimeout: 60_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    // the machine has two cores and the engine wants one
    maxWorkers: 2,
    projects: [
      { test: { ...LIMITS, name: 'fast', include: FAST } },
      {
        test: {
          ...LIMITS,
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: FAST,
          globalSetup: ['test/engine-setup.ts'],
        },
      },
    ],
  },
});
