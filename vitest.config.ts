import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
/** What needs the memory of a process for itself: throttles, a second copy of a module. */
const ALONE = ['src/usecases/access/login.test.ts', 'src/usecases/invoice/sign-invoice.test.ts']
/** Components: a document of their own for each file, and React's checks. */
const SCREENS = ['src/**/*.test.tsx']

const shared = { resolve: { tsconfigPaths: true } }

/**
 * Three processes in all, each of which imports the site once and takes file after file: a process for each file spent
 * a quarter of the processor time of all tests on imports (docs/decisions/0123). What needs one is named in ALONE. Each waits
 * for its database and for its queue more than half of its time: two left the journeys' processors idle (docs/decisions/0306).
 */
export default defineConfig({
  ...shared,
  test: {
    globalSetup: 'tests/support/runner/global-setup.ts',
    maxWorkers: 3,
    projects: [
      project('alone', 0, {
        include: ALONE,
        isolate: true,
        setupFiles: ['tests/support/runner/set-seed.ts'],
      }),
      project('screens', 1, {
        include: SCREENS,
        isolate: false,
        setupFiles: ['tests/support/runner/set-seed.ts', 'tests/support/runner/set-document.ts'],
      }),
      {
        // As visitors are served: React takes a quarter longer for a page where it looks for mistakes of developers.
        ...project('together', 2, {
          include: TESTS,
          exclude: [...ALONE, ...SCREENS],
          isolate: false,
          setupFiles: ['tests/support/runner/set-seed.ts'],
          env: { NODE_ENV: 'production' },
        }),
        oxc: { jsx: { development: false } },
      },
    ],
  },
})

/** @param groupOrder one group after the other: a process is kept only while files of its own project follow */
function project(
  name: string,
  groupOrder: number,
  files: {
    include: string[]
    exclude?: string[]
    isolate: boolean
    setupFiles: string[]
    env?: { NODE_ENV: string }
  },
) {
  return {
    ...shared,
    test: {
      ...files,
      name,
      sequence: { groupOrder },
      testTimeout: 600_000,
      hookTimeout: 600_000,
      // Young objects are looked through half as often: a tenth of their processor time went into that (docs/decisions/0317).
      execArgv: ['--max-semi-space-size=32'],
      // What other processes do is waited for; how long they take on a busy machine says nothing.
      expect: { poll: { timeout: 180_000 } },
    },
  } satisfies TestProjectConfiguration
}
