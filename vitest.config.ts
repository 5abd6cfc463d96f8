import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/engine-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // the machine has two cores and the engine wants one
    maxWorkers: 2,
  },
});
