import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

/** Pure rules and the contract: their tests leave nothing behind in a process. */
const RULES = ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts']

const shared = { resolve: { tsconfigPaths: true } }

/** The tests of rules share two processes, which import each rule once; each other file has its own (docs/decisions/0123). */
export default defineConfig({
  ...shared,
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    maxWorkers: 2,
    projects: [
      project('rules', 0, { include: RULES, isolate: false }),
      project('rest', 1, {
        include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        exclude: RULES,
        isolate: true,
      }),
    ],
  },
})

/** @param groupOrder one group after the other: a process is kept only while files of its own project follow */
function project(
  name: string,
  groupOrder: number,
  files: { include: string[]; exclude?: string[]; isolate: boolean },
): TestProjectConfiguration {
  return {
    ...shared,
    test: {
      ...files,
      name,
      sequence: { groupOrder },
      testTimeout: 600_000,
      hookTimeout: 600_000,
      // What other processes do is waited for; how long they take on a busy machine says nothing.
      expect: { poll: { timeout: 180_000 } },
      setupFiles: 'tests/support/set-seed.ts',
    },
  }
}
