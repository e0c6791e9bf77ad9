import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { saidOn } from '~/domain/aids/aid-state'
import { EMAIL_KINDS } from '~/domain/email/email-labels'
import { bareClaims } from '~/domain/text/aid-claims'
import { readAidFiles } from '~/gateways/read-aid-files'
import { aidFaults } from '../../tests/support/texts/aid-faults'
import { wrongIn } from '../../tests/support/texts/corrected-sentences'

const run = promisify(execFile)

const aids = readAidFiles('content/aids').map(({ aid }) => ({ ...aid, ...saidOn(aid, '2026-11-25') }))

test('no message shows an amount of aid without « jusqu’à », « sous réserve » and a date, offers a closed one, nor says what was corrected', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-messages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await run(process.execPath, ['build/commands/preview-emails.js', folder])
  const files = (await readdir(folder)).filter(file => file.endsWith('.html'))
  expect(EMAIL_KINDS.filter(kind => !files.includes(`${kind}.html`))).toEqual([])
  for (const file of files) {
    const html = await readFile(join(folder, file), 'utf8')
    // The aid that was granted is a fact of its dossier, as the body notified it.
    if (file === 'dossier-accepted.html') expect(html).toContain('Région Sud')
    else expect([...bareClaims(html, 0), ...aidFaults(html, aids)], file).toEqual([])
    expect(wrongIn(html), file).toEqual([])
  }
})
