import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const NOBODY = 65534
/** Above the highest number that Linux gives a process. */
const NO_PROCESS = 5_000_000

test.skipIf(process.getuid?.() !== 0)(
  'a killed run of another user leaves a folder that stops nobody’s tests',
  () => {
    const place = mkdtempSync(join(tmpdir(), 'siteligible-test-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    const left = join(place, `essais-${NO_PROCESS}-abcdef`)
    mkdirSync(left, { mode: 0o700 })
    writeFileSync(join(left, 'postgres'), '')
    execFileSync('chmod', ['1777', place])
    const script = `import('./tests/support/runner/scratch.ts').then(({ makeScratchFolder }) => console.log(makeScratchFolder('${place}')))`
    const made = execFileSync(process.execPath, ['--import', 'tsx', '-e', script], {
      uid: NOBODY,
      gid: NOBODY,
      // Where everybody may write, whatever other tests do to their own folders.
      env: { ...process.env, TMPDIR: '/tmp' },
      encoding: 'utf8',
    })
    expect(readdirSync(place)).toContain(made.trim().split('/').at(-1))
    expect(readdirSync(left)).toEqual(['postgres'])
  },
)
