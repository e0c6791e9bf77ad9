import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // What other processes do is waited for; how long they take on a busy machine says nothing.
    expect: { poll: { timeout: 30_000 } },
    setupFiles: 'tests/support/set-seed.ts',
  },
})
