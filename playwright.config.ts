import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './tests/support/browser/chromium'

/** Journeys that look at a paper in the browser's own viewer, which the browser without windows does not have. */
const WITH_VIEWER = [
  'diagnostic',
  'french-path',
  'french-path-errors',
  'hostile-opened',
  'owner-path',
  'wizard-access',
]

const inWholeBrowser = WITH_VIEWER.map(name => `**/${name}.spec.ts`)

const launchOptions = (executablePath: string | undefined) => ({
  // Chromium names a download « download » where its own locale has no letters for the name.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/program/template-site.ts',
  outputDir: 'test-results/traces',
  // How long a busy machine takes says nothing: what is waited for comes, or it never does.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Pages are judged as they stand, not in the middle of a fade.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test, kept only where one fails, costs a twentieth of the journeys' processor time. The picture of a
    // failure stays; its trace: npx playwright test --trace retain-on-failure tests/journeys/x.spec.ts
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'shell',
      testIgnore: inWholeBrowser,
      use: { launchOptions: launchOptions(findHeadlessShell()) },
    },
    { name: 'whole', testMatch: inWholeBrowser, use: { launchOptions: launchOptions(findChromium()) } },
  ],
})
