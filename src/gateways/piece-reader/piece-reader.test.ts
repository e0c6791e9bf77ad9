import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { textPdf } from '../../../tests/support/files/text-pdf'
import { withoutPriorities } from '../../../tests/support/refused-calls'

const run = promisify(execFile)
/** As in containers, the system has no name and no home for it. */
const NAMELESS = 61_500
/** As whoever runs the tests, unless that is root, who may do what the site's user may not. */
const ordinaryUser = process.getuid?.() === 0 ? { uid: NAMELESS, gid: NAMELESS } : {}

/** What a program of ours says of a paper, started by this command as an ordinary user. */
async function kindRead([command, ...words]: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'siteligible-test-'))
  const piece = join(folder, 'attestation.pdf')
  const lines = ['ATTESTATION DE VIGILANCE', 'Urssaf', 'Attestation de fourniture des déclarations sociales']
  writeFileSync(piece, await textPdf(lines))
  await run('chmod', ['-R', 'a+rX', folder])
  const program = ['--import', 'tsx', 'tests/support/program/piece-reader-program.ts', piece]
  // What tsx keeps of what it compiles lies where everybody may write, whatever other tests do to their own folders.
  const env = { ...process.env, TMPDIR: '/tmp' }
  const { stdout } = await run(command ?? '', [...words, ...program], { ...ordinaryUser, env })
  return stdout.trim()
}

test('an ordinary user reads a piece: its child may not take a lower priority back', async () => {
  expect(await kindRead([process.execPath])).toBe('urssaf')
})

const refused = withoutPriorities()
test.skipIf(!refused)('a piece is read where the system refuses every priority', async () => {
  expect(await kindRead([...(refused ?? []), process.execPath])).toBe('urssaf')
})
